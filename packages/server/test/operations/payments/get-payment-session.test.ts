import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { RETURN_URL, type Sessions, startSessions } from './sessions.ts';

const DAY_SECONDS = 86_400;

let sessions: Sessions;
beforeAll(async () => {
  sessions = await startSessions();
});
afterAll(() => sessions.stop());

test('200: an open session is returned with its link', async () => {
  const session = await sessions.newSession();
  expect((await sessions.get(session)).body).toEqual(session);
});

test('200: an expired session has no link, even before the expiry job has run', async () => {
  const session = await sessions.newSession({}, { expiresInMinutes: 5 });
  sessions.clock.advance(5 * 60);
  const { url, ...rest } = session;
  expect((await sessions.get(session)).body).toEqual({ ...rest, status: 'expired' });
  await sessions.service.endLapsedOrders();
  expect(await sessions.statusesOf(session)).toEqual(['open', 'expired']);
});

test('200: a session is cancelled if its order is cancelled', async () => {
  const session = await sessions.newSession();
  await sessions.cancel(session.orderID);
  expect((await sessions.get(session)).body).toMatchObject({ status: 'cancelled', cancelReason: 'orderEnded' });
});

test('200: a session is cancelled if the agency pays the order', async () => {
  const session = await sessions.newSession();
  await sessions.pay(session.orderID);
  expect((await sessions.get(session)).body).toMatchObject({ status: 'cancelled', cancelReason: 'orderPaid' });
});

test('200: the returnUrl is deleted a day after the session has ended', async () => {
  const [ended, open] = [await sessions.newSession(), await sessions.newSession({}, { expiresInMinutes: 10_080 })];
  await sessions.cancelSession(ended);
  sessions.clock.advance(DAY_SECONDS);
  await sessions.service.endLapsedOrders();
  expect((await sessions.get(ended)).body.returnUrl).toBe(RETURN_URL);
  sessions.clock.advance(1);
  await sessions.service.endLapsedOrders();
  expect((await sessions.get(ended)).body).not.toHaveProperty('returnUrl');
  expect((await sessions.read(ended)).body).not.toHaveProperty('returnUrl');
  expect((await sessions.get(open)).body.returnUrl).toBe(RETURN_URL);
});

test('400 payment.invalidRequest: an ID that is too long is refused', async () => {
  expectError(await sessions.api('GET', `/payment/sessions/${'x'.repeat(65)}`), 'payment.invalidRequest');
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await sessions.service.api('GET', '/payment/sessions/pay_1'), 'token.invalid');
});

test('404 paymentSession.notFound: unknown sessions and those of a different agency look the same', async () => {
  const { id } = await sessions.newSession();
  const token = await sessions.tokenOf('meridian');
  const foreign = await sessions.service.api('GET', `/payment/sessions/${id}`, { token });
  expectError(foreign, 'paymentSession.notFound');
  expect((await sessions.api('GET', '/payment/sessions/pay_1')).body).toEqual(foreign.body);
});
