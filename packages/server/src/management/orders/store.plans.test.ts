import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAgencyWall } from '../../../test/support/agency-wall.ts';
import { openTestDatabase } from '../../../test/support/database.ts';
import { fillWithOrders } from '../../../test/support/many-orders.ts';
import { testLastNameKeys } from '../../../test/support/order-lists.ts';
import type { Database } from '../../database/open.ts';
import { createStatementStore, type StatementStore } from '../credit/store.sql.ts';
import { createFoundOrderStore, foundAnywhereQuery, foundQuery, groupsQuery, type OrderSearch } from './store.sql.ts';

const [ORDERS, AGENCIES, ENTRIES, PAGE] = [6_000, 4, 20_000, 20];
/** Maximum number of 8 KB pages that a query may read; the tables have hundreds. */
const MOST_BLOCKS = 150;

type Node = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly Plans?: readonly Node[] };
type Explained = {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Node & { readonly 'Shared Hit Blocks': number } }];
};

/** Returns the tables that a plan reads with a sequential scan. */
const readWhole = (node: Node): readonly string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name']!] : []),
  ...(node.Plans ?? []).flatMap(readWhole),
];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillWithOrders(database, { orders: ORDERS, agencies: AGENCIES });
});
afterAll(() => database.close());

describe('order search by operators', () => {
  beforeAll(async () => {
    await database.pool.query(`
      alter table car_order_item disable trigger user;
      insert into car_order_item (id, order_id, kind, product, quantity, updated_at)
        select row_number() over (), id, 'car', '{}', 1, created_at from car_order;
      alter table car_order_item enable trigger user;
      analyze`);
  });

  const of: OrderSearch = {
    ...{ agencyId: 2, text: undefined, kind: undefined, status: undefined },
    ...{ createdFrom: undefined, createdTo: undefined },
  };
  const searches: [string, OrderSearch][] = [
    ['no other filter', of],
    ['a kind', { ...of, kind: 'car' }],
    ['a status', { ...of, status: 'reserved' }],
    [
      'a creation period',
      { ...of, createdFrom: new Date('2026-01-03T00:00:00Z'), createdTo: new Date('2026-01-03T02:00:00Z') },
    ],
    ['an ID', { ...of, text: 'car-5' }],
    ['a tracking number', { ...of, text: 'T-5' }],
    ['a reservation', { ...of, text: 'R-5' }],
    ['a last name', { ...of, text: 'Deniz Name5' }],
  ];
  test.each(searches)('a search of one agency with %s costs the same, however many orders exist', async (_, search) => {
    const query = foundQuery(search, { after: undefined, atMost: PAGE }, testLastNameKeys);
    expect((await query.execute(database.db)).rows.length).toBeGreaterThan(0);
    const { rows } = await sql<Explained>`explain (analyze, buffers, format json) ${query}`.execute(database.db);
    const [{ Plan }] = rows[0]!['QUERY PLAN'];
    expect(Plan['Shared Hit Blocks']).toBeLessThan(MOST_BLOCKS);
    expect(readWhole(Plan).filter((table) => table !== 'payment_attempt')).toEqual([]);
  });

  const EVERY = Array.from({ length: AGENCIES }, (_, index) => index + 1);
  test.each(searches)(
    'one search over all agencies with %s finds the same orders as one search per agency, with the same indexes',
    async (_, { agencyId, ...search }) => {
      const store = createFoundOrderStore(database.db, testLastNameKeys);
      const each = await Promise.all(
        EVERY.map((agencyId) => store.find({ ...search, agencyId }, { after: undefined, atMost: PAGE })),
      );
      const newest = each
        .flat()
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1));
      const found = await store.findAnywhere(EVERY, search, { atMost: PAGE });
      expect(found).toEqual(newest.slice(0, PAGE));
      expect(found.length).toBeGreaterThan(0);

      const query = foundAnywhereQuery(EVERY, search, { atMost: PAGE }, testLastNameKeys);
      const { rows } = await sql<Explained>`explain (analyze, buffers, format json) ${query}`.execute(database.db);
      const [{ Plan }] = rows[0]!['QUERY PLAN'];
      expect(Plan['Shared Hit Blocks']).toBeLessThan(AGENCIES * MOST_BLOCKS);
      expect(readWhole(Plan).filter((table) => table !== 'payment_attempt')).toEqual([]);
    },
  );

  const PERIOD = { from: new Date('2026-01-03T00:00:00Z'), to: new Date('2026-01-03T02:00:00Z') };
  test.each<[string, Partial<OrderSearch>]>([
    ['a creation period', { createdFrom: PERIOD.from, createdTo: PERIOD.to }],
    ['a pick-up period', { pickupFrom: PERIOD.from, pickupTo: PERIOD.to }],
    ['an ID', { text: 'CAR-5' }],
  ])('the figures of one agency with %s cost the same, however many orders exist', async (_, filters) => {
    const query = groupsQuery({ id: sql`${of.agencyId}`, names: sql`'{}'::bytea[]` }, { ...of, ...filters });
    expect((await query.execute(database.db)).rows.length).toBeGreaterThan(0);
    const { rows } = await sql<Explained>`explain (analyze, buffers, format json) ${query}`.execute(database.db);
    const [{ Plan }] = rows[0]!['QUERY PLAN'];
    expect(Plan['Shared Hit Blocks']).toBeLessThan(MOST_BLOCKS);
    expect(readWhole(Plan).filter((table) => table !== 'payment_attempt')).toEqual([]);
  });

  test('the figures of an agency without a filter read each of its orders once', async () => {
    const query = groupsQuery({ id: sql`${of.agencyId}`, names: sql`'{}'::bytea[]` }, of);
    const { rows } = await sql<Explained>`explain (analyze, buffers, format json) ${query}`.execute(database.db);
    const [{ Plan }] = rows[0]!['QUERY PLAN'];
    const { rows: pages } = await sql<{ count: number }>`
      select sum(relpages)::integer as count from pg_class where relname in ('car_order', 'transfer_order')`.execute(
      database.db,
    );
    expect(Plan['Shared Hit Blocks']).toBeLessThan(2 * pages[0]!.count);
  });

  test("the agency wall allows a search of the caller's agency and refuses one over all agencies", () => {
    const wall = createAgencyWall(['car_order', 'transfer_order', 'payment_attempt', 'order_last_name']);
    const send = (query: RawBuilder<unknown>) => {
      const { sql: text, parameters: values } = query.compile(database.db);
      wall.assertNamed({ text, values }, { requestId: 'req_1', agencyId: of.agencyId });
    };
    const search = { ...of, text: 'Deniz Name5' };
    expect(() => send(foundQuery(search, { after: undefined, atMost: PAGE }, testLastNameKeys))).not.toThrow();
    expect(() => send(foundAnywhereQuery(EVERY, search, { atMost: PAGE }, testLastNameKeys))).toThrow('no agency');
  });
});

