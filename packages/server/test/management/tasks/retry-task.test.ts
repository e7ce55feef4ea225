import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { latestTransaction, type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { externalSystemsAt } from '../../support/external-systems.ts';
import { expectPortalError } from '../../support/portal.ts';
import { refusedRefund, type Task, tasksAt } from './tasks.ts';

/** A Monday on which the previous Friday's rates still apply. */
const MONDAY = new Date('2027-03-01T09:00:00Z');

describe('a task about exchange rates', () => {
  let paying: Paying;
  let admin: Admin;
  beforeAll(async () => {
    paying = await startPaying();
    admin = adminOn(paying.service.database, paying.clock, externalSystemsAt(paying.sandbox.url));
  });
  beforeEach(async () => {
    paying.clock.set(MONDAY);
    paying.sandbox.publisher.set('usual');
    await paying.service.database.pool.query('delete from exchange_rate_acceptance');
    await paying.service.database.pool.query('delete from exchange_rate');
    await paying.service.exchangeRates.fetchRates();
  });
  afterAll(async () => {
    await admin.close();
    await paying.stop();
  });

  type RatesTask = { readonly id: string; readonly kind: string; readonly ratesId?: number };
  const list = async () => (await admin.json<{ results: RatesTask[] }>('listTasks')).results;
  const retry = (id: string) => admin.run('retryTask', '--taskId', id, '--json');
  /** Advances the clock to the next day, for which the published rates differ by a third. */
  async function jump(): Promise<RatesTask> {
    paying.clock.set(new Date('2027-03-02T09:00:00Z'));
    paying.sandbox.publisher.set('jumped');
    await paying.service.exchangeRates.fetchRates();
    return (await list())[0]!;
  }

  test('rates are late after six days and stale after eleven, and fetching the feed ends the task', async () => {
    const kinds = async () => (await list()).map(({ id, kind }) => [id, kind]);
    paying.clock.set(new Date('2027-03-05T09:00:00Z'));
    expect(await kinds()).toEqual([['rates-late', 'ratesLate']]);
    paying.clock.set(new Date('2027-03-10T09:00:00Z'));
    expect(await kinds()).toEqual([['rates-stale', 'ratesStale']]);
    expect(JSON.parse((await retry('rates-stale')).out)).toMatchObject({ resolvedAt: '2027-03-10T09:00:00.000Z' });
    expect(await kinds()).toEqual([]);
    const { results } = await admin.json<{ results: object[] }>('listAudit', '--limit', '1');
    expect(results).toMatchObject([
      { action: 'retryTask', by: 'ops', subject: 'task rates-stale', facts: [{ name: 'kind', after: 'ratesStale' }] },
    ]);
  });

  test('a retry leaves the task open and reports it if the feed has not changed', async () => {
    const { id } = await jump();
    expect(await retry(id)).toEqual({
      ...{ code: 1, out: '' },
      message: `The feed has not published the missing rates or did not answer. Task ${id} stays open, and the service retries the feed automatically.`,
    });
  });
});

describe('a task about a refused refund', () => {
  let paying: Paying;
  let admin: Admin;
  let desk: Desk;
  beforeAll(async () => {
    paying = await startPaying();
    admin = adminOn(paying.service.database, paying.clock, externalSystemsAt(paying.sandbox.url));
    desk = await openDesk(paying.service);
  });
  afterEach(() => paying.checkMoney());
  afterAll(async () => {
    await admin.close();
    await paying.stop();
  });

  test('422 change.refused, 200: a refused refund remains a task until the bank accepts it', async () => {
    const { task } = await refusedRefund(paying, tasksAt(desk));
    const refused = await desk.call<{ key: string; details: string }>('POST', `/tasks/${task.id}/retry`);
    expect([refused.status, refused.body.key]).toEqual([422, 'change.refused']);
    expect(refused.body.details).toMatch(/^The other party refused again/);
    paying.sandbox.openTransaction(task.attemptId);
    const { status, body } = await desk.call<Task>('POST', `/tasks/${task.id}/retry`);
    expect([status, body]).toMatchObject([
      200,
      { id: task.id, attemptId: task.attemptId, payment: { status: 'refunded' }, resolvedAt: expect.any(String) },
    ]);
  });

  test('a retried refund reaches the card, and the resolved task cannot be retried again', async () => {
    const { task } = await refusedRefund(paying, () => admin.json('listTasks'));
    const { id } = task;
    const retry = () => admin.run('retryTask', '--taskId', id);
    expect((await retry()).message).toBe(
      `The other party refused again, still has a different record, or did not answer. Task ${id} stays open, and the service retries it automatically.`,
    );
    paying.sandbox.openTransaction(task.attemptId);
    expect((await retry()).code).toBe(0);
    expect(latestTransaction(paying)).toMatchObject({ refundedAmount: expect.any(Number) });
    expect((await retry()).message).toMatch(/was already resolved at .*Z\.$/);
  });

  test('404 task.notFound: an unknown task cannot be retried', async () => {
    expectPortalError(await desk.call('POST', '/tasks/999999/retry'), 'task.notFound');
  });
});
