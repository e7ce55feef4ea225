import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeDataFolder } from '../../test/support/embedded-database.ts';
import { readConfig } from '../config/config.ts';
import { lockFolder } from './folder-lock.ts';
import { openDatabase } from './open.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'agency-database-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the embedded database creates a folder that only its owner can read', async () => {
  const own = join(folder, 'own');
  lockFolder(own)();
  expect((await stat(own)).mode & 0o777).toBe(0o700);
});

test('a data folder that is a file, or lies inside one, is reported with advice', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  for (const wrong of [file, join(file, 'inside')]) {
    await expect(openDatabase(readConfig({ DATA_DIR: wrong }))).rejects.toThrow(
      /^DATA_DIR: .*file.* is not a writable folder \(.*\)\. Grant this user write access, or set a different DATA_DIR\.$/,
    );
  }
});

test.runIf(existsSync('/proc'))(
  'a data folder that the system cannot create is reported with the same advice',
  async () => {
    await expect(openDatabase(readConfig({ DATA_DIR: '/proc/agency/booking' }))).rejects.toThrow(
      /^DATA_DIR: \/proc\/agency\/booking is not a writable folder \(ENOENT.*\)\. /,
    );
  },
);

test('a data folder without a valid database is reported with advice', async () => {
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '99\n');
  await expect(openDatabase(readConfig({ DATA_DIR: folder }))).rejects.toThrow(
    /^DATA_DIR: the database in .* cannot be opened \(.*\)\. .*restore the folder from a backup, or set a different/,
  );
});

test('a query is prepared on its second use and returns new columns after a migration', async () => {
  const data = { DATA_DIR: join(folder, 'data') };
  await makeDataFolder(data.DATA_DIR);
  const { pool, close } = await openDatabase(readConfig(data));
  const asked = 'select * from agency_user where agency_id = $1 and email <> $2';
  const columns = async () => (await pool.query(asked, [1, ''])).fields.map(({ name }) => name);
  const before = await columns();
  const ask =
    "select count(*)::int as times from pg_prepared_statements where statement like 'select * from agency_user %'";
  expect((await pool.query(ask)).rows).toEqual([{ times: 0 }]);
  expect(await columns()).toEqual(before);
  expect(await columns()).toEqual(before);
  expect((await pool.query(ask)).rows).toEqual([{ times: 1 }]);

  await pool.query("alter table agency_user add column note text default 'none'");
  expect(await columns()).toEqual([...before, 'note']);
  expect(await columns()).toEqual([...before, 'note']);
  await close();
});

test('the embedded database keeps its data after a restart and refuses a second process while open', async () => {
  const data = { DATA_DIR: join(folder, 'data') };
  await makeDataFolder(data.DATA_DIR);
  const first = await openDatabase(readConfig(data));
  await first.pool.query(`insert into agency overriding system value values (7, 'Kept', ${Array(6).fill('true')})`);
  await expect(openDatabase(readConfig(data))).rejects.toThrow(/^DATA_DIR: another process is using/);
  await first.close();

  const second = await openDatabase(readConfig(data));
  expect((await second.pool.query('select id, name from agency')).rows).toEqual([{ id: 7, name: 'Kept' }]);
  await second.close();
});
