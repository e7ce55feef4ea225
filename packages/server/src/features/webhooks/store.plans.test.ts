import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { createDeliveryStore, type DeliveryTables } from './store.deliveries.sql.ts';
import type { DeliveryStore } from './store.ts';

const [DELIVERIES, PART, PAGE] = [20_000, 5_000, 21];
/** Maximum number of 8 kB blocks read for one page of the list. Both tables have hundreds of blocks. */
const MOST_BLOCKS = 150;
const now = new Date('2027-03-01T09:00:00Z');
const of = {
  ...{ endpointId: 'whe_1', agencyId: 1, status: undefined, type: undefined, orderId: undefined },
  ...{ from: undefined, to: undefined, behind: undefined, atMost: PAGE },
};
/** Each event occurs one second before the next, and the latest occurs now. */
const at = (position: number) => new Date(now.getTime() - (DELIVERIES - position) * 1000);

const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
let database: Database;
let store: DeliveryStore;
beforeAll(async () => {
  database = await openTestDatabase();
  const { pool } = database;
  await addAgency(pool);
  store = createDeliveryStore(
    new Kysely<DeliveryTables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void statements.push(query),
    }),
  );
  await pool.query(
    `insert into webhook_endpoint (id, agency_id, url, types, status, secrets, reached_position, created_at, updated_at)
     values ('whe_1', 1, 'https://horizon.example/hooks', '{}', 'enabled', '', $1, $2, $2)`,
    [DELIVERIES, now],
  );
  // The oldest deliveries were abandoned and the newest are pending. One delivery in a thousand has a rare type.
  for (let first = 1; first <= DELIVERIES; first += PART) {
    const part = [first, first + PART - 1];
    await pool.query(
      `insert into event (agency_id, position, type, occurred_at, status, order_id)
       select 1, n, case when n % 1000 = 500 then 'creditRecord.raised' else 'carOrder.reserved' end,
         $3::timestamptz - ($4 - n) * interval '1 second', 'x', 'CAR-' || n / 10
       from generate_series($1::int, $2::int) n`,
      [...part, now, DELIVERIES],
    );
    await pool.query(
      `insert into webhook_delivery
         (endpoint_id, agency_id, position, status, due_at, created_at, last_tried_at, last_problem)
       select 'whe_1', 1, n, case when n <= 30 then 'givenUp' when n > $4 then 'pending' else 'delivered' end,
         case when n > $4 then $3::timestamptz end, $3, $3::timestamptz - ($4 - n) * interval '1 minute',
         case when n <= 30 or n > $4 then 'status' end
       from generate_series($1::int, $2::int) n`,
      [...part, now, DELIVERIES - 10],
    );
  }
  await pool.query('vacuum analyze event');
  await pool.query('vacuum analyze webhook_delivery');
});
afterAll(() => database.close());

test.each([
  ['no filter', {}, PAGE],
  ['status givenUp', { status: 'givenUp' }, PAGE],
  ['status pending', { status: 'pending' }, 10],
  ['status delivered', { status: 'delivered' }, PAGE],
  ['a rare type', { type: 'creditRecord.raised' }, 20],
  ['an order', { orderId: 'CAR-7' }, 10],
  ['a time range', { from: at(12_000), to: at(12_015) }, 15],
  ['a rare type and status delivered', { type: 'creditRecord.raised', status: 'delivered' }, 20],
] as const)('a page of deliveries with %s costs the same, however many were sent', async (_, filters, found) => {
  expect(await store.list({ ...of, ...filters })).toHaveLength(found);
  await expectFewBlocks();
});

test('the health of an endpoint costs the same, however many deliveries older than a week there are', async () => {
  const [health] = await store.health(1, { dayStart: at(DELIVERIES - 86_400), weekStart: at(DELIVERIES - 7 * 86_400) });
  expect(health).toMatchObject({
    waiting: 10,
    last24Hours: { delivered: 1_441, failed: 10 },
    lastError: { problem: 'status' },
  });
  expect(health!.last7Days).toEqual({ delivered: 10_081, failed: 10 });
  await expectFewBlocks();
});

test('the preview of a redelivery costs the same, however many other events there are', async () => {
  const { count, range } = await store.preview(of, { from: at(9_000), to: at(12_000) }, 1_000);
  expect([count, range!.from, range!.to]).toEqual([1_000, 9_000, 9_999]);
  await expectFewBlocks();
});

/** Asserts that the last statement used indexes and read few blocks. */
async function expectFewBlocks(): Promise<void> {
  const { sql, parameters } = statements.at(-1)!;
  const { rows } = await database.pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(MOST_BLOCKS);
  // The single endpoint in this test is read with a sequential scan.
  expect(JSON.stringify(plan)).not.toMatch(/Seq Scan"[^{}]*"Relation Name":"(event|webhook_delivery)"/);
}
