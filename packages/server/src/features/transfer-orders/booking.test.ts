import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lira, openTransferBook, primary, type TransferBook } from '../../../test/support/transfer-orders.ts';
import type { BookingPort } from '../../ports/booking.ts';
import type { CallResult } from '../../ports/call-result.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type { VendorReservation } from '../../ports/reservations.ts';
import type { TransferReservationRequest } from '../../ports/transfer-suppliers.ts';
import { createBookingPort } from './booking.ts';
import type { NewTransferOrder } from './types.ts';

let now = new Date('2027-03-01T09:05:00Z');
let book: TransferBook;
let booking: BookingPort;
let answer: CallResult<VendorReservation | undefined>;
let requests: unknown[];

beforeAll(async () => {
  book = await openTransferBook();
  const asked = (...request: unknown[]) => {
    requests.push(request.slice(0, 2));
    return Promise.resolve(answer as CallResult<never>);
  };
  booking = createBookingPort({
    store: book.store,
    transact: book.transact,
    createReservation: asked,
    findReservation: asked,
    cancelReservation: asked,
    now: () => now,
  });
});
beforeEach(() => {
  requests = [];
  now = new Date('2027-03-01T09:05:00Z');
});
afterAll(() => book.close());

const answered = (reservation: VendorReservation | undefined) => ({ answered: true, answer: reservation }) as const;
const silent = { answered: false, reason: 'late' } as const;

async function anAttempt(changes: Partial<NewTransferOrder> = {}): Promise<PaymentAttempt> {
  const { id, agencyId } = await book.add(changes);
  const party = 'BOSPHORUS';
  return { id: `att-of-${id}`, orderId: id, agencyId, party, paymentID: 1042, amount: lira(484_000) } as PaymentAttempt;
}

const read = async ({ orderId }: PaymentAttempt) => (await book.store.find({ orderId, agencyId: 1 }))!;

describe('reservations with the supplier', () => {
  test('a reservation is requested under its reference, with place names and the passenger data that carriers report', async () => {
    const companion = { primary: false, firstName: 'Ada', lastName: 'Kaya', passportNo: 'U12345678' };
    const attempt = await anAttempt({ passengers: [primary, companion], returnFlightNumber: 'TK1971' });
    answer = answered({ status: 'reserved', reservationId: 'BT-1' });
    expect(await booking.reserve(attempt, 'rsv:att-1')).toBe(answer);
    const request: TransferReservationRequest = {
      reference: 'rsv:att-1',
      offerCode: 'vito',
      pickup: { lat: 41.2613, lon: 28.74195, name: 'Istanbul Airport' },
      dropoff: { lat: 41.037, lon: 28.9851, name: 'The Marmara Taksim', address: 'Osmanlı Sokak 1' },
      passengers: [
        {
          isPrimary: true,
          firstName: 'Deniz',
          lastName: 'Kaya',
          phone: '+905321234567',
          email: 'deniz.kaya@example.com',
          gender: 'F',
          nationality: 'TR',
          identityNumber: '10000000146',
        },
        { isPrimary: false, firstName: 'Ada', lastName: 'Kaya', passportNumber: 'U12345678' },
      ],
      flightNumber: 'TK1980',
      returnFlightNumber: 'TK1971',
    };
    expect(requests).toEqual([['BOSPHORUS', request]]);
  });

  test.each([
    answered({ status: 'refused', message: 'no' }),
    answered({ status: 'cancelled', cancelledBy: 'vendor' }),
    answered(undefined),
    silent,
  ])('a reservation is looked up with its supplier, and the answer is returned unchanged: %o', async (said) => {
    answer = said;
    expect(await booking.findReservation(await anAttempt(), 'rsv:att-1')).toBe(said);
    expect(requests).toEqual([['BOSPHORUS', 'rsv:att-1']]);
  });

  test('a cancellation is requested under a separate reference', async () => {
    const cancellation = { reservation: 'rsv:att-1', reference: 'cxl:att-1' };
    answer = silent;
    expect(await booking.cancelReservation(await anAttempt(), cancellation)).toBe(silent);
    expect(requests).toEqual([['BOSPHORUS', cancellation]]);
  });
});

