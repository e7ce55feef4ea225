import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAgency } from '../../test/support/add-agency.ts';
import { openTestDatabase } from '../../test/support/database.ts';
import { keysWith } from '../../test/support/people.ts';
import type { Database } from '../database/open.ts';
import { createAttemptFigures } from './store.figures.sql.ts';
import type { AttemptTables } from './store.rows.sql.ts';
import { createAttemptStore } from './store.sql.ts';
import type { AttemptStore } from './store.ts';

const now = new Date('2027-03-01T09:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const until = new Date('2027-03-01T09:00:08Z');

/** Number of rows in the table, for realistic query plans. Every tenth row is due. */
const CROWD = 60_000;
const PART = 5_000;

/** These tests require a PostgreSQL server, because the embedded database does not collect statistics automatically. */
describe.runIf(process.env.TEST_DATABASE_URL)(`a table of ${CROWD} attempts`, () => {
  const statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  let database: Database;
  let crowded: AttemptStore;
  let figures: ReturnType<typeof createAttemptFigures>;

  beforeAll(async () => {
    database = await openTestDatabase();
    const { pool } = database;
    await addAgency(pool);
    const db = new Kysely<AttemptTables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void statements.push(query),
    });
    figures = createAttemptFigures(db);
    crowded = createAttemptStore(db, { randomBytes, sealing: keysWith().personalData });
    const insert = `insert into payment_attempt (id, payment_id, order_kind, order_id, agency_id, method, status, amount, currency, context,
         party, first_pick_up_at, watch_until, changed_at, due_at, vendor_reservation_id, deadline_at)
       select 'att_' || n, n, 'car', 'CAR-' || n, 1, 'card', case when n % 100 = 0 then 'refunding' else 'completed' end, 1000, 'TRY', '{}',
         'VENDOR' || n % 12, $1::timestamptz + n * interval '1 minute', $1::timestamptz + n * interval '1 minute', $1,
         case when n % 10 = 0 then $1::timestamptz - n * interval '1 second' else $1::timestamptz + n * interval '1 second' end, 'V', $1
       from generate_series($2::int, $3::int) n`;
    // Insert in batches, so that no statement takes too long on a busy machine.
    for (let first = 1; first <= CROWD; first += PART) await pool.query(insert, [now, first, first + PART - 1]);
    await pool.query('vacuum analyze payment_attempt');
  });
  afterAll(async () => {
    await database.pool.query('truncate payment_attempt cascade');
    await database.close();
  });

  type Plan = { readonly 'Node Type': string; readonly 'Index Name'?: string; readonly Plans?: readonly Plan[] };
  const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

  /**
   * Returns the nodes of the plan for these parameters, and of the plan for any parameters. PostgreSQL may use either
   * plan for a prepared statement.
   */
  async function lastPlans() {
    const { sql, parameters } = statements.at(-1)!;
    const client = await database.pool.connect();
    try {
      const { rows: custom } = await client.query(`explain (format json) ${sql}`, [...parameters]);
      await client.query(`prepare planned as ${sql}; set plan_cache_mode = force_generic_plan`);
      const any = parameters.length > 0 ? `(${parameters.map(() => 'null').join(', ')})` : '';
      const { rows: generic } = await client.query(`explain (format json) execute planned${any}`);
      return [custom, generic].map(([row]) => nodesOf(row['QUERY PLAN'][0].Plan));
    } finally {
      await client.query('deallocate planned; reset plan_cache_mode');
      client.release();
    }
  }

  test.each(['money', 'watch'] as const)(
    'due attempts for %s are found by a separate index, without extra rows or sorting',
    async (work) => {
      const index = { money: 'payment_attempt_due_money', watch: 'payment_attempt_due_watched' }[work];
      expect(await crowded.findDueLanes(work, now)).toHaveLength(work === 'money' ? 3 : 6);
      const plans = await lastPlans();
      await crowded.leaseDue(work, { kind: 'car', party: 'VENDOR4' }, { now, until, atMost: 20 });
      plans.push(...(await lastPlans()));
      for (const nodes of plans) {
        expect(nodes.filter((node) => /Seq Scan|Sort|Bitmap/.test(node['Node Type']))).toEqual([]);
      }
      const indexes = new Set(plans.flat().flatMap((node) => node['Index Name'] ?? []));
      expect([...indexes].sort()).toEqual([index, 'payment_attempt_pkey'].sort());
    },
  );

  test('a scrape reads due attempts and not completed ones', async () => {
    await figures.unfinished(now);
    const plans = await lastPlans();
    for (const work of ['money', 'watch'] as const) {
      await figures.lagSeconds(work, now);
      plans.push(...(await lastPlans()));
    }
    expect(plans.flat().filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  });

  test('the current payments of orders are found by index', async () => {
    const find = [
      () => crowded.findCurrent({ kind: 'car', orderId: 'CAR-7' }),
      () => crowded.findCurrentOf({ kind: 'car', orderIds: ['CAR-7', 'CAR-8'] }),
    ];
    for (const each of find) {
      await each();
      for (const nodes of await lastPlans()) {
        expect(nodes.map((node) => node['Index Name'])).toContain('payment_attempt_one_current');
      }
    }
  });

  test('attempts past their deadline are found by index', async () => {
    await crowded.takeOverdue(secondsAgo(10), now);
    const nodes = (await lastPlans()).flat();
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  });
});
