import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { readConfig } from '../config/config.ts';
import { type Database, openDatabase } from './open.ts';

const SQL = 'select $1::integer as one';
const ask = (client: pg.PoolClient | pg.Pool) => client.query(SQL, [1]);
async function namesIn(client: pg.PoolClient | pg.Pool): Promise<string[]> {
  const { rows } = await client.query(`select name from pg_prepared_statements where statement = '${SQL}'`);
  return rows.map(({ name }) => name);
}

/** The embedded database has a single session, which `embedded.test.ts` covers. */
describe.runIf(process.env.TEST_DATABASE_URL)('prepared statements on PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  async function withClients(act: (one: pg.PoolClient, other: pg.PoolClient) => Promise<void>): Promise<void> {
    const one = await database.pool.connect();
    const other = await database.pool.connect();
    await act(one, other).finally(() => {
      one.release();
      other.release();
    });
  }

  test('a statement is prepared from its second use, on each connection under the same name', () =>
    withClients(async (one, other) => {
      await ask(one);
      expect(await namesIn(one)).toEqual([]);
      for (const client of [other, one, other, one]) await ask(client);
      const [name] = await namesIn(one);
      expect(name).toMatch(/^select \d+$/);
      expect(await namesIn(other)).toEqual([name]);
    }));

  test('a session that has lost its prepared statements fails one statement and prepares the next', () =>
    withClients(async (one, other) => {
      for (let times = 0; times < 3; times += 1) await ask(one);
      await one.query('discard all');
      await expect(ask(one)).rejects.toHaveProperty('code', '26000');
      for (const client of [one, other]) await expect(ask(client)).resolves.toMatchObject({ rows: [{ one: 1 }] });
      expect(await namesIn(one)).toHaveLength(1);
    }));

  test('a new connection after a failover prepares the statements again', async () => {
    for (let times = 0; times < 3; times += 1) await ask(database.pool);
    const { rows } = await database.pool.query('select pg_backend_pid() as pid');
    const admin = await openAt();
    await admin.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await admin.close();
    await expect.poll(() => ask(database.pool).then(() => namesIn(database.pool))).toHaveLength(1);
  });

  test('no statement is prepared if DATABASE_PREPARED_STATEMENTS is false', async () => {
    const { pool, close } = await openAt({ DATABASE_PREPARED_STATEMENTS: 'false' });
    for (let times = 0; times < 3; times += 1) await ask(pool);
    expect(await namesIn(pool)).toEqual([]);
    await close();
  });

  const openAt = (settings: Record<string, string> = {}) =>
    openDatabase(
      readConfig({
        APP_ENV: 'staging',
        DATABASE_URL: String(database.pool.options.connectionString),
        ...settings,
      }),
    );
});
