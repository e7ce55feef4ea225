import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keysWith } from '../../../test/support/people.ts';
import { openTransferBook, primary, type TransferBook } from '../../../test/support/transfer-orders.ts';
import type { CallResult } from '../../ports/call-result.ts';
import type { TransferChangeAnswer } from '../../ports/transfer-suppliers.ts';
import { type ChangingDeps, completeTransferPassengers, finishChanges } from './service.change.ts';
import { createChangeStore } from './store.changes.sql.ts';

const START = new Date('2027-03-01T09:05:00Z');
const companion = { primary: false, firstName: 'Ada', lastName: 'Kaya', passportNo: 'U12345678' } as const;
const two = [primary, companion];
const silent = { answered: false, reason: 'late' } as const;
const said = (answer: TransferChangeAnswer) => ({ answered: true, answer }) as const;

let now = START;
let answer: CallResult<TransferChangeAnswer>;
let asked: string[];
let book: TransferBook;
let deps: ChangingDeps;
beforeAll(async () => {
  book = await openTransferBook();
  deps = {
    store: book.store,
    transact: book.transact,
    changes: createChangeStore(book.db.withTables(), keysWith().personalData),
    changeReservation: async (_, { reference }) => {
      asked.push(reference);
      return answer;
    },
    callingFor: (_order, work) => work(),
    reservationOf: async () => 'rsv:att-1',
    rewatch: async () => {},
    stageOf: async () => 'paid',
    withdraw: async () => true,
    paymentOf: async () => undefined,
    paymentsOf: async () => new Map(),
    cancelLegs: async () => 'notPossible',
    strictNationalIds: false,
    now: () => now,
    randomBytes,
  };
});
beforeEach(async () => {
  now = START;
  asked = [];
  await book.query('delete from transfer_order_change');
});
afterAll(() => book.close());

/** Reserved, and its supplier was asked for another list and has not answered. */
async function leftUnanswered() {
  const { id: orderId } = await book.add();
  const move = { from: 'pendingPayment', to: 'reserved', at: now, vendorReservationId: 'BO-1' } as const;
  await book.transact((tx) => book.store.move(tx, orderId, move));
  answer = silent;
  await expect(completeTransferPassengers({ orderId, agencyId: 1, passengers: two }, deps)).rejects.toMatchObject({
    key: 'transferChange.outcomeUnknown',
  });
  now = new Date(now.getTime() + 60_000);
  return orderId;
}
const travellersOf = async (orderId: string) => (await book.store.find({ orderId, agencyId: 1 }))!.passengers.length;
const unanswered = async () => (await book.query('select order_id from transfer_order_change')).rows.length;

test('what a supplier left unanswered is asked again under its name, and is so once it agrees', async () => {
  const orderId = await leftUnanswered();
  expect(await travellersOf(orderId)).toBe(1);
  await finishChanges(deps);
  expect([await travellersOf(orderId), await unanswered()]).toEqual([1, 1]);
  answer = said('accepted');
  await finishChanges(deps);
  expect([await travellersOf(orderId), await unanswered()]).toEqual([2, 0]);
  expect([asked.length, new Set(asked).size]).toEqual([3, 1]);
});

test.each(['tooLate', 'repriced', 'refused'] as const)('%s ends it, and nothing has changed', async (outcome) => {
  const orderId = await leftUnanswered();
  answer = said(outcome);
  await finishChanges(deps);
  expect([await travellersOf(orderId), await unanswered()]).toEqual([1, 0]);
});

test('several who ask again at once ask once', async () => {
  const orderId = await leftUnanswered();
  answer = said('accepted');
  asked = [];
  await Promise.all(Array.from({ length: 6 }, () => finishChanges(deps)));
  expect([asked.length, await travellersOf(orderId), await unanswered()]).toEqual([1, 2, 0]);
});

test('an order that was canceled meanwhile stays as it is, and nobody is asked', async () => {
  const orderId = await leftUnanswered();
  await book.transact((tx) => book.store.move(tx, orderId, { from: 'reserved', to: 'canceled', at: now }));
  answer = said('accepted');
  asked = [];
  await finishChanges(deps);
  expect([asked, await travellersOf(orderId), await unanswered()]).toEqual([[], 1, 0]);
});

test('a supplier that does not answer for a day is not asked any more', async () => {
  const orderId = await leftUnanswered();
  now = new Date(START.getTime() + 86_400_001);
  asked = [];
  await finishChanges(deps);
  expect([asked, await travellersOf(orderId), await unanswered()]).toEqual([[], 1, 0]);
});
