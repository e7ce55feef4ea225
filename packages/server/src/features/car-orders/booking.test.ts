import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { citizen, lira, type OrderBook, openOrderBook } from '../../../test/support/car-orders.ts';
import type { BookingPort } from '../../ports/booking.ts';
import type { CallResult } from '../../ports/call-result.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type { ReservationRequest, VendorReservation } from '../../ports/reservations.ts';
import { createBookingPort } from './booking.ts';
import type { Passenger } from './types.ts';

const NOW = new Date('2027-03-01T09:05:00Z');

let book: OrderBook;
let booking: BookingPort;
let answer: CallResult<VendorReservation | undefined>;
let requests: unknown[];

beforeAll(async () => {
  book = await openOrderBook();
  const asked = (...request: unknown[]) => {
    requests.push(request.slice(0, 2));
    return Promise.resolve(answer as CallResult<never>);
  };
  booking = createBookingPort({
    store: book.store,
    createReservation: asked,
    findReservation: asked,
    cancelReservation: asked,
  });
});
beforeEach(() => {
  requests = [];
});
afterAll(() => book.close());

const answered = (reservation: VendorReservation | undefined) => ({ answered: true, answer: reservation }) as const;
const silent = { answered: false, reason: 'late' } as const;

async function anAttempt(passenger: Passenger = citizen): Promise<PaymentAttempt> {
  const { id, agencyId } = await book.add({ passenger });
  const party = 'TESTDRIVE';
  return { id: `att-of-${id}`, orderId: id, agencyId, party, paymentID: 1042, amount: lira(720_000) } as PaymentAttempt;
}

const read = async ({ orderId }: PaymentAttempt) => (await book.store.find({ orderId, agencyId: 1 }))!;

describe('reservations with the vendor', () => {
  test('a reservation is requested under its reference, with the extras and one document of the driver', async () => {
    const attempt = await anAttempt({ ...citizen, passportNo: 'U12345678' });
    answer = answered({ status: 'reserved', reservationId: 'TD-1' });
    expect(await booking.reserve(attempt, 'rsv:att-1')).toBe(answer);
    const request: ReservationRequest = {
      reference: 'rsv:att-1',
      offerCode: 'clio',
      extras: [{ code: 'BABY_SEAT', quantity: 1 }],
      driver: citizen,
    };
    expect(requests).toEqual([['TESTDRIVE', request]]);
  });

  test('a reservation request contains the arrival flight and no metadata of the order', async () => {
    const { id, agencyId } = await book.add({ arrivalFlightNumber: 'TK 1980', metadata: [{ name: 'a', value: 'b' }] });
    answer = silent;
    await booking.reserve({ orderId: id, agencyId } as PaymentAttempt, 'rsv:att-1');
    expect(requests).toEqual([['TESTDRIVE', expect.objectContaining({ arrivalFlightNumber: 'TK 1980' })]]);
    expect(JSON.stringify(requests)).not.toContain('metadata');
  });

  test("a reservation request for a foreigner names the passport as the vendor's contract does", async () => {
    const { identityNumber, ...person } = citizen;
    answer = silent;
    await booking.reserve(await anAttempt({ ...person, nationality: 'DE', passportNo: 'C01X00T47' }), 'rsv:att-1');
    const driver = { ...person, nationality: 'DE', passportNumber: 'C01X00T47' };
    expect(requests).toEqual([['TESTDRIVE', expect.objectContaining({ driver })]]);
  });

  test.each([
    answered({ status: 'refused', message: 'no' }),
    answered({ status: 'cancelled', cancelledBy: 'vendor' }),
    answered(undefined),
    silent,
  ])('a reservation is looked up with its vendor, and the answer is returned unchanged: %o', async (said) => {
    answer = said;
    expect(await booking.findReservation(await anAttempt(), 'rsv:att-1')).toBe(said);
    expect(requests).toEqual([['TESTDRIVE', 'rsv:att-1']]);
  });

  test('a cancellation is requested under a separate reference', async () => {
    const cancellation = { reservation: 'rsv:att-1', reference: 'cxl:att-1' };
    answer = silent;
    expect(await booking.cancelReservation(await anAttempt(), cancellation)).toBe(silent);
    expect(requests).toEqual([['TESTDRIVE', cancellation]]);
  });
});

describe('outcomes of an order', () => {
  const tell = (attempt: PaymentAttempt, event: (tx: Parameters<BookingPort['onFailed']>[0]) => Promise<void>) =>
    book.transact(async (tx) => {
      const state = await booking.lockOrder(tx, attempt.orderId);
      await event(tx);
      return state;
    });

  test('a paid order is reserved with all its items', async () => {
    const attempt = await anAttempt();
    expect(await tell(attempt, (tx) => booking.onCompleted(tx, { ...attempt, vendorReservationId: 'TD-1' }, NOW))).toBe(
      'payable',
    );
    const reserved = { status: 'reserved', vendorReservationID: 'TD-1', paymentID: 1042, updatedAt: NOW };
    expect(await read(attempt)).toMatchObject({
      paymentType: 'limit',
      car: reserved,
      extras: [reserved],
    });
    expect(await book.transact((tx) => booking.lockOrder(tx, attempt.orderId))).toBe('notPayable');
  });

  test('an order that the vendor refuses has failed and keeps its payment number', async () => {
    const attempt = await anAttempt();
    await tell(attempt, (tx) => booking.onFailed(tx, attempt, NOW));
    const order = await read(attempt);
    expect([order.car, ...order.extras].map(({ status, paymentID }) => [status, paymentID])).toEqual([
      ['failed', 1042],
      ['failed', 1042],
    ]);
  });

  test.each(['agency', 'vendor'] as const)(
    'an order that the %s cancels records the party and keeps its reservation',
    async (by) => {
      const attempt = await anAttempt();
      await tell(attempt, (tx) => booking.onCompleted(tx, { ...attempt, vendorReservationId: 'TD-1' }, NOW));
      await tell(attempt, (tx) => booking.onCancelled(tx, { ...attempt, cancelledBy: by }, NOW));
      expect((await read(attempt)).car).toMatchObject({
        status: 'cancelled',
        vendorCancelled: by === 'vendor',
        vendorReservationID: 'TD-1',
      });
    },
  );

  test('an order that was cancelled meanwhile is not payable and stays cancelled', async () => {
    const attempt = await anAttempt();
    const { orderId } = attempt;
    await book.transact((tx) => book.store.move(tx, orderId, { from: 'pending', to: 'cancelled', at: NOW }));
    expect(await tell(attempt, (tx) => booking.onFailed(tx, attempt, NOW))).toBe('notPayable');
    expect((await read(attempt)).car.status).toBe('cancelled');
  });

  test('an order that does not exist is not payable', async () => {
    expect(await book.transact((tx) => booking.lockOrder(tx, 'CAR-unknown'))).toBe('notPayable');
  });
});
