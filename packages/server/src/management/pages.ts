import { failField } from '../shared/fail-field.ts';
import { cursorOf, positionOf } from '../shared/page-cursor.ts';

/** Where a page begins. @throws request.invalid naming the cursor */
export function behindOf(cursor: string | undefined, filters: object): string | undefined {
  return cursor === undefined ? undefined : (positionOf(cursor, filters) ?? failCursor());
}

/** The same where positions are numbers: a cursor may be made up. */
export function numberBehind(cursor: string | undefined, filters: object): number | undefined {
  const position = behindOf(cursor, filters);
  if (position === undefined) return undefined;
  return /^\d{1,15}$/.test(position) ? Number(position) : failCursor();
}

const failCursor = () => failField('cursor', 'must be the nextCursor of a page of this list, with the same filters');

/** @param rows as many as a page holds, and one more where there is one */
export function pageOf<Row>(
  rows: readonly Row[],
  {
    limit,
    filters,
    positionOf: at,
  }: { readonly limit: number; readonly filters: object; readonly positionOf: (row: Row) => string },
): { readonly rows: readonly Row[]; readonly nextCursor?: string } {
  if (rows.length <= limit) return { rows };
  const page = rows.slice(0, limit);
  return { rows: page, nextCursor: cursorOf(at(page.at(-1)!), filters) };
}
