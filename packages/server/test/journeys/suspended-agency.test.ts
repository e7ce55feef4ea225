import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { comeBack, finishPathOf, latestTransaction, visitBank } from '../operations/payments/paying.ts';
import { type Hooking, startHooking } from '../operations/webhooks/hooking.ts';
import { type Desk, openDesk } from '../support/desk.ts';
import { expectError } from '../support/expect-error.ts';

let hooking: Hooking;
let desk: Desk;
beforeAll(async () => {
  hooking = await startHooking({ PROCESSOR_DEADLINE_MS: '5000' }, { sandbox: { slowMilliseconds: 300 } });
  desk = await openDesk(hooking.service);
});
afterAll(() => hooking.stop());

const statusOf = async (orderId: string) =>
  (await desk.call<{ order: { status: string } }>('GET', `/agencies/1/orders/${orderId}`)).body.order.status;
const attempts = async (orderId: string) =>
  (await hooking.service.database.pool.query('select status from payment_attempt where order_id = $1', [orderId])).rows;

test('payments, refunds, reservations and webhooks of a suspended agency end as they would have ended', async () => {
  const { service, sandbox } = hooking;
  await hooking.create();
  const dropped = await hooking.order({ lastName: 'Dropped' });
  expect((await hooking.pay(dropped.id)).body.status).toBe('success');
  const refunded = latestTransaction(hooking)!.reference;
  const silent = await hooking.order();
  sandbox.faults.set('TESTDRIVE', 'failing');
  expectError(await hooking.pay(silent.id), 'cardPayment.outcomeUnknown', {
    orderId: silent.id,
    reason: 'vendorDidNotAnswer',
  });
  sandbox.faults.set('TESTDRIVE', 'normal');
  const atBank = await hooking.order();
  const { body: challenge } = await hooking.pay(atBank.id, { isWith3DSecure: true });
  const charging = await hooking.order();
  const late = await hooking.order();
  sandbox.faults.set('PROCESSOR', 'slow');
  const charge = hooking.pay(charging.id);
  await vi.waitFor(async () => expect(await attempts(charging.id)).toEqual([{ status: 'charging' }]));

  const reason = 'Suspected misuse of a key.';
  expect((await desk.call('POST', '/agencies/1/suspend', { reason })).status).toBe(200);
  expect((await charge).body.status).toBe('success');
  sandbox.faults.reset();
  service.clock.advance(5);
  expectError(await hooking.pay(late.id), 'token.keySuspended');

  const fields = await visitBank(hooking, challenge.threeDSHtmlContent!);
  const { headers } = await service.api('GET', finishPathOf((await comeBack(hooking, atBank.id, fields)).text));
  expect(headers.get('location')).toContain('status=success');
  await service.later(120);
  expect(await Promise.all([silent.id, atBank.id, charging.id].map(statusOf))).toEqual(new Array(3).fill('reserved'));
  expect(await statusOf(dropped.id)).toBe('cancelled');
  const { money, refundedAmount } = sandbox.transactions().find(({ reference }) => reference === refunded)!;
  expect(refundedAmount).toBe(money!.amount);
  expect(await attempts(late.id)).toEqual([]);

  await hooking.sendLater(1);
  await vi.waitFor(() => {
    const received = hooking.receiver.take().map(({ body }) => JSON.parse(body) as { type: string });
    expect(received.map(({ type }) => type)).toContain('refund.completed');
  });
  await hooking.checkMoney();
  service.takeErrors();
});
