import { afterAll, expect, test } from 'vitest';
import type { CarCancellation } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { aCar, orderCar, readOrder } from './ordering.ts';

const { service, vendors, token, stop } = await startWithVendors();
afterAll(stop);

const anOrder = async () => {
  const body = { extraProducts: [{ code: 'BABY_SEAT', quantity: 1 }] };
  return (await orderCar(service, token, await aCar({ service, vendors, token }), { body })).body;
};
const cancel = (orderId: string, as = token) =>
  service.api<CarCancellation>('POST', `/order/${orderId}/cancel`, { token: as });

test('200: an unpaid order is cancelled at once with its extras, without a call to the vendor', async () => {
  const { id } = await anOrder();
  vendors.requests.length = 0;
  const answer = await cancel(id);
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, message: 'The order is cancelled. Nothing had been paid.', orderId: id, status: 'success' },
  ]);
  expect(vendors.requests).toEqual([]);
  expect((await readOrder(service, token, id)).body).toMatchObject({
    status: 'closed',
    orderedCarProduct: { status: 'cancelled' },
    orderedExtraProducts: [{ status: 'cancelled' }],
  });
});

test('200: cancelling a cancelled order succeeds again and changes nothing', async () => {
  const { id } = await anOrder();
  const first = await cancel(id);
  const before = await readOrder(service, token, id);
  service.clock.advance(60);
  expect((await cancel(id)).body).toEqual(first.body);
  expect((await readOrder(service, token, id)).body).toEqual(before.body);
});

test('200: ten simultaneous cancellations cancel the order, and no caller gets an error', async () => {
  const { id } = await anOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers.some(({ body }) => body.success)).toBe(true);
  expect((await readOrder(service, token, id)).body.orderedCarProduct.status).toBe('cancelled');
});

test('200: after pick-up an unpaid order is removed and cannot be cancelled', async () => {
  const { id } = await anOrder();
  const now = service.clock.now();
  service.clock.set(new Date('2027-06-10T07:00:00Z'));
  const later = await service.loginAs('horizon');
  expect((await cancel(id, later)).body).toMatchObject({ success: false, status: 'failed' });
  expect((await readOrder(service, later, id)).body).toMatchObject({
    status: 'closed',
    orderedCarProduct: { status: 'removed' },
    orderedExtraProducts: [{ status: 'removed' }],
  });
  service.clock.set(now);
});

test('400 request.invalid: a malformed orderID is refused', async () => {
  expectError(await cancel('a.b'), 'request.invalid', { field: 'orderID' });
});

test('400 request.invalid: a body with an unknown field is refused, and the order does not change', async () => {
  const order = await anOrder();
  const answer = await service.api('POST', `/order/${order.id}/cancel`, { token, body: { reason: 'rain' } });
  expectError(answer, 'request.invalid', { field: 'reason' });
  expect((await readOrder(service, token, order.id)).body).toEqual(order);
});

test('404 carOrder.notFound: an order of a different agency is answered like an unknown order and does not change', async () => {
  const lodos = await service.loginAs('lodos');
  const order = await anOrder();
  const foreign = await cancel(order.id, lodos);
  expectError(foreign, 'carOrder.notFound');
  expect(foreign.body).toEqual((await cancel('CAR-unknown', lodos)).body);
  expect((await readOrder(service, token, order.id)).body).toEqual(order);
});
