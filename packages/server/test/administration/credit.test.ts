import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { type Admin, adminOn } from '../support/admin.ts';
import { createTestClock } from '../support/clock.ts';
import { emptyTables, openTestDatabase } from '../support/database.ts';
import { checkInvariants } from '../support/invariants.ts';

const clock = createTestClock();
let database: Database;
let admin: Admin;
let record: string;

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
  await emptyTables(database, 'ledger_entry', 'credit_record', 'audit_event');
  record = String((await grant('2500.00', 'BT-1')).id);
});

type Change = { readonly id: number; readonly remaining: number; readonly isNew: boolean };
const grant = (amount: string, reference: string) =>
  admin.json<Change>('credit', 'grant', '1', amount, 'TRY', '--reference', reference);
const adjust = (by: string, reference: string) =>
  admin.run('credit', 'adjust', record, '--by', by, '--reference', reference, '--yes', '--json');
const remaining = async () => (await admin.json<Change[]>('credit', 'show', '1')).map((shown) => shown.remaining);
const actions = async () =>
  (await admin.json<{ action: string }[]>('audit', 'list')).map(({ action }) => action).reverse();

describe('credit grants', () => {
  test('a repeated grant with one reference opens one record, and a different reference opens another record', async () => {
    expect(await grant('2500.00', 'BT-1')).toMatchObject({ id: Number(record), remaining: 250_000, isNew: false });
    expect(await remaining()).toEqual([250_000]);
    expect(await grant('1', 'BT-2')).toMatchObject({ remaining: 100, isNew: true });
    expect(await remaining()).toEqual([250_000, 100]);
    expect(await actions()).toEqual(['grantCredit', 'grantCredit']);
    await checkInvariants(database, clock.now());
  });

  test('two simultaneous grants with one reference open one record', async () => {
    await Promise.all([grant('10', 'BT-3'), grant('10', 'BT-3')]);
    expect(await remaining()).toEqual([250_000, 1_000]);
  });

  test.each(['0', '-5', '1.5', '1,50', '99999999999', 'all'])(
    'the amount %s is refused, and no record is opened',
    async (amount) => {
      const { code, out } = await admin.run('credit', 'grant', '1', '--reference', 'x', '--yes', '--', amount, 'TRY');
      expect([code > 0, out]).toEqual([true, '']);
      expect(await remaining()).toEqual([250_000]);
    },
  );

  test('an unknown agency is reported, and the confirmation is the agency number', async () => {
    const ask = (agency: string, typed: string) =>
      admin.at({ typed }, 'credit', 'grant', agency, '10', 'TRY', '--reference', 'x');
    expect((await ask('7', '7')).message).toMatch(/There is no agency 7/);
    expect(await ask('1', 'no')).toEqual({
      code: 1,
      out: '',
      message: 'The available credit of agency 1 increases by 10.00 TRY.\nType 1 to confirm: \nNothing was changed.',
    });
  });
});

describe('credit adjustments', () => {
  test('an adjustment adds one ledger entry per reference, for increases and decreases', async () => {
    for (const _again of [1, 2]) await adjust('+100.50', 'BT-2');
    for (const _again of [1, 2]) await adjust('-600.00', 'BT-3');
    expect(await remaining()).toEqual([200_050]);
    expect((await admin.run('credit', 'statement', record)).out).toBe(
      [
        'at                    entry    change       remaining    reference',
        '2027-03-01 09:00:00Z  reduce   -600.00 TRY  2000.50 TRY  BT-3',
        '2027-03-01 09:00:00Z  grant    100.50 TRY   2600.50 TRY  BT-2',
        '2027-03-01 09:00:00Z  opening  2500.00 TRY  2500.00 TRY  BT-1',
      ].join('\n'),
    );
    expect(await admin.json<{ lines: object[] }>('credit', 'statement', record, '--limit', '1')).toMatchObject({
      currency: 'TRY',
      lines: [{ kind: 'reduce', change: -60_000, remaining: 200_050, reference: 'BT-3' }],
    });
    expect(await actions()).toEqual(['grantCredit', 'adjustCredit', 'adjustCredit']);
    await checkInvariants(database, clock.now());
  });

  test('a reference of a different change is refused', async () => {
    await adjust('100', 'BT-2');
    const message = `Reference BT-2 already belongs to a different change of record ${record}. Choose a new reference.`;
    expect(await adjust('-100', 'BT-2')).toEqual({ code: 1, out: '', message });
    expect((await adjust('200', 'BT-2')).message).toBe(message);
    expect((await adjust('200', 'BT-1')).message).toContain('belongs to a different change');
    expect(await remaining()).toEqual([260_000]);
  });

  test('a decrease above the remaining credit is refused, and a decrease of all of it is accepted', async () => {
    expect(await adjust('-2500.01', 'BT-2')).toEqual({
      code: 1,
      out: '',
      message: `The decrease exceeds the available credit of record ${record}. Held or spent credit cannot be removed.`,
    });
    expect((await adjust('-2500.00', 'BT-2')).code).toBe(0);
    expect(await remaining()).toEqual([0]);
    await checkInvariants(database, clock.now());
  });

  test('an unknown credit record is reported', async () => {
    const message = 'There is no credit record 7. `credit show <agency>` shows the records of an agency.';
    expect((await admin.run('credit', 'adjust', '7', '--by', '1', '--reference', 'x', '--yes')).message).toBe(message);
    expect((await admin.run('credit', 'statement', '7')).message).toBe(message);
  });
});

test('credit deactivate, credit activate: payments skip an inactive record, and repeating a command adds no audit entry', async () => {
  for (const _again of [1, 2]) await admin.json('credit', 'deactivate', record);
  expect((await admin.run('credit', 'show', '1')).out).toMatch(/2500\.00 TRY {2}no$/);
  await admin.run('credit', 'activate', record);
  expect((await admin.run('credit', 'show', '1')).out).toMatch(/2500\.00 TRY {2}yes$/);
  expect(await actions()).toEqual(['grantCredit', 'setCreditActive', 'setCreditActive']);
  expect((await admin.run('credit', 'activate', '7')).message).toMatch(/^There is no credit record 7/);
});

test('the event feed of an agency contains the opening, increase and decrease of its credit', async () => {
  await adjust('100', 'BT-2');
  await adjust('-50', 'BT-3');
  const { rows } = await database.pool.query('select type from event where credit_record_id = $1 order by id', [
    record,
  ]);
  expect(rows.map(({ type }) => type)).toEqual(['creditRecord.opened', 'creditRecord.raised', 'creditRecord.reduced']);
});
