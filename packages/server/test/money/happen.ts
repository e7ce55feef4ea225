import fc from 'fast-check';
import { expect } from 'vitest';
import { statesThat } from '../support/payment-states.ts';
import { type CallAt, Crash, type Fate } from './external-systems.ts';
import type { Machine } from './machine.ts';

export type Event = {
  readonly what:
    | 'card'
    | '3ds'
    | 'limit'
    /** Pays with a different card and 3D Secure. */
    | 'other3ds'
    | 'twoPays'
    /** Cancels the order before it is paid. */
    | 'withdraw'
    /** The customer authenticates, and two callbacks arrive simultaneously. */
    | 'callback'
    | 'authenticate'
    /** A callback arrives before the customer has completed authentication on the bank's page. */
    | 'earlyCallback'
    | 'forged'
    | 'cancel'
    | 'rejectCustomer'
    | 'chargeByItself'
    | 'voidByItself'
    | 'forget'
    | 'drop'
    /** The vendor cancels the return leg, or the outbound leg. */
    | 'dropBack'
    | 'dropThere'
    | 'wait';
  readonly fates?: readonly Fate[];
  readonly at?: Readonly<Partial<Record<CallAt, readonly Fate[]>>>;
  readonly seconds?: number;
};

export const wait = (seconds: number, at?: Event['at']): Event => ({ what: 'wait', seconds, at });
export const lost = (times: number) => Array<Fate>(times).fill('lost');
/** Outcomes for a vendor that makes the reservation but whose responses are all lost. */
export const silentVendor: Event['at'] = {
  'charged.reserve': ['silent', ...lost(20)],
  'charged.findReservation': lost(20),
};

/** Ignores a simulated crash, after which the worker takes over the attempt. */
export const orCrash = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error) => {
    if (!(error instanceof Crash)) throw error;
    return undefined;
  });

/** Number of random histories. CI runs more of them; the directed histories cover the required cases in every run. */
export const RANDOM_HISTORIES = Number(process.env.HISTORIES ?? (process.env.CI === 'true' ? 80 : 20));

/**
 * Plays the given histories, followed by random ones. A failure prints `seed` and `path`; set FC_SEED and FC_PATH to
 * replay it.
 */
export async function assertHistories<History>(
  arbitrary: fc.Arbitrary<History>,
  play: (history: History) => Promise<void>,
  first: readonly History[] = [],
): Promise<void> {
  const examples = first.map((history): [History] => [history]);
  await fc.assert(fc.asyncProperty(arbitrary, play), { numRuns: RANDOM_HISTORIES + first.length, examples });
}

export async function happen(
  machine: Machine,
  order: string,
  { what, fates = [], at = {}, seconds = 0 }: Event,
): Promise<void> {
  const { external } = machine;
  external.willGo(fates);
  for (const [call, next] of Object.entries(at)) external.willGoAt(call as CallAt, ...(next ?? []));
  const last = (await machine.attemptsOf(order)).at(-1)?.id;
  switch (what) {
    case 'card':
    case '3ds':
    case 'other3ds':
    case 'limit':
      return void (await orCrash(machine.pay(order, what)));
    case 'twoPays':
      return void (await Promise.all([orCrash(machine.pay(order, 'card')), orCrash(machine.pay(order, 'limit'))]));
    case 'withdraw':
      return void (await orCrash(machine.withdraw(order)));
    case 'cancel':
      return void (await orCrash(machine.cancel(order, 60_00)));
    case 'wait':
      return machine.later(seconds);
  }
  if (!last) return;
  switch (what) {
    case 'callback':
      external.authenticateCustomer(last);
      await Promise.all([orCrash(machine.callback(order, last)), orCrash(machine.callback(order, last))]);
      break;
    case 'authenticate':
      external.authenticateCustomer(last);
      break;
    case 'earlyCallback':
      await orCrash(machine.callback(order, last));
      break;
    case 'forged':
      await orCrash(machine.callback(order, last, 'T-forged'));
      break;
    case 'dropBack':
    case 'dropThere':
      external.dropLeg(last, what === 'dropBack' ? 'return' : 'oneway', machine.clock.now());
      break;
    default:
      external[what](last);
  }
}

/** Restores connections, advances the clock, and checks that everything has ended and nothing is lost or duplicated. */
export async function finish(machine: Machine, order: string): Promise<void> {
  machine.external.willGo([]);
  const live = statesThat((state) => state.live);
  const isOver = async () => (await machine.attemptsOf(order)).every(({ status }) => !live.includes(status));
  await machine.later(2000);
  if (!(await isOver())) await machine.later(400);
  await machine.check();
  expect(machine.takeErrors().filter((error) => !(error instanceof Crash))).toEqual([]);

  const attempts = await machine.attemptsOf(order);
  expect(attempts.filter(({ status }) => live.includes(status))).toEqual([]);
  const ids = attempts.map(({ id }) => id);
  const { charges, reservations } = machine.external.record();
  const isReserved = (await machine.statusOf(order)) === 'reserved';
  expect(reservations.filter((reference) => ids.includes(reference.slice(4)))).toHaveLength(isReserved ? 1 : 0);
  const isTaken = charges.filter(({ reference, amount, refunded }) => ids.includes(reference) && refunded < amount);
  expect(isTaken.length).toBeLessThanOrEqual(1);
}
