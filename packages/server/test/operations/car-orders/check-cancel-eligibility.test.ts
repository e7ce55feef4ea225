import { afterAll, expect, test } from 'vitest';
import type { CarCancelEligibility } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { aCar, orderCar, readOrder } from './ordering.ts';

const { service, vendors, token, stop } = await startWithVendors();
afterAll(stop);

const anOrder = async () => (await orderCar(service, token, await aCar({ service, vendors, token }))).body;
const check = (orderId: string, as = token) =>
  service.api<CarCancelEligibility>('POST', `/order/${orderId}/cancel_eligibility`, { token: as });

test('200: an unpaid order can be cancelled without a refund', async () => {
  const order = await anOrder();
  const answer = await check(order.id);
  expect([answer.status, answer.body]).toEqual([200, { cancellable: true, refundable: false }]);
  expect((await readOrder(service, token, order.id)).body).toEqual(order);
});

test('200: a cancelled order cannot be cancelled again', async () => {
  const { id } = await anOrder();
  await service.api('POST', `/order/${id}/cancel`, { token });
  expect((await check(id)).body).toEqual({ cancellable: false, refundable: false });
});

test('400 request.invalid: a malformed orderID is refused', async () => {
  expectError(await check('a.b'), 'request.invalid', { field: 'orderID' });
});

test('400 request.invalid: a body with an unknown field is refused, and the order does not change', async () => {
  const order = await anOrder();
  const answer = await service.api('POST', `/order/${order.id}/cancel_eligibility`, {
    token,
    body: { reason: 'rain' },
  });
  expectError(answer, 'request.invalid', { field: 'reason' });
  expect((await readOrder(service, token, order.id)).body).toEqual(order);
});

test('404 carOrder.notFound: an order of a different agency is answered like an unknown order', async () => {
  const lodos = await service.loginAs('lodos');
  const foreign = await check((await anOrder()).id, lodos);
  expectError(foreign, 'carOrder.notFound');
  expect(foreign.body).toEqual((await check('CAR-unknown', lodos)).body);
});
