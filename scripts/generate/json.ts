import stringify from 'json-stringify-pretty-compact';

/** Formats JSON. Each value is on a single line if it fits, so that a changed field appears as a changed line. */
export function json(value: unknown): string {
  return stringify(value, { maxLength: 120 });
}
