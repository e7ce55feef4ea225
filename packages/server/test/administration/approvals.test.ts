import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { type Admin, adminOn, haveOperators } from '../support/admin.ts';
import { createTestClock } from '../support/clock.ts';
import { emptyTables, openTestDatabase } from '../support/database.ts';
import { checkInvariants } from '../support/invariants.ts';

const DAY_SECONDS = 86_400;

const clock = createTestClock();
let database: Database;
let admin: Admin;

beforeAll(async () => {
  database = await openTestDatabase();
  admin = adminOn(database, clock);
  await admin.json('agency', 'create', 'Horizon Travel');
});
afterAll(async () => {
  await admin.close();
  await database.close();
});
beforeEach(async () => {
  await haveOperators(database, 2);
  await emptyTables(database, 'ledger_entry', 'credit_record', 'audit_event', 'approval');
});

type Waiting = { readonly waitsFor: { readonly id: number; readonly status: string } };
const grant = (amount: string, reference: string, ...more: string[]) =>
  admin.json<Waiting>('credit', 'grant', '1', amount, 'TRY', '--reference', reference, ...more);
const asked = async (...more: string[]) => String((await grant('2500.00', 'BT-1', ...more)).waitsFor.id);
const decide = (how: string, id: string, by: string) => admin.run('approval', how, id, '--as', by, '--yes');
const remaining = async () =>
  (await admin.json<{ remaining: number }[]>('credit', 'show', '1')).map((shown) => shown.remaining);
const audit = async () =>
  (await admin.json<{ by: string; action: string; subject: string; after?: object }[]>('audit', 'list'))
    .map(({ by, action, subject, after }) => [by, action, subject, after])
    .reverse();

describe('approvals with a second operator', () => {
  test('a credit waits for a second operator, is granted once, and the audit log names both operators', async () => {
    const id = await asked('--as', 'elif');
    expect(await remaining()).toEqual([]);
    expect((await decide('approve', id, 'deniz')).out).toMatch(
      /^approval +1\nstatus +approved\naction +Grant agency 1 2500.00 TRY /,
    );
    expect(await remaining()).toEqual([250_000]);
    const again = await decide('approve', id, 'deniz');
    expect(again).toEqual({ code: 1, out: '', message: 'Approval 1 was approved by deniz.' });
    expect(await remaining()).toEqual([250_000]);
    const granted = {
      amount: 250_000,
      currency: 'TRY',
      reference: 'BT-1',
      approval: 1,
      approvedBy: 'deniz',
      alone: 'commandLine',
    };
    const about = { action: 'grantCredit', of: 'agency 1' };
    expect(await audit()).toEqual([
      ['elif', 'askApproval', 'approval 1', about],
      ['elif', 'grantCredit', expect.stringMatching(/^record \d+$/), granted],
      ['deniz', 'approve', 'approval 1', { ...about, askedBy: 'elif', alone: 'commandLine' }],
    ]);
    await checkInvariants(database, clock.now());
  });

  test('operators cannot approve their own request, whatever the case of their name', async () => {
    const id = await asked('--as', 'elif@horizon.example');
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

  test('an operator can withdraw their own request, which is then rejected permanently', async () => {
    const id = await asked('--as', 'elif');
    expect((await decide('reject', id, 'elif')).code).toBe(0);
    expect((await decide('approve', id, 'deniz')).message).toBe('Approval 1 was rejected by elif.');
    expect(await admin.json('approval', 'list', '--status', 'rejected')).toMatchObject([{ id: 1, askedBy: 'elif' }]);
    expect(await remaining()).toEqual([]);
  });

  test('a request expires after seven days and can be made again', async () => {
    const id = await asked('--as', 'elif');
    clock.advance(7 * DAY_SECONDS);
    const message = 'Approval 1 expired. Request it again.';
    expect(await decide('approve', id, 'deniz')).toEqual({ code: 1, out: '', message });
    expect(await admin.json('approval', 'list', '--status', 'waiting')).toEqual([]);
    expect(await admin.json('approval', 'list', '--status', 'expired')).toMatchObject([{ id: 1, status: 'expired' }]);
    expect(await asked('--as', 'elif')).toBe('2');
  });

  test('an identical request by the same operator does not create a second approval', async () => {
    expect(await asked('--as', 'elif')).toBe(await asked('--as', 'elif'));
    expect(await asked('--as', 'can')).toBe('2');
  });

  test('an invalid request is refused at once, and an approval that has become impossible keeps waiting', async () => {
    const message = 'The amount must be more than 0 and at most 1000000000.00.';
    expect(await admin.run('credit', 'grant', '1', '0', 'TRY', '--reference', 'x', '--yes')).toMatchObject({ message });
    expect(await admin.json('approval', 'list')).toEqual([]);

    await decide('approve', await asked('--as', 'elif'), 'deniz');
    const [{ id: record }] = await admin.json<[{ id: number }]>('credit', 'show', '1');
    const takeBack = (amount: string, reference: string) =>
      admin.json<Waiting>('credit', 'adjust', String(record), '--by', amount, '--reference', reference, '--as', 'elif');
    const [first, second] = [await takeBack('-2000.00', 'BT-2'), await takeBack('-1000.00', 'BT-3')];
    expect((await decide('approve', String(first.waitsFor.id), 'deniz')).code).toBe(0);
    expect((await decide('approve', String(second.waitsFor.id), 'deniz')).message).toMatch(
      /exceeds the available credit/,
    );
    expect(await admin.json('approval', 'list', '--status', 'waiting')).toMatchObject([{ id: second.waitsFor.id }]);
    expect(await remaining()).toEqual([50_000]);
  });

  test('two simultaneous approvals carry out the request once', async () => {
    const id = await asked('--as', 'elif');
    const both = await Promise.all([decide('approve', id, 'deniz'), decide('approve', id, 'can')]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(await remaining()).toEqual([250_000]);
  });

  test('an unknown approval is reported', async () => {
    for (const how of ['approve', 'reject']) {
      expect((await decide(how, '7', 'deniz')).message).toBe('There is no approval 7.');
    }
  });
});

test('with a single operator the change is made at once and recorded as unreviewed', async () => {
  await haveOperators(database, 1);
  expect(await grant('10.00', 'BT-1')).toMatchObject({ remaining: 1_000, isNew: true });
  const after = { amount: 1_000, currency: 'TRY', reference: 'BT-1', review: 'unreviewed' };
  expect(await audit()).toEqual([['ops', 'grantCredit', expect.stringMatching(/^record/), after]]);
  expect(await admin.json('approval', 'list')).toMatchObject([{ status: 'approved', alone: 'unreviewed' }]);
  expect(admin.securityEvents.at(-1)).toMatchObject({
    ...{ event: 'portal.unreviewed', reason: 'onlyOperator', action: 'grantCredit' },
  });
});

test('before the first operator accepts an invitation, the command line acts alone and is reported', async () => {
  await haveOperators(database, 0);
  expect(await grant('90000000.00', 'BT-1')).toMatchObject({ isNew: true });
  expect(admin.securityEvents.at(-1)).toMatchObject({ event: 'portal.unreviewed', reason: 'noOperator' });
});

test('an approval on the command line is a security event and is mailed to every operator', async () => {
  await database.pool.query('delete from portal_mail');
  await decide('approve', await asked('--as', 'elif'), 'deniz');
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
