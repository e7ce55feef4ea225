import { failWith } from '@agency-booking/contract-express';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../test/support/transfer-orders.ts';
import type { PaymentStage } from '../../ports/orders.ts';
import { money } from '../../shared/money.ts';
import { assertHasLegs, cancelTerms, legRefusal, legTerms } from './rules.cancellation.ts';
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
      leavesReserved: false,
    });
  });

  test('the terms of the legs add up to the terms of the order, and to the price', () => {
    const both = order('reserved', [leg(484_001), back]);
    const terms = legTerms(both, new Date('2027-06-10T02:00:00Z'));
    expect(terms).toEqual([
      { type: 'oneway', terms: { refund: lira(242_001), fee: lira(242_000), until: '2027-06-10T05:00:00+03:00' } },
      { type: 'return', terms: { refund: lira(100_000), fee: lira(0), until: '2027-06-12T06:00:00+03:00' } },
    ]);
  });

  test('a leg without a further refund costs the full price and has no deadline, and a driven leg has no terms', () => {
    const both = order('reserved', [leg(484_001), back]);
    expect(legTerms(both, new Date('2027-06-12T03:00:01Z'))).toEqual([
      { type: 'oneway' },
      { type: 'return', terms: { refund: lira(0), fee: lira(100_000), until: undefined } },
    ]);
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

describe('cancellation of named legs', () => {
  const both = order('reserved', [leg(484_001), back]);
  const early = new Date('2027-03-01T09:00:00Z');
  const afterTheRide = new Date('2027-06-10T08:00:00Z');
  const gone = { ...back, canceled: { by: 'agency', at: '2027-03-01T09:00:00Z', refund: 100_000 } } as const;
  const withoutReturn = order('reserved', [leg(484_001), gone]);

  test.each([
    ['the outbound leg', ['oneway'], early, 484_001, true],
    ['the return leg', ['return'], early, 100_000, true],
    ['both legs', ['return', 'oneway'], early, 584_001, false],
    ['the return leg after the outbound ride', ['return'], afterTheRide, 100_000, false],
  ] as const)('%s can be canceled under the terms of each leg', (_, named, now, refund, leavesReserved) => {
    const terms = { isPossible: true, refund: lira(refund), leavesReserved };
    expect(cancelTerms(both, now, named)).toMatchObject(terms);
    expect(legRefusal(both, named, now)).toBeUndefined();
  });

  test.each([
    ['an already canceled leg', withoutReturn, ['return'], early, 'legs[0]', 'alreadyCanceled'],
    [
      'an already canceled leg beside a valid one',
      withoutReturn,
      ['oneway', 'return'],
      early,
      'legs[1]',
      'alreadyCanceled',
    ],
    ['a driven leg', both, ['oneway'], afterTheRide, 'legs[0]', 'pickUpPassed'],
    ['a driven leg beside a valid one', both, ['return', 'oneway'], afterTheRide, 'legs[1]', 'pickUpPassed'],
    [
      'a canceled leg of a canceled order',
      { ...withoutReturn, status: 'canceled' },
      ['return'],
      early,
      'legs[0]',
      'alreadyCanceled',
    ],
  ] as const)('%s is refused by its place in the request', (_, of, named, now, field, reason) => {
    expect(legRefusal(of, named, now)).toEqual({ field, reason });
  });

  test('a leg whose ride has begun before its pick-up time is refused', () => {
    const rideNotes = [{ leg: 'return', type: 'passengerOnBoard', at: early }] as const;
    const reason = legRefusal({ ...both, rideNotes }, ['return'], early);
    expect(reason).toEqual({ field: 'legs[0]', reason: 'pickUpPassed' });
  });

  test.each<OrderStatus>(['pendingPayment', 'expired', 'failed'])(
    'no leg is the reason if the order is %s',
    (status) => {
      expect(legRefusal({ ...both, status }, ['return'], early)).toBeUndefined();
    },
  );

  test('422 transferOrder.ruleViolated: a one-way order has no return leg', () => {
    const oneLeg = order('reserved');
    expect(() => assertHasLegs(oneLeg, ['oneway'], failWith)).not.toThrow();
    expect(() => assertHasLegs(oneLeg, ['oneway', 'return'], failWith)).toThrow(
      expect.objectContaining({
        key: 'transferOrder.ruleViolated',
        details: { field: 'legs[1]', message: 'must be oneway: the order has no return leg' },
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
