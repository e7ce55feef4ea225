import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderKind } from '../../src/ports/payment-attempts.ts';
import { paymentStates } from '../support/payment-states.ts';
import { directedHistories, everyAnswer } from './directed-histories.ts';
import type { Fate } from './external-systems.ts';
import { assertHistories, type Event, finish, happen } from './happen.ts';
import { type Machine, startMachine } from './machine.ts';

type History = [OrderKind, Event[]];

const kinds: readonly OrderKind[] = ['car', 'transfer'];

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
      'other3ds',
      'withdraw',
      'limit',
      'twoPays',
      'callback',
      'callback',
      'forged',
      'cancel',
      'wait',
      'wait',
    ] as const),
    ...(['rejectCustomer', 'chargeByItself', 'voidByItself', 'forget', 'drop', 'dropBack', 'dropThere'] as const),
  ),
  fates: fc.array(fate, { maxLength: 6 }),
  seconds: fc.constantFrom(1, 20, 70, 1000),
});

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterAll(() => machine.stop());

test('in any sequence of events no money is lost or doubled, and every payment ends', {
  timeout: 240_000,
}, async () => {
  const history = fc.tuple(fc.constantFrom(...kinds), fc.array(event, { minLength: 1, maxLength: 8 }));
  const directed = kinds.flatMap((kind) =>
    Object.values(directedHistories).map((events): History => [kind, [...events]]),
  );
  await assertHistories(history, play, directed);

  // A run proves nothing about transitions that it never reached.
  const transitions = Object.entries(paymentStates).flatMap(([from, { to }]) => to.map((next) => `${from} → ${next}`));
  const reached = new Set([...(await machine.transitions()), ...machine.external.seen]);
  const wanted = kinds.flatMap((kind) => [...transitions, ...everyAnswer].map((step) => `${kind}: ${step}`));
  expect(
    wanted.filter((step) => !reached.has(step)),
    'never reached',
  ).toEqual([]);
});

async function play([kind, events]: History): Promise<void> {
  const order = await machine.newOrder(kind);
  for (const event of events) {
    await happen(machine, order, event);
    await machine.check();
  }
  await finish(machine, order);
}
