import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../../support/database.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { expectPortalError } from '../../support/portal.ts';
import { type Approval, type Approvals, granted, openApprovals } from './approvals.ts';

let approvals: Approvals;
beforeAll(async () => {
  approvals = await openApprovals();
});
afterAll(() => approvals.stop());
beforeEach(() =>
  emptyTables(approvals.service.database, 'ledger_entry', 'credit_record', 'audit_event', 'approval', 'portal_mail'),
);

type List<Item> = { results: Item[] };
type Credit = { id: number; remaining: { amount: number } };
type Event = { by: string; action: string; subject: string; facts: { name: string; after: string }[] };

const credit = async () => (await approvals.admin.json<List<Credit>>('listCreditRecords', '--agencyId', '1')).results;
const remaining = async () => (await credit()).map((record) => record.remaining.amount);
const audit = async () =>
  (await approvals.admin.json<List<Event>>('listAudit')).results
    .map(({ by, action, subject, facts }) => [
      ...[by, action, subject],
      Object.fromEntries(facts.map(({ name, after }) => [name, after])),
    ])
    .reverse();

test('200: credit is granted once a second operator approves the request', async () => {
  const { service, desk, second, ask, records } = approvals;
  const before = await records();
  const { status, body } = await ask('BT-1');
  const at = service.clock.now().toISOString();
  const waiting = {
    ...{ id: body.id, action: 'grantCredit', agencyId: 1, agencyName: 'Horizon Travel' },
    ...{ status: 'waiting', askedBy: desk.email, askedAt: at },
    summary: 'Grant agency 1 2500.00 TRY (BT-1).',
    asked: { granted, reference: 'BT-1' },
    expiresAt: '2027-03-08T09:00:00.000Z',
  };
  expect([status, body]).toEqual([202, waiting]);
  expect(await records()).toBe(before);
  const listed = await second.call<{ results: Approval[] }>('GET', '/approvals?status=waiting');
  expect(listed.body).toMatchObject({ results: [waiting] });

  const answer = await second.call('POST', `/approvals/${body.id}/approve`);
  const approved = { ...waiting, status: 'approved', decidedBy: second.email, decidedAt: at };
  expect([answer.status, answer.body]).toEqual([200, approved]);
  expect(await records()).toBe(before + 1);
  expect((await desk.audit(2)).map(({ by, action }) => [by, action])).toEqual([
    [desk.email, 'grantCredit'],
    [second.email, 'approve'],
  ]);
});

test('422 change.refused: a request can be approved neither by its requester nor a second time', async () => {
  const { desk, second, ask } = approvals;
  const { id } = (await ask('BT-2')).body;
  const own = 'You made this request. A different operator must approve it.';
  expectPortalError(await desk.call('POST', `/approvals/${id}/approve`), 'change.refused', own);
  await second.call('POST', `/approvals/${id}/approve`);
  const again = `Approval ${id} was approved by ${second.email}.`;
  expectPortalError(await second.call('POST', `/approvals/${id}/approve`), 'change.refused', again);
});

test('404 approval.notFound: an unknown approval cannot be approved', async () => {
  expectPortalError(await approvals.desk.call('POST', '/approvals/999999/approve'), 'approval.notFound');
});

test('credit waits for a second operator, is granted once, and the audit log names both operators', async () => {
  const { service, askAt, decide } = approvals;
  const id = await askAt('elif');
  expect(await remaining()).toEqual([]);
  expect((await decide('approve', id, 'deniz')).out).toMatch(/^status +approved$/m);
  expect(await remaining()).toEqual([250_000]);
  const again = await decide('approve', id, 'deniz');
  expect(again).toEqual({ code: 1, out: '', message: 'Approval 1 was approved by deniz.' });
  expect(await remaining()).toEqual([250_000]);
  const about = { action: 'grantCredit', of: 'agency 1' };
  const alone = 'commandLine';
  const granted = { amount: '250000', currency: 'TRY', reference: 'BT-1', approval: '1', approvedBy: 'deniz', alone };
  expect(await audit()).toEqual([
    ['elif', 'askApproval', 'approval 1', about],
    ['elif', 'grantCredit', expect.stringMatching(/^record \d+$/), granted],
    ['deniz', 'approve', 'approval 1', { ...about, askedBy: 'elif', alone }],
  ]);
  await checkInvariants(service.database, service.clock.now());
});

test('operators cannot approve their own request, whatever the case of their name', async () => {
  const { service, askAt, decide } = approvals;
  const id = await askAt('elif@horizon.example');
  for (const by of ['elif@horizon.example', 'Elif@Horizon.example']) {
    const message = 'You made this request. A different operator must approve it.';
    expect(await decide('approve', id, by)).toEqual({ code: 1, out: '', message });
  }
  const forced = service.database.pool.query(
    `update approval set status = 'approved', decided_by = upper(asked_by), decided_at = now() where id = $1`,
    [id],
  );
  await expect(forced).rejects.toMatchObject({ code: '23514' });
  expect(await remaining()).toEqual([]);
});

test('a request that has become impossible is refused and keeps waiting', async () => {
  const { admin, askAt, decide, listed } = approvals;
  await decide('approve', await askAt('elif'), 'deniz');
  const [record] = await credit();
  const takeBack = async (change: string, reference: string) => {
    const args = ['--agencyId', '1', '--recordId', String(record!.id), '--change', change, '--reference', reference];
    return String((await admin.json<{ id: number }>('adjustCredit', ...args, '--as', 'elif')).id);
  };
  const [first, second] = [await takeBack('-2000.00 TRY', 'BT-2'), await takeBack('-1000.00 TRY', 'BT-3')];
  expect((await decide('approve', first, 'deniz')).code).toBe(0);
  expect((await decide('approve', second, 'deniz')).message).toMatch(/exceeds the available credit/);
  expect(await listed('waiting')).toMatchObject([{ id: Number(second) }]);
  expect(await remaining()).toEqual([50_000]);
});

test('two simultaneous approvals carry out the request once', async () => {
  const { askAt, decide } = approvals;
  const id = await askAt('elif');
  const both = await Promise.all([decide('approve', id, 'deniz'), decide('approve', id, 'can')]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(await remaining()).toEqual([250_000]);
});

test('an approval on the command line is a security event and is mailed to every operator', async () => {
  const { service, desk, second, admin, askAt, decide } = approvals;
  await decide('approve', await askAt('elif'), 'deniz');
  const reported = admin.securityEvents.slice(-2).map(({ event, reason, action }) => [event, reason, action]);
  expect(reported).toEqual([
    ['portal.approvalRequested', 'secondOperator', 'grantCredit'],
    ['portal.approvalDecided', 'commandLine', 'grantCredit'],
  ]);
  const [first, last] = [desk.email, second.email].sort();
  const { rows } = await service.database.pool.query('select kind, email from portal_mail order by kind, email');
  expect(rows).toEqual([
    { kind: 'approvalRequested', email: first },
    { kind: 'approvalRequested', email: last },
    { kind: 'doneAlone', email: first },
    { kind: 'doneAlone', email: last },
  ]);
});
