import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import contract from '../../src/generated/openapi.json' with { type: 'json' };
import { openTestDatabase } from '../support/database.ts';

const { ItemStatus, TransferOrderStatus, Currency, PaymentType } = contract.components.schemas;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function storableIn(table: string, column: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
    [table],
  );
  const list = rows.map(({ definition }) => definition).find((text) => text.startsWith(`CHECK ((${column} = ANY `));
  return [...(list?.matchAll(/'([^']*)'/g) ?? [])].map(([, value]) => value!);
}

test.each([
  ['car_order_item', 'status', ItemStatus.enum],
  ['transfer_order', 'status', TransferOrderStatus.enum],
  ['car_order', 'payment_type', PaymentType.enum],
  ['car_order', 'currency', Currency.enum],
  ['transfer_order', 'currency', Currency.enum],
  ['credit_record', 'currency', Currency.enum],
])('%s.%s can store exactly the values of the contract', async (table, column, named) => {
  expect((await storableIn(table, column)).sort()).toEqual([...named].sort());
});
