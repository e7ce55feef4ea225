import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CarResult } from '../../../src/generated/types.ts';
import { TEST_START } from '../../support/clock.ts';
import { foundCars } from '../car-search/trip.ts';
import { type Paying, startPaying } from '../payments/paying.ts';
import { orderCar } from './ordering.ts';

const ONE_DAY = { checkOutDateTime: '2027-06-11T10:00:00+03:00' };
const PICK_UP = new Date('2027-06-10T07:00:00Z');

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterEach(async () => {
  await paying.checkMoney();
  paying.clock.set(TEST_START);
});
afterAll(() => paying.stop());

const carsIn = async (currency: string, body = {}) =>
  foundCars(paying.service, await paying.tokenOf('horizon'), { body, headers: { 'X-Currency': currency } });

/** Creates a paid order. Cancellation is free until 48 hours before pick-up and then costs one day's rental charge. */
async function aPaidOrder(car: CarResult) {
  const { status, body } = await orderCar(paying.service, await paying.tokenOf('horizon'), car);
  expect(status).toBe(201);
  expect((await paying.pay(body.id)).body.status).toBe('success');
  return body;
}
const mayBeOrdered = ({ vendor, isCreditcheckRequired, brand, pricing }: CarResult) =>
  vendor.name === 'Test Drive' && !isCreditcheckRequired && brand.name === 'Fiat' && pricing.vendorTotal.amount === 0;

describe.each(['TRY', 'EUR', 'USD', 'GBP'])('cancellation terms of a one-day rental in %s', (currency) => {
  test('the highest cancellation fee is at most the price, to the minor unit', async () => {
    const cars = await carsIn(currency, ONE_DAY);
    expect(cars.length).toBeGreaterThan(10);
    for (const { pricing, conditions } of cars) {
      const price = pricing.net.amount + pricing.fee.amount;
      const dearest = Math.max(...conditions!.cancellation.map(({ fee }) => fee.amount));
      expect(dearest).toBeLessThanOrEqual(price);
      if (price - dearest <= 2) expect(dearest).toBe(price);
    }
  });

  test('an order whose cancellation fee equals its price is not refundable, and cancelling it refunds nothing', async () => {
    const { id } = await aPaidOrder((await carsIn(currency, ONE_DAY)).find(mayBeOrdered)!);
    paying.clock.set(new Date(PICK_UP.getTime() - 3_600_000));
    expect(await paying.eligibility(id)).toEqual({ cancellable: true, refundable: false });
    const { body } = await paying.cancel(id);
    expect(body).toMatchObject({ success: true, status: 'success' });
    expect(body).not.toHaveProperty('refundAmount');
  });
});

test.each([
  ['2027-06-08T06:59:59.999Z', 0],
  ['2027-06-08T07:00:00.000Z', 0],
  ['2027-06-08T07:00:00.999Z', 0],
  ['2027-06-08T07:00:01.000Z', 1],
  ['2027-06-10T07:00:00.999Z', 1],
] as const)(
  '200: at %s both the eligibility check and the cancellation apply step %i of the terms',
  async (now, step) => {
    const { id, orderedCarProduct, paymentRequirement } = await aPaidOrder((await carsIn('TRY')).find(mayBeOrdered)!);
    const { fee } = orderedCarProduct.car.cancellation![step]!;
    const refundAmount = { amount: paymentRequirement!.amount - fee.amount, currency: 'TRY' };
    paying.clock.set(new Date(now));
    expect(await paying.eligibility(id)).toEqual({ cancellable: true, refundable: true, refundAmount });
    expect((await paying.cancel(id)).body).toMatchObject({ success: true, refundAmount });
  },
);

test('200: an order can no longer be cancelled once the second of its pick-up is over', async () => {
  const { id } = await aPaidOrder((await carsIn('TRY')).find(mayBeOrdered)!);
  paying.clock.set(new Date(PICK_UP.getTime() + 1_000));
  expect(await paying.eligibility(id)).toEqual({ cancellable: false, refundable: false });
  expect((await paying.cancel(id)).body).toMatchObject({ success: false, status: 'failed' });
});
