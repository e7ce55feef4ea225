import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs, type SignedIn } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';

let service: TestService;
let desk: Desk;
let second: SignedIn;
beforeAll(async () => {
  service = await startService();
  desk = await openDesk(service);
  second = await desk.another();
});
afterAll(() => service.stop());

type Approval = { readonly id: number; readonly status: string; readonly decidedBy?: string };
const granted = { amount: 250_000, currency: 'TRY' };
const ask = async (reference: string) =>
  (await desk.call<Approval>('POST', '/agencies/1/credit', { granted, reference })) as {
    status: number;
    body: Approval;
  };
const records = async () => (await desk.call<{ results: object[] }>('GET', '/agencies/1/credit')).body.results.length;

test('grantCredit 202, listApprovals 200, approve 200: credit is granted once a second operator approves the request', async () => {
  const before = await records();
  const { status, body } = await ask('BT-1');
  const at = service.clock.now().toISOString();
  const waiting = {
    ...{ id: body.id, action: 'grantCredit', agencyId: 1, status: 'waiting', askedBy: desk.email, askedAt: at },
    summary: 'Grant agency 1 2500.00 TRY (BT-1).',
    asked: { granted, reference: 'BT-1' },
    expiresAt: '2027-03-08T09:00:00.000Z',
  };
  expect([status, body]).toEqual([202, waiting]);
  expect(await records()).toBe(before);
  const listed = await second.call<{ results: Approval[] }>('GET', '/approvals?status=waiting');
  expect(listed.body).toEqual({ results: [waiting] });

  const answer = await second.call('POST', `/approvals/${body.id}/approve`);
  const approved = { ...waiting, status: 'approved', decidedBy: second.email, decidedAt: at };
  expect([answer.status, answer.body]).toEqual([200, approved]);
  expect(await records()).toBe(before + 1);
  expect((await desk.audit(2)).map(({ by, action }) => [by, action])).toEqual([
    [desk.email, 'grantCredit'],
    [second.email, 'approve'],
  ]);
});

test('approve 422 change.refused: a request can be approved neither by its requester nor a second time', async () => {
  const { id } = (await ask('BT-2')).body;
  const own = 'You requested this. Another operator must approve it.';
  expectPortalError(await desk.call('POST', `/approvals/${id}/approve`), 'change.refused', own);
  await second.call('POST', `/approvals/${id}/approve`);
  const again = `Approval ${id} was approved by ${second.email}.`;
  expectPortalError(await second.call('POST', `/approvals/${id}/approve`), 'change.refused', again);
});

test('reject 200: the requester can withdraw a request, and no credit is granted', async () => {
  const before = await records();
  const { id } = (await ask('BT-3')).body;
  const { status, body } = await desk.call<Approval>('POST', `/approvals/${id}/reject`);
  expect([status, body.status, body.decidedBy]).toEqual([200, 'rejected', desk.email]);
  expect(await records()).toBe(before);
});

test('approve and reject 404 approval.notFound: an unknown approval can be neither approved nor rejected', async () => {
  for (const how of ['approve', 'reject']) {
    expectPortalError(await desk.call('POST', `/approvals/999999/${how}`), 'approval.notFound');
  }
});

test('listApprovals 200: returns approvals page by page, newest first', async () => {
  type Page = { results: Approval[]; nextCursor?: string };
  const all = (await desk.call<Page>('GET', '/approvals')).body.results;
  const first = (await desk.call<Page>('GET', '/approvals?limit=1')).body;
  const rest = (await desk.call<Page>('GET', `/approvals?limit=1&cursor=${first.nextCursor}`)).body;
  expect([first.results[0], rest.results[0]]).toEqual(all.slice(0, 2));
});

test('403 access.forbidden: an agency owner cannot list approvals', async () => {
  const owner = await portalAs(service, 'owner', { secondFactor: 'passed' });
  expectPortalError(await owner.call('GET', '/approvals'), 'access.forbidden');
});
