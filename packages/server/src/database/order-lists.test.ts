import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { fillWithOrders } from '../../test/support/many-orders.ts';
import { listsOf, testLastNameKeys } from '../../test/support/order-lists.ts';
import type { OrderFilters } from '../ports/order-lists.ts';
import type { Database } from './open.ts';
import { CAR_ORDERS, idsQuery, TRANSFER_ORDERS } from './order-lists.ts';

const ORDERS = 6_000;
const AGENCIES = 4;
/** Maximum number of 8 KB pages that a query for 20 orders may read. The whole table has many more pages. */
const MOST_BLOCKS = 200;
/** Maximum number of rows that a query may read and discard. */
const MOST_IN_VAIN = 100;
const now = new Date('2027-03-01T09:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillWithOrders(database, { orders: ORDERS, agencies: AGENCIES });
});
afterAll(() => database.close());

type Plan = {
  readonly 'Shared Hit Blocks': number;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
};
const inVain = ({ Plans = [], ...plan }: Plan): number =>
  (plan['Rows Removed by Filter'] ?? 0) + Plans.reduce((sum, part) => sum + inVain(part), 0);

const asked = (filters: OrderFilters) => ({ agencyId: 2, filters, after: undefined, atMost: 21, now });

describe.each([
  ['cars', CAR_ORDERS, 'CAR-'],
  ['transfers', TRANSFER_ORDERS, 'TRF-'],
])('lists of %s', (_, kind, prefix) => {
  test('orders are found by last name in any spelling, and only for their agency', async () => {
    const lists = listsOf(kind, database);
    expect(await lists.findIds(asked({ lastName: 'NAME5' }))).toEqual(
      [4_505, 3_005, 1_505, 5].map((number) => `${prefix}${number}`),
    );
    expect(await lists.findIds({ ...asked({ lastName: 'Name5' }), agencyId: 3 })).toEqual([]);
    expect(await lists.findIds({ ...asked({}), after: `${prefix}6` })).toBeUndefined();
    await sql.raw('analyze').execute(database.db);
  });

  test('statistics are refreshed once one fiftieth of the orders has changed', async () => {
    const { rows } = await sql<{ options: readonly string[] }>`
      select reloptions as options from pg_class where oid = ${kind.table}::text::regclass`.execute(database.db);
    expect(rows).toEqual([{ options: ['autovacuum_analyze_scale_factor=0.02'] }]);
  });

  const filters: Record<string, OrderFilters> = {
    'no filter': {},
    'a status': { status: 'reserved' },
    'a creation period': {
      createdFrom: new Date('2026-01-03T00:00:00Z'),
      createdTo: new Date('2026-01-03T12:00:00Z'),
    },
    'a pick-up period': { pickupFrom: new Date('2026-02-02T00:00:00Z'), pickupTo: new Date('2026-02-02T12:00:00Z') },
    'a long pick-up period in the past': {
      pickupFrom: new Date('2026-01-02T00:00:00Z'),
      pickupTo: new Date('2026-01-20T00:00:00Z'),
    },
    'a period of changes': { updatedSince: new Date('2026-02-11T00:00:00Z') },
    'a tracking number': { trackingID: 'T-5' },
    'a reservation': { reservationId: 'R-5' },
    'a last name': { lastName: 'name5' },
  };
  test.each(Object.entries(filters))('a page with %s costs the same, however many orders exist', async (_, given) => {
    const behind =
      Object.keys(given).length === 0 ? { created_at: new Date('2026-01-04T00:00:00Z'), number: 4_300 } : undefined;
    const query = idsQuery(kind, { ...asked(given), behind }, testLastNameKeys);
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      explain (analyze, buffers, format json) ${query}`.execute(database.db);
    const [{ Plan }] = rows[0]!['QUERY PLAN'];
    expect(JSON.stringify(Plan)).not.toContain('Seq Scan');
    expect(Plan['Actual Rows']).toBeGreaterThan(0);
    expect(Plan['Shared Hit Blocks']).toBeLessThan(MOST_BLOCKS);
    expect(inVain(Plan)).toBeLessThan(MOST_IN_VAIN);
  });
});
