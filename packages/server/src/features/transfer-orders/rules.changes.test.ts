import { failWith } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import { anOrder, primary } from '../../../test/support/transfer-orders.ts';
import type { PaymentStage } from '../../ports/orders.ts';
import { changeActions, changed, changeRefusal, readFlightChange, refusalOf } from './rules.changes.ts';
import type { HeldTransferOrder, OrderChange, OrderLeg } from './types.ts';

const { product, ...sold } = anOrder('TRF-1');
const THERE = '2027-06-10T11:00:00+03:00';
const BACK = '2027-06-13T11:00:00+03:00';
const there = sold.legs![0]!;
const back: OrderLeg = { ...there, type: 'return', pickupTime: BACK };
const canceled = { by: 'supplier', at: THERE, refund: 0 } as const;

/** One-way order whose supplier requires one day's notice. */
const oneWay: HeldTransferOrder = {
  ...sold,
  status: 'reserved',
  vendorReservationId: 'BO-1',
  drivers: undefined,
  updatedAt: sold.createdAt,
  passengersReportedAt: undefined,
  product: { ...product, bookableUntil: '2027-06-09T11:00:00+03:00' },
};
const roundTrip: HeldTransferOrder = {
  ...oneWay,
  lastPickUpAt: new Date(BACK),
  legs: [there, back],
  product: { ...oneWay.product, appointment: { ...product.appointment, returnPickupTime: BACK } },
};
const flight = (leg: 'oneway' | 'return', changes: { flightNumber?: string; pickupTime?: string }): OrderChange => ({
  kind: 'flight',
  leg,
  ...changes,
});
const people: OrderChange = { kind: 'passengers', passengers: [primary] };

type Situation = { order?: HeldTransferOrder; stage?: PaymentStage; now?: string };
const refusal = (
  change: OrderChange,
  { order = roundTrip, stage = 'paid', now = '2027-06-01T00:00:00Z' }: Situation = {},
) => changeRefusal(change, { order, rideNotes: [], stage, now: new Date(now) });

describe('changed orders', () => {
  test('a new flight for one leg keeps the flight of the other leg', () => {
    const flown = { ...roundTrip, returnFlightNumber: 'TK1971' };
    const outbound = changed(flown, flight('oneway', { flightNumber: 'TK7' }));
    expect([outbound.flightNumber, outbound.returnFlightNumber]).toEqual(['TK7', 'TK1971']);
    const returned = changed(flown, flight('return', { flightNumber: 'TK7' }));
    expect([returned.flightNumber, returned.returnFlightNumber]).toEqual(['TK1980', 'TK7']);
  });

  test('a new pick-up of the outbound leg moves the notice of the supplier', () => {
    const moved = changed(roundTrip, flight('oneway', { pickupTime: '2027-06-10T13:00:00+03:00' }));
    expect([moved.pickUpAt, moved.lastPickUpAt]).toEqual([new Date('2027-06-10T10:00:00Z'), new Date(BACK)]);
    expect(moved.product.bookableUntil).toBe('2027-06-09T13:00:00+03:00');
    expect(moved.legs!.map(({ pickupTime }) => pickupTime)).toEqual(['2027-06-10T13:00:00+03:00', BACK]);
  });

  test('a new pick-up of the return leg keeps the notice of the outbound leg', () => {
    const moved = changed(roundTrip, flight('return', { pickupTime: '2027-06-13T13:00:00+03:00' }));
    expect([moved.pickUpAt, moved.lastPickUpAt]).toEqual([new Date(THERE), new Date('2027-06-13T10:00:00Z')]);
    expect(moved.product).toMatchObject({
      bookableUntil: '2027-06-09T11:00:00+03:00',
      appointment: { pickupTime: THERE, returnPickupTime: '2027-06-13T13:00:00+03:00' },
    });
  });

  test('a one-way order has the new pick-up as first and last pick-up', () => {
    const moved = changed(oneWay, flight('oneway', { pickupTime: '2027-06-10T13:00:00+03:00' }));
    expect([moved.pickUpAt, moved.lastPickUpAt]).toEqual(Array(2).fill(new Date('2027-06-10T10:00:00Z')));
  });
});

