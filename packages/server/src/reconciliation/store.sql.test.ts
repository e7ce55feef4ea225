import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, openTestDatabase } from '../../test/support/database.ts';
import type { Database } from '../database/open.ts';
import { transactOn } from '../database/transact.ts';
import { createReconciliationStore, type ReconciliationStore } from './store.sql.ts';
import type { FoundDifference } from './types.ts';

const now = new Date('2027-03-02T03:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const DAY = '2027-03-01';

let database: Database;
let store: ReconciliationStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createReconciliationStore(database.db);
});
beforeEach(() => emptyTables(database, 'operator_task', 'reconciliation_difference', 'reconciliation_schedule'));
afterAll(() => database.close());

const difference = (reference: string): FoundDifference => ({
  kind: 'unknownToThem',
  reference,
  attemptId: undefined,
  theirs: [],
  ours: { reference, stands: 'charged', says: 'completed', isSettled: true },
});
const keep = (found: readonly string[], { party = 'PROCESSOR', day = DAY, at = now } = {}) =>
  transactOn(database.db)((tx) => store.keep(tx, { party, day, at, found: found.map(difference) }));
const openTasks = async () => {
  const { rows } = await database.pool.query('select reason from operator_task where resolved_at is null order by id');
  return rows.map(({ reason }) => reason.split(':')[0]);
};

describe('stored differences', () => {
  test('a difference opens one task, however often it is found', async () => {
    expect((await keep(['a'])).opened).toHaveLength(1);
    expect((await keep(['a'], { at: later(1) })).opened).toEqual([]);
    expect(await openTasks()).toEqual(['PROCESSOR a']);
  });

  test('a difference ends if the same day of the same party no longer has it', async () => {
    await keep(['a']);
    await keep(['b'], { party: 'CREDIT' });
    await keep(['c'], { day: '2027-02-28' });
    expect(await keep([])).toMatchObject({ gone: 1 });
    expect(await openTasks()).toEqual(['CREDIT b', 'PROCESSOR c']);
    expect(await store.daysWithDifferences()).toEqual(expect.arrayContaining([DAY, '2027-02-28']));
    await keep([], { party: 'CREDIT' });
    expect(await store.daysWithDifferences()).toEqual(['2027-02-28']);
  });

  test('a difference settled by an operator keeps its resolution once it no longer exists', async () => {
    await keep(['a']);
    await database.pool.query(
      `update operator_task set resolved_at = $1, resolution = 'settledByHand', settled_by = 'ops@example.com', note = 'done'`,
      [now],
    );
    await keep([], { at: later(60) });
    const { rows } = await database.pool.query('select resolution, resolved_at from operator_task');
    expect(rows).toEqual([{ resolution: 'settledByHand', resolved_at: now }]);
  });
});

describe('schedule of the daily run', () => {
  test('one process leases the daily run until its lease ends', async () => {
    expect(await store.takeDaily(now, later(7_200))).toBe(true);
    expect(await store.takeDaily(later(7_199), later(9_000))).toBe(false);
    expect(await store.takeDaily(later(7_200), later(9_000))).toBe(true);
  });

  test('the daily run can be leased again when it is due', async () => {
    await store.takeDaily(now, later(7_200));
    await store.scheduleDaily(later(86_400));
    expect(await store.takeDaily(later(86_399), later(90_000))).toBe(false);
    expect(await store.takeDaily(later(86_400), later(90_000))).toBe(true);
  });
});
