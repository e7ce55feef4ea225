import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { latestTransaction, type Paying, startPaying } from '../operations/payments/paying.ts';
import { type Admin, adminOn, haveOperators } from '../support/admin.ts';
import { externalSystemsAt } from '../support/external-systems.ts';

const closedCard = { cardNumber: '4000000000005126' };

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

type Task = { readonly id: string; readonly attemptId: string; readonly kind: string; readonly resolvedAt?: string };
type Entry = { readonly what: string; readonly of: string; readonly event: string; readonly detail?: string };

const list = () => admin.json<Task[]>('task', 'list');

/** Creates the task of a cancelled order whose refund was refused five times. */
async function aTask() {
  const { id: orderId } = await paying.order();
  await paying.pay(orderId, closedCard);
  await paying.cancel(orderId);
  await paying.service.later(16);
  const [task] = await list();
  return { orderId, task: task!, id: task!.id };
}

describe('refund that the bank refuses', () => {
  test('a refused refund is listed as a task until a retry succeeds', async () => {
    const { task, id, orderId } = await aTask();
    expect(await list()).toMatchObject([
      { kind: 'refundRefused', attemptId: task.attemptId, reason: '422 transaction.closed' },
    ]);
    expect((await admin.run('task', 'list')).out).toMatch(/^task +opened +kind +reason +attempt\n\d+ .*refundRefused/);
    expect(await admin.json('task', 'show', id)).toMatchObject(task);
    expect(await admin.json('payment', 'stuck')).toMatchObject([
      { attemptId: task.attemptId, orderId, status: 'refunding', party: 'TESTDRIVE', refusals: 5, taskId: Number(id) },
    ]);

    expect(await admin.run('task', 'retry', id)).toEqual({
      code: 1,
      out: '',
      message: `The other party refused again, still has a different record, or did not answer. Task ${id} stays open, and the service retries it automatically.`,
    });
    paying.sandbox.openTransaction(task.attemptId);
    expect(await admin.json('task', 'retry', id)).toMatchObject({ id: task.id, resolvedAt: expect.any(String) });
    expect(latestTransaction(paying)).toMatchObject({ refundedAmount: expect.any(Number) });
    expect([await list(), await admin.json('payment', 'stuck')]).toEqual([[], []]);
    expect((await admin.run('payment', 'stuck')).out).toBe('none');
    expect((await admin.run('task', 'retry', id)).message).toMatch(/was already resolved at .*Z\.$/);
  });

  test('a refund can be settled manually, and the task and the order history name the operator and the note', async () => {
    const { task, id, orderId } = await aTask();
    const note = 'transferred to the card holder';
    const settle = ['task', 'settle', id, '--note', note, '--as', 'elif'];
    expect((await admin.at({ typed: 'no' }, ...settle)).code).toBe(1);
    expect((await admin.at({ typed: id }, ...settle)).code).toBe(0);

    const { timeline } = await admin.json<{ timeline: Entry[] }>('order', 'show', orderId);
    expect(timeline.filter(({ what }) => what === 'task' || what === 'operator')).toMatchObject([
      { what: 'task', of: id, event: 'refundRefused', detail: '422 transaction.closed' },
      { what: 'task', of: id, event: 'settledByHand', detail: note },
      { what: 'operator', of: 'elif', event: 'settleTask', detail: `task ${id}` },
    ]);
    expect(await admin.json('audit', 'list', '--by', 'elif')).toMatchObject([
      { action: 'settleTask', subject: `task ${id}`, after: { attempt: task.attemptId, kind: 'refundRefused' } },
    ]);
  });

  test('a settlement needs a second operator, and its approval is refused and keeps waiting if the task is resolved', async () => {
    const ask = async (id: string) =>
      (await admin.json<{ waitsFor: { id: number } }>('task', 'settle', id, '--note', 'by hand', '--as', 'elif'))
        .waitsFor;
    const agree = (approval: { id: number }) =>
      admin.run('approval', 'approve', String(approval.id), '--as', 'deniz', '--yes');

    const { task, id } = await aTask();
    await haveOperators(paying.service.database, 2);
    const [first, second] = [
      await ask(id),
      await admin.json<{ waitsFor: { id: number } }>('task', 'settle', id, '--note', 'twice'),
    ];
    expect(await list()).toMatchObject([{ id: task.id }]);
    expect((await agree(first)).code).toBe(0);
    expect(await list()).toEqual([]);
    expect((await agree(second.waitsFor)).message).toMatch(/was already resolved at .*Z\.$/);
    expect(await admin.json('approval', 'list', '--status', 'waiting')).toMatchObject([{ id: second.waitsFor.id }]);
    expect(await admin.json('audit', 'list', '--limit', '5')).toMatchObject([
      { action: 'reopenApproval', by: 'deniz' },
      { action: 'approve', by: 'deniz', after: { of: `task ${id}`, askedBy: 'ops' } },
      { action: 'settleTask', by: 'elif', after: { approvedBy: 'deniz', approval: first.id } },
      { action: 'approve', by: 'deniz', after: { askedBy: 'elif' } },
      { action: 'askApproval', by: 'ops' },
    ]);
    await haveOperators(paying.service.database, 0);
  });

  test('an unknown task is reported and leaves no audit entry', async () => {
    const message = 'There is no task 987654. `task list` shows the open tasks.';
    for (const what of ['show', 'retry'])
      expect(await admin.run('task', what, '987654')).toEqual({ code: 1, out: '', message });
    expect(await admin.json('audit', 'list', '--subject', 'task 987654')).toEqual([]);
  });
});

describe('reconciliation commands', () => {
  const DAY = ['2027-03-01', '2027-03-02'] as const;

  test('reconcile run: the days are compared, and the audit log names the operator', async () => {
    await paying.pay((await paying.order()).id);
    expect(await admin.json('reconcile', 'run', ...DAY, '--as', 'ece')).toMatchObject({
      reason: 'asked',
      days: ['2027-03-01'],
      opened: 0,
      unanswered: [],
    });
    expect((await admin.run('reconcile', 'run', ...DAY)).out).toMatch(
      /^days +1\nstatements +\d+\ncompared +\d+\nnew differences +0\ngone +0\n\nOpen differences:\nnone$/,
    );
    expect(await admin.json('audit', 'list', '--by', 'ece')).toMatchObject([
      { action: 'reconcile', subject: 'days 2027-03-01 to 2027-03-02' },
    ]);
  });

  test.each([
    ['2027-02-30', '2027-03-02', 'from: must be a day, such as 2027-03-01.'],
    ['2027-03-02', '2027-03-02', 'to: must be after from.'],
  ])('reconcile run: the period from %s to %s is refused and leaves no audit entry', async (from, to, message) => {
    expect(await admin.run('reconcile', 'run', from, to)).toEqual({ code: 1, out: '', message });
    expect(await admin.json('audit', 'list', '--subject', `days ${from} to ${to}`)).toEqual([]);
  });
});

test('the history of an order contains no personal data of travellers or payers', async () => {
  const { id } = await paying.order();
  await paying.pay(id);
  const { out } = await admin.run('order', 'show', id);
  expect(out).toContain('card 552879…0008');
  expect(out).not.toMatch(/Deniz|Kaya|Elif|Demir|5528790000000008|10000000146|@|\+90/);
  expect((await admin.run('order', 'show', 'CAR-none')).message).toBe('There is no order CAR-none.');
});
