import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { latestTransaction, type Paying, startPaying } from '../operations/payments/paying.ts';
import type { CallAt } from './external-systems.ts';
import { type Event, happen, wait } from './happen.ts';
import { type Machine, startMachine } from './machine.ts';

const HOUR_SECONDS = 3_600;
const closedCard = { cardNumber: '4000000000005126' };
const byHand = { how: 'settledByHand', by: 'operator@agency.example', note: 'transferred to the card holder' } as const;

describe('money that the bank does not return', () => {
  let paying: Paying;
  beforeAll(async () => {
    paying = await startPaying();
  });
  afterEach(() => paying.checkMoney());
  afterAll(() => paying.stop());

  const refunds = () => paying.sandbox.journal.latest().filter(({ request }) => request.title === 'Refund').length;
  const lines = () => paying.service.log.filter((line) => line.includes('payment needs operator action'));
  async function gauge(): Promise<string | undefined> {
    const metrics = await (await fetch(`${paying.service.url}/metrics`)).text();
    return /^operator_tasks_open\{kind="refundRefused"\} (\d+)$/m.exec(metrics)?.[1];
  }

  /** Creates a cancelled order whose refund was refused five times. */
  async function aTask() {
    const { id } = await paying.order();
    await paying.pay(id, closedCard);
    expect((await paying.cancel(id)).body).toMatchObject({ success: true });
    await paying.service.later(16);
    const [task, ...others] = await paying.service.operatorTasks.list();
    expect(others).toEqual([]);
    return { taskId: task!.id, task: task!, reference: latestTransaction(paying)!.reference };
  }

  test('a refund that fails five times becomes one operator task, is counted, and is retried hourly', async () => {
    const before = lines().length;
    const { task, taskId, reference } = await aTask();
    expect(task).toMatchObject({ kind: 'refundRefused', attemptId: reference, reason: '422 transaction.closed' });
    expect([lines().length - before, await gauge()]).toEqual([1, '1']);
    expect(lines().at(-1)).toContain(reference);

    const asked = refunds();
    await paying.service.later(HOUR_SECONDS / 2);
    expect(refunds() - asked).toBe(0);
    await paying.service.later(HOUR_SECONDS);
    expect([refunds() - asked, lines().length - before]).toEqual([1, 1]);

    paying.sandbox.openTransaction(reference);
    await paying.service.later(HOUR_SECONDS);
    expect(latestTransaction(paying)).toMatchObject({ refundedAmount: expect.any(Number) });
    expect(await paying.service.operatorTasks.list()).toEqual([]);
    expect([await paying.service.operatorTasks.resolve({ taskId, how: 'retryNow' }), await gauge()]).toEqual([
      'resolved',
      '0',
    ]);
  });

  test('an operator can retry the refund', async () => {
    const { taskId, reference } = await aTask();
    const retry = () => paying.service.operatorTasks.resolve({ taskId, how: 'retryNow' });
    expect(await retry()).toBe('stillOpen');
    paying.sandbox.openTransaction(reference);
    expect(await retry()).toBe('resolved');
    expect(latestTransaction(paying)).toMatchObject({ refundedAmount: expect.any(Number) });
  });

  test('an operator can settle the refund manually, their name is stored, and the bank is not called again', async () => {
    const { taskId, reference } = await aTask();
    const asked = refunds();
    expect(await paying.service.operatorTasks.resolve({ taskId, ...byHand })).toBe('resolved');
    await paying.service.later(2 * HOUR_SECONDS);
    expect(refunds()).toBe(asked);
    const { rows } = await paying.service.database.pool.query(
      `select status, resolution, settled_by, note from payment_attempt attempt
       join operator_task on attempt_id = attempt.id where attempt.id = $1`,
      [reference],
    );
    const { by: settled_by, note } = byHand;
    expect(rows).toEqual([{ status: 'refunded', resolution: 'settledByHand', settled_by, note }]);
  });

  test('resolving an unknown task returns notFound', async () => {
    expect(await paying.service.operatorTasks.resolve({ taskId: 987_654, how: 'retryNow' })).toBe('notFound');
  });
});

describe('a void that is refused permanently', () => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await startMachine();
  });
  afterEach(() => machine.check());
  afterAll(() => machine.stop());

  const forGood = Array<'refuseForGood'>(60).fill('refuseForGood');
  const refused = (call: CallAt) => ({ [call]: forGood });

  test.each<[string, string, readonly Event[]]>([
    [
      'reversing',
      'reversed',
      [
        { what: 'card', at: { 'charged.reserve': ['refuse'], ...refused('reversing.void') } },
        wait(20, refused('reversing.void')),
      ],
    ],
    ['voiding', 'voided', [{ what: 'card', at: { 'charging.charge': ['lost'] } }, wait(20, refused('voiding.void'))]],
    ['withdrawn', 'withdrawn', [{ what: '3ds' }, { what: 'withdraw' }, wait(20, refused('withdrawn.void'))]],
  ])(
    'a refused void in the status %s becomes a task, is not repeated and ends when an operator settles it',
    async (status, ended, events) => {
      const order = await machine.newOrder();
      for (const event of events) await happen(machine, order, event);
      await machine.later(20);
      const [attempt] = await machine.attemptsOf(order);
      expect(attempt).toMatchObject({ status });
      const task = machine.opened.at(-1)!;
      expect(task).toMatchObject({ kind: 'voidRefused', attemptId: attempt!.id, reason: '422 transaction.closed' });
      await machine.check();

      expect(await machine.attempts.tasks.resolve({ taskId: task.id, how: 'retryNow' })).toBe('stillOpen');
      expect(await machine.attempts.tasks.resolve({ taskId: task.id, ...byHand })).toBe('resolved');
      expect(await machine.attemptsOf(order)).toMatchObject([{ status: ended }]);
      expect(await machine.attempts.tasks.list()).toEqual([]);
      await machine.later(2 * HOUR_SECONDS);
      expect(machine.opened.filter(({ attemptId }) => attemptId === attempt!.id)).toHaveLength(1);
    },
  );
});
