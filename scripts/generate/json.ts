import stringify from 'json-stringify-pretty-compact';

/** JSON that keeps whatever fits on one line on one line: a changed field reads as a changed line. */
export function json(value: unknown): string {
  return stringify(value, { maxLength: 120 });
}
