import stringify from 'json-stringify-pretty-compact';

/** Formats JSON and keeps every value that fits on one line, so that a changed field is a changed line. */
export function json(value: unknown): string {
  return stringify(value, { maxLength: 120 });
}
