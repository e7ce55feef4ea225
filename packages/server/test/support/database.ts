import type pg from 'pg';
import type { Database } from '../../src/database/open.ts';
import { NEWEST } from '../../src/database/written-format.ts';
import { openEmbeddedTestDatabase } from './embedded-database.ts';
import { openPostgresTestDatabase } from './postgres-database.ts';

/** What a test of this worker is done with: to empty a database costs milliseconds, to create one half a second. */
const free = new Set<Database>();
/** The tables of the current schema; tests may add their own. */
let schema: readonly string[] | undefined;

/** An empty database with the current schema: on PostgreSQL when TEST_DATABASE_URL names one, else embedded. */
export async function openTestDatabase(): Promise<Database> {
  const [used] = free;
  if (used) free.delete(used);
  const database = used ?? (await create());
  schema ??= await tablesOf(database.pool);
  if (used) await empty(used.pool, schema);
  return { ...database, close: async () => void free.add(database) };
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

/** Every row goes but what a new database has, and numbers begin again. */
async function empty(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  const added = (await tablesOf(pool)).filter((table) => !tables.includes(table));
  if (added.length > 0) await pool.query(`drop table ${added.join(', ')} cascade`);
  // Named, it is planned once.
  await pool.query({ name: 'empty', text: deleting(tables) });
  await pool.query('insert into written_format (number) values ($1)', [NEWEST]);
  await pool.query('select setval(seqrelid, seqstart, false) from pg_sequence');
}

/** The same for a few tables, and for their own numbers: a tenth of what `truncate` costs, which makes new files. */
export async function emptyTables({ pool }: Pick<Database, 'pool'>, ...tables: readonly string[]): Promise<void> {
  await pool.query(deleting(tables));
  await pool.query(
    `select setval(objid, seqstart, false) from pg_depend join pg_sequence on seqrelid = objid
     where classid = 'pg_class'::regclass and refobjid = any($1::regclass[])`,
    [tables],
  );
}

/** In one statement, at whose end foreign keys are checked. */
const deleting = (tables: readonly string[]) =>
  `with ${tables.map((table, index) => `d${index} as (delete from ${table})`).join(', ')} select`;

/** Nothing is left, as in a database that was just made: there every role may look into the schema. */
export async function emptySchema({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('drop schema public cascade; create schema public; grant usage on schema public to public');
}
