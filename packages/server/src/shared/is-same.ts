import { isDeepStrictEqual } from 'node:util';

/** Whether both are the same as JSON: the order of fields does not count, and absent is absent. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one), plain(other));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
