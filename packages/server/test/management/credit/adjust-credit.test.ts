import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../src/database/open.ts';
import { type Admin, adminOn } from '../../support/admin.ts';
import { createTestClock } from '../../support/clock.ts';
import { emptyTables, openTestDatabase } from '../../support/database.ts';
import { checkInvariants } from '../../support/invariants.ts';

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

test('adjustCredit: an increase and a decrease each add one ledger entry per reference', async () => {
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

test('adjustCredit: a reference of a different change is refused', async () => {
  await adjust('100 TRY', 'BT-2');
  const message = `Reference BT-2 already belongs to a different change of record ${record}. Choose a new reference.`;
  expect(await adjust('-100 TRY', 'BT-2')).toEqual({ code: 1, out: '', message });
  expect((await adjust('200 TRY', 'BT-2')).message).toBe(message);
  expect((await adjust('200 TRY', 'BT-1')).message).toContain('belongs to a different change');
  expect(await remaining()).toEqual([260_000]);
});

test('adjustCredit: a decrease above the remaining credit is refused, and a decrease of all of it is accepted', async () => {
  expect(await adjust('-2500.01 TRY', 'BT-2')).toEqual({
    code: 1,
    out: '',
    message: `The decrease exceeds the available credit of record ${record}. Held or spent credit cannot be removed.`,
  });
  expect((await adjust('-2500.00 TRY', 'BT-2')).code).toBe(0);
  expect(await remaining()).toEqual([0]);
  await checkInvariants(database, clock.now());
});

test('adjustCredit: the event feed of an agency contains the opening, increase and decrease of its credit', async () => {
  await adjust('100 TRY', 'BT-2');
  await adjust('-50 TRY', 'BT-3');
  const { rows } = await database.pool.query('select type from event where credit_record_id = $1 order by id', [
    record,
  ]);
  expect(rows.map(({ type }) => type)).toEqual(['creditRecord.opened', 'creditRecord.raised', 'creditRecord.reduced']);
});

test('changeCreditRecord: an inactive record can be activated again, and a repeated change adds no audit entry', async () => {
  const setActive = (isActive: string) => admin.json('changeCreditRecord', ...of(), '--isActive', isActive);
  for (const isActive of ['false', 'false', 'true', 'true'])
    expect(await setActive(isActive)).toMatchObject({ isActive: isActive === 'true' });
  const audit = await admin.json<{ results: object[] }>('listAudit');
  expect(audit.results).toMatchObject([
    { action: 'setCreditActive', facts: [{ name: 'isActive', before: 'false', after: 'true' }] },
    { action: 'setCreditActive', facts: [{ name: 'isActive', before: 'true', after: 'false' }] },
    { action: 'grantCredit' },
  ]);
});
