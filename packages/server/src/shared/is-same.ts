import { isDeepStrictEqual } from 'node:util';

/** Returns whether both values are equal as JSON, regardless of field order; `undefined` counts as absent. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
