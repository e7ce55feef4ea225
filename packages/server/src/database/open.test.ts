import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { readConfig } from '../config/config.ts';
import { maintain } from './embedded.ts';
import { type Database, openDatabase } from './open.ts';

const openAt = (environment: Record<string, string>) =>
  openDatabase(readConfig({ APP_ENV: 'staging', ...environment }));

describe('queries on either engine', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('a bigint is returned as number, a date as text and a timestamp as Date', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740991::bigint as n, date '2027-06-10' as d, timestamptz '2027-06-10 10:00+03' as t`,
    );
    expect(rows).toEqual([{ n: Number.MAX_SAFE_INTEGER, d: '2027-06-10', t: new Date('2027-06-10T07:00:00Z') }]);
  });

  test('a bigint beyond the safe integers is an error instead of a rounded number', async () => {
    await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
    await expect(database.pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('a connection works after every kind of error', async () => {
    const wrong = ['selec', 'select * from nowhere', `insert into rate_limit values (null)`, 'select 1/0'];
    for (const statement of wrong) await expect(database.pool.query(statement)).rejects.toHaveProperty('code');
    await expect(database.pool.query('select $1::int', ['x'])).rejects.toHaveProperty('code', '22P02');
    await expect(database.pool.query('select $1::text as a', ['x'])).resolves.toMatchObject({ rows: [{ a: 'x' }] });
  });

  test('a unique violation rolls back the whole transaction', async () => {
    const insertTwice = database.db.transaction().execute(async (transaction) => {
      await sql`insert into rate_limit values ('once', 1, 1)`.execute(transaction);
      await sql`insert into rate_limit values ('once', 1, 1)`.execute(transaction);
    });
    await expect(insertTwice).rejects.toHaveProperty('code', '23505');
    const { rowCount } = await database.pool.query(`select 1 from rate_limit where key = 'once'`);
    expect(rowCount).toBe(0);
  });

  test('a value of one megabyte and a hundred concurrent statements return complete results', async () => {
    const big = 'ı'.repeat(500_000);
    const { rows } = await database.pool.query('select $1::text as big', [big]);
    expect(rows[0].big).toBe(big);
    const numbers = Array.from({ length: 100 }, (_, number) => number);
    const answers = await Promise.all(numbers.map((number) => database.pool.query('select $1::int as n', [number])));
    expect(answers.map(({ rows: [row] }) => row.n)).toEqual(numbers);
  });

  test('maintenance runs without an error', async () => {
    await expect(maintain(database.pool)).resolves.toBeUndefined();
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('connections to PostgreSQL', () => {
  test('a connection lost inside a transaction fails only that transaction', async () => {
    const database = await openTestDatabase();
    const lost = database.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await sql`select 1`.execute(transaction);
    });
    await expect(lost).rejects.toThrow();
    await expect(database.pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await database.close();
  });

  test('a role without rights and a missing database are each reported in one line', async () => {
    const database = await openTestDatabase();
    const url = String(database.pool.options.connectionString);
    const role = `agency_test_${crypto.randomUUID().replaceAll('-', '')}`;
    await database.pool.query(`create role ${role} login`);
    try {
      await expect(openAt({ DATABASE_URL: `${url}&options=-c%20role%3D${role}` })).rejects.toThrow(
        /^DATABASE_URL: the role lacks a privilege \(permission denied .*\)\. Grant the privilege, or start once with the role that owns/,
      );
      const nowhere = url.replace(/\/agency_test_\w+/, '/agency_nowhere');
      await expect(openAt({ DATABASE_URL: nowhere })).rejects.toThrow(
        /^DATABASE_URL: the database does not exist \(.*agency_nowhere.*\)\. Create the database/,
      );
    } finally {
      await database.pool.query(`drop role ${role}`);
      await database.close();
    }
  });
});

test('the start fails with advice if PostgreSQL does not answer', async () => {
  await expect(openAt({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    /^DATABASE_URL: PostgreSQL does not answer \(.*ECONNREFUSED.*\)\. Start it/,
  );
});
