import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { emptyTables, openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { transactOn } from '../../database/transact.ts';
import type { CreditMovementsOf } from '../../ports/ledger.ts';
import type { Transact } from '../../ports/transaction.ts';
import { money } from '../../shared/money.ts';
import { createCreditLedger } from './store.ledger.sql.ts';
import { type CreditStore, type CreditTables, createCreditStore } from './store.sql.ts';

const DAY = '2027-03-01';
const on = (time: string, day = DAY) => new Date(`${day}T${time}Z`);

let database: Database;
let store: CreditStore;
let transact: Transact;
let movementsOf: CreditMovementsOf;
let agencyId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  store = createCreditStore(database.db.withTables<CreditTables>());
  movementsOf = createCreditLedger(database.db);
  transact = transactOn(database.db);
  agencyId = await addAgency(database.pool);
  // These tests write ledger entries without payments.
  await database.pool.query('alter table ledger_entry drop constraint if exists ledger_entry_attempt_id_fkey');
});
beforeEach(async () => {
  await emptyTables(database, 'credit_record', 'ledger_entry');
  await store.open({ id: 1, agencyName: 'Horizon Travel', granted: money(10_000, 'TRY') }, on('00:00:00'));
});
afterAll(() => database.close());

const hold = (attemptId: string, at: Date) =>
  transact((tx) => store.hold(tx, { agencyId, money: money(1_000, 'TRY'), attemptId }, at));
const follow = (attemptId: string, kind: 'post' | 'reverse' | 'refundPart' | 'refund', amount: number, at: Date) =>
  transact((tx) => store.follow(tx, { kind, attemptId, ...(kind.startsWith('refund') && { amount }) }, at));

test('the ledger of a day adds the refund of a leg to the refund of the rest', async () => {
  await hold('a', on('09:00:00'));
  await follow('a', 'post', 0, on('09:00:01'));
  await follow('a', 'refundPart', 400, on('10:00:00'));
  const [afterPart] = await movementsOf(DAY);
  expect(afterPart).toMatchObject({ held: 1_000, refunded: 400, ended: 'posted', changedAt: on('10:00:00') });
  await follow('a', 'refund', 500, on('11:00:00'));
  const [afterAll] = await movementsOf(DAY);
  expect(afterAll).toMatchObject({ held: 1_000, refunded: 900, ended: 'posted', changedAt: on('11:00:00') });
});

test('the ledger of a day has the holds from midnight to midnight, with their later entries', async () => {
  await hold('before', on('23:59:59.999', '2027-02-28'));
  await hold('first', on('00:00:00'));
  await hold('last', on('23:59:59.999'));
  await hold('after', on('00:00:00', '2027-03-02'));
  await follow('last', 'reverse', 0, on('00:00:01', '2027-03-02'));
  const movements = await movementsOf(DAY);
  expect(Object.fromEntries(movements.map(({ attemptId, ended }) => [attemptId, ended]))).toEqual({
    first: undefined,
    last: 'reversed',
  });
});
