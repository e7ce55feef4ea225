import { randomBytes } from 'node:crypto';
import { failWith } from '@agency-booking/contract-express';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keysWith } from '../../../test/support/people.ts';
import { anOrder, openTransferBook, primary, type TransferBook } from '../../../test/support/transfer-orders.ts';
import type { CallResult } from '../../ports/call-result.ts';
import type { TransferChangeAnswer } from '../../ports/transfer-suppliers.ts';
import { RIDE_SECONDS } from '../../shared/rides.ts';
import {
  type ChangingDeps,
  changeTransferFlight,
  completeTransferPassengers,
  finishChanges,
} from './service.change.ts';
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
    statesOf: async () => new Map(),
    cancelPaid: async () => 'notPossible',
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

async function leftUnanswered() {
  const { orderId } = await aReservation();
  answer = silent;
  await expect(
    completeTransferPassengers({ orderId, agencyId: 1, passengers: two }, deps, failWith),
  ).rejects.toMatchObject({
    key: 'transferChange.outcomeUnknown',
  });
  now = new Date(now.getTime() + 60_000);
  return orderId;
}
const travellersOf = async (orderId: string) => (await book.store.find({ orderId, agencyId: 1 }))!.passengers.length;
const unanswered = async () => (await book.query('select order_id from transfer_order_change')).rows.length;

test('an unanswered change is requested again under the same reference, and applied once the supplier accepts it', async () => {
  const orderId = await leftUnanswered();
  expect(await travellersOf(orderId)).toBe(1);
  await finishChanges(deps);
  expect([await travellersOf(orderId), await unanswered()]).toEqual([1, 1]);
  answer = said('accepted');
  await finishChanges(deps);
  expect([await travellersOf(orderId), await unanswered()]).toEqual([2, 0]);
  expect([asked.length, new Set(asked).size]).toEqual([3, 1]);
});

/** Creates a supplier that withholds its response until `open` is called. */
function heldSupplier() {
  const gate = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  const changeReservation: ChangingDeps['changeReservation'] = async (_, { reference }) => {
    asked.push(reference);
    arrival.resolve();
    await gate.promise;
    return said('accepted');
  };
  return { deps: { ...deps, changeReservation }, arrived: arrival.promise, open: () => gate.resolve() };
}

async function aReservation() {
  const { id: orderId } = await book.add();
  const move = { from: 'pendingPayment', to: 'reserved', at: now, vendorReservationId: 'BO-1' } as const;
  await book.transact((tx) => book.store.move(tx, orderId, move));
  return { orderId, agencyId: 1 };
}

test('a different change meanwhile is refused and not applied, and is accepted once the first has ended', async () => {
  const key = await aReservation();
  const supplier = heldSupplier();
  const first = completeTransferPassengers({ ...key, passengers: two }, supplier.deps, failWith);
  await supplier.arrived;
  const flight = { ...key, request: { flightNumber: 'TK1984' } };
  await expect(changeTransferFlight(flight, supplier.deps, failWith)).rejects.toMatchObject({
    key: 'transferChange.changeInProgress',
  });
  supplier.open();
  expect((await first).passengers).toHaveLength(2);
  expect((await book.store.find(key))!.flightNumber).toBe('TK1980');
  expect((await changeTransferFlight(flight, supplier.deps, failWith)).flightNumber).toBe('TK1984');
});

test('a change that the supplier accepts after the order was canceled is refused and not applied', async () => {
  const key = await aReservation();
  const supplier = heldSupplier();
  const change = completeTransferPassengers({ ...key, passengers: two }, supplier.deps, failWith);
  await supplier.arrived;
  const cancellation = { from: 'reserved', to: 'canceled', at: now } as const;
  await book.transact((tx) => book.store.move(tx, key.orderId, cancellation));
  supplier.open();
  await expect(change).rejects.toMatchObject({
    key: 'transferChange.notPossible',
    details: { status: 'canceled', reason: 'orderCanceled' },
  });
  expect([await travellersOf(key.orderId), await unanswered()]).toEqual([1, 0]);
});

