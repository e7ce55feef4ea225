import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import type { Database } from '../database/open.ts';
import { FORGOTTEN_STATUSES } from '../ports/payment-attempts.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the index that allows one attempt per order leaves out the forgotten statuses, and no others', async () => {
  const { rows } = await database.pool.query<{ predicate: string }>(
    `select pg_get_expr(indpred, indrelid) as predicate from pg_index
     where indexrelid = 'payment_attempt_one_standing'::regclass`,
  );
  const named = [...rows[0]!.predicate.matchAll(/'(\w+)'/g)].map(([, status]) => status);
  expect(named.sort()).toEqual([...FORGOTTEN_STATUSES].sort());
});
