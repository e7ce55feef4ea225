import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { openDesk } from '../../support/desk.ts';
import { externalSystemsAt } from '../../support/external-systems.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { refusedRefund, tasksAt } from './tasks.ts';

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
/** Moves to the next day, for which the published rates differ by a third. */
async function jump(): Promise<Task> {
  paying.clock.set(new Date('2027-03-02T09:00:00Z'));
  paying.sandbox.publisher.set('jumped');
  await paying.service.exchangeRates.fetchRates();
  return (await list())[0]!;
}

test('rates that jumped are a task until they are accepted', async () => {
  expect(await list()).toEqual([]);
  const task = await jump();
  expect(task).toMatchObject({ kind: 'ratesHeld', id: `rates-${task.ratesId}`, ways: ['retry', 'acceptRates'] });
  await admin.json('acceptExchangeRate', '--ratesId', String(task.ratesId));
  expect(await list()).toEqual([]);
  expect((await admin.run('getTask', '--taskId', task.id)).code).toBe(1);
});

test('200: a rate task has its possible actions and is no longer shown after a retry', async () => {
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

test('200: a refused refund is a task with the reason of the refusal', async () => {
  const { task } = await refusedRefund(paying, tasksAt(await openDesk(paying.service)));
  expect(task).toMatchObject({ kind: 'refundRefused', reason: '422 transaction.closed' });
});

test('403 access.forbidden: an agency owner cannot list tasks', async () => {
  const owner = await portalAs(paying.service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/tasks'), 'access.forbidden');
});
