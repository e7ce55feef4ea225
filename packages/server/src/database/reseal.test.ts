import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { keysWith } from '../../test/support/people.ts';
import type { Database } from './open.ts';
import { resealColumn } from './reseal.ts';

const OLD = 'an-old-secret-of-thirty-two-characters';
const NEW = 'a-new-secret-of-thirty-two-characters!';
const COLUMN = { table: 'kept_secret', column: 'sealed', owner: 'code' };
const sealingWith = (PERSONAL_DATA_SECRET: string, PERSONAL_DATA_SECRET_PREVIOUS = '') =>
  keysWith({ PERSONAL_DATA_SECRET, PERSONAL_DATA_SECRET_PREVIOUS }).personalData;
const [before, rotating, after] = [sealingWith(OLD), sealingWith(NEW, OLD), sealingWith(NEW)];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query('create table kept_secret (code text primary key, sealed bytea)');
});
beforeEach(() => database.pool.query('delete from kept_secret'));
afterAll(() => database.close());

const add = (code: string, sealed: Buffer | null) =>
  database.pool.query('insert into kept_secret (code, sealed) values ($1, $2)', [code, sealed]);
const change = (code: string, sealed: Buffer | null) =>
  database.pool.query('update kept_secret set sealed = $2 where code = $1', [code, sealed]);

async function sealedOf(code: string): Promise<Buffer | null> {
  const { rows } = await database.pool.query<{ sealed: Buffer | null }>(
    'select sealed from kept_secret where code = $1',
    [code],
  );
  return rows[0]!.sealed && Buffer.from(rows[0]!.sealed);
}

test('values of the previous secret are re-sealed, and values of the current secret and erased values are kept', async () => {
  const current = after.seal('current', 'B');
  await Promise.all([add('A', before.seal('previous', 'A')), add('B', current), add('C', null)]);
  await resealColumn(database.db, COLUMN, rotating);
  expect(after.open((await sealedOf('A'))!, 'A')).toBe('previous');
  expect([await sealedOf('B'), await sealedOf('C')]).toEqual([current, null]);
});

test.each([
  ['replaced', after.seal('replaced', 'A')],
  ['erased', null],
])('a value that is %s while it is being re-sealed keeps its change', async (_, changed) => {
  await add('A', before.seal('previous', 'A'));
  let answered = 0;
  const changing = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answered += 1;
      if (answered === 1) await change('A', changed);
      return result;
    },
  });
  await resealColumn(changing, COLUMN, rotating);
  expect(await sealedOf('A')).toEqual(changed);
});
