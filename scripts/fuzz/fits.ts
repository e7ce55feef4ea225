import { validator } from '@exodus/schemasafe';
import type { Json } from './contract.ts';

const known = new Map<Json, (value: Json) => boolean>();
/** Formats that only our validator recognises. Other validators ignore them and use the accompanying pattern. */
const anyText = () => true;
const formats = Object.fromEntries(
  [
    'e164',
    'iso-country',
    'local-or-offset-date-time',
    'plain-text',
    'visible-text',
    'search-text',
    'forwarded-for',
    'password',
    'html',
    'int64',
  ].map((name) => [name, anyText]),
);

/** Returns true if a value matches a schema, checked with a validator that the service does not use. */
export function fits(schema: Json, value: Json): boolean {
  const check =
    known.get(schema) ?? (validator(schema, { mode: 'default', allowUnusedKeywords: true, formats }) as never);
  known.set(schema, check);
  return (check as (value: Json) => boolean)(value);
}
