import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '../../src/generated/operations.ts';
import { REFUSALS_PER_MINUTE } from '../../src/http/limits.addresses.ts';
import { latestTransaction, leaveBank, type Paying, startPaying } from '../operations/payments/paying.ts';
import { agencies } from '../support/agencies.ts';
import type { Answer } from '../support/api.ts';
import { expectError } from '../support/expect-error.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let paying: Paying;
beforeAll(async () => {
  service = await startService({ settings: { RATE_LIMIT_SCALE: '1', TRUST_PROXY_HOPS: '1' } });
  paying = await startPaying({ RATE_LIMIT_SCALE: '1' });
});
beforeEach(() => paying.clock.advance(60));
afterAll(async () => {
  await service.stop();
  await paying.stop();
});

const from = (address: string, headers: Record<string, string> = {}) => ({ 'X-Forwarded-For': address, ...headers });
const login = (body: unknown, address: string) => service.api('POST', '/auth/login', { body, headers: from(address) });
const guess = (number: number) => ({ key: `ak_guess_${number}`, secret: 'sk_guess' });
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const times = (status: number, count: number) => Array.from({ length: count }, () => status);

const returnOf = (orderId: string) => `/payment/3ds-callback/${orderId}`;
const comeBack = (target: string, fields: Record<string, string>) =>
  paying.service.api('POST', target, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ language: 'en', paymentId: 'att_x', transactionId: 'trx_x', ...fields }).toString(),
  });

test('every published limit is lower than the limit of refusals per address', () => {
  for (const { limit } of Object.values(operations)) {
    expect(REFUSALS_PER_MINUTE[limit.per]).toBeGreaterThan(limit.requests);
    expect(limit.windowSeconds).toBe(60);
  }
});

test('429 auth.rateLimited: a network gets 30 login attempts per minute, whose counters are then removed', async () => {
  const answers: Answer[] = [];
  for (let number = 0; number < 60; number += 1) answers.push(await login(guess(number), `2001:db8::${number}`));
  expect(statuses(answers)).toEqual([...times(401, 30), ...times(429, 30)]);
  expectError(answers.at(-1)!, 'auth.rateLimited');
  expect(answers.at(-1)!.headers.get('retry-after')).toBe('60');
  const refresh = { body: { token: 'rt_x' }, headers: from('2001:db8::1') };
  expectError(await service.api('POST', '/auth/refresh', refresh), 'auth.rateLimited');
  expect((await login(agencies.lodos, '2001:db8:0:1::1')).status).toBe(200);

  service.clock.advance(60);
  expect((await login(agencies.lodos, '2001:db8::1')).status).toBe(200);
});

test('429 auth.rateLimited: of 60 simultaneous login attempts at most 30 learn that the key is wrong', async () => {
  const all = Array.from({ length: 60 }, (_, number) => login(guess(number), '203.0.113.8'));
  const answers = await Promise.all(all);
  expect(statuses(answers).sort()).toEqual([...times(401, 30), ...times(429, 30)]);
});

test('a successful login does not count as a refusal', async () => {
  for (let round = 0; round < 4; round += 1) {
    service.clock.advance(15);
    const body = round % 2 === 0 ? agencies.horizon : agencies.lodos;
    for (let number = 0; number < 5; number += 1) expect((await login(body, '203.0.113.9')).status).toBe(200);
  }
  const answers = [];
  for (let number = 0; number < 30; number += 1) answers.push(await login(guess(number), '203.0.113.9'));
  expect(statuses(answers)).toEqual(times(401, 30));
});

test('429: invalid tokens are counted over all operations, and a valid token from the same address is accepted', async () => {
  const read = (token: string, path: string) => service.api('GET', path, { token, headers: from('203.0.113.10') });
  const token = await service.loginAs('horizon');
  const paths = ['/helper-data/car-classes', '/helper-data/fuel-types', '/payment/limits'];
  const answers = [];
  for (let number = 0; number < 125; number += 1) answers.push(await read(`bad${number}`, paths[number % 3]!));
  expect(statuses(answers)).toEqual([...times(401, 120), ...times(429, 5)]);
  expectError(answers.at(-1)!, 'rateLimit.exceeded');
  expect((await read(token, '/helper-data/car-classes')).status).toBe(200);
});

test('429: forged bank returns are counted over all orders, and a real customer at the same address can pay once', async () => {
  const { id } = await paying.order();
  const { body } = await paying.pay(id, { isWith3DSecure: true });
  const { fields, target } = await leaveBank(paying, body.threeDSHtmlContent!);
  const answers = [];
  for (let number = 0; number < 130; number += 1) {
    answers.push(await comeBack(returnOf(`CAR-${number}`), {}));
  }
  expect(statuses(answers)).toEqual([...times(200, 120), ...times(429, 10)]);

  for (const forged of [returnOf(id), `${returnOf(id)}?seal=${'A'.repeat(22)}`]) {
    expectError(await comeBack(forged, fields), 'rateLimit.exceeded');
  }
  expect((await comeBack(target, fields)).status).toBe(200);
  expect(await paying.statusOf(id)).toEqual(['closed', 'reserved']);
  expect(latestTransaction(paying)!.status).toBe('charged');
});

test('429: a repeated bank return is answered 120 times a minute and stores one row', async () => {
  const { id } = await paying.order();
  const { body } = await paying.pay(id, { isWith3DSecure: true });
  const { fields, target } = await leaveBank(paying, body.threeDSHtmlContent!);
  const answers = [];
  for (let number = 0; number < 125; number += 1) answers.push(await comeBack(target, fields));
  expect(statuses(answers)).toEqual([...times(200, 120), ...times(429, 5)]);
  paying.clock.advance(60);
  expect((await comeBack(target, fields)).status).toBe(200);
  const { rows } = await paying.service.database.pool.query('select 1 from callback_inbox where attempt_id = $1', [
    fields.paymentId,
  ]);
  expect(rows).toHaveLength(1);
  await paying.checkMoney();
});
