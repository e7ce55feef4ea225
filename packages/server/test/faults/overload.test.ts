import { afterAll, expect, test } from 'vitest';
import { searchCars } from '../operations/car-search/trip.ts';
import { expectError } from '../support/expect-error.ts';
import { startWithVendors } from '../support/vendor-service.ts';

const { service, vendors, token, stop } = await startWithVendors({
  MAX_REQUESTS_UNDER_WAY: '2',
  VENDOR_DEADLINE_MS: '1000',
});
afterAll(stop);

const asked = () => vendors.requests.filter(({ vendorCode }) => vendorCode === 'TESTDRIVE').length;

test('503 server.busy, 429 rateLimit.exceeded: the total load and the share of one agency are limited', async () => {
  const lodos = await service.loginAs('lodos');
  vendors.behave('TESTDRIVE', 'silent');
  const first = searchCars(service, token);
  await expect.poll(asked).toBe(1);
  expectError(await service.api('GET', '/payment/limits', { token }), 'rateLimit.exceeded');

  const second = searchCars(service, lodos);
  await expect.poll(asked).toBe(2);
  const refused = await service.api('GET', '/payment/limits', { token: lodos });
  expectError(refused, 'server.busy');
  expect(refused.headers.get('retry-after')).toBe('1');

  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await service.api('GET', '/payment/limits', { token })).status).toBe(200);
});
