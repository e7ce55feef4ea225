import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { latestTransaction, type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn, haveOperators } from '../../support/admin.ts';
import { externalSystemsAt } from '../../support/external-systems.ts';

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
type Task = { readonly id: string; readonly attemptId: string; readonly kind: string; readonly resolvedAt?: string };
type Entry = { readonly what: string; readonly subject: string; readonly event: string; readonly detail?: string };

const list = async (...args: string[]) => (await admin.json<List<object>>(...args)).results;

/** Creates the task of a cancelled order whose refund was refused five times. */
async function aTask() {
  const { id: orderId } = await paying.order();
  await paying.pay(orderId, { cardNumber: '4000000000005126' });
  await paying.cancel(orderId);
  await paying.service.later(16);
  const [task] = (await list('listTasks')) as Task[];
  return { orderId, task: task!, id: task!.id };
}

test('retryTask: a retried refund reaches the card, and the resolved task cannot be retried again', async () => {
  const { id, task } = await aTask();
  const retry = () => admin.run('retryTask', '--taskId', id);
  expect((await retry()).message).toBe(
    `The other party refused again, still has a different record, or did not answer. Task ${id} stays open, and the service retries it automatically.`,
  );
  paying.sandbox.openTransaction(task.attemptId);
  expect((await retry()).code).toBe(0);
  expect(latestTransaction(paying)).toMatchObject({ refundedAmount: expect.any(Number) });
  expect((await retry()).message).toMatch(/was already resolved at .*Z\.$/);
});

test('settleTask: the order history and the audit log name the operator, and the history has the note', async () => {
  const { task, id, orderId } = await aTask();
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
      ...{ action: 'settleTask', subject: `task ${id}` },
      facts: expect.arrayContaining([
        { name: 'attempt', after: task.attemptId },
        { name: 'kind', after: 'refundRefused' },
      ]),
    },
  ]);
});

test('approve: a settlement is refused and keeps waiting if its task was resolved in the meantime', async () => {
  const { task, id } = await aTask();
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
