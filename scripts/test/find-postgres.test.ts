import { expect, test } from 'vitest';
import { findPostgres } from './find-postgres.ts';

const NOBODY_LISTENS = 'postgresql://postgres@127.0.0.1:1/postgres';

test('a configured PostgreSQL server that does not respond is an error', async () => {
  await expect(findPostgres({ TEST_DATABASE_URL: NOBODY_LISTENS })).rejects.toThrow('TEST_DATABASE_URL');
});

test('a default PostgreSQL server that does not respond is skipped', async () => {
  const nowhere = { USER: 'nobody-of-this-name', PGPORT: '1' };
  expect(await findPostgres(nowhere)).toBeUndefined();
});
