import { expect, test } from 'vitest';
import { openTestDatabase } from './database.ts';

test('a second close does not give a database that is in use to another test', async () => {
  const first = await openTestDatabase();
  await first.close();
  const second = await openTestDatabase();
  await first.close();
  const third = await openTestDatabase();
  expect(third.pool).not.toBe(second.pool);
  await second.close();
  await third.close();
});
