import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn, haveOperators } from '../../support/admin.ts';
import { openDesk } from '../../support/desk.ts';
import { externalSystemsAt } from '../../support/external-systems.ts';
import { expectPortalError } from '../../support/portal.ts';
import { refusedRefund, type Task, tasksAt } from './tasks.ts';

let paying: Paying;
let admin: Admin;
beforeAll(async () => {
  paying = await startPaying();
  admin = adminOn(paying.service.database, paying.clock, externalSystemsAt(paying.sandbox.url));
});
afterEach(() => paying.checkMoney());
afterAll(async () => {
  await admin.close();
  await paying.stop();
});

type List<Item> = { readonly results: readonly Item[] };
type Entry = { readonly what: string; readonly subject: string; readonly event: string; readonly detail?: string };

const list = async (...args: string[]) => (await admin.json<List<object>>(...args)).results;

test('the order history and the audit log name the operator, the order and the amount of a settled task', async () => {
  const { task, orderId } = await refusedRefund(paying, () => admin.json('listTasks'));
  const { id } = task;
  const note = 'transferred to the card holder';
  const settle = ['settleTask', '--taskId', id, '--note', note, '--as', 'elif'];
  expect((await admin.at({ typed: 'no' }, ...settle)).code).toBe(1);
  expect((await admin.at({ typed: id }, ...settle)).code).toBe(0);

  const of = ['--agencyId', '1', '--orderId', orderId];
  const { timeline } = await admin.json<{ timeline: Entry[] }>('getOrderTimeline', ...of);
  expect(timeline.filter(({ what }) => what === 'task' || what === 'operator')).toMatchObject([
    { what: 'task', subject: id, event: 'refundRefused', detail: '422 transaction.closed' },
    { what: 'task', subject: id, event: 'settledByHand', detail: note },
    { what: 'operator', subject: 'elif', event: 'settleTask', detail: `task ${id}` },
  ]);
  expect(await list('listAudit', '--by', 'elif')).toMatchObject([
    {
      ...{ action: 'settleTask', subject: `task ${id}`, agencyId: 1 },
      facts: expect.arrayContaining([
        { name: 'amount', after: expect.stringMatching(/^\d+$/) },
        { name: 'currency', after: 'TRY' },
        { name: 'orderId', after: orderId },
        { name: 'attempt', after: task.attemptId },
        { name: 'kind', after: 'refundRefused' },
      ]),
    },
  ]);
});

test('a settlement is refused and keeps waiting if its task was resolved in the meantime', async () => {
  const { task } = await refusedRefund(paying, () => admin.json('listTasks'));
  const { id } = task;
  await haveOperators(paying.service.database, 2);
  const ask = async (note: string, by: string) =>
    String((await admin.json<{ id: number }>('settleTask', '--taskId', id, '--note', note, '--as', by)).id);
  const agree = (approvalId: string) => admin.run('approve', '--approvalId', approvalId, '--as', 'deniz', '--yes');

  const [first, second] = [await ask('by hand', 'elif'), await ask('twice', 'ops')];
  expect(await list('listTasks')).toMatchObject([{ id: task.id }]);
  expect((await agree(first)).code).toBe(0);
  expect(await list('listTasks')).toEqual([]);
  expect((await agree(second)).message).toMatch(/was already resolved at .*Z\.$/);
  expect(await list('listApprovals', '--status', 'waiting')).toMatchObject([{ id: Number(second) }]);
  const entries = (await list('listAudit', '--limit', '5')) as { by: string; action: string }[];
  expect(entries.map(({ by, action }) => [by, action])).toEqual([
    ['deniz', 'reopenApproval'],
    ['deniz', 'approve'],
    ['elif', 'settleTask'],
    ['deniz', 'approve'],
    ['ops', 'askApproval'],
  ]);
  await haveOperators(paying.service.database, 0);
});

test('200: settles a task; 202: with two operators, settling needs the approval of the second', async () => {
  const desk = await openDesk(paying.service);
  const settle = (id: string) => desk.call<Task>('POST', `/tasks/${id}/settle`, { note: 'by bank transfer' });
  const { task: first } = await refusedRefund(paying, tasksAt(desk));
  expect((await settle(first.id)).body).toMatchObject({
    ...{ id: first.id, attemptId: first.attemptId, resolvedAt: expect.any(String) },
    payment: { status: 'refunded' },
  });

  const { task } = await refusedRefund(paying, tasksAt(desk));
  const other = await desk.another();
  const { status, body } = await settle(task.id);
  expect([status, body]).toMatchObject([
    202,
    { action: 'settleTask', summary: `Settle task ${task.id}: by bank transfer` },
  ]);
  expect((await desk.call<Task>('GET', `/tasks/${task.id}`)).body.resolvedAt).toBeUndefined();
  expect((await other.call('POST', `/approvals/${body.id}/approve`)).status).toBe(200);
  expect((await desk.call<Task>('GET', `/tasks/${task.id}`)).body.resolvedAt).toBeDefined();
});

test('400 request.invalid: a rate task cannot be settled manually', async () => {
  const desk = await openDesk(paying.service);
  expectPortalError(await desk.call('POST', '/tasks/rates-late/settle', { note: 'by hand' }), 'request.invalid', {
    field: 'taskId',
    message: 'must be a whole number',
  });
});

test('404 task.notFound: an unknown task cannot be settled', async () => {
  const desk = await openDesk(paying.service);
  expectPortalError(await desk.call('POST', '/tasks/999999/settle', { note: 'x' }), 'task.notFound');
});
