import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tx } from '../ports/transaction.ts';
import { StartupError } from '../shared/startup-error.ts';
import { tablesOf } from './tables-of.ts';

type Db = Kysely<Record<never, never>>;

/**
 * Storage formats that the previous release cannot read. A release reads all formats and writes the one that was last
 * finalized for its database. To add a format, see `packages/server/migrations/README.md`.
 */
export const formats = new Map([
  [1, 'personal data also in plain text next to its encrypted copy, and searches in plain text'],
  [2, 'personal data and searches only encrypted'],
]);
export const PEOPLE_ONLY_SEALED = 2;
export const NEWEST = PEOPLE_ONLY_SEALED;

export type WrittenFormat = {
  /** True if this format or a later one is written. */
  readonly reaches: (format: number) => boolean;
  /** Reloads the format from the database. The newest format is final and needs no reload. */
  readonly look: () => Promise<void>;
};

/** The format for stores whose data is not read by any earlier release. */
export const SETTLED: WrittenFormat = { reaches: () => true, look: async () => {} };

type Settled = { readonly number: number; readonly settledAt: Date | undefined };

/** Reads the last finalized format. Processes may write the earlier one until they notice, which is harmless. */
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
 * @returns false if the newest format was already finalized
 */
export async function settle(tx: Tx, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update written_format set number = ${NEWEST}, settled_at = ${at} where number < ${NEWEST}`.execute(
    tablesOf<Record<never, never>>(tx),
  );
  return numAffectedRows === 1n;
}

/**
 * Runs as the last step of a migration. Writes the newest format immediately if no other process can be running.
 * @throws StartupError if a later release has finalized a format that this release cannot read
 */
export async function checkWrittenFormat(
  tx: Transaction<Record<never, never>>,
  { isAlone }: { readonly isAlone: boolean },
): Promise<void> {
  const { number } = await settledOn(tx);
  if (number > NEWEST) {
    throw new StartupError(
      `DATABASE_URL: a later release has changed the storage format of this database to ${number}. This ` +
        `release reads the formats 1 to ${NEWEST}. Start the later release.`,
      { guard: 'database' },
    );
  }
  if (isAlone) await sql`update written_format set number = ${NEWEST} where number < ${NEWEST}`.execute(tx);
}
