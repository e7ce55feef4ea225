import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../test/support/transfer-orders.ts';
import type { PaymentStage } from '../../ports/orders.ts';
import { money } from '../../shared/money.ts';
import { cancelTerms } from './rules.cancellation.ts';
import type { OrderLeg, OrderStatus } from './types.ts';

const lira = (amount: number) => money(amount, 'TRY');
const { product } = anOrder('TRF-1');
const PICK_UP = new Date('2027-06-10T08:00:00Z');

const leg = (paid: number, changes: Partial<OrderLeg> = {}): OrderLeg => ({
  type: 'oneway',
  pickupTime: '2027-06-10T11:00:00+03:00',
  amount: paid,
  commission: 0,
  refunds: [
    { until: '2027-06-09T11:00:00+03:00', amount: paid, description: 'all' },
    { until: '2027-06-10T05:00:00+03:00', amount: Math.ceil(paid / 2), description: 'half' },
  ],
  ...changes,
});
const back = leg(100_000, {
  type: 'return',
  pickupTime: '2027-06-13T06:00:00+03:00',
  refunds: [{ until: '2027-06-12T06:00:00+03:00', amount: 100_000, description: 'all' }],
});
const order = (status: OrderStatus, legs = [leg(484_001)], paymentStage: PaymentStage = 'paid') => ({
  status,
  amount: lira(0),
  legs,
  product,
  rideNotes: [],
  paymentStage,
  expiresAt: new Date('2027-03-01T10:00:00Z'),
});

describe('cancellation of a reserved order', () => {
  test.each([
    ['long before pick-up', '2027-03-01T09:00:00Z', 484_001],
    ['one second before the end of the free period', '2027-06-09T07:59:59.999Z', 484_001],
    ['in the last second of the free period', '2027-06-09T08:00:00.999Z', 484_001],
    ['one second after the free period, for half, rounded up', '2027-06-09T08:00:01Z', 242_001],
    ['in the last second that costs half', '2027-06-10T02:00:00.999Z', 242_001],
    ['one second after the half-price period, for the full price', '2027-06-10T02:00:01Z', 0],
    ['just before pick-up, for the full price', '2027-06-10T07:59:59.999Z', 0],
  ])('a reserved order can be canceled %s', (_, now, refund) => {
    expect(cancelTerms(order('reserved'), new Date(now))).toMatchObject({ isPossible: true, refund: lira(refund) });
  });

  test('a reserved order can be canceled in the second of pick-up if a policy is valid until then', () => {
    const until = [leg(100, { refunds: [{ until: '2027-06-10T11:00:00+03:00', amount: 40, description: 'some' }] })];
    const at = (now: string) => cancelTerms(order('reserved', until), new Date(now));
    expect(at('2027-06-10T08:00:00.999Z')).toMatchObject({ isPossible: true, refund: lira(40) });
    expect(at('2027-06-10T08:00:01Z')).toEqual({ isPossible: false });
  });

  test('a reserved order cannot be canceled from pick-up on', () => {
    expect(cancelTerms(order('reserved'), PICK_UP)).toEqual({ isPossible: false });
  });

  test.each([
    ['both legs free', '2027-06-09T08:00:00Z', 584_001],
    ['the outbound leg for half, the return leg free', '2027-06-10T02:00:00Z', 342_001],
    ['the outbound leg for the full price, the return leg free', '2027-06-10T07:59:59Z', 100_000],
    ['only the return leg after the outbound leg, free', '2027-06-10T08:00:00Z', 100_000],
    ['the return leg in its last free moment', '2027-06-12T03:00:00Z', 100_000],
    ['the return leg for the full price', '2027-06-12T03:00:01Z', 0],
  ])('each leg of a round trip is canceled under separate terms: %s', (_, now, refund) => {
    const both = order('reserved', [leg(484_001), back]);
    expect(cancelTerms(both, new Date(now))).toMatchObject({ isPossible: true, refund: lira(refund) });
  });

  test('canceling a round trip with one canceled leg refunds the other leg only', () => {
    const gone = { ...back, canceled: { by: 'supplier', at: '2027-03-01T09:00:00Z', refund: 100_000 } } as const;
    expect(cancelTerms(order('reserved', [leg(484_001), gone]), new Date('2027-03-01T09:00:00Z'))).toEqual({
      isPossible: true,
      refund: lira(484_001),
      legs: [{ leg: 'oneway', refund: 484_001 }],
    });
  });

  test('a round trip cannot be canceled from the last pick-up on', () => {
    expect(cancelTerms(order('reserved', [leg(1), back]), new Date('2027-06-13T03:00:00Z'))).toEqual({
      isPossible: false,
    });
  });

  test('a refund is between nothing and the payment, and never rises over time', () => {
    const moment = fc.date({ max: new Date(PICK_UP.getTime() - 1), noInvalidDate: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e11 }), moment, moment, (paid, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const [first, second] = [early, late].map((now) => {
          const terms = cancelTerms(order('reserved', [leg(paid)]), now);
          return terms.isPossible ? terms.refund.amount : -1;
        });
        return paid >= first! && first! >= second! && second! >= 0;
      }),
    );
  });
});

test.each<PaymentStage>(['beingCancelled', 'over', 'beingPaid'])(
  'a reserved order whose payment is %s cannot be canceled',
  (stage) => {
    const reserved = order('reserved', [leg(1)], stage);
    expect(cancelTerms(reserved, new Date('2027-03-01T09:00:00Z'))).toEqual({ isPossible: false });
  },
);

test.each<OrderStatus>(['pendingPayment', 'canceled', 'expired', 'failed'])(
  'an order with status %s cannot be canceled',
  (status) => {
    expect(cancelTerms(order(status), new Date('2027-03-01T09:00:00Z'))).toEqual({ isPossible: false });
  },
);
