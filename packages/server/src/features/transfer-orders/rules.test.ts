import { failWith } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import { assertFits, expiryOf, isOverdue } from './rules.ts';
import type { OrderStatus, Passenger } from './types.ts';

const violated = (field: string) =>
  expect.objectContaining({ key: 'transferOrder.ruleViolated', details: expect.objectContaining({ field }) });
const passengers = (count: number) => Array<Passenger>(count).fill({ primary: false, firstName: 'A', lastName: 'B' });

describe('orders that fit the transfer', () => {
  test('an order has at most as many passengers as its search', () => {
    const transfer = { passengerCount: 4, type: 'round' } as const;
    expect(() => assertFits({ passengers: passengers(4) }, transfer, failWith)).not.toThrow();
    expect(() =>
      assertFits({ passengers: passengers(1), returnFlightNumber: 'TK1971' }, transfer, failWith),
    ).not.toThrow();
    expect(() => assertFits({ passengers: passengers(5) }, transfer, failWith)).toThrow(violated('passengers'));
  });

  test('a one-way order cannot have a return flight', () => {
    const oneway = { passengerCount: 4, type: 'oneway' } as const;
    expect(() => assertFits({ passengers: passengers(1) }, oneway, failWith)).not.toThrow();
    expect(() => assertFits({ passengers: passengers(1), returnFlightNumber: 'TK1971' }, oneway, failWith)).toThrow(
      violated('returnFlightNumber'),
    );
  });
});

test("an order expires at its payment deadline or the supplier's notice, whichever is earlier", () => {
  const [sooner, later] = [new Date('2027-03-01T09:30:00Z'), new Date('2027-03-01T10:00:00Z')];
  expect(expiryOf({ bookableUntil: later, unpaidUntil: sooner })).toBe(sooner);
  expect(expiryOf({ bookableUntil: sooner, unpaidUntil: later })).toBe(sooner);
});

test.each<[OrderStatus, string, boolean]>([
  ['pendingPayment', '2027-03-01T09:59:59.999Z', false],
  ['pendingPayment', '2027-03-01T10:00:00Z', true],
  ['reserved', '2027-03-01T11:00:00Z', false],
  ['expired', '2027-03-01T11:00:00Z', false],
])('an order with status %s at %s has expired: %s', (status, now, isOver) => {
  expect(isOverdue({ status, expiresAt: new Date('2027-03-01T10:00:00Z') }, new Date(now))).toBe(isOver);
});
