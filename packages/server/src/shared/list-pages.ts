import { createHash } from 'node:crypto';
import { failField } from './fail-field.ts';

const MARK_BYTES = 6;

/** One page of a list, and where the next one begins. */
export type Page<Row> = { readonly results: readonly Row[]; readonly nextCursor?: string };

/** @param rows as many as a page holds, and one more where there is one */
export function pageOf<Row>(
  rows: readonly Row[],
  {
    limit,
    filters,
    positionOf,
  }: { readonly limit: number; readonly filters: object; readonly positionOf: (row: Row) => string },
): Page<Row> {
  if (rows.length <= limit) return { results: rows };
  const results = rows.slice(0, limit);
  return { results, nextCursor: cursorOf(positionOf(results.at(-1)!), filters) };
}

/** The position behind which a page begins; `undefined` for the first. @throws request.invalid naming the cursor */
export function behindOf(cursor: string | undefined, filters: object): string | undefined {
  if (cursor === undefined) return undefined;
  const bytes = Buffer.from(cursor, 'base64url');
  // Another text that means the same bytes was never given out.
  if (bytes.toString('base64url') !== cursor) failCursor();
  return bytes.subarray(0, MARK_BYTES).equals(markOf(filters)) ? bytes.subarray(MARK_BYTES).toString() : failCursor();
}

/** The same where positions are numbers: a cursor may be made up. */
export function numberBehind(cursor: string | undefined, filters: object): number | undefined {
  const position = behindOf(cursor, filters);
  if (position === undefined) return undefined;
  return /^\d{1,15}$/.test(position) ? Number(position) : failCursor();
}

/** @throws request.invalid naming the cursor: it is none of this list with these filters, or another agency's */
export function failCursor(): never {
  return failField('cursor', 'must be the nextCursor of a page of this list, with the same filters');
}

/** Where a list goes on, behind a mark of its filters, so that it is not taken for another list's. */
export function cursorOf(position: string, filters: object): string {
  return Buffer.concat([markOf(filters), Buffer.from(position)]).toString('base64url');
}

const markOf = (filters: object) =>
  createHash('sha256').update(JSON.stringify(filters)).digest().subarray(0, MARK_BYTES);