test('an equal change meanwhile has an unknown outcome and is not sent twice', async () => {
  const key = { ...(await aReservation()), passengers: two };
  const supplier = heldSupplier();
  const first = completeTransferPassengers(key, supplier.deps, failWith);
  await supplier.arrived;
  await expect(completeTransferPassengers(key, supplier.deps, failWith)).rejects.toMatchObject({
    key: 'transferChange.outcomeUnknown',
  });
  supplier.open();
  await first;
  expect(asked).toHaveLength(1);
});

test('a change during a different unanswered change is refused and not unknown', async () => {
  const orderId = await leftUnanswered();
  const flight = changeTransferFlight({ orderId, agencyId: 1, request: { flightNumber: 'TK1984' } }, deps, failWith);
  await expect(flight).rejects.toMatchObject({ key: 'transferChange.changeInProgress' });
  expect(await unanswered()).toBe(1);
});

test.each(['tooLate', 'repriced', 'refused'] as const)(
  'the outcome %s ends an unanswered change without changing the order',
  async (outcome) => {
    const orderId = await leftUnanswered();
    answer = said(outcome);
    await finishChanges(deps);
    expect([await travellersOf(orderId), await unanswered()]).toEqual([1, 0]);
  },
);

test('several concurrent retries send one request', async () => {
  const orderId = await leftUnanswered();
  answer = said('accepted');
  asked = [];
  await Promise.all(Array.from({ length: 6 }, () => finishChanges(deps)));
  expect([asked.length, await travellersOf(orderId), await unanswered()]).toEqual([1, 2, 0]);
});

test('an order that is canceled meanwhile stays unchanged, and the supplier is not called', async () => {
  const orderId = await leftUnanswered();
  await book.transact((tx) => book.store.move(tx, orderId, { from: 'reserved', to: 'canceled', at: now }));
  answer = said('accepted');
  asked = [];
  await finishChanges(deps);
  expect([asked, await travellersOf(orderId), await unanswered()]).toEqual([[], 1, 0]);
});

test('a supplier that does not answer for a day is not called again', async () => {
  const orderId = await leftUnanswered();
  now = new Date(START.getTime() + 86_400_001);
  asked = [];
  await finishChanges(deps);
  expect([asked, await travellersOf(orderId), await unanswered()]).toEqual([[], 1, 0]);
});

describe('late answers to a worker', () => {
  const third = { primary: false, firstName: 'Efe', lastName: 'Kaya', passportNo: 'U12345679' } as const;

  /** Retries the pending change, and withholds the supplier's response until `arrive` is called. */
  async function askLate() {
    const arrived = Promise.withResolvers<CallResult<TransferChangeAnswer>>();
    const begun = Promise.withResolvers<void>();
    const late = finishChanges({
      ...deps,
      changeReservation: () => {
        begun.resolve();
        return arrived.promise;
      },
    });
    await begun.promise;
    now = new Date(now.getTime() + 60_000);
    return (outcome: CallResult<TransferChangeAnswer>) => {
      arrived.resolve(outcome);
      return late;
    };
  }

  test('a late worker applies an accepted change once, even after a newer change', async () => {
    const orderId = await leftUnanswered();
    const arrive = await askLate();
    answer = said('accepted');
    await finishChanges(deps);
    await completeTransferPassengers({ orderId, agencyId: 1, passengers: [...two, third] }, deps, failWith);
    expect(await travellersOf(orderId)).toBe(3);
    await arrive(said('accepted'));
    expect([await travellersOf(orderId), await unanswered()]).toEqual([3, 0]);
  });

  test('a late worker does not settle a newer unanswered change', async () => {
    const orderId = await leftUnanswered();
    const arrive = await askLate();
    answer = said('refused');
    await finishChanges(deps);
    answer = silent;
    const newer = completeTransferPassengers({ orderId, agencyId: 1, passengers: [...two, third] }, deps, failWith);
    await expect(newer).rejects.toMatchObject({ key: 'transferChange.outcomeUnknown' });
    for (const outcome of [silent, said('accepted')]) await arrive(outcome);
    expect([await travellersOf(orderId), await unanswered()]).toEqual([1, 1]);
  });

  test('a late worker changes nothing in an order that was erased meanwhile', async () => {
    const orderId = await leftUnanswered();
    const arrive = await askLate();
    await book.transact((tx) => deps.changes.forget(tx, orderId));
    await arrive(said('accepted'));
    expect([await travellersOf(orderId), await unanswered()]).toEqual([1, 0]);
  });
});

