import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../ports/transaction.ts';

/** The row of a query that selects these columns. */
export type RowOf<Table, Columns extends readonly (keyof Selectable<Table>)[]> = Pick<
  Selectable<Table>,
  Columns[number]
>;

/** Returns the columns with the name of their table, for queries that join tables. */
export const qualified = <Table extends string, Column extends string>(table: Table, columns: readonly Column[]) =>
  columns.map((column) => `${table}.${column}` as const);

export function tablesOf<Tables>(tx: Tx): Kysely<Tables> {
  return tx as Kysely<Tables>;
}
