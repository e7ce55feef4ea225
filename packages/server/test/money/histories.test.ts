import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderKind } from '../../src/ports/payment-attempts.ts';
import { paymentStates, statesThat } from '../support/payment-states.ts';
import { directedHistories, type Event, everyAnswer } from './directed-histories.ts';
import { type Machine, startMachine } from './machine.ts';
import { Crash, type Fate } from './outside.ts';

const RANDOM_HISTORIES = 80;
type Example = [[OrderKind, Event[]]];

const kinds: readonly OrderKind[] = ['car', 'transfer'];

/** `HISTORIES_SEED=… vitest run histories` plays the histories of a failed run again. */
const seed = Number(process.env.HISTORIES_SEED ?? Math.trunc(Math.random() * 2 ** 31));

const fate = fc.constantFrom<Fate>(
  ...([
    'well',
    'well',
    'well',
    'refuse',
    'refuseSilently',
    'lost',
    'silent',
    'slow',
    'crashBefore',
    'crashAfter',
  ] as const),
);
const event: fc.Arbitrary<Event> = fc.record({
  what: fc.constantFrom<Event['what']>(
    ...([
      'card',
      '3ds',
      '3ds',
      'limit',
      'twoPays',
      'callback',
      'callback',
      'forged',
      'cancel',
      'wait',
      'wait',
    ] as const),
    ...(['rejectCustomer', 'chargeByItself', 'voidByItself', 'forget', 'drop'] as const),
  ),
  fates: fc.array(fate, { maxLength: 6 }),
  seconds: fc.constantFrom(1, 20, 70, 1000),
});

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterAll(() => machine.stop());

test('whatever happens in whatever order, nothing is lost or doubled, and everything ends', {
  timeout: 240_000,
}, async () => {
  const history = fc.tuple(fc.constantFrom(...kinds), fc.array(event, { minLength: 1, maxLength: 8 }));
  const directed = kinds.flatMap((kind) =>
    Object.values(directedHistories).map((events): Example => [[kind, [...events]]]),
  );
  await fc
    .assert(
      fc.asyncProperty(history, async ([kind, events]) => play(kind, events)),
      { seed, numRuns: RANDOM_HISTORIES + directed.length, examples: directed },
    )
    .catch((error) => {
      throw new Error(`To play it again: HISTORIES_SEED=${seed}\n${error.message}`, { cause: error });
    });

  // A run proves nothing about what it never reached.
  const transitions = Object.entries(paymentStates).flatMap(([from, { to }]) => to.map((next) => `${from} → ${next}`));
  const reached = new Set([...(await machine.transitions()), ...machine.outside.seen]);
  const wanted = kinds.flatMap((kind) => [...transitions, ...everyAnswer].map((step) => `${kind}: ${step}`));
  expect(
    wanted.filter((step) => !reached.has(step)),
    'never reached',
  ).toEqual([]);
});

async function play(kind: OrderKind, events: readonly Event[]): Promise<void> {
  const { outside } = machine;
  const order = await machine.newOrder(kind);
  for (const event of events) {
    outside.willGo(event.fates ?? []);
    for (const [at, fates] of Object.entries(event.at ?? {}))
      outside.willGoAt(at as `${string}.find`, ...(fates ?? []));
    await happen(event, order);
    await machine.check();
  }

  // The line is mended, and time passes.
  outside.willGo([]);
  await machine.later(2000);
  await machine.later(400);
  await machine.check();
  expect(machine.takeErrors().filter((error) => !(error instanceof Crash))).toEqual([]);

  const attempts = await machine.attemptsOf(order);
  const live = statesThat((state) => state.live);
  expect(attempts.filter(({ status }) => live.includes(status))).toEqual([]);
  const ids = attempts.map(({ id }) => id);
  const { charges, reservations } = outside.record();
  const isReserved = (await machine.statusOf(order)) === 'reserved';
  expect(reservations.filter((reference) => ids.includes(reference.slice(4)))).toHaveLength(isReserved ? 1 : 0);
  const isTaken = charges.filter(({ reference, amount, refunded }) => ids.includes(reference) && refunded < amount);
  expect(isTaken.length).toBeLessThanOrEqual(1);
}

/** A process that ends in the middle leaves its attempt to the worker. */
const orCrash = (work: Promise<unknown>) =>
  work.catch((error) => {
    if (!(error instanceof Crash)) throw error;
  });

async function happen({ what, seconds = 0 }: Event, order: string): Promise<void> {
  const { outside } = machine;
  const last = (await machine.attemptsOf(order)).at(-1)?.id;
  switch (what) {
    case 'card':
    case '3ds':
    case 'limit':
      return void (await orCrash(machine.pay(order, what)));
    case 'twoPays':
      return void (await Promise.all([orCrash(machine.pay(order, 'card')), orCrash(machine.pay(order, 'limit'))]));
    case 'cancel':
      return void (await orCrash(machine.cancel(order, 60_00)));
    case 'wait':
      return machine.later(seconds);
  }
  if (!last) return;
  switch (what) {
    case 'callback':
      outside.authenticateCustomer(last);
      await Promise.all([orCrash(machine.callback(order, last)), orCrash(machine.callback(order, last))]);
      break;
    case 'authenticate':
      outside.authenticateCustomer(last);
      break;
    case 'earlyCallback':
      await orCrash(machine.callback(order, last));
      break;
    case 'forged':
      await orCrash(machine.callback(order, last, 'T-forged'));
      break;
    default:
      outside[what](last);
  }
}
