import { createHash } from 'node:crypto';

/** Returns a 32-byte fingerprint of a JSON value that does not depend on the property order. */
export function fingerprintOf(value: unknown): Uint8Array {
  return createHash('sha256').update(JSON.stringify(value, sortProperties)).digest();
}

/** Returns a fingerprint to sign, for values that could be guessed. Once signed, it reveals nothing without the key. */
export function toKeyedFingerprint(value: unknown): Uint8Array {
  return Buffer.concat([Buffer.from('fingerprint:'), fingerprintOf(value)]);
}

function sortProperties(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
