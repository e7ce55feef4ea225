import type pg from 'pg';
import type { Database } from '../../src/database/open.ts';
import { NEWEST } from '../../src/database/written-format.ts';
import { openEmbeddedTestDatabase } from './embedded-database.ts';
import { openPostgresTestDatabase } from './postgres-database.ts';

/** Databases that this worker can reuse. It takes milliseconds to empty a database, but half a second to create one. */
const free = new Set<Database>();
/** The tables of the current schema. Tests may add further tables. */
let schema: readonly string[] | undefined;

/** Opens an empty database with the current schema: on PostgreSQL if TEST_DATABASE_URL is set, otherwise embedded. */
export async function openTestDatabase(): Promise<Database> {
  const [used] = free;
  if (used) free.delete(used);
  const database = used ?? (await create());
  schema ??= await tablesOf(database.pool);
  if (used) await empty(used.pool, schema);
  let isOpen = true;
  // A second `close` must not free a database that a later caller has opened since.
  const close = async () => {
    if (isOpen) free.add(database);
    isOpen = false;
  };
  return { ...database, close };
}

function create(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openPostgresTestDatabase(url) : openEmbeddedTestDatabase();
}

async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_migration%'`,
  );
  return rows.map(({ name }) => name);
}

/** Deletes all rows except those that a new database contains, drops added tables and resets sequences. */
async function empty(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  const added = (await tablesOf(pool)).filter((table) => !tables.includes(table));
  if (added.length > 0) await pool.query(`drop table ${added.join(', ')} cascade`);
  // A named statement is planned only once.
  await pool.query({ name: 'empty', text: deleting(tables) });
  await pool.query('insert into written_format (number) values ($1)', [NEWEST]);
  await pool.query('select setval(seqrelid, seqstart, false) from pg_sequence');
}

/**
 * Deletes all rows and resets sequences. This takes a tenth of the time that `truncate` takes, because `truncate`
 * creates new files.
 */
export async function emptyTables({ pool }: Pick<Database, 'pool'>, ...tables: readonly string[]): Promise<void> {
  await pool.query(deleting(tables));
  await pool.query(
    `select setval(objid, seqstart, false) from pg_depend join pg_sequence on seqrelid = objid
     where classid = 'pg_class'::regclass and refobjid = any($1::regclass[])`,
    [tables],
  );
}

/** Deletes from all tables in one statement, so that foreign keys are checked only at its end. */
const deleting = (tables: readonly string[]) =>
  `with ${tables.map((table, index) => `d${index} as (delete from ${table})`).join(', ')} select`;

/** Drops all objects and recreates the schema as it is in a new database, where every role may use it. */
export async function emptySchema({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('drop schema public cascade; create schema public; grant usage on schema public to public');
}