describe('ride reports of a supplier', () => {
  const at = (minute: number) => new Date(Date.UTC(2027, 5, 10, 7, minute));
  const steps = (['assigned', 'departed', 'arrived', 'passengerOnBoard'] as const).map((type, index) => ({
    type,
    at: at(index),
  }));
  const murat = { name: 'Murat Aydın', plate: '34 BOS 482' };
  const reported = (events: readonly (typeof steps)[number][], driver = murat): VendorReservation => ({
    status: 'reserved',
    reservationId: 'BT-1',
    rides: [{ leg: 'oneway', driver, events }],
  });
  const inFeed = async ({ orderId }: PaymentAttempt) => {
    const { rows } = await book.query(
      `select type, leg, status, occurred_at from event where order_id = $1 and type like 'ride.%' order by id`,
      [orderId],
    );
    return rows;
  };

  async function aReservation() {
    const attempt = await anAttempt();
    await book.transact((tx) => booking.onCompleted(tx, { ...attempt, vendorReservationId: 'BT-1' }, now));
    now = at(30);
    return attempt;
  }

  test('a ride event is published once, in any order and from any number of concurrent reports', async () => {
    const attempt = await aReservation();
    await booking.onSeen(attempt, reported(steps.slice(0, 1)));
    const halves = [steps.toReversed(), steps, steps.slice(0, 2), steps.slice(1, 3)];
    await Promise.all([...halves, ...halves].map((events) => booking.onSeen(attempt, reported(events))));
    await booking.onSeen(attempt, reported(steps.slice(0, 2)));
    const feed = await inFeed(attempt);
    expect(feed.map(({ type }) => type).toSorted()).toEqual(steps.map(({ type }) => `ride.${type}`).toSorted());
    expect(feed[0]).toEqual({ type: 'ride.assigned', leg: 'oneway', status: 'assigned', occurred_at: at(30) });
    const { rideNotes, drivers, updatedAt } = await read(attempt);
    expect([rideNotes, drivers, updatedAt]).toEqual([
      steps.map((step) => ({ ...step, leg: 'oneway' })),
      { oneway: murat },
      at(30),
    ]);
  });

  test('a different driver replaces the previous one and is stored encrypted', async () => {
    const attempt = await aReservation();
    await booking.onSeen(attempt, reported(steps.slice(0, 1)));
    const selin = { name: 'Selin Koç', plate: '34 BOS 999' };
    await booking.onSeen(attempt, reported([...steps.slice(0, 1), { type: 'assigned', at: at(20) }], selin));
    expect((await read(attempt)).drivers).toEqual({ oneway: selin });
    expect(await inFeed(attempt)).toHaveLength(2);
    const { rows } = await book.query('select * from transfer_order where id = $1', [attempt.orderId]);
    expect(JSON.stringify(rows)).not.toMatch(/Selin|Murat|34 BOS/);
  });

  test('a driver is erased with the documents of the passengers, and not stored again', async () => {
    const attempt = await aReservation();
    await booking.onSeen(attempt, reported(steps));
    const before = new Date('2027-06-10T08:00:00.001Z');
    await book.store.eraseDocuments({ before, at: now });
    expect([(await read(attempt)).drivers, (await read(attempt)).rideNotes.length]).toEqual([undefined, steps.length]);
    await booking.onSeen(attempt, reported(steps));
    expect((await read(attempt)).drivers).toBeUndefined();
  });
});

describe('outcomes of an order', () => {
  const tell = (attempt: PaymentAttempt, event: (tx: Parameters<BookingPort['onFailed']>[0]) => Promise<void>) =>
    book.transact(async (tx) => {
      const state = await booking.lockOrder(tx, attempt.orderId);
      await event(tx);
      return state;
    });
  const state = ({ orderId }: PaymentAttempt) => book.transact((tx) => booking.lockOrder(tx, orderId));

  test('an order can be paid until it expires', async () => {
    const attempt = await anAttempt();
    now = new Date('2027-03-01T09:59:59.999Z');
    expect(await state(attempt)).toBe('payable');
    now = new Date('2027-03-01T10:00:00Z');
    expect(await state(attempt)).toBe('notPayable');
  });

  test('an order paid before it expires is reserved afterwards, and keeps its reservation when canceled', async () => {
    const attempt = await anAttempt();
    now = new Date('2027-03-01T10:00:01Z');
    await tell(attempt, (tx) => booking.onCompleted(tx, { ...attempt, vendorReservationId: 'BT-1' }, now));
    expect(await read(attempt)).toMatchObject({ status: 'reserved', vendorReservationId: 'BT-1' });
    expect(await state(attempt)).toBe('notPayable');
    await tell(attempt, (tx) =>
      booking.onCancelled(
        tx,
        { ...attempt, cancelledBy: 'vendor', legCancellation: { legs: [], leavesReserved: false } },
        now,
      ),
    );
    expect(await read(attempt)).toMatchObject({ status: 'canceled', vendorReservationId: 'BT-1' });
  });

  test('an order that the supplier refuses has failed and has no reservation', async () => {
    const attempt = await anAttempt();
    await tell(attempt, (tx) => booking.onFailed(tx, attempt, now));
    expect(await read(attempt)).toMatchObject({ status: 'failed', vendorReservationId: undefined });
    expect(await state(attempt)).toBe('notPayable');
  });

  test('an order that does not exist is not payable', async () => {
    expect(await book.transact((tx) => booking.lockOrder(tx, 'TRF-unknown'))).toBe('notPayable');
  });
});
