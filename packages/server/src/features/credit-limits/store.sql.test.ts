import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { emptyTables, openTestDatabase } from '../../../test/support/database.ts';
import { untilBlocked } from '../../../test/support/until-blocked.ts';
import type { Database } from '../../database/open.ts';
import { transactOn } from '../../database/transact.ts';
import type { Transact } from '../../ports/transaction.ts';
import { money } from '../../shared/money.ts';
import { hold } from './service.ts';
import { type CreditStore, type CreditTables, createCreditStore } from './store.sql.ts';
import type { HoldAnswer } from './types.ts';

const AT = new Date('2027-03-01T09:00:00Z');

let database: Database;
let store: CreditStore;
let transact: Transact;
let agencyId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createCreditStore(database.db.withTables<CreditTables>());
  transact = transactOn(database.db);
  agencyId = await addAgency(database.pool);
  // These tests write ledger holds without payments.
  await database.pool.query('alter table ledger_entry drop constraint if exists ledger_entry_attempt_id_fkey');
});
afterAll(() => database.close());

/** Two credit records in TRY. The first has less credit than the second. */
beforeEach(async () => {
  await emptyTables(database, 'credit_record', 'ledger_entry');
  await store.open({ id: 1, agencyName: 'Horizon Travel', granted: money(1_000, 'TRY') }, AT);
  await store.open({ id: 2, agencyName: 'Horizon Travel', granted: money(5_000, 'TRY') }, AT);
});

const request = (attemptId: string, amount: number) => ({ agencyId, attemptId, money: money(amount, 'TRY') });
const holdAlone = (attemptId: string, amount: number) =>
  transact((tx) => hold(tx, request(attemptId, amount), AT, { store }));

/** Starts a second hold while the first is uncommitted. The second hold waits if both need the same record. */
async function holdTogether(first: readonly [string, number], second: readonly [string, number]) {
  let later: Promise<HoldAnswer> | undefined;
  const answer = await transact(async (tx) => {
    const held = await hold(tx, request(...first), AT, { store });
    later = holdAlone(...second);
    await untilBlocked(tx, later);
    return held;
  });
  return [answer, await later];
}

const remaining = async () => (await store.remaining(agencyId)).map(({ id, amount }) => [id, amount]);

describe('credit holds', () => {
  test('a hold skips an inactive record and uses the next one', async () => {
    await database.pool.query('update credit_record set is_active = false where id = 1');
    expect(await holdAlone('a', 600)).toEqual({ kind: 'held', recordId: 2 });
    expect(await remaining()).toEqual([[2, 4_400]]);
  });

  test('a hold that exceeds every record is insufficient', async () => {
    expect(await holdAlone('a', 5_001)).toEqual({ kind: 'insufficientLimit' });
  });

  test('a hold finds no credit in inactive records', async () => {
    await database.pool.query('update credit_record set is_active = false');
    expect(await holdAlone('a', 1)).toEqual({ kind: 'noCreditRecord' });
  });

  test('a hold takes exactly the remaining credit, and one minor unit more uses the next record', async () => {
    expect(await holdAlone('a', 1_001)).toEqual({ kind: 'held', recordId: 2 });
    expect(await holdAlone('b', 1_000)).toEqual({ kind: 'held', recordId: 1 });
    expect(await remaining()).toEqual([
      [1, 0],
      [2, 3_999],
    ]);
  });

  test('a hold that is repeated for its attempt returns the same record and takes no more', async () => {
    await holdAlone('a', 600);
    expect(await holdAlone('a', 600)).toEqual({ kind: 'held', recordId: 1 });
    expect((await remaining())[0]).toEqual([1, 400]);
  });
});

describe('two concurrent holds', () => {
  test('if only one of two concurrent holds fits, the other is insufficient and neither throws', async () => {
    await database.pool.query('update credit_record set is_active = false where id = 2');
    expect(await holdTogether(['a', 600], ['b', 600])).toEqual([
      { kind: 'held', recordId: 1 },
      { kind: 'insufficientLimit' },
    ]);
    expect(await remaining()).toEqual([[1, 400]]);
  });

  test('two concurrent holds that both fit use the same record', async () => {
    expect(await holdTogether(['a', 600], ['b', 400])).toEqual([
      { kind: 'held', recordId: 1 },
      { kind: 'held', recordId: 1 },
    ]);
    expect((await remaining())[0]).toEqual([1, 0]);
  });
});
