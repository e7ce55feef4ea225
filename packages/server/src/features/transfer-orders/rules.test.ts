import { describe, expect, test } from 'vitest';
import { assertFits, expiryOf, isOverdue } from './rules.ts';
import type { OrderStatus, Passenger } from './types.ts';

const violated = (field: string) =>
  expect.objectContaining({ key: 'transferOrder.ruleViolated', details: expect.objectContaining({ field }) });
const passengers = (count: number) => Array<Passenger>(count).fill({ primary: false, firstName: 'A', lastName: 'B' });

describe('an order fits the transfer', () => {
  test('with as many passengers as the search was for, or fewer', () => {
    const transfer = { passengerCount: 4, type: 'round' } as const;
    expect(() => assertFits({ passengers: passengers(4) }, transfer)).not.toThrow();
    expect(() => assertFits({ passengers: passengers(1), returnFlightNumber: 'TK1971' }, transfer)).not.toThrow();
    expect(() => assertFits({ passengers: passengers(5) }, transfer)).toThrow(violated('passengers'));
  });

  test('without a return flight where there is no return', () => {
    const oneway = { passengerCount: 4, type: 'oneway' } as const;
    expect(() => assertFits({ passengers: passengers(1) }, oneway)).not.toThrow();
    expect(() => assertFits({ passengers: passengers(1), returnFlightNumber: 'TK1971' }, oneway)).toThrow(
      violated('returnFlightNumber'),
    );
  });
});

test('an order can be paid until its time is over, or the supplier takes it no more', () => {
  const [sooner, later] = [new Date('2027-03-01T09:30:00Z'), new Date('2027-03-01T10:00:00Z')];
  expect(expiryOf({ bookableUntil: later, unpaidUntil: sooner })).toBe(sooner);
  expect(expiryOf({ bookableUntil: sooner, unpaidUntil: later })).toBe(sooner);
});

test.each<[OrderStatus, string, boolean]>([
  ['pendingPayment', '2027-03-01T09:59:59.999Z', false],
  ['pendingPayment', '2027-03-01T10:00:00Z', true],
  ['reserved', '2027-03-01T11:00:00Z', false],
  ['expired', '2027-03-01T11:00:00Z', false],
])('the time to pay an order that is %s is over at %s: %s', (status, now, isOver) => {
  expect(isOverdue({ status, expiresAt: new Date('2027-03-01T10:00:00Z') }, new Date(now))).toBe(isOver);
});
