import { createHash } from 'node:crypto';

/** What two JSON values are compared by: 32 bytes that do not depend on the order of properties. */
export function fingerprintOf(value: unknown): Uint8Array {
  return createHash('sha256').update(JSON.stringify(value, sortProperties)).digest();
}

/** The same for values that could be guessed, to be signed: without the key it tells nothing. */
export function toKeyedFingerprint(value: unknown): Uint8Array {
  return Buffer.concat([Buffer.from('fingerprint:'), fingerprintOf(value)]);
}

export function isSameFingerprint(left: Uint8Array, right: Uint8Array): boolean {
  return Buffer.compare(left, right) === 0;
}

function sortProperties(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
