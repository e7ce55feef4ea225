import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { type Approval, type Approvals, openApprovals } from './approvals.ts';

let approvals: Approvals;
beforeAll(async () => {
  approvals = await openApprovals();
});
afterAll(() => approvals.stop());

test('200: returns approvals page by page, newest first', async () => {
  const { desk, ask } = approvals;
  for (const reference of ['BT-1', 'BT-2']) await ask(reference);
  type Page = { results: Approval[]; nextCursor?: string };
  const all = (await desk.call<Page>('GET', '/approvals')).body.results;
  const first = (await desk.call<Page>('GET', '/approvals?limit=1')).body;
  const rest = (await desk.call<Page>('GET', `/approvals?limit=1&cursor=${first.nextCursor}`)).body;
  expect([first.results[0], rest.results[0]]).toEqual(all.slice(0, 2));
});

test('403 access.forbidden: an agency owner cannot list approvals', async () => {
  const owner = await portalAs(approvals.service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/approvals'), 'access.forbidden');
});

test('an identical request by the same operator does not create a second approval', async () => {
  const { askAt } = approvals;
  const id = await askAt('elif', 'BT-3');
  expect(await askAt('elif', 'BT-3')).toBe(id);
  expect(await askAt('can', 'BT-3')).not.toBe(id);
});

test('an invalid request is refused at once and does not wait for approval', async () => {
  const { admin, listed } = approvals;
  const before = await listed('waiting');
  const args = ['--agencyId', '1', '--granted', '0 TRY', '--reference', 'x', '--yes'];
  expect((await admin.run('grantCredit', ...args)).message).toMatch(/^The amount must be more than 0 /);
  expect(await listed('waiting')).toEqual(before);
});

test('a request for approval expires after seven days and can be made again', async () => {
  const { service, askAt, decide, listed } = approvals;
  const id = await askAt('elif', 'BT-4');
  service.clock.advance(7 * 86_400);
  const message = `Approval ${id} expired. Request it again.`;
  expect(await decide('approve', id, 'deniz')).toEqual({ code: 1, out: '', message });
  expect(await listed('waiting')).toEqual([]);
  expect(await listed('expired')).toContainEqual(expect.objectContaining({ id: Number(id), status: 'expired' }));
  expect(await askAt('elif', 'BT-4')).not.toBe(id);
});