test('a different passenger list is refused while a worker calls the supplier, without another call', async () => {
  const orderId = await leftUnanswered();
  const lease = { now, until: new Date(now.getTime() + 15_000), atMost: 20 };
  expect(await deps.changes.takeLeft(lease)).toHaveLength(1);
  expect(await deps.changes.takeLeft(lease)).toEqual([]);
  asked = [];
  const change = completeTransferPassengers({ orderId, agencyId: 1, passengers: [primary] }, deps, failWith);
  await expect(change).rejects.toMatchObject({ key: 'transferChange.changeInProgress' });
  expect(asked).toEqual([]);
});

test('a different passenger list ends the unanswered one first, and both are sent to the supplier', async () => {
  const orderId = await leftUnanswered();
  [asked, answer] = [[], said('accepted')];
  const renamed = { ...primary, firstName: 'Derya' };
  const after = await completeTransferPassengers({ orderId, agencyId: 1, passengers: [renamed] }, deps, failWith);
  expect([asked.length, new Set(asked).size]).toEqual([2, 2]);
  expect(after.passengers).toEqual([renamed]);
});

test('the current passenger list is sent again while a different one is unanswered', async () => {
  const orderId = await leftUnanswered();
  [asked, answer] = [[], said('refused')];
  await completeTransferPassengers({ orderId, agencyId: 1, passengers: [primary] }, deps, failWith);
  expect([asked.length, await travellersOf(orderId), await unanswered()]).toEqual([1, 1, 0]);
});

test('an order with new passengers is found by the new names and no longer by the old', async () => {
  const { id: orderId } = await book.add();
  const renamed = { ...primary, firstName: 'Derya', lastName: 'Yıldız' };
  const unpaid: ChangingDeps = { ...deps, stageOf: async () => 'none' };
  await completeTransferPassengers({ orderId, agencyId: 1, passengers: [renamed] }, unpaid, failWith);
  const found = async (lastName: string) => {
    const query = { agencyId: 1, filters: { lastName }, after: undefined, atMost: 50, now: new Date(0) };
    return (await book.store.list(query))!.map(({ id }) => id);
  };
  expect(await found('YILDIZ')).toEqual([orderId]);
  expect(await found('KAYA')).not.toContain(orderId);
});

test('a moved pick-up extends polling until the last ride is over', async () => {
  const { id: orderId } = await leftForRewatch();
  expect(rewatched).toEqual([
    {
      orderId,
      firstPickUpAt: new Date('2027-06-10T09:00:00Z'),
      watchUntil: new Date(Date.parse('2027-06-13T08:00:00Z') + RIDE_SECONDS * 1000),
    },
  ]);
});

let rewatched: unknown[];

/** Creates a reserved round trip whose outbound leg has been moved by one hour. */
async function leftForRewatch() {
  const back = '2027-06-13T11:00:00+03:00';
  const { product, legs } = anOrder('TRF-0');
  const order = await book.add({
    lastPickUpAt: new Date(back),
    legs: [legs![0]!, { ...legs![0]!, type: 'return', pickupTime: back }],
    product: { ...product, appointment: { ...product.appointment, returnPickupTime: back } },
  });
  const move = { from: 'pendingPayment', to: 'reserved', at: now, vendorReservationId: 'BO-1' } as const;
  await book.transact((tx) => book.store.move(tx, order.id, move));
  [rewatched, answer] = [[], said('accepted')];
  const watching = { ...deps, rewatch: async (_: unknown, times: object) => void rewatched.push(times) };
  const request = { leg: 'oneway', pickupTime: '2027-06-10T12:00:00+03:00' } as const;
  await changeTransferFlight({ orderId: order.id, agencyId: 1, request }, watching, failWith);
  return order;
}
