import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { oneWay, startTransfers, type Transfers } from './transferring.ts';

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterAll(() => transfers.stop());

test('200: returns the order as it was created, without the amount to pay, even after its search has expired', async () => {
  const { paymentRequirement, ...order } = (await transfers.order()).body;
  transfers.clock.advance(2_400);
  const answer = await transfers.read(order.orderId);
  expect([answer.status, answer.body]).toEqual([200, order]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('200: an unpaid order expires after exactly one hour and stays expired', async () => {
  const orderId = await transfers.ordered();
  transfers.clock.advance(3_599);
  expect(await transfers.statusOf(orderId)).toBe('pendingPayment');
  transfers.clock.advance(1);
  expect(await transfers.statusOf(orderId)).toBe('expired');
  transfers.clock.advance(-3_600);
  expect(await transfers.statusOf(orderId)).toBe('expired');
  transfers.clock.advance(3_600);
});

test('200: an unpaid order expires earlier if the supplier needs more notice', async () => {
  const pickupTime = new Date(transfers.clock.now().getTime() + 3_600_000).toISOString();
  const offer = await transfers.anOffer('horizon', { ...oneWay, pickupTime, passengerCount: 1 });
  const orderId = await transfers.ordered({ offer });
  transfers.clock.advance((Date.parse(offer.product.bookableUntil!) - transfers.clock.now().getTime()) / 1_000 - 1);
  expect(await transfers.statusOf(orderId)).toBe('pendingPayment');
  transfers.clock.advance(1);
  expect(await transfers.statusOf(orderId)).toBe('expired');
});

test('200: a paid order is reserved with the reservation number of the supplier and never expires', async () => {
  const orderId = await transfers.ordered();
  await transfers.pay(orderId);
  transfers.clock.advance(7_200);
  const { body } = await transfers.read(orderId);
  expect(body).toMatchObject({ status: 'reserved', vendorReservationId: expect.stringMatching(/^[\w-]+$/) });
  expect(body).not.toHaveProperty('paymentRequirement');
});

test('200: the terms as sold stay the same after the pick-up time has changed and a leg was canceled', async () => {
  const { body: order } = await transfers.order({ passenger: { lastName: 'Droppedreturn' } });
  const { terms } = order;
  expect(terms).toMatchObject({ agreedAt: order.createdAt, source: 'search', rules: order.product.rules });
  expect(terms!.legs.map(({ cancellationPolicies }) => cancellationPolicies)).toEqual(
    order.legs!.map(({ cancellationPolicies }) => cancellationPolicies),
  );
  await transfers.pay(order.orderId);
  const change = { flightNumber: 'TK1982', pickupTime: '2027-06-10T12:00:00+03:00' };
  expect((await transfers.changeFlight(order.orderId, change)).status).toBe(200);
  await transfers.service.later(60);
  const { body } = await transfers.read(order.orderId);
  expect(body.legs!.map(({ status }) => status)).toEqual(['reserved', 'canceled']);
  expect(body.terms).toEqual(terms);
});

test('200: a canceled order keeps its reservation number', async () => {
  const orderId = await transfers.ordered();
  const { vendorReservationId } = (await transfers.pay(orderId)).body;
  await transfers.cancel(orderId);
  expect((await transfers.read(orderId)).body).toMatchObject({ status: 'canceled', vendorReservationId });
});

test.each(['TRF-a.b', 'TRF%20x', 'a'.repeat(65), '%00'])(
  '400 request.invalid: the orderId %s is refused',
  async (orderId) => {
    expectError(await transfers.read(orderId), 'request.invalid', { field: 'orderId' });
  },
);

test('404 transferOrder.notFound: an order of a different agency is answered like an unknown order', async () => {
  const foreign = await transfers.read(await transfers.ordered(), 'lodos');
  const unknown = await transfers.read('TRF-unknown', 'lodos');
  expectError(foreign, 'transferOrder.notFound');
  expectError(unknown, 'transferOrder.notFound');
  expect(foreign.body).toEqual(unknown.body);
});
