import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../../shared/money.ts';
import { cancelTerms } from './rules.cancellation.ts';
import type { OrderStatus } from './types.ts';

const lira = (amount: number) => money(amount, 'TRY');
const PICK_UP = new Date('2027-06-10T08:00:00Z');

const order = (status: OrderStatus, paid = 484_001) => ({ status, pickUpAt: PICK_UP, amount: lira(paid) });

describe('a reserved order', () => {
  test.each([
    ['long before', '2027-03-01T09:00:00Z', 484_001],
    ['in the last moment that is free', '2027-06-09T08:00:00Z', 484_001],
    ['just after it, for half, rounded up', '2027-06-09T08:00:00.001Z', 242_001],
    ['in the last moment that costs half', '2027-06-10T02:00:00Z', 242_001],
    ['just after it, for everything', '2027-06-10T02:00:00.001Z', 0],
    ['just before pick-up, for everything', '2027-06-10T07:59:59.999Z', 0],
  ])('is canceled %s', (_, now, refund) => {
    expect(cancelTerms(order('reserved'), new Date(now))).toEqual({ isPossible: true, refund: lira(refund) });
  });

  test('is not canceled from pick-up on', () => {
    expect(cancelTerms(order('reserved'), PICK_UP)).toEqual({ isPossible: false });
  });

  test('gives back from nothing to all that was paid, and never more the later it is', () => {
    const moment = fc.date({ max: new Date(PICK_UP.getTime() - 1), noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), moment, moment, (paid, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const [first, second] = [early, late].map((now) => {
          const terms = cancelTerms(order('reserved', paid), now);
          return terms.isPossible ? terms.refund.amount : -1;
        });
        return paid >= first! && first! >= second! && second! >= 0;
      }),
    );
  });
});

test.each<OrderStatus>(['pendingPayment', 'canceled', 'expired', 'failed'])(
  'an order that is %s is not canceled',
  (status) => {
    expect(cancelTerms(order(status), new Date('2027-03-01T09:00:00Z'))).toEqual({ isPossible: false });
  },
);