describe('time limits of a change', () => {
  test.each<[string, OrderChange, Situation, string | undefined]>([
    ['before the notice of the leg begins', flight('oneway', {}), { now: '2027-06-09T07:59:59.999Z' }, undefined],
    ['once the notice of the leg has begun', flight('oneway', {}), { now: '2027-06-09T08:00:00Z' }, 'tooLate'],
    ['before the notice of the return leg', flight('return', {}), { now: '2027-06-12T07:59:59.999Z' }, undefined],
    ['once the notice of the return leg has begun', flight('return', {}), { now: '2027-06-12T08:00:00Z' }, 'tooLate'],
    [
      'when the notice of the new pick-up has begun',
      flight('oneway', { pickupTime: '2027-06-10T06:00:00+03:00' }),
      { now: '2027-06-09T05:00:00Z' },
      'tooLate',
    ],
    [
      'when the notice of the old pick-up has begun',
      flight('oneway', { pickupTime: '2027-06-10T13:00:00+03:00' }),
      { now: '2027-06-09T09:00:00Z' },
      'tooLate',
    ],
    [
      'for a leg that is canceled',
      flight('return', {}),
      { order: { ...roundTrip, legs: [there, { ...back, canceled }] } },
      'tooLate',
    ],
    ['while the order is being canceled', people, { stage: 'beingCancelled' }, 'cancellationInProgress'],
    [
      'once the passengers are reported',
      people,
      { order: { ...roundTrip, passengersReportedAt: new Date(0) } },
      'passengersReported',
    ],
    [
      'while an unpaid order is being paid',
      people,
      { order: { ...roundTrip, status: 'pendingPayment' }, stage: 'beingPaid' },
      'paymentInProgress',
    ],
    [
      'for the pick-up of an unpaid order',
      flight('oneway', { pickupTime: THERE }),
      { order: { ...roundTrip, status: 'pendingPayment' }, stage: 'none' },
      'notPaid',
    ],
  ])('a change is accepted or refused as specified %s', (_, change, situation, expected) => {
    expect(refusal(change, situation)).toBe(expected);
  });
});

const paid = { rideNotes: [], payment: undefined, paymentStage: 'paid' } as const;

test('the return leg can be changed after the outbound ride', () => {
  expect(changeActions({ ...roundTrip, ...paid }, new Date('2027-06-11T00:00:00Z'))).toEqual(['changeFlight']);
  expect(changeActions({ ...oneWay, ...paid }, new Date('2027-06-11T00:00:00Z'))).toEqual([]);
});

describe('moved pick-ups', () => {
  const read = (request: { leg?: 'oneway' | 'return'; pickupTime: string }, order = roundTrip) =>
    readFlightChange(request, order, failWith);

  test('a pick-up moves by 12 hours at most, in any UTC offset', () => {
    const [last, tooFar] = ['2027-06-10T22:00:00+02:00', '2027-06-10T22:00:01+02:00'];
    expect(read({ pickupTime: last }, oneWay)).toMatchObject({ pickupTime: last });
    expect(() => read({ pickupTime: tooFar }, oneWay)).toThrow();
  });

  test('a return pick-up cannot move to a time before the arrival of the outbound leg', () => {
    const arrival = Date.parse(THERE) + product.onewayDuration * 1000;
    const near = (pickupTime: string) => ({
      ...roundTrip,
      legs: [there, { ...back, pickupTime }],
      product: { ...roundTrip.product, appointment: { ...product.appointment, returnPickupTime: pickupTime } },
    });
    const at = (milliseconds: number) => new Date(milliseconds).toISOString();
    const order = near(at(arrival + 3_600_000));
    expect(read({ leg: 'return', pickupTime: at(arrival) }, order)).toMatchObject({ leg: 'return' });
    expect(() => read({ leg: 'return', pickupTime: at(arrival - 1_000) }, order)).toThrow();
  });
});

test('a supplier refusal as too late means passengersReported for passengers and tooLate for a flight', () => {
  expect([refusalOf('tooLate', people), refusalOf('tooLate', flight('oneway', {}))]).toEqual([
    'passengersReported',
    'tooLate',
  ]);
});
