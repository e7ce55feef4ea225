import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { emptyTables, openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { transactOn } from '../../database/transact.ts';
import type { Transact } from '../../ports/transaction.ts';
import { money } from '../../shared/money.ts';
import { adjustCredit, type ByHandDeps, grantCredit } from './service.by-hand.ts';
import { createCreditByHandStore } from './store.by-hand.sql.ts';
import type { CreditTables } from './store.sql.ts';

let database: Database;
let deps: ByHandDeps;
let transact: Transact;
let horizon: number;
let meridian: number;

beforeAll(async () => {
  database = await openTestDatabase();
  deps = {
    byHand: createCreditByHandStore(database.db.withTables<CreditTables>()),
    now: () => new Date('2027-03-01T09:00:00Z'),
  };
  transact = transactOn(database.db);
  horizon = await addAgency(database.pool);
  meridian = await addAgency(database.pool, 'Meridian Tours');
});
beforeEach(() => emptyTables(database, 'credit_record', 'ledger_entry'));
afterAll(() => database.close());

const grant = (agencyId: number, reference: string, amount = 1_000) =>
  transact((tx) => grantCredit(tx, { agencyId, granted: money(amount, 'TRY'), reference }, deps));
const adjust = (recordId: number, kind: 'grant' | 'reduce', reference: string, amount = 100) =>
  transact((tx) => adjustCredit(tx, { recordId, kind, amount, reference }, deps));
const remainingOf = async (agencyId: number) =>
  (await deps.byHand.recordsOf(agencyId)).map(({ remaining }) => remaining);

describe('credit grants', () => {
  test('a grant opens a separate record for a reference that a different agency has used', async () => {
    const first = await grant(horizon, 'INV-1');
    const second = await grant(meridian, 'INV-1', 2_000);
    expect([first.isNew, second.isNew]).toEqual([true, true]);
    expect([await remainingOf(horizon), await remainingOf(meridian)]).toEqual([[1_000], [2_000]]);
  });

  test('a grant opens one record for a reference that its agency repeats', async () => {
    const { record } = await grant(horizon, 'INV-1');
    expect(await grant(horizon, 'INV-1')).toEqual({ record, isNew: false });
    expect(await remainingOf(horizon)).toEqual([1_000]);
  });

  test('a grant opens a record for a reference that has only adjusted a different record', async () => {
    const { record } = await grant(horizon, 'INV-1');
    await adjust(record.id, 'grant', 'INV-2');
    expect(await grant(horizon, 'INV-2')).toMatchObject({ isNew: true });
    expect(await remainingOf(horizon)).toEqual([1_100, 1_000]);
  });
});

describe('credit adjustments', () => {
  test('an adjustment applies one reference to two records, once each', async () => {
    const { record } = await grant(horizon, 'INV-1');
    const { record: other } = await grant(horizon, 'INV-2');
    expect(await adjust(record.id, 'grant', 'ADJ-1')).toMatchObject({ kind: 'adjusted', isNew: true });
    expect(await adjust(other.id, 'grant', 'ADJ-1')).toMatchObject({ kind: 'adjusted', isNew: true });
    expect(await adjust(other.id, 'grant', 'ADJ-1')).toMatchObject({ kind: 'adjusted', isNew: false });
    expect(await remainingOf(horizon)).toEqual([1_100, 1_100]);
  });

  test.each([
    ['amount', 'grant', 101],
    ['direction', 'reduce', 100],
  ] as const)('an adjustment refuses a used reference with a different %s', async (_, kind, amount) => {
    const { record } = await grant(horizon, 'INV-1');
    await adjust(record.id, 'grant', 'ADJ-1');
    expect(await adjust(record.id, kind, 'ADJ-1', amount)).toEqual({ kind: 'referenceUsed' });
    expect(await remainingOf(horizon)).toEqual([1_100]);
  });

  test('an adjustment takes back all remaining credit, and not one minor unit more', async () => {
    const { record } = await grant(horizon, 'INV-1');
    expect(await adjust(record.id, 'reduce', 'ADJ-1', 1_001)).toMatchObject({ kind: 'tooLittle' });
    expect(await adjust(record.id, 'reduce', 'ADJ-2', 1_000)).toMatchObject({ kind: 'adjusted' });
    expect(await remainingOf(horizon)).toEqual([0]);
  });
});
