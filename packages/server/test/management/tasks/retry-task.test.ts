import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { openDesk } from '../../support/desk.ts';
import { externalSystemsAt } from '../../support/external-systems.ts';
import { expectPortalError } from '../../support/portal.ts';

/** A Monday on which the previous Friday's rates still apply. */
const MONDAY = new Date('2027-03-01T09:00:00Z');

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

type Task = { readonly id: string; readonly kind: string; readonly ratesId?: number };
const list = async () => (await admin.json<{ results: Task[] }>('listTasks')).results;
const retry = (id: string) => admin.run('retryTask', '--taskId', id, '--json');
/** Moves to the next day, for which the published rates differ by a third. */
async function jump(): Promise<Task> {
  paying.clock.set(new Date('2027-03-02T09:00:00Z'));
  paying.sandbox.publisher.set('jumped');
  await paying.service.exchangeRates.fetchRates();
  return (await list())[0]!;
}

test('listTasks: rates that jumped are a task until they are accepted', async () => {
  expect(await list()).toEqual([]);
  const task = await jump();
  expect(task).toMatchObject({ kind: 'ratesHeld', id: `rates-${task.ratesId}`, ways: ['retry', 'acceptRates'] });
  await admin.json('acceptExchangeRate', '--ratesId', String(task.ratesId));
  expect(await list()).toEqual([]);
  expect((await admin.run('getTask', '--taskId', task.id)).code).toBe(1);
});

test('retryTask: rates are late after six days and stale after eleven, and fetching the feed ends the task', async () => {
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

test('retryTask: a retry leaves the task open and reports it if the feed has not changed', async () => {
  const { id } = await jump();
  expect(await retry(id)).toEqual({
    ...{ code: 1, out: '' },
    message: `The feed has not published the missing rates or did not answer. Task ${id} stays open, and the service retries the feed automatically.`,
  });
});

test('listTasks, getTask, retryTask 200: the portal shows the rate task with its possible actions', async () => {
  paying.clock.set(new Date('2027-03-05T09:00:00Z'));
  const desk = await openDesk(paying.service);
  const { body } = await desk.call<{ results: Task[] }>('GET', '/tasks');
  expect(body.results).toEqual([
    {
      id: 'rates-late',
      kind: 'ratesLate',
      reason: 'nothing newer than TCMB of 2027-02-26 has been published',
      ways: ['retry'],
      openedAt: '2027-02-26T12:30:00.000Z',
    },
  ]);
  expect((await desk.call('GET', '/tasks/rates-late')).body).toEqual(body.results[0]);
  const { status } = await desk.call('POST', '/tasks/rates-late/retry');
  expect(status).toBe(200);
  expectPortalError(await desk.call('GET', '/tasks/rates-late'), 'task.notFound');
});

test('settleTask 400 request.invalid: a rate task cannot be settled manually', async () => {
  const desk = await openDesk(paying.service);
  expectPortalError(await desk.call('POST', '/tasks/rates-late/settle', { note: 'by hand' }), 'request.invalid', {
    field: 'taskId',
    message: 'must be a whole number',
  });
});
