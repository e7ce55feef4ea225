import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
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
/** Advances the clock to the next day, for which the published rates differ by a third. */
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

test('200: a refused refund is a task with its order, agency, amount, last refusal and next attempt', async () => {
  const { task, orderId } = await refusedRefund(paying, tasksAt(await openDesk(paying.service)));
  expect(task).toMatchObject({
    ...{ kind: 'refundRefused', reason: '422 transaction.closed' },
    payment: {
      ...{ orderId, agencyId: 1, agencyName: 'Horizon Travel', method: 'card', status: 'refunding', refusals: 5 },
      ...{ amount: { amount: expect.any(Number), currency: 'TRY' }, nextTryAt: expect.any(String) },
      transactionId: expect.stringMatching(/^\S+$/),
    },
  });
});

/** Adds a discrepancy and its task. Returns the ID of the affected order. */
async function discrepancy(): Promise<string> {
  const { id } = await paying.order();
  await paying.pay(id);
  await paying.service.database.pool.query(
    `insert into reconciliation_difference (party, reference, kind, day, attempt_id, ours, theirs, found_at)
     select 'PROCESSOR', attempt.id, 'amountDiffers', '2027-03-01', attempt.id,
       jsonb_build_object('reference', attempt.id, 'stands', 'charged', 'says', 'completed', 'isSettled', true,
         'money', jsonb_build_object('amount', 90000, 'refunded', 0, 'currency', 'TRY')),
       jsonb_build_array(jsonb_build_object('reference', attempt.id, 'stands', 'charged', 'says', 'captured', 'isSettled', true,
         'money', jsonb_build_object('amount', 95000, 'refunded', 500, 'currency', 'TRY'))), now()
     from payment_attempt attempt where order_id = $1`,
    [id],
  );
  await paying.service.database.pool.query(
    `insert into operator_task (kind, difference_id, reason, opened_at)
     select kind, id, 'PROCESSOR differs', found_at from reconciliation_difference
     where id not in (select difference_id from operator_task where difference_id is not null)`,
  );
  return id;
}

test('200: a discrepancy shows the entries of both sides with their amounts', async () => {
  const desk = await openDesk(paying.service);
  const id = await discrepancy();
  const { results } = await tasksAt(desk)();
  expect(results.find(({ kind }) => kind === 'amountDiffers')).toMatchObject({
    payment: { orderId: id, agencyName: 'Horizon Travel' },
    difference: {
      ...{ party: 'PROCESSOR', day: '2027-03-01' },
      ours: { effect: 'charged', status: 'completed', amount: { amount: 90_000, currency: 'TRY' } },
      theirs: [
        {
          ...{ effect: 'charged', status: 'captured', amount: { amount: 95_000, currency: 'TRY' } },
          refunded: { amount: 500, currency: 'TRY' },
        },
      ],
    },
  });
});

describe('pages of tasks', () => {
  type Page = { readonly results: readonly Task[]; readonly nextCursor?: string };
  const pageOf = async (desk: Desk, query: string) => (await desk.call<Page>('GET', `/tasks?${query}`)).body;

  test('200: a second page continues after the first, even if a task of the first was resolved in the meantime', async () => {
    const desk = await openDesk(paying.service);
    for (let count = 0; count < 3; count += 1) await refusedRefund(paying, tasksAt(desk));
    const { results: all } = await pageOf(desk, 'about=payments');
    const first = await pageOf(desk, 'about=payments&limit=2');
    expect(first.results).toEqual(all.slice(0, 2));
    await desk.call('POST', `/tasks/${all[0]!.id}/settle`, { note: 'by bank transfer' });
    const rest = await pageOf(desk, `about=payments&limit=20&cursor=${first.nextCursor}`);
    expect(rest).toEqual({ results: all.slice(2) });
  });

  test('200: the tasks about one subject omit the others, and only the first page has the rates', async () => {
    await refusedRefund(paying, tasksAt(await openDesk(paying.service)));
    await discrepancy();
    paying.clock.set(new Date('2027-03-05T09:00:00Z'));
    const desk = await openDesk(paying.service);
    const kindsOf = async (query: string) => (await pageOf(desk, query)).results.map(({ kind }) => kind);
    expect(new Set(await kindsOf('about=payments'))).toEqual(new Set(['refundRefused']));
    expect(new Set(await kindsOf('about=differences'))).toEqual(new Set(['amountDiffers']));
    expect(await kindsOf('about=rates')).toEqual(['ratesLate']);
    const first = await pageOf(desk, 'limit=1');
    expect(first.results.map(({ kind }) => kind)).toContain('ratesLate');
    expect(await kindsOf(`limit=50&cursor=${first.nextCursor}`)).not.toContain('ratesLate');
  });

  test("400 request.invalid: a cursor of one subject's tasks is refused for another subject", async () => {
    const desk = await openDesk(paying.service);
    for (let count = 0; count < 2; count += 1) await refusedRefund(paying, tasksAt(desk));
    const { nextCursor } = await pageOf(desk, 'about=payments&limit=1');
    expectPortalError(await desk.call('GET', `/tasks?about=differences&cursor=${nextCursor}`), 'request.invalid', {
      field: 'cursor',
      message: 'must be the nextCursor of a page of this list, with the same filters',
    });
  });
});

test('403 access.forbidden: an agency owner cannot list tasks', async () => {
  const owner = await portalAs(paying.service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/tasks'), 'access.forbidden');
});
