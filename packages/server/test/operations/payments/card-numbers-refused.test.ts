import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectError } from '../../support/expect-error.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { finishPathOf, leaveBank } from './paying.ts';
import { type Sessions, startSessions } from './sessions.ts';

/** Maximum delay before a permission change takes effect. */
const CHANGE_SECONDS = 5;
const THREE_D = { isWith3DSecure: true };

let sessions: Sessions;
let desk: Desk;
let agencyId: number;
beforeAll(async () => {
  sessions = await startSessions({ PROCESSOR_DEADLINE_MS: '800' });
  desk = await openDesk(sessions.service);
  agencyId = (await count("select id as count from agency where name = 'Horizon Travel'")) as number;
});
afterEach(async () => {
  await allow(true);
  await sessions.checkMoney();
});
afterAll(() => sessions.stop());

const count = async (query: string, ...values: unknown[]) =>
  (await sessions.service.database.pool.query<{ count: number }>(query, values)).rows[0]!.count;

/** Changes the permission to pay by card number, as an operator. */
async function allow(mayPayByCardNumber: boolean): Promise<void> {
  const body = { permissions: { mayPayByCardNumber } };
  expect((await desk.call('PATCH', `/agencies/${agencyId}`, body)).status).toBe(200);
  sessions.clock.advance(CHANGE_SECONDS);
}

const attemptsOf = (orderId: string) =>
  count('select count(*)::integer as count from payment_attempt where order_id = $1', orderId);
const latestCall = () => sessions.sandbox.journal.latest()[0]!.number;

test('403 payment.cardNumberNotAllowed: a card number is refused before any external call and any attempt', async () => {
  const { id } = await sessions.order();
  await allow(false);
  const before = latestCall();
  const refused = await sessions.pay(id);
  expectError(refused, 'payment.cardNumberNotAllowed');
  expect(JSON.stringify(refused.body)).toContain('createPaymentSession');
  expect(latestCall()).toBe(before);
  expect(await attemptsOf(id)).toBe(0);
  expect(await sessions.statusOf(id)).toEqual(['open', 'pending']);
});

test('the refusal concerns one agency, and neither limit payments, installments nor payment sessions', async () => {
  const [{ id }, onCredit, ofMeridian] = [
    await sessions.order(),
    await sessions.order(),
    await sessions.order({ as: 'meridian' }),
  ];
  await allow(false);
  const callbackUrl = 'http://localhost:3000/done';
  expect((await sessions.pay(ofMeridian.id, { callbackUrl }, 'meridian')).body).toMatchObject({ status: 'success' });
  expect((await sessions.payByLimit(onCredit.id)).body).toMatchObject({ status: 'success' });
  const installments = { orderID: id, binNumber: '552879' };
  expect((await sessions.api('POST', '/payment/installment-info', installments)).status).toBe(200);
  const session = await sessions.create(id);
  const { body: shown } = await sessions.start(session);
  await sessions.atBank(session, shown);
  expect((await sessions.get(session)).body.status).toBe('paid');
});

test('403 payment.cardNumberNotAllowed: a session of the traveller is not replaced by a card number', async () => {
  const session = await sessions.newSession();
  const { body: shown } = await sessions.start(session);
  await allow(false);
  expectError(await sessions.pay(session.orderID), 'payment.cardNumberNotAllowed');
  expect((await sessions.get(session)).body.status).toBe('processing');
  await sessions.atBank(session, shown);
  expect((await sessions.get(session)).body.status).toBe('paid');
  expect(await sessions.chargesOf(session)).toHaveLength(1);
});

test('a payment at the bank continues after the permission is withdrawn, and only the same request joins it', async () => {
  const { id } = await sessions.order();
  const accepted = await sessions.pay(id, THREE_D);
  await allow(false);
  expect((await sessions.pay(id, THREE_D)).body).toMatchObject({ status: 'redirect_required' });
  expectError(await sessions.pay(id, { ...THREE_D, cardHolderName: 'Mert Aydin' }), 'payment.cardNumberNotAllowed');
  expect(await attemptsOf(id)).toBe(1);

  const { fields, target } = await leaveBank(sessions, accepted.body.threeDSHtmlContent!);
  const returned = await sessions.service.api('POST', target, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  const finished = await fetch(`${sessions.service.url}/api/v1${finishPathOf(returned.text)}`, { redirect: 'manual' });
  expect(finished.headers.get('location')).toContain('status=success');
  expect(await sessions.statusOf(id)).toEqual(['closed', 'reserved']);
  expectError(await sessions.pay(id, THREE_D), 'payment.orderNotPayable', { orderId: id, reason: 'alreadyPaid' });
});

test('a repeated request joins a payment whose processor is silent, and then reports the payment', async () => {
  const { id } = await sessions.order();
  const silent = { cardNumber: '4000000000002081' };
  expectError(await sessions.pay(id, silent), 'cardPayment.outcomeUnknown');
  await allow(false);
  const repeated = await sessions.pay(id, silent);
  expect(repeated.body).not.toHaveProperty('key', 'payment.cardNumberNotAllowed');
  expect(await attemptsOf(id)).toBe(1);
});

test('the operator and the agency see the permission, and the audit log has its old and its new value', async () => {
  await allow(false);
  expect((await desk.audit(1))[0]).toMatchObject({
    action: 'setAgency',
    subject: `agency ${agencyId}`,
    facts: [{ name: 'mayPayByCardNumber', before: 'true', after: 'false' }],
  });
  const viewer = await portalAs(sessions.service, 'viewer', { agencyId });
  for (const member of [desk.operator, viewer]) {
    const { body } = await member.call('GET', `/agencies/${agencyId}`);
    expect(body).toMatchObject({ permissions: { mayPayByCardNumber: false } });
  }
  const owner = await portalAs(sessions.service, 'owner', { agencyId });
  const body = { permissions: { mayPayByCardNumber: true } };
  expectPortalError(await owner.call('PATCH', `/agencies/${agencyId}`, { body }), 'access.forbidden');
});
