import { expect, test } from 'vitest';
import { anOrder, lira } from '../../../test/support/transfer-orders.ts';
import { legsOf } from './rules.legs.ts';

const { product, ...order } = anOrder('TRF-1');
const formerLegs = (sold: typeof product, amount: typeof order.amount) =>
  legsOf({ legs: undefined, product: sold, amount });
const fee = (type: 'oneway' | 'return' | 'commission', amount: number) => ({
  ...{ type, amount, currency: 'TRY', charge: 'advance', description: type },
});
const pricing = (...fees: ReturnType<typeof fee>[]) => ({ ...product.pricing, fees }) as typeof product.pricing;

test('one way has all of the payment, free until a day before, half until six hours before', () => {
  const legs = formerLegs(
    { ...product, pricing: pricing(fee('oneway', 440_000), fee('commission', 44_001)) },
    lira(484_001),
  );
  expect(legs).toMatchObject([
    {
      ...{ type: 'oneway', pickupTime: '2027-06-10T11:00:00+03:00', amount: 484_001, commission: 44_001 },
      refunds: [
        { until: '2027-06-09T08:00:00.000Z', amount: 484_001 },
        { until: '2027-06-10T02:00:00.000Z', amount: 242_001 },
      ],
    },
  ]);
});

test('there and back share the payment by their prices, to the unit, each with terms of its own', () => {
  const appointment = { ...product.appointment, returnPickupTime: '2027-06-13T06:00:00+03:00' };
  const fees = pricing(fee('oneway', 200_000), fee('return', 100_000), fee('commission', 10));
  const [there, back] = formerLegs({ ...product, appointment, pricing: fees }, lira(285_010));
  expect([there!.amount, back!.amount]).toEqual([190_007, 95_003]);
  expect([there!.commission, back!.commission]).toEqual([7, 3]);
  expect(back!.refunds[0]).toMatchObject({ until: '2027-06-12T03:00:00.000Z', amount: 95_003 });
});
