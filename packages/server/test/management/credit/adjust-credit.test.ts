import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/database/open.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { createTestClock } from '../../support/clock.ts';
import { emptyTables, openTestDatabase } from '../../support/database.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { expectPortalError } from '../../support/portal.ts';
import { startService, type TestService } from '../../support/service.ts';
import { type Credit, grantBy, lira } from './credit.ts';

describe('in the portal', () => {
  let service: TestService;
  let desk: Desk;
  beforeAll(async () => {
    service = await startService();
    desk = await openDesk(service);
  });
  afterAll(() => service.stop());

  const adjust = (recordId: number, amount: number, reference: string, currency = 'TRY', agencyId = 1) =>
    desk.call<Credit>('POST', `/agencies/${agencyId}/credit/${recordId}/adjustments`, {
      change: { amount, currency },
      reference,
    });

  test('200: credit is increased or reduced once per reference, and the audit log names the currency', async () => {
    const { id } = (await grantBy(desk, 'BT-2', 1_000)).body;
    for (const _again of [1, 2]) await adjust(id, 500, 'BT-3');
    const { status, body } = await adjust(id, -1_200, 'BT-4');
    expect([status, body.remaining]).toEqual([200, lira(300)]);
    const { results } = (await desk.call<{ results: readonly object[] }>('GET', '/audit?action=adjustCredit&limit=1'))
      .body;
    expect(results).toMatchObject([
      {
        facts: [
          { name: 'currency', after: 'TRY' },
          { name: 'reference', after: 'BT-4' },
          { name: 'remaining', before: '1500', after: '300' },
          { name: 'review', after: 'unreviewed' },
        ],
      },
    ]);
  });

  test('422 change.refused: an adjustment in a different currency or below zero remaining credit is refused', async () => {
    const { id } = (await grantBy(desk, 'BT-5', 1_000)).body;
    const other = `The currency of record ${id} is TRY. An amount in EUR cannot be added.`;
    expectPortalError(await adjust(id, 1, 'BT-6', 'EUR'), 'change.refused', other);
    const much = `The decrease exceeds the available credit of record ${id}. Held or spent credit cannot be removed.`;
    expectPortalError(await adjust(id, -1_001, 'BT-6'), 'change.refused', much);
  });

  test('404 creditRecord.notFound: a record of a different agency and an unknown record cannot be adjusted', async () => {
    const { id } = (await grantBy(desk, 'BT-7')).body;
    expectPortalError(await adjust(id, 1, 'BT-8', 'TRY', 2), 'creditRecord.notFound');
    expectPortalError(await adjust(999_999, 1, 'BT-8'), 'creditRecord.notFound');
  });
});

describe('on the command line', () => {
  const clock = createTestClock();
  let database: Database;
  let admin: Admin;
  let record: string;
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
    await emptyTables(database, 'ledger_entry', 'event', 'credit_record', 'audit_event');
    const args = ['--agencyId', '1', '--granted', '2500.00 TRY', '--reference', 'BT-1'];
    record = String((await admin.json<{ id: number }>('grantCredit', ...args)).id);
  });

  const of = () => ['--agencyId', '1', '--recordId', record];
  const adjust = (change: string, reference: string) =>
    admin.run('adjustCredit', ...of(), '--change', change, '--reference', reference, '--yes');
  const remaining = async () => {
    const { results } = await admin.json<{ results: { remaining: { amount: number } }[] }>(
      'listCreditRecords',
      '--agencyId',
      '1',
    );
    return results.map((credit) => credit.remaining.amount);
  };

  test('an increase and a decrease each add one ledger entry per reference', async () => {
    for (const _again of [1, 2]) await adjust('+100.50 TRY', 'BT-2');
    for (const _again of [1, 2]) await adjust('-600.00 TRY', 'BT-3');
    expect(await remaining()).toEqual([200_050]);
    const lira = (amount: number) => ({ amount, currency: 'TRY' });
    const { results } = await admin.json<{ results: object[] }>('getCreditStatement', ...of());
    expect(results).toMatchObject([
      { kind: 'reduce', change: lira(-60_000), remaining: lira(200_050), reference: 'BT-3' },
      { kind: 'grant', change: lira(10_050), remaining: lira(260_050), reference: 'BT-2' },
      { kind: 'opening', change: lira(250_000), remaining: lira(250_000), reference: 'BT-1' },
    ]);
    const audit = await admin.json<{ results: { action: string }[] }>('listAudit');
    expect(audit.results.map(({ action }) => action)).toEqual(['adjustCredit', 'adjustCredit', 'grantCredit']);
    await checkInvariants(database, clock.now());
  });

  test('a reference of a different change is refused', async () => {
    await adjust('100 TRY', 'BT-2');
    const message = `Reference BT-2 already belongs to a different change of record ${record}. Choose a new reference.`;
    expect(await adjust('-100 TRY', 'BT-2')).toEqual({ code: 1, out: '', message });
    expect((await adjust('200 TRY', 'BT-2')).message).toBe(message);
    expect((await adjust('200 TRY', 'BT-1')).message).toContain('belongs to a different change');
    expect(await remaining()).toEqual([260_000]);
  });

  test('a decrease above the remaining credit is refused, and a decrease of all of it is accepted', async () => {
    expect(await adjust('-2500.01 TRY', 'BT-2')).toEqual({
      code: 1,
      out: '',
      message: `The decrease exceeds the available credit of record ${record}. Held or spent credit cannot be removed.`,
    });
    expect((await adjust('-2500.00 TRY', 'BT-2')).code).toBe(0);
    expect(await remaining()).toEqual([0]);
    await checkInvariants(database, clock.now());
  });

  test('the event feed of an agency contains the opening, increase and decrease of its credit', async () => {
    await adjust('100 TRY', 'BT-2');
    await adjust('-50 TRY', 'BT-3');
    const { rows } = await database.pool.query('select type from event where credit_record_id = $1 order by id', [
      record,
    ]);
    expect(rows.map(({ type }) => type)).toEqual([
      'creditRecord.opened',
      'creditRecord.raised',
      'creditRecord.reduced',
    ]);
  });
});
