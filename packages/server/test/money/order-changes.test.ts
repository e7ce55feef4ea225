import { Failure } from '@agency-booking/contract-express';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import type { OrderKind } from '../../src/ports/payment-attempts.ts';
import type { TransferLegType } from '../../src/ports/transfer-products.ts';
import { addSeconds } from '../../src/shared/time.ts';
import { primary } from '../support/transfer-orders.ts';
import type { Fate, RideStep } from './external-systems.ts';
import { assertHistories, orCrash } from './happen.ts';
import { assertChangeIsReported, type Look, type ShownOrders, showOrders } from './shown-orders.ts';
import { startTransferMachine, type TransferMachine } from './transfer-machine.ts';

const DAY_SECONDS = 24 * 3_600;
const DOCUMENTS_DAYS = 30;

let machine: TransferMachine;
let shown: ShownOrders;
beforeAll(async () => {
  machine = await startTransferMachine({ callSeconds: 0.001 });
  shown = showOrders(machine);
});
afterAll(() => machine.stop());

type Step = {
  readonly what: (typeof steps)[number];
  readonly leg: TransferLegType;
  readonly ride: RideStep;
  readonly fates: readonly Fate[];
  readonly seconds: number;
  readonly word: string;
};
type History = readonly [OrderKind, readonly Step[]];

const steps = [
  ...(['pay', 'pay', 'payByCard', 'payWith3ds', 'callBack', 'cancel', 'drop', 'dropLeg', 'dropLeg'] as const),
  ...(['ride', 'ride', 'driver', 'reportPassengers', 'passengers', 'flight', 'wait', 'wait', 'drive'] as const),
  ...(['lapse', 'eraseDocuments', 'erase'] as const),
];
const fate = fc.constantFrom<Fate>(
  'well',
  'well',
  'well',
  'refuse',
  'lost',
  'silent',
  'slow',
  'crashBefore',
  'crashAfter',
);
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...steps),
  leg: fc.constantFrom('oneway', 'return'),
  ride: fc.constantFrom('assigned', 'departed', 'arrived', 'passengerOnBoard', 'noShow', 'completed'),
  fates: fc.array(fate, { maxLength: 5 }),
  seconds: fc.constantFrom(1, 20, 70, 7_200),
  word: fc.constantFrom('A', 'B', 'C', 'D'),
});

const well = { leg: 'oneway', ride: 'completed', fates: [], seconds: 20, word: 'A' } as const;
const looked = { ...well, what: 'wait', seconds: 4 * 7_200 } as const;
const paid = { ...well, what: 'pay' } as const;
const rides = (types: readonly RideStep[]): Step[] =>
  types.flatMap((ride) => [{ ...well, what: 'ride', ride }, looked]);
/** Histories that random generation rarely produces. */
const directed: readonly History[] = [
  ['transfer', [paid, { ...well, what: 'dropLeg', leg: 'return' }, looked, { ...well, what: 'cancel' }]],
  ['transfer', [paid, { ...well, what: 'ride' }, looked, { ...well, what: 'dropLeg', leg: 'return' }, looked]],
  ['transfer', [paid, { ...well, what: 'driver' }, looked, { ...well, what: 'driver', word: 'B' }, looked]],
  ['transfer', [paid, { ...well, what: 'reportPassengers' }, looked, { ...well, what: 'drop' }, looked]],
  ['transfer', [paid, { ...well, what: 'ride' }, { ...well, what: 'ride' }, looked]],
  ['transfer', [{ ...well, what: 'flight' }, paid, { ...well, what: 'flight', word: 'B' }]],
  ['transfer', [{ ...well, what: 'passengers', word: 'B' }, paid, { ...well, what: 'passengers', word: 'C' }]],
  [
    'transfer',
    [paid, { ...well, what: 'driver' }, looked, { ...well, what: 'eraseDocuments' }, { ...well, what: 'erase' }],
  ],
  ['transfer', [{ ...paid, fates: ['refuse'] }]],
  ['transfer', [paid, ...rides(['assigned', 'departed', 'arrived', 'noShow'])]],
  ['transfer', [paid, ...rides(['assigned', 'passengerOnBoard', 'completed'])]],
  ['transfer', [{ ...well, what: 'lapse' }]],
  [
    'car',
    [
      { ...well, what: 'lapse' },
      { ...well, what: 'erase' },
    ],
  ],
  ['car', [{ ...paid, fates: ['refuse', 'lost'] }, looked]],
  [
    'car',
    [
      { ...well, what: 'payWith3ds' },
      { ...well, what: 'callBack' },
      { ...well, what: 'cancel' },
    ],
  ],
  [
    'car',
    [{ ...well, what: 'payByCard' }, { ...well, what: 'cancel', fates: ['well', 'well', 'lost', 'lost'] }, looked],
  ],
  ['car', [paid, { ...well, what: 'drop' }, looked, { ...well, what: 'erase' }]],
];

