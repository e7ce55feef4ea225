import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { startSandbox } from '@agency-booking/sandbox';
import { startEmbedded } from '@agency-booking/server/world';
import { createAdvance } from './advance.ts';
import { AGENCIES, createAgencies } from './agencies.ts';
import { createClock } from './clock.ts';
import { createParties } from './parties.ts';
import { seededBytes } from './seed.ts';
import { openTemplate } from './template.ts';
import { createWaiting } from './waiting.ts';

export type WorldStart = {
  /**
   * Determines IDs, tokens, cars and prices. Defaults to the staging seed, because the documentation shows its prices.
   */
  readonly seed?: string;
  /** The time of the frozen clock when the world starts. Default: 2027-03-01T09:00:00Z. */
  readonly now?: Date | string;
  /** Service settings, keyed by the names of their environment variables, such as `CAR_SEARCH_TTL_SECONDS`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Receives the service's warnings and errors as JSON lines. By default, they are discarded. */
  readonly log?: (line: string) => void;
};

export type Period = {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
};

export type World = ReturnType<typeof worldOf>;
type Opened = Awaited<ReturnType<typeof openWorld>>;

const DEFAULT_SEED = 'agency-booking';
const DEFAULT_NOW = '2027-03-01T09:00:00Z';
/** Rate limits never reset under a frozen clock, so this scale puts them out of reach. */
const WORLD_SETTINGS = { RATE_LIMIT_SCALE: '1000', CREDIT_CHECK_DELAY_SECONDS: '0', DRAIN_DELAY_SECONDS: '0' };
const REQUEST_ID_BYTES = 9;

/**
 * Starts the service, its database and every external party in this process. Worlds share no state. The same seed,
 * clock and calls produce the same responses.
 */
export async function startWorld(start: WorldStart = {}): Promise<World> {
  return worldOf(await openWorld(start));
}

export function worldOf({ service, sandbox, clock, advance, close }: Opened) {
  return {
    /** The service's URL, without the base path `/api/v1`. */
    url: service.url,
    ...AGENCIES.horizon,
    ...createAgencies(service.url, clock.now),
    ...createParties(sandbox),
    clock: {
      now: clock.now,
      /** Sets the clock without running the work that becomes due in between. */
      set: (at: Date | string) => advance.moveTo(dateOf(at)),
    },
    /**
     * Moves the clock and runs all work that becomes due, in order. Resolves when webhooks and emails are delivered or
     * have failed, and nothing else is due. An empty period runs the work that is due now.
     */
    advance: (period: Period = {}) => advance.advanceTo(new Date(clock.now().getTime() + millisecondsOf(period))),
    advanceTo: (at: Date | string) => advance.advanceTo(dateOf(at)),
    close,
  };
}

/** Opens a world and returns its parts, which the clock tests compare. */
export async function openWorld({
  seed = DEFAULT_SEED,
  now = DEFAULT_NOW,
  settings = {},
  log = () => {},
  also,
}: WorldStart & { readonly also?: RequestListener }) {
  const clock = createClock(dateOf(now));
  const { underWay, keepWaiting } = createWaiting();
  let serviceUrl: string | undefined;
  const sandbox = await startSandbox({
    ...{ port: 0, seed, now: clock.now, schedule: clock.schedule, serviceUrl: () => serviceUrl },
    ...{ wait: async () => {}, keepWaiting },
  });
  const requestIds = Buffer.from(seededBytes(seed, 'request ids')(REQUEST_ID_BYTES)).toString('base64url');
  let requests = 0;
  try {
    const service = await startEmbedded({
      template: await openTemplate(),
      seed,
      settings: { PORT: `${await freePort()}`, ...WORLD_SETTINGS, ...settings, SANDBOX_PORT: `${sandbox.port}` },
      now: clock.now,
      randomBytes: seededBytes(seed, 'ids'),
      world: {
        unorderedBytes: seededBytes(seed, 'logs'),
        newRequestId: () => `req_${requestIds}-${(++requests).toString(36)}`,
        hasEntries: (party) =>
          [...sandbox.reservations(), ...sandbox.transferReservations()].some((each) => each.party === party) ||
          sandbox.misstatements.of(party) !== 'right',
        elapsed: () => clock.now().getTime(),
        underWay,
      },
      log,
      also,
    });
    serviceUrl = service.url;
    const advance = createAdvance({ clock, service, sandbox });
    return { service, sandbox, clock, advance, close: () => service.close().finally(sandbox.close) };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

function dateOf(at: Date | string): Date {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) throw new RangeError(`${at} is not a date, such as 2027-03-01T09:00:00Z.`);
  return date;
}

function millisecondsOf({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Period): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/** The port must be known before the service listens, because responses contain the service's address. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
