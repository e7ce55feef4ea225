import { failField } from './fail-field.ts';

/** One page of a list, and the position where the next one begins. Partners get it sealed: see `http/cursors.ts`. */
export type Page<Row> = { readonly results: readonly Row[]; readonly nextCursor?: string };

/** @param rows as many as a page holds, and one more where there is one */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit, positionOf }: { readonly limit: number; readonly positionOf: (row: Row) => string },
): Page<Row> {
  if (rows.length <= limit) return { results: rows };
  const results = rows.slice(0, limit);
  return { results, nextCursor: positionOf(results.at(-1)!) };
}

/** The position of a list whose positions are numbers; `undefined` for the first page. */
export const numberBehind = (cursor: string | undefined): number | undefined =>
  cursor === undefined ? undefined : Number(cursor);

/** @throws request.invalid naming the cursor: it is not a cursor of this list, agency and filters */
export function failCursor(): never {
  return failField('cursor', 'must be the nextCursor of a page of this list, with the same filters');
}
