import { type Kysely, sql, type Transaction } from 'kysely';
import { StartupError } from '../shared/startup-error.ts';
import { type Migration, readMigrations, renumbered } from './migrations.ts';
import { tooOld } from './written-format.ts';

type Db = Kysely<Record<never, never>>;
type Tx = Transaction<Record<never, never>>;

type Applied = { readonly name: string; readonly checksum: string };

const MIGRATING = 727_002;
/** SQLSTATE for insufficient privilege. The role lacks a privilege, so the migration file is not at fault. */
const LACKS_RIGHT = '42501';

/**
 * Applies all pending migrations in one transaction. Instances that start at the same time wait for each other.
 * `finish` runs last in the same transaction; an error rolls back all migrations.
 * Throws a StartupError if an applied file has changed, or a pending file is out of order or fails.
 */
export async function migrate(
  db: Db,
  migrations?: readonly Migration[],
  finish: (tx: Tx, about: { readonly isNew: boolean }) => Promise<void> = async () => {},
): Promise<void> {
  const known = migrations ?? (await readMigrations());
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(tx);
    const applied = await readApplied(tx);
    for (const migration of pendingOf(known, applied)) await apply(tx, migration);
    await finish(tx, { isNew: applied.length === 0 });
  });
}

/**
 * Returns the applied migrations. The table is created only if it is missing, so a role without the right to create
 * tables can start the service.
 */
async function readApplied(tx: Tx): Promise<Applied[]> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = to_regclass('kysely_migration')`.execute(tx);
  if (columns.length === 0) {
    await sql`
      create table kysely_migration (
        name varchar(255) primary key, timestamp varchar(255) not null, checksum text
      )`.execute(tx);
  } else if (!columns.some(({ name }) => name === 'checksum')) throw tooOld();
  return (await sql<Applied>`select name, checksum from kysely_migration order by name collate "C"`.execute(tx)).rows;
}

/**
 * Returns the pending migrations. Throws a StartupError if an applied migration differs from its file, or if a pending
 * one precedes it.
 */
export function pendingOf(migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const here = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const file = here.get(name);
    // A later release added this migration. This release is compatible with it, so either release may run now.
    if (!file) continue;
    if (checksum !== file.checksum) {
      throw new StartupError(
        `migrations/${name}.sql differs from the file that this database was migrated with. Restore the file, ` +
          'and put the change into a new file.',
      );
    }
  }
  const had = new Set(applied.map(({ name }) => name));
  const last = applied.at(-1)?.name ?? '';
  const pending = migrations.filter(({ name }) => !had.has(name));
  const late = pending.find(({ name }) => name < last);
  if (late) {
    const wanted = renumbered(late.name, migrations.at(-1)!.name);
    throw new StartupError(
      `migrations/${late.name}.sql comes before ${last}, which was already applied to this database. Rename ` +
        `it to ${wanted}.sql.`,
    );
  }
  return pending;
}

async function apply(tx: Tx, { name, text, checksum }: Migration): Promise<void> {
  try {
    await sql.raw(text).execute(tx);
  } catch (error) {
    if (LACKS_RIGHT === (error as DatabaseError).code) throw error;
    throw new StartupError(failure(name, text, error as DatabaseError), { cause: error });
  }
  // The timestamp comes from the database clock and is for information only.
  await sql`insert into kysely_migration (name, timestamp, checksum)
    values (${name}, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ${checksum})`.execute(
    tx,
  );
}

type DatabaseError = Error & { readonly code?: string; readonly detail?: string; readonly position?: string };

function failure(name: string, text: string, { message, detail, position }: DatabaseError): string {
  const line = position && `, line ${text.slice(0, Number(position) - 1).split('\n').length}`;
  const cause = `${message}${detail ? ` (${detail})` : ''}`.replace(/\s+/g, ' ');
  return (
    `migrations/${name}.sql${line ?? ''}: ${cause}. The database is unchanged. Correct the file, or the ` +
    'rows on which it fails, and start again.'
  );
}
