import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tx } from '../ports/transaction.ts';
import { StartupError } from '../shared/startup-error.ts';
import { tablesOf } from './tables-of.ts';

type Db = Kysely<Record<never, never>>;

/**
 * What is written in another way than the release before reads it. A release reads all of them, and writes the one that its database
 * is settled on. `packages/server/migrations/README.md` says how one is added.
 */
export const formats = new Map([
  [1, 'people beside their seal in clear, and searches not sealed'],
  [2, 'people and searches sealed, and nowhere else'],
]);
export const PEOPLE_ONLY_SEALED = 2;
export const NEWEST = PEOPLE_ONLY_SEALED;

export type WrittenFormat = {
  /** Whether this format, or a later one, is written. */
  readonly reaches: (format: number) => boolean;
  /** Asks the database again, unless it is settled on the newest: nothing leads back. */
  readonly look: () => Promise<void>;
};

/** For what writes nothing that an earlier release reads. */
export const SETTLED: WrittenFormat = { reaches: () => true, look: async () => {} };

export type Settled = { readonly number: number; readonly settledAt: Date | undefined };

/** It takes a while until every process knows of a change: until then some write what the release before reads, which does no harm. */
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

/** From now on the newest is written: no process of a release that cannot read it may run any more. @returns false: it was so */
export async function settle(tx: Tx, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update written_format set number = ${NEWEST}, settled_at = ${at} where number < ${NEWEST}`.execute(
    tablesOf<Record<never, never>>(tx),
  );
  return numAffectedRows === 1n;
}

/**
 * The last step of a migration. Where no other process can be running, the newest is written at once.
 * @throws StartupError when a later release is settled on what this one cannot read
 */
export async function checkWrittenFormat(
  tx: Transaction<Record<never, never>>,
  { isAlone }: { readonly isAlone: boolean },
): Promise<void> {
  const { number } = await settledOn(tx);
  if (number > NEWEST) {
    throw new StartupError(
      `DATABASE_URL: a later release has settled this database on what this one cannot read (format ${number}, known are 1 to ${NEWEST}). Start that release, or a later one.`,
      { guard: 'database' },
    );
  }
  if (isAlone) await sql`update written_format set number = ${NEWEST} where number < ${NEWEST}`.execute(tx);
}
