import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { migrate, pendingOf } from './migrate.ts';
import { type Migration, readMigrations } from './migrations.ts';
import type { Database } from './open.ts';

const migration = (name: string, text = 'select 1', checksum = `sum of ${text}`): Migration => ({
  name,
  text,
  checksum,
});

describe('pending migrations', () => {
  const files = [migration('0001-loans'), migration('0002-books'), migration('0003-desks')];
  const hadFirst = [{ name: '0001-loans', checksum: files[0]!.checksum }];

  test('migrations that the database lacks are pending, in order', () => {
    expect(pendingOf(files, hadFirst).map(({ name }) => name)).toEqual(['0002-books', '0003-desks']);
  });

  test('a file that changed after it was applied stops the start', () => {
    expect(() => pendingOf(files, [{ name: '0001-loans', checksum: 'another' }])).toThrow(
      /^migrations\/0001-loans\.sql differs from the file .*\. Restore the file, and put the change into a new file\.$/,
    );
  });

  test('a file numbered below the last applied one stops the start, and the error suggests a number', () => {
    const late = [...files, migration('0004-shelves')].filter(({ name }) => name !== '0003-desks');
    const had = late.map(({ name, checksum }) => ({ name, checksum }));
    expect(() => pendingOf([...files, migration('0004-shelves')], had)).toThrow(
      'migrations/0003-desks.sql comes before 0004-shelves, which was already applied to this database. Rename it to 0005-desks.sql.',
    );
  });

  test('nothing is pending if a newer release has extended the schema, so this release can start', () => {
    const had = [...files.map(({ name, checksum }) => ({ name, checksum })), { name: '0009-fines', checksum: 'newer' }];
    expect(pendingOf(files, had)).toEqual([]);
  });
});

describe('migrating a database', () => {
  let database: Database;
  let released: Migration[];
  beforeAll(async () => {
    database = await openTestDatabase();
    released = await readMigrations();
  });
  afterEach(() => database.pool.query(`drop table if exists desk; delete from kysely_migration where name > '9'`));
  afterAll(() => database.close());

  const rows = async () => (await database.pool.query('select * from kysely_migration order by name')).rows;
  const migrateWith = (...more: Migration[]) => migrate(database.db, [...released, ...more]);

  test('migrating records the checksum and the time of each file', async () => {
    await migrateWith(migration('9001-desks', 'create table desk (id integer)'));
    expect((await rows()).map(({ name, checksum }) => [name, checksum])).toEqual([
      ...released.map(({ name, checksum }) => [name, checksum]),
      ['9001-desks', 'sum of create table desk (id integer)'],
    ]);
    expect((await rows()).at(-1).timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('migrating a migrated database changes nothing', async () => {
    const before = await rows();
    await migrateWith();
    expect(before.length).toBe(released.length);
    expect(await rows()).toEqual(before);
  });

  test('migrating a database of release 1.0.0, which has no checksums, is refused', async () => {
    await database.pool.query('alter table kysely_migration rename column checksum to sum');
    await expect(migrateWith()).rejects.toThrow(/^DATABASE_URL: .* release 1\.1\.0 or earlier\. Start release 1\.2\.0/);
    await database.pool.query('alter table kysely_migration rename column sum to checksum');
  });

  test('migrating is refused if an applied file has changed, and leaves the database unchanged', async () => {
    const [first, ...others] = released;
    const changed = { ...first!, checksum: 'another' };
    await expect(
      migrate(database.db, [changed, ...others, migration('9001-desks', 'create table desk (id integer)')]),
    ).rejects.toThrow(/^migrations\/0001-agencies\.sql differs from the file/);
    expect((await rows()).length).toBe(released.length);
  });

  test('a migration that fails reports its file, line and cause, and leaves the database unchanged', async () => {
    const desks = migration('9001-desks', 'create table desk (id integer);');
    const broken = migration('9002-broken', 'create table shelf (id integer);\n\nalter table nowhere add x integer;');
    await expect(migrateWith(desks, broken)).rejects.toThrow(
      /^migrations\/9002-broken\.sql.*: relation "nowhere" does not exist\. The database is unchanged\. Correct the file/,
    );
    expect((await rows()).length).toBe(released.length);
    expect((await sql`select to_regclass('desk') as desk`.execute(database.db)).rows).toEqual([{ desk: null }]);
  });

  test('a syntax error in a migration is reported with its line', async () => {
    await expect(migrateWith(migration('9001-typo', 'select 1;\nselect 2;\nselec 3;'))).rejects.toThrow(
      /^migrations\/9001-typo\.sql, line 3: syntax error at or near "selec"\. /,
    );
  });

  test('a migration that conflicts with rows reports the conflicting key', async () => {
    const twice = migration(
      '9001-twice',
      'create table desk (id integer); insert into desk values (7), (7); create unique index on desk (id);',
    );
    await expect(migrateWith(twice)).rejects.toThrow(
      /^migrations\/9001-twice\.sql: could not create unique index .*Key \(id\)=\(7\) is duplicated/,
    );
  });

  test('several instances that start at once apply a migration once', async () => {
    const desks = migration('9001-desks', 'create table desk (id integer)');
    await Promise.all([migrateWith(desks), migrateWith(desks), migrateWith(desks)]);
    expect((await rows()).length).toBe(released.length + 1);
  });
});
