import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError } from '../../support/portal.ts';
import { refusedRefund, tasksAt } from './tasks.ts';

let paying: Paying;
let desk: Desk;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
});
afterAll(() => paying.stop());

test('200: returns the task of a refused refund as it is listed', async () => {
  const { task } = await refusedRefund(paying, tasksAt(desk));
  const { status, body } = await desk.call('GET', `/tasks/${task.id}`);
  expect([status, body]).toEqual([200, task]);
});

test('404 task.notFound: an unknown task cannot be read', async () => {
  expectPortalError(await desk.call('GET', '/tasks/999999'), 'task.notFound');
});