describe(`a credit record with ${ENTRIES} entries`, () => {
  const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  let store: StatementStore;
  const of = { recordId: 1 };
  const start = new Date('2027-01-01T00:00:00Z');

  beforeAll(async () => {
    store = createStatementStore(
      new Kysely<Record<never, never>>({
        dialect: new PostgresDialect({ pool: database.pool }),
        log: ({ query }) => void statements.push(query),
      }),
    );
    await database.pool.query(`insert into credit_record (id, agency_id, currency, remaining)
      values (1, 1, 'TRY', ${2 * ENTRIES - 1}), (2, 1, 'TRY', 0)`);
    // The first entry grants half of the final credit, and each later one adds one minor unit.
    await database.pool.query(
      `insert into ledger_entry (record_id, kind, debit_account, credit_account, amount, entered_at, reference)
       select 1, case n when 1 then 'opening' else 'grant' end, 'available', 'granted', case n when 1 then $2 else 1 end,
         $1::timestamptz + n * interval '1 minute', 'R-' || n
       from generate_series(1, $2::int) n`,
      [start, ENTRIES],
    );
    await database.pool.query('analyze');
  });

  test('every page states the remaining credit after each entry, whatever period it covers', async () => {
    const remainders: number[] = [];
    for (let before: number | undefined; ; ) {
      const page = await store.entries(of, { before, atMost: 5_000 });
      if (page.length === 0) break;
      remainders.push(...page.map(({ remaining }) => remaining));
      before = page.at(-1)!.entryId;
    }
    expect(remainders).toEqual(Array.from({ length: ENTRIES }, (_, index) => 2 * ENTRIES - 1 - index));
    const hour = { from: new Date(start.getTime() + 60 * 60_000), to: new Date(start.getTime() + 63 * 60_000) };
    const page = await store.entries({ ...of, ...hour }, { before: undefined, atMost: PAGE });
    expect(page.map(({ remaining, change }) => [remaining, change])).toEqual(
      [62, 61, 60].map((n) => [ENTRIES + n - 1, 1]),
    );
    expect(await store.entries({ recordId: 2 }, { before: undefined, atMost: PAGE })).toEqual([]);
  });

  test('the latest entries of a long record cost no more than those of a short one', async () => {
    expect(await store.entries(of, { before: undefined, atMost: PAGE })).toHaveLength(PAGE);
    const { sql: text, parameters } = statements.at(-1)!;
    const { rows } = await database.pool.query<Explained>(`explain (analyze, buffers, format json) ${text}`, [
      ...parameters,
    ]);
    const [{ Plan }] = rows[0]!['QUERY PLAN'];
    expect(Plan['Shared Hit Blocks']).toBeLessThan(MOST_BLOCKS);
    expect(readWhole(Plan)).not.toContain('ledger_entry');
  });
});
