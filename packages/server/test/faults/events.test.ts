import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { createEventStore, type EventTables } from '../../src/features/events/store.sql.ts';
import type { Event } from '../../src/features/events/types.ts';
import { openTestDatabase } from '../support/database.ts';

const ORDERS = 200;
const CHANGES_OF_EACH = 5;
const WRITERS = 8;
const READERS = 3;
/** Number of interrupted transactions out of ten. */
const CUT = 1;

/** Transactions run concurrently only on PostgreSQL. */
describe.runIf(process.env.TEST_DATABASE_URL)('concurrent order changes with interrupted connections', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.pool.query(`
      insert into agency values (default, 'Horizon', true, true, true, true, true, true);
      insert into credit_record (id, agency_id, currency) select n, 1, 'TRY' from generate_series(1, ${ORDERS}) n`);
  });
  afterAll(() => database.close());

  /** Toggles a record in a slow transaction, and retries until the transaction is committed. */
  async function change(record: number): Promise<void> {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('update credit_record set is_active = not is_active where id = $1', [record]);
      await client.query('select pg_sleep($1)', [Math.random() / 100]);
      if (randomInt(10) < CUT) await client.query('select pg_terminate_backend(pg_backend_pid())');
      await client.query('commit');
      client.release();
    } catch (error) {
      client.release(error as Error);
      // A transaction that is interrupted before its commit changes nothing, so repeat the change.
      await change(record);
    }
  }

  async function write(records: readonly number[]): Promise<void> {
    for (const record of records) for (let count = 0; count < CHANGES_OF_EACH; count += 1) await change(record);
  }

  /** Reads the feed page by page with a separate cursor, until the changes are over and no events remain. */
  async function follow(isOver: () => boolean): Promise<Event[]> {
    const store = createEventStore(database.db.withTables<EventTables>());
    const seen: Event[] = [];
    for (let after = 0; ; ) {
      const wasOver = isOver();
      await store.place(1);
      const { lastPosition } = await store.ends(1);
      const page = await store.read({
        agencyId: 1,
        after,
        upTo: lastPosition,
        types: undefined,
        atMost: randomInt(1, 20),
      });
      seen.push(...page);
      after = page.at(-1)?.position ?? after;
      if (wasOver && after === lastPosition) return seen;
    }
  }

  test('every reader receives each change once, without gaps, and in order for each record', async () => {
    const records = Array.from({ length: ORDERS }, (_, index) => index + 1);
    let isOver = false;
    const reading = Array.from({ length: READERS }, () => follow(() => isOver));
    await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => write(records.filter((record) => record % WRITERS === writer))),
    );
    isOver = true;
    for (const seen of await Promise.all(reading)) {
      expect(seen.map(({ position }) => position)).toEqual(
        Array.from({ length: ORDERS * CHANGES_OF_EACH }, (_, index) => index + 1),
      );
      for (const changes of Map.groupBy(seen, ({ data }) => data.creditRecordId).values()) {
        expect(changes.map(({ data }) => data.status)).toEqual(
          Array.from({ length: CHANGES_OF_EACH }, (_, index) => (index % 2 === 0 ? 'deactivated' : 'activated')),
        );
      }
    }
  });
});
