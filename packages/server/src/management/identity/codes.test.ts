import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf, newRecoveryCodes, newSecret, stepAt, stepOfCode } from './codes.ts';

/** Base32 encoding of `12345678901234567890`, the SHA-1 test secret from RFC 6238. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('the code at second %i matches RFC 6238', (seconds, code) => {
  expect(codeOf(RFC, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a code is valid in its half minute and the neighbouring ones only', () => {
  const now = new Date('2027-03-01T09:00:00Z');
  const steps = [-2, -1, 0, 1, 2].map((away) => stepOfCode(RFC, codeOf(RFC, stepAt(now) + away), now));
  expect(steps).toEqual([undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined]);
});

test('secrets and recovery codes match the format of the contract', () => {
  expect(newSecret(randomBytes)).toMatch(/^[A-Z2-7]{32}$/);
  for (const code of newRecoveryCodes(randomBytes)) expect(code).toMatch(/^[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}$/);
});
