import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';

let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
});
afterAll(() => paying.stop());

type Task = { readonly id: string; readonly kind: string; readonly attemptId: string; readonly resolvedAt?: string };

async function refusedRefund() {
  const { id: orderId } = await paying.order();
  await paying.pay(orderId, { cardNumber: '4000000000005126' });
  await paying.cancel(orderId);
  await paying.service.later(16);
  const { results } = (await desk.call<{ results: Task[] }>('GET', '/tasks')).body;
  return { orderId, task: results.at(-1)! };
}

test('listTasks, getTask, listStuckPayments, retryTask 200: a refused refund remains a task until the bank accepts it', async () => {
  const { task, orderId } = await refusedRefund();
  expect(task).toMatchObject({ kind: 'refundRefused', reason: '422 transaction.closed' });
  expect((await desk.call('GET', `/tasks/${task.id}`)).body).toEqual(task);
  const { results } = (await desk.call<{ results: object[] }>('GET', '/stuck-payments')).body;
  expect(results).toMatchObject([
    { attemptId: task.attemptId, orderId, agencyId: 1, status: 'refunding', taskId: Number(task.id) },
  ]);

  const refused = await desk.call<{ key: string; details: string }>('POST', `/tasks/${task.id}/retry`);
  expect([refused.status, refused.body.key]).toEqual([422, 'change.refused']);
  expect(refused.body.details).toMatch(/^The other party refused again/);
  paying.sandbox.openTransaction(task.attemptId);
  const { status, body } = await desk.call<Task>('POST', `/tasks/${task.id}/retry`);
  expect([status, body]).toEqual([200, { ...task, resolvedAt: expect.any(String) }]);
  expect((await desk.call('GET', '/stuck-payments')).body).toEqual({ results: [] });
  await paying.checkMoney();
});

test('settleTask 200: settles a task; 202: with two operators, settling needs the approval of the second', async () => {
  const settle = (id: string) => desk.call<Task>('POST', `/tasks/${id}/settle`, { note: 'by bank transfer' });
  const { task: first } = await refusedRefund();
  expect((await settle(first.id)).body).toEqual({ ...first, resolvedAt: expect.any(String) });

  const { task } = await refusedRefund();
  const other = await desk.another();
  const { status, body } = await settle(task.id);
  expect([status, body]).toMatchObject([
    202,
    { action: 'settleTask', summary: `Settle task ${task.id}: by bank transfer` },
  ]);
  expect((await desk.call<Task>('GET', `/tasks/${task.id}`)).body.resolvedAt).toBeUndefined();
  expect((await other.call('POST', `/approvals/${body.id}/approve`)).status).toBe(200);
  expect((await desk.call<Task>('GET', `/tasks/${task.id}`)).body.resolvedAt).toBeDefined();
  await paying.checkMoney();
});

test('404 task.notFound: an unknown task cannot be read, retried or settled', async () => {
  expectPortalError(await desk.call('GET', '/tasks/999999'), 'task.notFound');
  expectPortalError(await desk.call('POST', '/tasks/999999/retry'), 'task.notFound');
  expectPortalError(await desk.call('POST', '/tasks/999999/settle', { note: 'x' }), 'task.notFound');
});
