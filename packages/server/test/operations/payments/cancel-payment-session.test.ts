import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { type Sessions, startSessions } from './sessions.ts';

let sessions: Sessions;
beforeAll(async () => {
  sessions = await startSessions({ PROCESSOR_DEADLINE_MS: '1000' });
});
afterEach(() => sessions.checkMoney());
afterAll(() => sessions.stop());

test('200: a cancelled session cannot be paid, and the order can', async () => {
  const session = await sessions.newSession();
  const { body } = await sessions.cancelSession(session);
  expect(body).toMatchObject({ status: 'cancelled', cancelReason: 'requested' });
  expect(body).not.toHaveProperty('url');
  expect((await sessions.start(session)).body).toMatchObject({ status: 'cancelled' });
  expect(await sessions.chargesOf(session)).toEqual([]);
  expect((await sessions.pay(session.orderID)).body.status).toBe('success');
});

test('200: a repeated cancellation returns the same session and reports it once', async () => {
  const session = await sessions.newSession();
  const answers = await Promise.all([sessions.cancelSession(session), sessions.cancelSession(session)]);
  expect(answers[0]!.body).toEqual(answers[1]!.body);
  expect(await sessions.statusesOf(session)).toEqual(['open', 'cancelled']);
});

test('200: a payment of a traveller on the bank page is withdrawn and never charged', async () => {
  const session = await sessions.newSession();
  const { body: shown } = await sessions.start(session);
  expect((await sessions.cancelSession(session)).body.status).toBe('cancelled');
  await sessions.atBank(session, shown);
  await sessions.service.later(60);
  expect(await sessions.chargesOf(session)).toEqual([]);
  expect((await sessions.get(session)).body.status).toBe('cancelled');
});

test('422 paymentSession.notCancellable: a session whose card is being charged is refused', async () => {
  const session = await sessions.newSession();
  await sessions.atBank(session, (await sessions.start(session, '4000000000002081')).body);
  expect((await sessions.get(session)).body.status).toBe('processing');
  expectError(await sessions.cancelSession(session), 'paymentSession.notCancellable');
  await sessions.service.later(20);
  expect((await sessions.get(session)).body.status).toBe('paid');
  expect(await sessions.chargesOf(session)).toHaveLength(1);
});

test('422 paymentSession.notCancellable: a paid session is refused', async () => {
  const session = await sessions.newSession();
  await sessions.atBank(session, (await sessions.start(session)).body);
  expectError(await sessions.cancelSession(session), 'paymentSession.notCancellable');
});

test('400 payment.invalidRequest: an ID that is too long is refused', async () => {
  expectError(await sessions.api('POST', `/payment/sessions/${'x'.repeat(65)}/cancel`), 'payment.invalidRequest');
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await sessions.service.api('POST', '/payment/sessions/pay_1/cancel'), 'token.invalid');
});

test('404 paymentSession.notFound: a session of a different agency is refused and stays open', async () => {
  const session = await sessions.newSession();
  const token = await sessions.tokenOf('meridian');
  const answer = await sessions.service.api('POST', `/payment/sessions/${session.id}/cancel`, { token });
  expectError(answer, 'paymentSession.notFound');
  expect((await sessions.get(session)).body.status).toBe('open');
});
