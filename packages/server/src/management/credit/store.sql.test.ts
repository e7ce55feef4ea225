import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { type MovementKind, movements } from '../../features/credit-limits/types.ts';
import { createStatementStore, type StatementStore } from './store.sql.ts';

const DAY = '2027-03-01';
const at = (time: string, day = DAY) => new Date(`${day}T${time}Z`);

let database: Database;
let store: StatementStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createStatementStore(database.db);
  await addAgency(database.pool);
  await addAgency(database.pool, 'Meridian Tours');
  await database.pool.query('alter table ledger_entry drop constraint if exists ledger_entry_attempt_id_fkey');
  await database.pool.query(
    `insert into credit_record (id, agency_id, currency, remaining)
     values (1, 1, 'TRY', 900), (2, 1, 'EUR', 500), (3, 2, 'TRY', 7000)`,
  );
  await enter(1, 'opening', 1_000, at('23:59:59', '2027-02-27'));
  await enter(1, 'hold', 700, at('23:30:00', '2027-02-28'));
  await enter(1, 'post', 700, at('00:00:00'));
  await enter(1, 'refundPart', 400, at('23:59:59'));
  await enter(1, 'refund', 200, at('00:00:00', '2027-03-02'));
  await enter(2, 'opening', 500, at('12:00:00'));
  await enter(3, 'opening', 7_000, at('12:00:00'));
});
afterAll(() => database.close());

async function enter(recordId: number, kind: MovementKind, amount: number, enteredAt: Date): Promise<void> {
  const { debit, credit } = movements[kind];
  const attempt = ['opening', 'grant', 'reduce'].includes(kind) ? null : 'att_1';
  await database.pool.query(
    `insert into ledger_entry (record_id, attempt_id, kind, debit_account, credit_account, amount, entered_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [recordId, attempt, kind, debit, credit, amount, enteredAt],
  );
}

test('a day of credit runs from midnight to midnight UTC and includes the refund of a leg', async () => {
  const days = await store.days({
    ...{ agencyId: 1, firstDay: '2027-02-28', lastDay: '2027-03-02', now: at('09:00:00', '2027-03-02') },
  });
  const [spent, refunded] = [0, 0];
  expect(days.filter(({ currency }) => currency === 'TRY')).toEqual([
    { currency: 'TRY', day: '2027-02-28', spent, refunded, granted: 1_000, remaining: 300 },
    { currency: 'TRY', day: DAY, spent: 700, refunded: 400, granted: 1_000, remaining: 700 },
    { currency: 'TRY', day: '2027-03-02', spent, refunded: 200, granted: 1_000, remaining: 900 },
  ]);
});

test('daily credit figures cover every currency of the agency and exclude other agencies', async () => {
  const days = await store.days({ agencyId: 1, firstDay: DAY, lastDay: DAY, now: at('09:00:00', '2027-03-02') });
  expect(days.map(({ currency, remaining, spent }) => [currency, remaining, spent])).toEqual([
    ['EUR', 500, 0],
    ['TRY', 700, 700],
  ]);
});

test('a statement includes the first moment of its period and excludes the last', async () => {
  const period = { recordId: 1, from: at('00:00:00'), to: at('00:00:00', '2027-03-02') };
  const entries = await store.entries(period, { before: undefined, atMost: 10 });
  expect(entries.map(({ kind, change, remaining }) => [kind, change, remaining])).toEqual([
    ['refundPart', 400, 700],
    ['post', 0, 300],
  ]);
});
