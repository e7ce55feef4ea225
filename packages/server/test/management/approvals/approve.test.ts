import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../src/database/open.ts';
import { type Admin, adminOn, haveOperators } from '../../support/admin.ts';
import { createTestClock } from '../../support/clock.ts';
import { emptyTables, openTestDatabase } from '../../support/database.ts';
import { checkInvariants } from '../../support/invariants.ts';

const DAY_SECONDS = 86_400;

const clock = createTestClock();
let database: Database;
let admin: Admin;
beforeAll(async () => {
  database = await openTestDatabase();
  admin = adminOn(database, clock);
  await admin.json('createAgency', '--name', 'Horizon Travel');
});
afterAll(async () => {
  await admin.close();
  await database.close();
});
beforeEach(async () => {
  await haveOperators(database, 2);
  await emptyTables(database, 'ledger_entry', 'credit_record', 'audit_event', 'approval');
});

type List<Item> = { readonly results: readonly Item[] };
type Fact = { readonly name: string; readonly after: string };
type Event = {
  readonly by: string;
  readonly action: string;
  readonly subject: string;
  readonly facts: readonly Fact[];
};

/** Requests credit on the command line. @returns the number of the approval */
async function ask(by: string, reference = 'BT-1'): Promise<string> {
  const args = ['--agencyId', '1', '--granted', '2500.00 TRY', '--reference', reference, '--as', by];
  return String((await admin.json<{ id: number }>('grantCredit', ...args)).id);
}
const decide = (how: 'approve' | 'reject', id: string, by: string) =>
  admin.run(how, '--approvalId', id, '--as', by, '--yes');
const listed = async (status: string) => (await admin.json<List<object>>('listApprovals', '--status', status)).results;
const credit = async () =>
  (await admin.json<List<{ id: number; remaining: { amount: number } }>>('listCreditRecords', '--agencyId', '1'))
    .results;
const remaining = async () => (await credit()).map((record) => record.remaining.amount);
const audit = async () =>
  (await admin.json<List<Event>>('listAudit')).results
    .map(({ by, action, subject, facts }) => [
      ...[by, action, subject],
      Object.fromEntries(facts.map(({ name, after }) => [name, after])),
    ])
    .reverse();

test('approve: credit waits for a second operator, is granted once, and the audit log names both operators', async () => {
  const id = await ask('elif');
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
  await checkInvariants(database, clock.now());
});

test('approve: operators cannot approve their own request, whatever the case of their name', async () => {
  const id = await ask('elif@horizon.example');
  for (const by of ['elif@horizon.example', 'Elif@Horizon.example']) {
    const message = 'You requested this. Another operator must approve it.';
    expect(await decide('approve', id, by)).toEqual({ code: 1, out: '', message });
  }
  const forced = database.pool.query(
    `update approval set status = 'approved', decided_by = upper(asked_by), decided_at = now() where id = $1`,
    [id],
  );
  await expect(forced).rejects.toMatchObject({ code: '23514' });
  expect(await remaining()).toEqual([]);
});

test('reject: a request that its operator withdraws is rejected permanently', async () => {
  const id = await ask('elif');
  expect((await decide('reject', id, 'elif')).code).toBe(0);
  expect((await decide('approve', id, 'deniz')).message).toBe('Approval 1 was rejected by elif.');
  expect(await listed('rejected')).toMatchObject([{ id: 1, askedBy: 'elif' }]);
  expect(await remaining()).toEqual([]);
});

test('listApprovals: a request expires after seven days and can be made again', async () => {
  const id = await ask('elif');
  clock.advance(7 * DAY_SECONDS);
  const message = 'Approval 1 expired. Request it again.';
  expect(await decide('approve', id, 'deniz')).toEqual({ code: 1, out: '', message });
  expect(await listed('waiting')).toEqual([]);
  expect(await listed('expired')).toMatchObject([{ id: 1, status: 'expired' }]);
  expect(await ask('elif')).toBe('2');
});

test('listApprovals: an identical request by the same operator does not create a second approval', async () => {
  expect(await ask('elif')).toBe(await ask('elif'));
  expect(await ask('can')).toBe('2');
});

test('approve: a request that has become impossible is refused and keeps waiting', async () => {
  await decide('approve', await ask('elif'), 'deniz');
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

test('listApprovals: an invalid request is refused at once and does not wait', async () => {
  const args = ['--agencyId', '1', '--granted', '0 TRY', '--reference', 'x', '--yes'];
  expect((await admin.run('grantCredit', ...args)).message).toMatch(/^The amount must be more than 0 /);
  expect(await listed('waiting')).toEqual([]);
});

test('approve: two simultaneous approvals carry out the request once', async () => {
  const id = await ask('elif');
  const both = await Promise.all([decide('approve', id, 'deniz'), decide('approve', id, 'can')]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(await remaining()).toEqual([250_000]);
});

test('approve: an approval on the command line is a security event and is mailed to every operator', async () => {
  await database.pool.query('delete from portal_mail');
  await decide('approve', await ask('elif'), 'deniz');
  const reported = admin.securityEvents.slice(-2).map(({ event, reason, action }) => [event, reason, action]);
  expect(reported).toEqual([
    ['portal.approvalRequested', 'secondOperator', 'grantCredit'],
    ['portal.approvalDecided', 'commandLine', 'grantCredit'],
  ]);
  const { rows } = await database.pool.query('select kind, email from portal_mail order by kind, email');
  expect(rows).toEqual([
    { kind: 'approvalRequested', email: 'operator1@portal.example' },
    { kind: 'approvalRequested', email: 'operator2@portal.example' },
    { kind: 'doneAlone', email: 'operator1@portal.example' },
    { kind: 'doneAlone', email: 'operator2@portal.example' },
  ]);
});
