import { createHash } from 'node:crypto';

const MARK_BYTES = 6;

/** Where a list goes on, behind a mark of its filters, so that it is not taken for another list's. */
export function cursorOf(position: string, filters: object): string {
  return Buffer.concat([markOf(filters), Buffer.from(position)]).toString('base64url');
}

/** @returns the position; `undefined` when it is no cursor of this list with these filters */
export function positionOf(cursor: string, filters: object): string | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  return bytes.subarray(0, MARK_BYTES).equals(markOf(filters)) ? bytes.subarray(MARK_BYTES).toString() : undefined;
}

const markOf = (filters: object) =>
  createHash('sha256').update(JSON.stringify(filters)).digest().subarray(0, MARK_BYTES);
