import { afterAll, beforeEach, expect, test } from 'vitest';
import { anOffer } from '../../faults/vendor-server.ts';
import { expectError } from '../../support/expect-error.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { aCar, orderCar, readOrder } from './ordering.ts';

const { service, vendors, token, stop } = await startWithVendors();
beforeEach(() => vendors.reset());
afterAll(stop);

const lira = (amount: number) => ({ amount, currency: 'TRY' });
/** Finds a car that costs 46,000, with baby seats at 60,000 each. */
const found = () => aCar({ service, vendors, token });
const order = (car: Awaited<ReturnType<typeof found>>, expectedTotal: object) =>
  orderCar(service, token, car, {
    body: { extraProducts: [{ code: 'BABY_SEAT', quantity: 2 }], expectedTotal },
  });

function becomesDearer() {
  const { price, conditions } = anOffer('');
  const fee = { amount: 33_000, currency: 'TRY' as const };
  const cancellation = [{ until: '2027-06-10T07:00:00Z', fee }];
  const changes = { price: { ...price, net: 2_000 }, conditions: { ...conditions, cancellation } };
  vendors.offer('TESTDRIVE', [anOffer('TESTDRIVE', changes)]);
}

const ordersMade = async () =>
  (await service.api<{ results: unknown[] }>('GET', '/orders', { token })).body.results.length;

test('201: an order whose total equals the expected total is accepted', async () => {
  expect((await order(await found(), lira(166_000))).status).toBe(201);
});

test('201: an order at a changed price is accepted with the current terms if the expected total matches', async () => {
  const car = await found();
  becomesDearer();
  const { status, body } = await order(car, lira(167_000));
  expect(status).toBe(201);
  const ordered = (await readOrder(service, token, body.id)).body;
  expect(ordered.paymentRequirement).toEqual(lira(167_000));
  expect(ordered.orderedCarProduct.car.pricing).toMatchObject({ total: lira(47_000), paymentTotal: lira(47_000) });
  expect(ordered.orderedCarProduct.car.cancellation).toEqual([
    { until: '2027-06-10T10:00:00+03:00', fee: lira(33_000) },
  ]);
});

test("422 carOrder.totalDiffers: any other total than the order's, with both amounts, and nothing is ordered", async () => {
  const car = await found();
  const before = await ordersMade();
  for (const expectedTotal of [lira(165_999), lira(46_000), { amount: 166_000, currency: 'EUR' }]) {
    const details = { expectedTotal, total: lira(166_000) };
    expectError(await order(car, expectedTotal), 'carOrder.totalDiffers', details);
  }
  expect(await ordersMade()).toBe(before);
});

test('422 carOrder.totalDiffers: the total of the search is refused when the vendor now charges more', async () => {
  const car = await found();
  becomesDearer();
  const details = { expectedTotal: lira(166_000), total: lira(167_000) };
  expectError(await order(car, lira(166_000)), 'carOrder.totalDiffers', details);
});

test('404 carOrder.offerUnavailable: a car that is sold out is refused, whatever total is expected', async () => {
  const car = await found();
  vendors.offer('TESTDRIVE', []);
  expectError(await order(car, lira(166_000)), 'carOrder.offerUnavailable', { reason: 'soldOut' });
});
