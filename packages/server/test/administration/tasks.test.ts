import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { latestTransaction, type Paying, startPaying } from '../operations/payments/paying.ts';
import { type Admin, adminOn, haveOperators } from '../support/admin.ts';
import { outsideAt } from '../support/outside.ts';

const closedCard = { cardNumber: '4000000000005126' };

let paying: Paying;
let admin: Admin;
beforeAll(async () => {
  paying = await startPaying();
  admin = adminOn(paying.service.database, paying.clock, outsideAt(paying.sandbox.url));
});
afterEach(() => paying.checkMoney());
afterAll(async () => {
  await admin.close();
  await paying.stop();
});

type Task = { readonly id: string; readonly attemptId: string; readonly kind: string; readonly resolvedAt?: string };
type Entry = { readonly what: string; readonly of: string; readonly event: string; readonly detail?: string };

const list = () => admin.json<Task[]>('task', 'list');

/** The task of a cancelled order whose refund was refused five times. */
async function aTask() {
  const { id: orderId } = await paying.order();
  await paying.pay(orderId, closedCard);
  await paying.cancel(orderId);
  await paying.service.later(16);
  const [task] = await list();
  return { orderId, task: task!, id: task!.id };
}

describe('a refund that the bank refuses', () => {
  test('is listed, shown and stuck until somebody retries it, and the bank agrees', async () => {
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
      told: `The other side refuses again, still has something else on its books, or does not answer: task ${id} stays open, and is tried again by itself.`,
    });
    paying.sandbox.openTransaction(task.attemptId);
    expect(await admin.json('task', 'retry', id)).toMatchObject({ id: task.id, resolvedAt: expect.any(String) });
    expect(latestTransaction(paying)).toMatchObject({ refundedAmount: expect.any(Number) });
    expect([await list(), await admin.json('payment', 'stuck')]).toEqual([[], []]);
    expect((await admin.run('payment', 'stuck')).out).toBe('none');
    expect((await admin.run('task', 'retry', id)).told).toMatch(/was resolved at .*: nothing is left to do\.$/);
  });

  test('is settled on the word of an operator, whose name and note stand with it and in the history of the order', async () => {
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

  test('is settled once a second operator agrees; what was resolved meanwhile is refused, and waits on', async () => {
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
    expect((await agree(second.waitsFor)).told).toMatch(/was resolved at .*: nothing is left to do\.$/);
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

  test('a task that does not exist is named, and nothing is kept of it', async () => {
    const told = 'There is no task 987654: `task list` shows those that are open.';
    for (const what of ['show', 'retry'])
      expect(await admin.run('task', what, '987654')).toEqual({ code: 1, out: '', told });
    expect(await admin.json('audit', 'list', '--subject', 'task 987654')).toEqual([]);
  });
});

describe('reconcile', () => {
  const DAY = ['2027-03-01', '2027-03-02'] as const;

  test('compares the books of some days, and the audit says who has asked', async () => {
    await paying.pay((await paying.order()).id);
    expect(await admin.json('reconcile', 'run', ...DAY, '--as', 'ece')).toMatchObject({
      reason: 'asked',
      days: ['2027-03-01'],
      opened: 0,
      unanswered: [],
    });
    expect((await admin.run('reconcile', 'run', ...DAY)).out).toMatch(
      /^days +1\nstatements +\d+\ncompared +\d+\nnew differences +0\ngone +0\n\nDifferences that stand:\nnone$/,
    );
    expect(await admin.json('audit', 'list', '--by', 'ece')).toMatchObject([
      { action: 'reconcile', subject: 'days 2027-03-01 to 2027-03-02' },
    ]);
  });

  test.each([
    ['2027-02-30', '2027-03-02', 'from: must be a day, such as 2027-03-01.'],
    ['2027-03-02', '2027-03-02', 'to: must be after from.'],
  ])('%s to %s is no period, and nothing is kept of it', async (from, to, told) => {
    expect(await admin.run('reconcile', 'run', from, to)).toEqual({ code: 1, out: '', told });
    expect(await admin.json('audit', 'list', '--subject', `days ${from} to ${to}`)).toEqual([]);
  });
});

test('the history of an order says nothing of who travels or pays', async () => {
  const { id } = await paying.order();
  await paying.pay(id);
  const { out } = await admin.run('order', 'show', id);
  expect(out).toContain('card 552879…0008');
  expect(out).not.toMatch(/Deniz|Kaya|Elif|Demir|5528790000000008|10000000146|@|\+90/);
  expect((await admin.run('order', 'show', 'CAR-none')).told).toBe('There is no order CAR-none.');
});
