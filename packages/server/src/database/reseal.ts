import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Sealing } from '../shared/sealed.ts';

/**
 * Maximum number of rows re-sealed per run; the next run handles the rest. Without this limit, two processes with
 * different keys would re-seal rows endlessly.
 */
export const SEALED_A_TURN = 1_000;

/** A column of sealed values. `owner` is the key column whose value each row is sealed for. */
type SealedColumn = { readonly table: string; readonly column: string; readonly owner?: string };

/** Selects the values that an earlier key sealed. The expression must match the column's index expression, if any. */
export const sealedEarlier = (column: string, { outdated }: Pick<Sealing, 'outdated'>): RawBuilder<boolean> =>
  sql`${sql.ref(column)} is not null and substring(${sql.ref(column)} from 1 for 7) = any(${outdated}::bytea[])`;

/** Seals the values of a column with the current key if an earlier key sealed them. */
export async function resealColumn<Tables>(
  db: Kysely<Tables>,
  { table, column, owner = 'id' }: SealedColumn,
  sealing: Sealing,
): Promise<void> {
  const [rowsOf, value, key] = [sql.table(table), sql.ref(column), sql.ref(owner)];
  const { rows } = await sql<{ key: string; sealed: Buffer }>`
    select ${key} as key, ${value} as sealed from ${rowsOf}
    where ${sealedEarlier(column, sealing)} limit ${SEALED_A_TURN}`.execute(db);
  for (const row of rows) {
    // A different value may have been saved since this one was read, or the value may have been erased.
    await sql`
      update ${rowsOf} set ${value} = ${sealing.seal(sealing.open(row.sealed, row.key), row.key)}
      where ${key} = ${row.key} and ${value} = ${row.sealed}`.execute(db);
  }
}
