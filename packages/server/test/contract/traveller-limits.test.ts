import { CARD_TOKEN_STAGING_KEY } from '@agency-booking/connector-contracts/parties';
import { operations } from '@agency-booking/connector-contracts/payment-page';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentPage } from '../../../payment-page/src/main.ts';
import { type PaymentPage, serve } from '../../../payment-page/src/serve.ts';
import type { PaymentSession } from '../../src/generated/types.ts';
import { REFUSALS_PER_MINUTE } from '../../src/http/limits.addresses.ts';
import { PAGE_KEY, PAGE_URL, type Sessions, secretOf, startSessions } from '../operations/payments/sessions.ts';
import { type Answer, call } from '../support/api.ts';

/** Lowers the limits, so that the tests need fewer requests. */
const SCALE = 0.2;
const limitOf = (operation: keyof typeof operations) => operations[operation].limit.requests * SCALE;
const PREVIOUS_KEY = 'key-of-the-payment-page-before-0000000';

let sessions: Sessions;
let session: PaymentSession;
let first: PaymentPage;
let second: PaymentPage;
beforeAll(async () => {
  sessions = await startSessions({ RATE_LIMIT_SCALE: String(SCALE), PAYMENT_PAGE_KEY_PREVIOUS: PREVIOUS_KEY });
  session = await sessions.newSession();
  first = await startPage(PAGE_KEY);
  second = await startPage(PREVIOUS_KEY);
});
beforeEach(() => sessions.clock.advance(60));
afterAll(async () => {
  await first.close();
  await second.close();
  await sessions.checkMoney();
  await sessions.stop();
});

/** Starts a payment page behind one proxy. */
const startPage = (key: string) =>
  serve(
    createPaymentPage({
      service: { baseUrl: sessions.service.url, key },
      processor: { baseUrl: sessions.sandbox.url, key: CARD_TOKEN_STAGING_KEY },
      publicUrl: PAGE_URL,
      trustProxyHops: 1,
      now: sessions.clock.now,
    }),
    0,
  );

const callService = (path: string, body: object, address?: string, key = PAGE_KEY) =>
  call<{ key: string }>(`${sessions.service.url}/payment-page/v1/sessions/${path}`, 'POST', {
    token: key,
    body,
    headers: address === undefined ? {} : { 'X-Traveller-Address': address },
  });
/** Opens a page in the same way as a browser whose request passes through the payment page's proxy. */
const open = (page: PaymentPage, path: string, forwarded: string, form?: Record<string, string>) =>
  fetch(`${page.url}${path}`, {
    redirect: 'manual',
    method: form ? 'POST' : 'GET',
    ...(form && { body: new URLSearchParams(form) }),
    headers: { 'X-Forwarded-For': forwarded, Cookie: `__Host-${session.id}=${secretOf(session)}` },
  });
const guess = (number: number) => `/pay/${`guess${number}`.padEnd(22, 'A')}`;
function expectLimited({ status, body, headers }: Answer<{ key: string }>): void {
  expect([status, body.key]).toEqual([429, 'limit.exceeded']);
  const seconds = Number(headers.get('retry-after'));
  expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
}

async function repeat<Result>(times: number, act: (number: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let number = 0; number < times; number += 1) results.push(await act(number));
  return results;
}

test.each([
  ['readPageSession', 'read', { secret: 'A'.repeat(22) }, 404],
  ['listInstallments', 'installments', { secret: 'A'.repeat(22), bin: '55287900' }, 404],
  ['startPayment', 'payments', { secret: 'A'.repeat(22) }, 400],
] as const)('429 limit.exceeded: %s counts the calls for one traveller', async (operation, path, body, status) => {
  const requests = limitOf(operation);
  const allowed = await repeat(requests, () => callService(path, body, '203.0.113.1'));
  expect(new Set(allowed.map((answer) => answer.status))).toEqual(new Set([status]));
  expectLimited(await callService(path, body, '203.0.113.1'));
  expect((await callService(path, body, '203.0.113.2')).status).toBe(status);
  expect((await callService(path, body)).status).toBe(status);
});

test('addresses of one IPv6 network count as one traveller', async () => {
  const requests = limitOf('startPayment');
  const answers = await repeat(requests + 1, (number) => callService('payments', {}, `2001:db8::${number + 1}`));
  expectLimited(answers.at(-1)!);
  expect((await callService('payments', {}, '2001:db8:0:1::1')).status).toBe(400);
});

test('two page processes share the limit, and a header of the traveller does not evade it', async () => {
  const requests = limitOf('readPageSession');
  const answers = await repeat(requests + 1, (number) =>
    open(number % 2 === 0 ? first : second, guess(number), `203.0.113.${number % 250}, 198.51.100.1`),
  );
  expect(answers.slice(0, -1).filter(({ status }) => status !== 404)).toEqual([]);
  expect(answers.at(-1)!.status).toBe(429);
  // The link is valid, but this IP address must wait. A different traveller can still pay.
  const link = new URL(session.url!).pathname;
  expect((await open(first, link, '198.51.100.1')).status).toBe(429);
  expect((await open(second, link, '198.51.100.2')).status).toBe(303);
});

test('a traveller whose address has looked up too many cards pays without installments', async () => {
  const requests = limitOf('listInstallments');
  const lookUp = (address: string) => open(first, `/sessions/${session.id}/installments`, address, { bin: '55287900' });
  const statuses = await repeat(requests, async () => (await lookUp('198.51.100.3')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await lookUp('198.51.100.3')).status).toBe(404);
  expect((await lookUp('198.51.100.4')).status).toBe(200);
});

test('an address that has sent too many cards is asked to wait, and no payment starts', async () => {
  const requests = limitOf('startPayment');
  await repeat(requests, () => callService('payments', {}, '198.51.100.5'));
  const card = { number: '5528790000000008', expiry: '12 / 29', cvc: '123', holder: 'Elif Demir' };
  const refused = await open(first, `/sessions/${session.id}/payments`, '198.51.100.5', card);
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Please wait a minute')]);
  expect((await sessions.get(session)).body.status).toBe('open');
  expect((await open(first, `/sessions/${session.id}/payments`, '198.51.100.6', card)).status).toBe(303);
  expect((await sessions.get(session)).body.status).toBe('processing');
});

test('401: keys that are guessed from one address are limited, and only the page may state an address', async () => {
  const statuses = await repeat(REFUSALS_PER_MINUTE.user * SCALE + 1, async (number) => {
    const answer = await callService('read', { secret: 'A'.repeat(22) }, `203.0.113.${number}`, `guess-${number}`);
    return answer.status;
  });
  expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([401]), 429]);
  expect((await callService('read', { secret: secretOf(session) })).status).toBe(200);
});

test('the current and the previous key of the page are accepted during a rotation', async () => {
  for (const key of [PAGE_KEY, PREVIOUS_KEY]) {
    expect((await callService('read', { secret: secretOf(session) }, undefined, key)).status).toBe(200);
  }
  expect((await callService('read', { secret: secretOf(session) }, undefined, 'an-unknown-key')).status).toBe(401);
});
