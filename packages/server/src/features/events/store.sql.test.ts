import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import { untilBlocked } from '../../../test/support/until-blocked.ts';
import type { Database } from '../../database/open.ts';
import { tablesOf } from '../../database/tables-of.ts';
import { transactOn } from '../../database/transact.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { createEventStore, type EventStore, type EventTables } from './store.sql.ts';

let database: Database;
let store: EventStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createEventStore(database.db.withTables<EventTables>());
  await database.pool.query(`
    insert into agency values (default, 'Horizon', true, true, true, true, true, true),
      (default, 'Meridian', true, true, true, true, true, true);
    insert into agency_user values ('usr_1', 1, 'elif@horizon.example', 'Elif', 'Demir')`);
});
afterAll(() => database.close());

const AN_EVENT = `insert into event (agency_id, type, occurred_at, status) values ($1, 'creditRecord.opened', now(), $2)`;
const add = (agencyId: number, status = 'opened') => database.pool.query(AN_EVENT, [agencyId, status]);

async function feed(agencyId: number) {
  await store.place(agencyId);
  const { lastPosition } = await store.ends(agencyId);
  return store.read({ agencyId, after: 0, upTo: lastPosition, types: undefined, atMost: 1_000 });
}

describe('every status has an event type of the contract', () => {
  const types: readonly string[] = contract.components.schemas.EventType['x-extensible-enum'];

  async function statusesOf(table: string, column = 'status'): Promise<string[]> {
    const { rows } = await database.pool.query<{ value: string }>(
      `select distinct match[1] as value from pg_constraint,
         regexp_matches(pg_get_constraintdef(oid), '''(\\w+)''::text', 'g') match
       where conrelid = $1::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%' || $2 || ' = ANY%'`,
      [table, column],
    );
    return rows.map(({ value }) => value).sort();
  }

  /** Order event types that do not correspond to a status. */
  const CHANGES = ['carOrder.changed', 'transferOrder.changed', 'transferOrder.legCanceled'];
  const statusTypesOf = (kind: 'carOrder' | 'transferOrder') =>
    types.filter((type) => type.startsWith(`${kind}.`) && !CHANGES.includes(type)).sort();

  test('every status of a car order has an event type', async () => {
    expect(statusTypesOf('carOrder')).toEqual(
      (await statusesOf('car_order_item'))
        .filter((value) => !['car', 'extra'].includes(value))
        .map((of) => `carOrder.${of}`),
    );
  });

  test('every status of a transfer order has an event type', async () => {
    expect(statusTypesOf('transferOrder')).toEqual(
      (await statusesOf('transfer_order')).map((status) => `transferOrder.${status}`),
    );
  });

  test('every status of a payment has an event type', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      'select distinct told_payment_status(status) as name from unnest($1::text[]) status order by name',
      [await statusesOf('payment_attempt')],
    );
    expect(types.filter((type) => type.startsWith('payment.')).sort()).toEqual(
      rows.map(({ name }) => `payment.${name}`),
    );
  });

  test('every table with a status reports its changes as events, or is listed as an exception', async () => {
    const { rows } = await database.pool.query<{ table: string; hasTrigger: boolean }>(
      `select relname as "table", exists (
         select from pg_trigger where tgrelid = pg_class.oid and tgname like '%is_told' and tgenabled = 'O'
       ) as "hasTrigger"
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attname in ('status', 'kind') and not attisdropped
       group by pg_class.oid, relname order by relname`,
    );
    const withoutTrigger = rows.filter(({ hasTrigger }) => !hasTrigger).map(({ table }) => table);
    // These tables need no trigger. An API key's status affects only sign-in, `request_log` is a log, and the order and
    // its history change together with the car. Approvals, differences and switches concern operators; links and emails
    // concern members. Events and deliveries are themselves notifications.
    expect(withoutTrigger).toEqual([
      'api_key',
      'approval',
      'car_order',
      'car_order_status',
      'event',
      'portal_link',
      'portal_mail',
      'reconciliation_difference',
      'request_log',
      'supplier',
      'supplier_switch',
      'webhook_delivery',
    ]);
  });
});

