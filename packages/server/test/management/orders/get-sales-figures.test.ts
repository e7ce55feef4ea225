import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../src/generated/management/types.ts';
import { orderCar } from '../../operations/car-orders/ordering.ts';
import { foundCars } from '../../operations/car-search/trip.ts';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';

type Figures = components['schemas']['SalesFigures'];

let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
});
afterAll(() => paying.stop());

const figures = (query: string, agencyId = 1) =>
  desk.call<Figures>('GET', `/agencies/${agencyId}/sales-figures?${query}`);
const dayOf = async (agencyId?: number) => (await figures('from=2027-03-01&to=2027-03-01', agencyId)).body.results[0]!;

test('200: counts searches, orders, bookings and amounts on the day on which the orders were placed', async () => {
  const { id, ...order } = await paying.order();
  const { paymentTotal: total } = order.orderedCarProduct.car.pricing;
  await paying.order();
  await paying.service.writeRequests();
  const placed = await dayOf();
  expect(placed).toMatchObject({ orders: 2, booked: 0, amounts: [] });
  expect(placed.searches).toBeGreaterThan(0);
  await paying.pay(id);
  expect(await dayOf()).toEqual({
    ...placed,
    booked: 1,
    amounts: [{ sold: total, refunded: { ...total, amount: 0 } }],
  });
  const { results } = (await figures('from=2027-02-28&to=2027-03-02')).body;
  expect(results.map(({ day, orders }) => [day, orders])).toEqual([
    ['2027-02-28', 0],
    ['2027-03-01', 2],
    ['2027-03-02', 0],
  ]);
});

test('200: a cancelled order remains booked, and its refund is stated', async () => {
  const { id } = await paying.order();
  await paying.pay(id);
  const before = await dayOf();
  await paying.cancel(id);
  const { booked, amounts } = await dayOf();
  expect([booked, amounts[0]!.sold]).toEqual([before.booked, before.amounts[0]!.sold]);
  expect(amounts[0]!.refunded.amount - before.amounts[0]!.refunded.amount).toBeGreaterThan(0);
});

test('200: several orders from one search are one ordered search', async () => {
  const before = await dayOf();
  const token = await paying.tokenOf('horizon');
  const cars = await foundCars(paying.service, token);
  const car = cars.find(({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && !isCreditcheckRequired)!;
  for (let count = 0; count < 3; count += 1) expect((await orderCar(paying.service, token, car)).status).toBe(201);
  const after = await dayOf();
  expect([after.orders - before.orders, after.orderedSearches! - before.orderedSearches!]).toEqual([3, 1]);
});

test('200: contains no orders or searches of a different agency', async () => {
  expect(await dayOf(2)).toEqual({
    day: '2027-03-01',
    searches: 0,
    orderedSearches: 0,
    orders: 0,
    booked: 0,
    amounts: [],
  });
});

test('400 request.invalid: a period of more than 62 days is refused', async () => {
  const message = 'must be from, or up to 61 days after it';
  expectPortalError(await figures('from=2027-01-01&to=2027-03-04'), 'request.invalid', { field: 'to', message });
});