test('every visible change of an order updates updatedAt and creates exactly one event for its order and leg', {
  timeout: 240_000,
}, async () => {
  const histories = fc.tuple(
    fc.constantFrom<OrderKind>('car', 'transfer'),
    fc.array(step, { minLength: 1, maxLength: 8 }),
  );
  await assertHistories<History>(histories, play, directed);

  // A run proves nothing about events that it never reached.
  const wanted = contract.components.schemas.EventType['x-extensible-enum'].filter((type) => REACHED.test(type));
  const reached = new Set<string>((await shown.eventsAfter(0)).map(({ type }) => type));
  expect(
    wanted.filter((type) => !reached.has(type)),
    'never reached',
  ).toEqual([]);
});

const REACHED = /^(carOrder|transferOrder|refund|ride)\.(?!delayed)/;

async function play([kind, history]: History): Promise<void> {
  const { clock, external } = machine;
  external.willGo([]);
  const order = kind === 'car' ? await shown.newCar() : await machine.newOrder();
  let look: Look = { order: await shown.show(kind, order), at: clock.now(), position: await shown.lastPosition() };
  for (const next of [...history, looked]) {
    clock.advance(0.001);
    external.willGo(next.fates);
    await refusable(take(kind, order, next));
    external.willGo([]);
    look = await assertChangeIsReported(shown, kind, order, look, clock.now());
    await machine.check();
  }
}

/** Ignores simulated crashes and requests refused by a rule. */
const refusable = (work: Promise<unknown>) =>
  orCrash(work).catch((error) => {
    if (!(error instanceof Failure)) throw error;
  });

async function take(kind: OrderKind, order: string, { what, leg, ride, seconds, word }: Step): Promise<unknown> {
  const { clock, external, people, transact, store } = machine;
  const last = (await machine.attemptsOf(order)).at(-1)?.id ?? '';
  const retireAfter = async (days: number) => {
    clock.advance(days * DAY_SECONDS);
    await machine.attempts.worker.runOnce();
    clock.advance(0.001);
  };
  switch (what) {
    case 'pay':
      return kind === 'car' ? shown.payCar(order, 'limit') : machine.pay(order);
    case 'payByCard':
      return kind === 'car' && shown.payCar(order, 'card');
    case 'payWith3ds':
      return kind === 'car' && shown.payCar(order, 'card3ds');
    case 'callBack':
      external.authenticateCustomer(last);
      return kind === 'car' && shown.callBack(order, last);
    case 'cancel':
      return shown.cancel(kind, order);
    case 'drop':
      return external.drop(last);
    case 'dropLeg':
      return kind === 'transfer' && external.dropLeg(last, leg, clock.now());
    case 'ride':
      return kind === 'transfer' && external.ride(last, { leg, at: clock.now(), type: ride, driver: word });
    case 'driver':
      return kind === 'transfer' && external.ride(last, { leg, at: clock.now(), driver: word });
    case 'reportPassengers':
      return kind === 'transfer' && external.reportPassengers(last, clock.now());
    case 'passengers':
      return kind === 'transfer' && shown.completePassengers(order, [{ ...primary, firstName: word }]);
    case 'flight':
      return kind === 'transfer' && shown.changeFlight(order, { leg, flightNumber: `TK1${'ABCD'.indexOf(word)}` });
    case 'drive':
      return kind === 'transfer' ? machine.drive(order) : machine.later(seconds);
    case 'wait':
      return machine.later(seconds);
    case 'lapse':
      return retireAfter(101);
    case 'eraseDocuments':
      await retireAfter(103 + DOCUMENTS_DAYS);
      return store.eraseDocuments({ before: addSeconds(clock.now(), -DOCUMENTS_DAYS * DAY_SECONDS), at: clock.now() });
    case 'erase':
      await retireAfter(200);
      return transact((tx) => people[kind].erase(tx, order, clock.now()));
  }
}