describe('event positions', () => {
  test('positions count up from one for each agency, in the order of writing', async () => {
    await add(1, 'opened');
    await add(2, 'opened');
    await add(1, 'held');
    await add(1, 'spent');
    expect((await feed(1)).map(({ position, data }) => [position, data.status])).toEqual([
      [1, 'opened'],
      [2, 'held'],
      [3, 'spent'],
    ]);
    expect((await feed(2)).map(({ position }) => position)).toEqual([1]);
  });

  test('assigned positions do not change', async () => {
    const before = await feed(1);
    await add(1, 'refunded');
    expect((await feed(1)).slice(0, before.length)).toEqual(before);
  });

  test('positions continue after all events are deleted', async () => {
    const { lastPosition } = await store.ends(1);
    await store.deleteBefore(new Date('2100-01-01T00:00:00Z'));
    expect(await store.ends(1)).toEqual({ firstPosition: lastPosition + 1, lastPosition });
    await add(1);
    expect((await feed(1)).map(({ position }) => position)).toEqual([lastPosition + 1]);
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    'an event that is written first and committed last comes last',
    async () => {
      const { lastPosition } = await store.ends(1);
      const late = await database.pool.connect();
      await late.query('begin');
      await late.query(AN_EVENT, [1, 'late']);
      await add(1, 'early');
      const seen = (await feed(1)).at(-1)!;
      await late.query('commit');
      late.release();
      expect([seen.position, seen.data.status]).toEqual([lastPosition + 1, 'early']);
      const after = (await feed(1)).at(-1)!;
      expect([after.position, after.data.status]).toEqual([lastPosition + 2, 'late']);
    },
  );

  test.runIf(process.env.TEST_DATABASE_URL)(
    'positions have no gap and no duplicate, however many are assigned at once',
    async () => {
      const { lastPosition } = await store.ends(2);
      const writing = Array.from({ length: 40 }, async () => {
        await add(2);
        await store.place(2);
      });
      await Promise.all(writing);
      const given = (await feed(2)).map(({ position }) => position).filter((position) => position > lastPosition);
      expect(given).toEqual(Array.from({ length: 40 }, (_, index) => lastPosition + 1 + index));
    },
  );
});

describe('queries of several feeds', () => {
  test('a feed is behind only while an event of that agency has no position', async () => {
    for (const agencyId of [1, 2]) await feed(agencyId);
    await add(2);
    const reached = await store.reached([1, 2]);
    expect(reached.get(1)).toBe((await store.ends(1)).lastPosition);
    expect(reached.get(2)).toBe(Number.POSITIVE_INFINITY);
  });

  test('a feed contains the events of one agency only', async () => {
    await add(2, 'other');
    expect((await feed(1)).map(({ data }) => data.status)).not.toContain('other');
  });
});

// The embedded database has a single connection, so locks are never contended.
test.runIf(process.env.TEST_DATABASE_URL)(
  'an instance that assigns positions waits for the one that holds the feed',
  async () => {
    const { lastPosition } = await store.ends(1);
    await add(1, 'first');
    let other: Promise<void> | undefined;
    await transactOn(database.db)(async (tx) => {
      await sql`select from event_feed where agency_id = 1 for update`.execute(tablesOf(tx));
      other = store.place(1);
      await untilBlocked(tx, other);
      await sql`update event set position = ${lastPosition + 1} where agency_id = 1 and position is null`.execute(
        tablesOf(tx),
      );
      await sql`update event_feed set last_position = ${lastPosition + 1} where agency_id = 1`.execute(tablesOf(tx));
    });
    await other;
    await add(1, 'second');
    const positions = (await feed(1)).map(({ position }) => position).filter((position) => position > lastPosition);
    expect(positions).toEqual([lastPosition + 1, lastPosition + 2]);
  },
);
