import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { startPaying } from './paying.ts';
import { RETURN_URL, type Sessions, secretOf, startSessions } from './sessions.ts';

let sessions: Sessions;
beforeAll(async () => {
  sessions = await startSessions();
});
afterAll(() => sessions.stop());

const create = (body: object, headers?: object) => sessions.api('POST', '/payment/sessions', body, headers);
const orderID = async (change?: Parameters<Sessions['order']>[0]) => (await sessions.order(change)).id;
const request = async () => ({ orderID: await orderID(), returnUrl: RETURN_URL });

test('201: an open session has a link with 128 random bits and expires after an hour', async () => {
  const body = await request();
  const { status, body: session } = await create(body);
  expect(status).toBe(201);
  const now = sessions.clock.now();
  expect(session).toEqual({
    id: expect.stringMatching(/^pay_[\w-]{22}$/),
    orderID: body.orderID,
    url: expect.stringMatching(/^https:\/\/pay\.example\.com\/pay\/[\w-]{22}$/),
    status: 'open',
    returnUrl: RETURN_URL,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + 3_600_000).toISOString(),
  });
  expect(await sessions.statusesOf(session)).toEqual(['open']);
});

test('201: a session expires at the pick-up time at the latest', async () => {
  const { expiresAt } = await sessions.create(await orderID(), { expiresInMinutes: 10_080 });
  expect(new Date(expiresAt).getTime()).toBeLessThanOrEqual(sessions.clock.now().getTime() + 10_080 * 60_000);
});

test('201: a repeated request with the same Idempotency-Key returns the same session and link', async () => {
  const body = await request();
  const headers = { 'Idempotency-Key': 'session-1' };
  const first = await create(body, headers);
  const repeats = await Promise.all([create(body, headers), create(body, headers)]);
  for (const { status, body: again } of repeats) expect([status, again]).toEqual([201, first.body]);
});

test('the database and the log contain no secret of a link', async () => {
  const secret = secretOf(await sessions.create(await orderID()));
  const { rows } = await sessions.service.database.pool.query<{ text: string }>(
    "select string_agg(t::text, ' ') as text from payment_session t",
  );
  expect(rows[0]!.text).not.toContain(secret);
  await sessions.service.writeRequests();
  expect(sessions.service.log.join(' ')).not.toContain(secret);
});

test('400 payment.invalidRequest: a missing returnUrl is refused', async () => {
  expectError(await create({ orderID: await orderID() }), 'payment.invalidRequest', {
    field: 'returnUrl',
    message: 'is required',
  });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await sessions.service.api('POST', '/payment/sessions', { body: {} }), 'token.invalid');
});

test('404 payment.orderNotFound: an order of a different agency is refused', async () => {
  const id = await orderID({ as: 'meridian' });
  expectError(await create({ orderID: id, returnUrl: RETURN_URL }), 'payment.orderNotFound');
});

test('404 payment.orderNotPayable: a paid order is refused', async () => {
  const id = await orderID();
  await sessions.pay(id);
  expectError(await create({ orderID: id, returnUrl: RETURN_URL }), 'payment.orderNotPayable', {
    orderId: id,
    reason: 'alreadyPaid',
  });
});

test('422 payment.ruleViolated: a returnUrl with an unregistered origin is refused', async () => {
  const body = { ...(await request()), returnUrl: 'https://evil.example/' };
  const message = 'must have an origin that is registered for the agency';
  expectError(await create(body), 'payment.ruleViolated', { field: 'returnUrl', message });
});

test('422 payment.notTestVendor: an order with a different vendor is refused on staging', async () => {
  const id = await orderID({ vendor: 'Anadolu Rent' });
  expectError(await create({ orderID: id, returnUrl: RETURN_URL }), 'payment.notTestVendor');
});

test('422 paymentSession.alreadyOpen: a second session of an order is refused with the first one', async () => {
  const body = await request();
  const { id: sessionId } = (await create(body)).body;
  expectError(await create(body), 'paymentSession.alreadyOpen', { orderId: body.orderID, sessionId });
});

test('422 paymentSession.alreadyOpen: of ten simultaneous requests, one creates a session', async () => {
  const body = await request();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
});

test('201: an expired session makes room for a new one, even before the expiry job has run', async () => {
  const body = await request();
  const { body: first } = await create({ ...body, expiresInMinutes: 5 });
  sessions.clock.advance(5 * 60);
  expect((await create(body)).status).toBe(201);
  expect(await sessions.statusesOf(first)).toEqual(['open', 'expired']);
});

test('422 order.idempotencyKeyReused: a key with a different body is refused', async () => {
  const headers = { 'Idempotency-Key': 'session-2' };
  await create(await request(), headers);
  expectError(await create(await request(), headers), 'order.idempotencyKeyReused');
});

test('422 paymentSession.notOffered: without a payment page, no session is created', async () => {
  const without = await startPaying({ PAY_PUBLIC_URL: '' });
  const { id } = await without.order();
  const token = await without.tokenOf('horizon');
  const body = { orderID: id, returnUrl: RETURN_URL };
  expectError(await without.service.api('POST', '/payment/sessions', { token, body }), 'paymentSession.notOffered');
  const page = await fetch(`${without.service.url}/payment-page/v1/sessions/read`, { method: 'POST' });
  expect(page.status).toBe(404);
  await without.stop();
});
