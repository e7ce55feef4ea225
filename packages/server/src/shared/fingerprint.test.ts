import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

test('the fingerprint does not depend on the order of properties, at any depth', () => {
  expect(fingerprintOf({ a: 1, b: { c: [1, { d: 2, e: 3 }] } })).toEqual(
    fingerprintOf({ b: { c: [1, { e: 3, d: 2 }] }, a: 1 }),
  );
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: '1' }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: { b: 1 } }, { a: 1, b: 1 }],
])('%j and %j have different fingerprints', (left, right) => {
  expect(fingerprintOf(left)).not.toEqual(fingerprintOf(right));
});
