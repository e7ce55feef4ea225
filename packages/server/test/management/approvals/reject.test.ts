import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError } from '../../support/portal.ts';
import { type Approval, type Approvals, openApprovals } from './approvals.ts';

let approvals: Approvals;
beforeAll(async () => {
  approvals = await openApprovals();
});
afterAll(() => approvals.stop());

test('200: the requester can withdraw a request, and no credit is granted', async () => {
  const { desk, ask, records } = approvals;
  const before = await records();
  const { id } = (await ask('BT-3')).body;
  const { status, body } = await desk.call<Approval>('POST', `/approvals/${id}/reject`);
  expect([status, body.status, body.decidedBy]).toEqual([200, 'rejected', desk.email]);
  expect(await records()).toBe(before);
});

test('404 approval.notFound: an unknown approval cannot be rejected', async () => {
  expectPortalError(await approvals.desk.call('POST', '/approvals/999999/reject'), 'approval.notFound');
});

test('a request that its operator withdraws is rejected permanently', async () => {
  const { askAt, decide, listed, records } = approvals;
  const before = await records();
  const id = await askAt('elif', 'BT-4');
  expect((await decide('reject', id, 'elif')).code).toBe(0);
  expect((await decide('approve', id, 'deniz')).message).toBe(`Approval ${id} was rejected by elif.`);
  expect(await listed('rejected')).toContainEqual(expect.objectContaining({ id: Number(id), askedBy: 'elif' }));
  expect(await records()).toBe(before);
});
