import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tx } from '../ports/transaction.ts';
import { StartupError } from '../shared/startup-error.ts';
import { tablesOf } from './tables-of.ts';

type Db = Kysely<Record<never, never>>;

/**
 * The storage formats that this release reads, oldest first. For each database, the release writes the most recently
 * finalized format. To add or remove a format, see `packages/server/migrations/README.md`.
 */
export const formats = new Map([[2, 'personal data and searches only encrypted']]);
export const OLDEST = Math.min(...formats.keys());
export const NEWEST = Math.max(...formats.keys());

export type WrittenFormat = {
  /** True if the service writes this format or a later one. */
  readonly reaches: (format: number) => boolean;
  /** Reloads the format from the database. The newest format is final and need not be reloaded. */
  readonly look: () => Promise<void>;
};

/** The format for processes that write no data that an earlier release reads. */
export const SETTLED: WrittenFormat = { reaches: () => true, look: async () => {} };

type Settled = { readonly number: number; readonly settledAt: Date | undefined };

/**
 * Reads the most recently finalized format. Processes may write the earlier format until they notice the change, which
 * is harmless.
 */
export async function readWrittenFormat(db: Db): Promise<WrittenFormat> {
  let { number } = await settledOn(db);
  return {
    reaches: (format) => number >= format,
    async look() {
      if (number < NEWEST) ({ number } = await settledOn(db));
    },
  };
}

export async function settledOn(db: Db): Promise<Settled> {
  const { rows } = await sql<{ number: number; settled_at: Date | null }>`
    select number, settled_at from written_format`.execute(db);
  const [{ number, settled_at }] = rows as [(typeof rows)[number]];
  return { number, settledAt: settled_at ?? undefined };
}

/**
 * Finalizes the newest format for the database. No process of a release that cannot read this format may be running.
 * Returns false if the newest format was already finalized.
 */
export async function settle(tx: Tx, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update written_format set number = ${NEWEST}, settled_at = ${at} where number < ${NEWEST}`.execute(
    tablesOf<Record<never, never>>(tx),
  );
  return numAffectedRows === 1n;
}

/**
 * Selects true if personal data is stored in plain text. Each part of the condition has a partial index (0051, 0075).
 */
const HAS_PLAIN_TEXT = sql.join(
  [
    ...['car_order', 'transfer_order'].flatMap((order) => [
      sql`exists (select from ${sql.table(order)} where personal_sealed is null and personal_data_erased_at is null)`,
      sql`exists (select from ${sql.table(order)} where is_in_clear)`,
    ]),
    sql`exists (select from payment_attempt where context <> '{}')`,
    sql`exists (select from payment_attempt where challenge is not null)`,
  ],
  sql` or `,
);

/**
 * Runs as the last step of a migration. Writes the newest format immediately if no other process can be running.
 * Throws a StartupError if the database contains a format that this release cannot read.
 */
export async function checkWrittenFormat(
  tx: Transaction<Record<never, never>>,
  { isNew, isAlone }: { readonly isNew: boolean; readonly isAlone: boolean },
): Promise<void> {
  const { number } = await settledOn(tx);
  if (number > NEWEST) {
    throw new StartupError(
      `DATABASE_URL: a later release has changed the storage format of this database to ${number}. This ` +
        `release reads the formats ${OLDEST} to ${NEWEST}. Start the later release.`,
      { guard: 'database' },
    );
  }
  if (!isNew) {
    const { rows } = await sql<{ found: boolean }>`select ${HAS_PLAIN_TEXT} as found`.execute(tx);
    if (number < OLDEST || rows[0]!.found) throw tooOld();
  }
  if (isNew || isAlone) await sql`update written_format set number = ${NEWEST} where number < ${NEWEST}`.execute(tx);
}

/** Returns the error for a database created by a release that cannot be upgraded directly. */
export function tooOld(): StartupError {
  return new StartupError(
    'DATABASE_URL: this database contains data in a format of release 1.1.0 or earlier. Start release 1.2.0 on it, ' +
      'run `pnpm admin release settle` there, and wait until all rows are converted, as scripts/operate/RUNBOOK.md ' +
      'describes. Then start this release.',
  );
}
