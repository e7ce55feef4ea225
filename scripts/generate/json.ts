import stringify from 'json-stringify-pretty-compact';

/** Formats JSON and puts each value on a single line if it fits, so that a changed field appears as a changed line. */
export function json(value: unknown): string {
  return stringify(value, { maxLength: 120 });
}
