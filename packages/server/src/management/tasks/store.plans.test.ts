import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { createDeskStore } from './store.desk.sql.ts';
import { createStuckPaymentStore } from './store.sql.ts';

const ATTEMPTS = 20_000;
const now = new Date('2027-03-01T09:00:00Z');
const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
let database: Database;
let db: Kysely<Record<never, never>>;

beforeAll(async () => {
  database = await openTestDatabase();
  await addAgency(database.pool);
  db = new Kysely({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void statements.push(query),
  });
  // Ten payments are past their deadline, and ten others are refused by the processor.
  await database.pool.query(
    `insert into payment_attempt (id, payment_id, order_kind, order_id, agency_id, method, status, amount, currency, context,
       party, first_pick_up_at, watch_until, changed_at, due_at, deadline_at, refusals)
     select 'att_' || n, n, 'car', 'CAR-' || n, 1, 'card', case when n % 1000 < 2 then 'refunding' else 'completed' end, 1000, 'TRY', '{}',
       'V', $1::timestamptz, $1, $1, case when n % 1000 = 1 then $1::timestamptz end,
       case when n % 2000 = 0 then $1::timestamptz - interval '1 hour' end, case when n % 2000 = 1 then 3 else 0 end
     from generate_series(1, ${ATTEMPTS}) n`,
    [now],
  );
  await database.pool.query('analyze');
});
afterAll(() => database.close());

test('the stuck payments are found by indexes, however many payments there are', async () => {
  expect(await createStuckPaymentStore(db).list(now, { after: undefined, atMost: 50 })).toHaveLength(20);
  expect(await planOfLast()).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"payment_attempt"/);
});

test('the pages of stuck payments contain each payment once, although all changed at the same time', async () => {
  const store = createStuckPaymentStore(db);
  const pages: string[][] = [];
  for (let after: string | undefined; ; ) {
    const page = await store.list(now, { after, atMost: 8 });
    if (page.length === 0) break;
    pages.push(page.map(({ attemptId }) => attemptId));
    after = page.at(-1)!.position;
  }
  expect(pages.map((page) => page.length)).toEqual([8, 8, 4]);
  expect(new Set(pages.flat()).size).toBe(20);
});

test('the desk counts the stuck payments with the same indexes', async () => {
  expect((await createDeskStore(db).count(now, undefined)).stuckPayments).toBe(20);
  expect(await planOfLast()).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"payment_attempt"/);
});

async function planOfLast(): Promise<string> {
  const { sql, parameters } = statements.at(-1)!;
  const { rows } = await database.pool.query(`explain (format json) ${sql}`, [...parameters]);
  return JSON.stringify(rows[0]['QUERY PLAN']);
}
