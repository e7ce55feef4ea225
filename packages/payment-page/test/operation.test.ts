import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { runPaymentPage } from '../src/main.production.ts';
import { NUMBER, openSession, SECRET, startWithParties, TOKEN } from './parties.ts';

const { id } = openSession;
const form = { number: NUMBER, expiry: '08 / 29', cvc: '321', holder: 'Ada Kaya' };

let world: Awaited<ReturnType<typeof startWithParties>>;
let page: Awaited<ReturnType<typeof runPaymentPage>>;
let lines: string[];
beforeEach(async () => {
  world = await startWithParties();
  lines = [];
  page = await startPage();
});
afterEach(async () => {
  await page.close();
  await world.stop();
});

const startPage = (changes: { trustProxyHops?: number } = {}) =>
  runPaymentPage(
    {
      ...world.options,
      ...{ host: '127.0.0.1', port: 0, metricsPort: 0, logLevel: 'info', drainDelaySeconds: 0, trustProxyHops: 0 },
      ...changes,
    },
    (line) => lines.push(line),
  );
const ask = (path: string, init: RequestInit = {}, at = page) =>
  fetch(`${at.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { Cookie: `${id}=${SECRET}`, ...(init.headers as Record<string, string>) },
  });
const submit = (changes: Partial<typeof form> = {}) =>
  ask(`/sessions/${id}/payments`, { method: 'POST', body: new URLSearchParams({ ...form, ...changes }) });
const scrape = async () => (await fetch(`${page.metricsUrl}/metrics`)).text();
const logged = () => lines.map((line) => JSON.parse(line));

test('requests, calls, tokens and payments are counted by fixed labels', async () => {
  await ask(`/pay/${SECRET}`);
  await ask('/pay/unknown');
  await ask('/anything');
  await submit({ cvc: 'x' });
  await submit();
  world.state.isProcessorSilent = true;
  await submit();
  const text = await scrape();
  for (const line of [
    'payment_page_requests_total{page="link",status="303"} 1',
    'payment_page_requests_total{page="link",status="404"} 1',
    'payment_page_requests_total{page="none",status="404"} 1',
    'payment_page_requests_total{page="payment",status="422"} 2',
    'payment_page_request_duration_seconds_count{page="payment"} 3',
    'payment_page_calls_total{party="service",operation="startPayment",outcome="answered"} 1',
    'payment_page_calls_total{party="processor",operation="createCardToken",outcome="unreachable"} 1',
    'payment_page_calls_total{party="service",operation="startPayment",outcome="failed"} 0',
    'payment_page_card_tokens_total{outcome="created"} 1',
    'payment_page_card_tokens_total{outcome="failed"} 1',
    'payment_page_payments_total{outcome="started"} 1',
    'payment_page_payments_total{outcome="wrongFields"} 1',
    'payment_page_payments_total{outcome="noToken"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('metrics and log lines contain no link, token or part of a card', async () => {
  await ask(`/pay/${SECRET}`);
  await submit();
  world.state.paymentError = 'card.tooManyDeclines';
  await submit();
  world.state.isProcessorSilent = true;
  await submit();
  await world.stopService();
  await ask(`/pay/${SECRET}`);
  expect(logged()).toMatchObject([
    { level: 30, session: id, msg: 'payment started' },
    { level: 40, session: id, error: 'card.tooManyDeclines', msg: 'payment refused by the service' },
    { level: 50, party: 'processor', operation: 'createCardToken', outcome: 'unreachable', msg: 'call failed' },
    { level: 40, session: id, msg: 'payment not started, no card token' },
    { level: 50, operation: 'readPageSession', outcome: 'unreachable', cause: 'ECONNREFUSED', msg: 'call failed' },
  ]);
  const written = lines.join('') + (await scrape());
  for (const secret of [SECRET, TOKEN, NUMBER, '552879', 'Ada Kaya', '/sessions/', 'key-']) {
    expect(written).not.toContain(secret);
  }
});

test('a response and the calls behind it have one request ID', async () => {
  world.state.paymentError = 'card.invalid';
  const { headers } = await submit();
  expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(logged()[0].requestId).toBe(headers.get('X-Request-Id'));
  expect(new Set(world.state.requestIds)).toEqual(new Set([headers.get('X-Request-Id')]));
});

test('a key that a party does not accept is logged and counted as such', async () => {
  await page.close();
  page = await runPaymentPage(
    {
      ...world.options,
      service: { ...world.options.service, key: 'an-old-key' },
      ...{ host: '127.0.0.1', port: 0, metricsPort: 0, logLevel: 'info', drainDelaySeconds: 0 },
    },
    (line) => lines.push(line),
  );
  expect((await ask(`/pay/${SECRET}`)).status).toBe(503);
  expect(logged()).toMatchObject([{ party: 'service', outcome: 'keyRefused', msg: 'call failed' }]);
});

test('the traveller cannot choose the address that the service counts', async () => {
  const forged = {
    'X-Forwarded-For': '203.0.113.7',
    'X-Traveller-Address': '203.0.113.8',
    Forwarded: 'for=203.0.113.9',
  };
  await ask(`/pay/${SECRET}`, { headers: forged });
  expect(world.state.addresses).toEqual(['127.0.0.1']);
});

test('behind one proxy, the address is the one that the proxy saw', async () => {
  const behindProxy = await startPage({ trustProxyHops: 1 });
  const seenBy = (forwarded: string) =>
    ask(`/pay/${SECRET}`, { headers: { 'X-Forwarded-For': forwarded } }, behindProxy);
  for (const forwarded of ['198.51.100.4', '203.0.113.7, 198.51.100.5', '2001:db8::1']) await seenBy(forwarded);
  expect(world.state.addresses).toEqual(['198.51.100.4', '198.51.100.5', '2001:db8::1']);
  await seenBy('unknown');
  expect(world.state.addresses.at(-1)).toBe('127.0.0.1');
  await behindProxy.close();
});

test('an address that has called too often is asked to wait', async () => {
  world.state.isLimited = true;
  const { status, text } = await ask(`/sessions/${id}`).then(async (answer) => ({
    status: answer.status,
    text: await answer.text(),
  }));
  expect(status).toBe(429);
  expect(text).toContain('Please wait a minute');
  expect(text).toContain(`<a class="button" href="/sessions/${id}"`);
});

test('a form that is too large is refused without a stack trace', async () => {
  const answer = await submit({ holder: 'x'.repeat(5_000) });
  expect([answer.status, await answer.text()]).toEqual([413, 'Payload Too Large']);
  expect(lines).toEqual([]);
});

test('without the service and the processor, the page is ready and shows its own message', async () => {
  await world.stopService();
  world.state.isProcessorSilent = true;
  expect((await ask('/health/ready')).status).toBe(200);
  expect((await ask(`/pay/${SECRET}`)).status).toBe(503);
  expect((await ask('/health/live')).status).toBe(200);
});

test('a payment in progress completes before the page stops, and no new request is accepted', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  world.state.mayAnswer = promise;
  const payment = submit();
  await world.state.paymentReceived;
  const closed = page.close();
  await expect.poll(() => fetch(`${page.url}/health/live`).catch(() => 'refused')).toBe('refused');
  answer();
  expect((await payment).status).toBe(303);
  await closed;
  expect(world.state.started).toHaveLength(1);
});

test('a page that has received a shutdown signal keeps serving until the load balancer has noticed', async () => {
  const leaving = await runPaymentPage({
    ...world.options,
    host: '127.0.0.1',
    port: 0,
    metricsPort: undefined,
    logLevel: 'silent',
    drainDelaySeconds: 1,
  });
  const closed = leaving.close();
  expect((await ask('/health/ready', {}, leaving)).status).toBe(503);
  expect((await ask('/health/live', {}, leaving)).status).toBe(200);
  expect((await ask(`/pay/${SECRET}`, {}, leaving)).status).toBe(303);
  await closed;
});

test('an unexpected error is logged without its message, which may quote the request', () => {
  const log = createLog('info', (line) => lines.push(line));
  log.failed({ page: 'payment', requestId: 'r', error: new TypeError(`cannot read ${NUMBER}`) });
  const [line] = logged();
  expect(line).toMatchObject({ page: 'payment', error: { name: 'TypeError' }, msg: 'request failed unexpectedly' });
  expect(line.error.stack).toContain('operation.test.ts');
  expect(lines.join('')).not.toContain(NUMBER);
});

test('the metrics port serves metrics only, and the port for travellers does not serve them', async () => {
  expect((await fetch(`${page.metricsUrl}/health/live`)).status).toBe(404);
  expect((await ask('/metrics')).status).toBe(404);
});
