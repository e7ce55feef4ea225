import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { refusedRefund, tasksAt } from './tasks.ts';

let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
});
afterAll(() => paying.stop());

test('200: a refused refund is a stuck payment until the bank accepts it', async () => {
  const { task, orderId } = await refusedRefund(paying, tasksAt(desk));
  const { results } = (await desk.call<{ results: object[] }>('GET', '/stuck-payments')).body;
  expect(results).toMatchObject([
    {
      ...{ attemptId: task.attemptId, orderId, agencyId: 1, agencyName: 'Horizon Travel', status: 'refunding' },
      ...{ taskId: Number(task.id), refund: { currency: 'TRY' }, nextTryAt: expect.any(String) },
    },
  ]);
  paying.sandbox.openTransaction(task.attemptId);
  await desk.call('POST', `/tasks/${task.id}/retry`);
  expect((await desk.call('GET', '/stuck-payments')).body).toEqual({ results: [] });
});

test('403 access.forbidden: an agency owner cannot list stuck payments', async () => {
  const owner = await portalAs(paying.service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/stuck-payments'), 'access.forbidden');
});
