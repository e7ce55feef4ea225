import { failField } from './fail-field.ts';

/** A page of a list. The position of the next page is encrypted for partners: see `http/cursors.ts`. */
export type Page<Row> = { readonly results: readonly Row[]; readonly nextCursor?: string };

/** `rows` contains the rows of the page, plus one more row if another page follows. */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit, positionOf }: { readonly limit: number; readonly positionOf: (row: Row) => string },
): Page<Row> {
  if (rows.length <= limit) return { results: rows };
  const results = rows.slice(0, limit);
  return { results, nextCursor: positionOf(results.at(-1)!) };
}

export const numberBehind = (cursor: string | undefined): number | undefined =>
  cursor === undefined ? undefined : Number(cursor);

/**
 * Throws `request.invalid` for the `cursor` field, because the cursor belongs to a different list, agency or filter.
 */
export function failCursor(): never {
  return failField('cursor', 'must be the nextCursor of a page of this list, with the same filters');
}
