import { expect, test } from 'vitest';
import { findPostgres } from './find-postgres.ts';

const NOBODY_LISTENS = 'postgresql://postgres@127.0.0.1:1/postgres';

test('a server that is asked for by name and does not answer is an error, never left out in silence', async () => {
  await expect(findPostgres({ TEST_DATABASE_URL: NOBODY_LISTENS })).rejects.toThrow('TEST_DATABASE_URL');
});

test('a server that merely might be there is passed over', async () => {
  const nowhere = { USER: 'nobody-of-this-name', PGPORT: '1' };
  expect(await findPostgres(nowhere)).toBeUndefined();
});
