import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CreditLimits } from '../../../src/generated/types.ts';
import type { AgencyName } from '../../support/agencies.ts';
import { expectError } from '../../support/expect-error.ts';
import { type Paying, startPaying } from '../payments/paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterEach(() => paying.checkMoney());
afterAll(() => paying.stop());

const limitsOf = async (agency: AgencyName = 'horizon') =>
  paying.service.api<CreditLimits>('GET', '/payment/limits', { token: await paying.tokenOf(agency) });
const leftOf = async (record: number) => (await limitsOf()).body.remaining.find(({ id }) => id === record)!.amount;

test('200: returns every credit record of the agency, ordered by ID', async () => {
  expect((await limitsOf()).body).toEqual({
    remaining: [
      { id: 101, amount: 500_000_000, currency: 'TRY' },
      { id: 102, amount: 25_000_000, currency: 'TRY' },
      { id: 103, amount: 5_000_000, currency: 'EUR' },
      { id: 104, amount: 5_000_000, currency: 'USD' },
      { id: 105, amount: 5_000_000, currency: 'GBP' },
    ],
  });
  expect((await limitsOf('lodos')).body).toEqual({ remaining: [{ id: 301, amount: 10_000, currency: 'TRY' }] });
});

test('200: an agency without credit records gets an empty list', async () => {
  expect((await limitsOf('meridian')).body).toEqual({ remaining: [] });
});

test('200: a payment reduces one record by exactly its amount, and a cancellation restores it', async () => {
  const before = await leftOf(101);
  const order = await paying.order();
  const { amount } = order.orderedCarProduct.car.pricing.paymentTotal;
  expect((await paying.payByLimit(order.id)).body.status).toBe('success');
  expect([await leftOf(101), await leftOf(102)]).toEqual([before - amount, 25_000_000]);
  expect((await paying.cancel(order.id)).body.status).toBe('success');
  expect(await leftOf(101)).toBe(before);
});

test('200: a booking that the vendor refuses uses no credit', async () => {
  const before = (await limitsOf()).body;
  expect((await paying.payByLimit((await paying.order({ lastName: 'Refused' })).id)).body.status).toBe('failed');
  expect((await limitsOf()).body).toEqual(before);
});

test('200: credit held for a booking with an unknown outcome is deducted until the booking is settled', async () => {
  const before = await leftOf(101);
  const order = await paying.order({ lastName: 'Broken' });
  expectError(await paying.payByLimit(order.id), 'cardPayment.outcomeUnknown');
  expect(await leftOf(101)).toBe(before - order.orderedCarProduct.car.pricing.paymentTotal.amount);
  await paying.service.later(120);
  expect(await leftOf(101)).toBe(before);
});

test('200: a card payment does not change the credit', async () => {
  const before = (await limitsOf()).body;
  await paying.pay((await paying.order()).id);
  expect((await limitsOf()).body).toEqual(before);
});

test('200: the balance is right after many simultaneous payments and cancellations', async () => {
  const before = await leftOf(101);
  const orders = await Promise.all(Array.from({ length: 12 }, () => paying.order()));
  await Promise.all(orders.map(({ id }) => paying.payByLimit(id)));
  await Promise.all(orders.slice(0, 5).map(({ id }) => paying.cancel(id)));
  const kept = orders.slice(5).map((order) => order.orderedCarProduct.car.pricing.paymentTotal.amount);
  expect(await leftOf(101)).toBe(before - kept.reduce((sum, amount) => sum + amount, 0));
});

test('400 payment.invalidRequest: an unknown parameter is refused', async () => {
  const answer = await paying.service.api('GET', '/payment/limits?all=1', { token: await paying.tokenOf('horizon') });
  expectError(answer, 'payment.invalidRequest', { field: 'all' });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await paying.service.api('GET', '/payment/limits'), 'token.invalid');
});
