import { afterAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { aCar, orderCar, readOrder } from './ordering.ts';

const { service, vendors, token, stop } = await startWithVendors();
afterAll(stop);

const anOrder = async () => (await orderCar(service, token, await aCar({ service, vendors, token }))).body;

test('200: returns the order as it was created, long after its search has expired', async () => {
  const order = await anOrder();
  service.clock.advance(3_600);
  const answer = await readOrder(service, token, order.id);
  expect([answer.status, answer.body]).toEqual([200, order]);
});

test('200: a cancelled order shows its status and the time of cancellation', async () => {
  const order = await anOrder();
  service.clock.advance(60);
  await service.api('POST', `/order/${order.id}/cancel`, { token });
  const { body } = await readOrder(service, token, order.id);
  expect(body).toMatchObject({
    status: 'closed',
    createdAt: order.createdAt,
    updatedAt: service.clock.now().toISOString(),
    statusHistory: [
      { status: 'pending', at: order.createdAt },
      { status: 'cancelled', at: service.clock.now().toISOString() },
    ],
    orderedCarProduct: { status: 'cancelled', vendorCancelled: false, updatedAt: service.clock.now().toISOString() },
  });
});

test('200: the response has the header Cache-Control: no-store', async () => {
  const { headers } = await readOrder(service, token, (await anOrder()).id);
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each(['CAR-a.b', 'CAR%20x', 'a'.repeat(65), '%00'])(
  '400 request.invalid: the orderID %s is refused',
  async (orderId) => {
    expectError(await readOrder(service, token, orderId), 'request.invalid', { field: 'orderID' });
  },
);

test('404 carOrder.notFound: an order of a different agency is answered like an unknown order', async () => {
  const lodos = await service.loginAs('lodos');
  const foreign = await readOrder(service, lodos, (await anOrder()).id);
  const unknown = await readOrder(service, lodos, 'CAR-unknown');
  expectError(foreign, 'carOrder.notFound');
  expectError(unknown, 'carOrder.notFound');
  expect(foreign.body).toEqual(unknown.body);
});
