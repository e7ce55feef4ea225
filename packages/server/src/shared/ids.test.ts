import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId, newNumber } from './ids.ts';

test('an ID is its prefix and 128 bits, in characters that need no escaping', () => {
  expect(newId('usr_', () => new Uint8Array(16).fill(255))).toBe(`usr_${'_'.repeat(21)}w`);
  expect(newId('', (byteCount) => new Uint8Array(byteCount))).toHaveLength(22);
});

test('a thousand IDs are unique and match the pattern of the contract', () => {
  const ids = Array.from({ length: 1000 }, () => newId('fam_', randomBytes));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
});

test.each([
  [0, 1],
  [2 ** 31 - 2, 2 ** 31 - 1],
  [2 ** 31 - 1, 1],
  [2 ** 32 - 1, 2],
])('a number is from 1 to 2147483647: the bytes of %d produce %d', (bytes, number) => {
  const drawn = Buffer.alloc(4);
  drawn.writeUInt32BE(bytes);
  expect(newNumber(() => drawn)).toBe(number);
});
