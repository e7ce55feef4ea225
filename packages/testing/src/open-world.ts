import type { RequestListener } from 'node:http';
import { openPaymentPage } from '@agency-booking/payment-page/staging';
import { startSandbox } from '@agency-booking/sandbox';
import { startEmbedded } from '@agency-booking/server/world';
import { createAdvance } from './advance.ts';
import { createClock, dateOf } from './clock.ts';
import { freePort } from './free-port.ts';
import { seededBytes } from './seed.ts';
import { openTemplate } from './template.ts';
import { createWaiting } from './waiting.ts';
import type { WorldStart } from './world.ts';

const DEFAULT_SEED = 'agency-booking';
const DEFAULT_NOW = '2027-03-01T09:00:00Z';
/** Rate limits never reset under a frozen clock, so this scale puts them out of reach. */
const WORLD_SETTINGS = { RATE_LIMIT_SCALE: '1000', CREDIT_CHECK_DELAY_SECONDS: '0', DRAIN_DELAY_SECONDS: '0' };
const REQUEST_ID_BYTES = 9;

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
  const page = await openPaymentPage({ PAY_PORT: '0' }, clock.now);
  const closeParties = () => Promise.all([page.close(), sandbox.close()]);
  const requestIds = Buffer.from(seededBytes(seed, 'request ids')(REQUEST_ID_BYTES)).toString('base64url');
  let requests = 0;
  try {
    const service = await startEmbedded({
      template: await openTemplate(),
      seed,
      settings: {
        // The port must be known before the service listens, because responses contain the service's address.
        ...{ PORT: `${await freePort()}`, ...WORLD_SETTINGS, ...page.settings },
        ...{ ...settings, SANDBOX_PORT: `${sandbox.port}` },
      },
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
    page.connect({ api: service.url, sandbox: sandbox.url });
    const advance = createAdvance({ clock, service, sandbox });
    return { url: service.url, service, sandbox, clock, advance, close: () => service.close().finally(closeParties) };
  } catch (error) {
    await closeParties();
    throw error;
  }
}
