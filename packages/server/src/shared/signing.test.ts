import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyRing } from './keys.ts';
import { createSigning } from './signing.ts';

const [one, other] = ['a secret of the tests that is long enough', 'another secret of the tests, as long'];
const signing = (current: string, previous?: string, purpose = 'tokens') =>
  createSigning(createKeyRing(purpose, { current, previous }), 16);
const before = signing(one);
const signature = before.sign('content');

test('what was signed is known again, and nothing else', () => {
  expect(signature).toHaveLength(16);
  expect(before.isSigned('content', signature)).toBe(true);
  expect(before.isSigned('contents', signature)).toBe(false);
  expect(before.isSigned('content', signature.subarray(0, 15))).toBe(false);
  expect(before.isSigned('content', Buffer.alloc(0))).toBe(false);
  expect(signing(one, undefined, 'returns').isSigned('content', signature)).toBe(false);
});

test('while a secret is rotated, what either has signed is taken, and afterwards only what the new one has', () => {
  const during = signing(other, one);
  expect(during.isSigned('content', signature)).toBe(true);
  expect(signing(one, other).isSigned('content', during.sign('content'))).toBe(true);
  expect(signing(other).isSigned('content', signature)).toBe(false);
  expect(signing(other).isSigned('content', during.sign('content'))).toBe(true);
  expect(during.signatures('content').slice(0, 2)).toEqual([during.sign('content'), signature]);
});

test('what release 1.0.0 signed, with the secret itself, is taken', () => {
  const old = createHmac('sha256', one).update('content').digest().subarray(0, 16);
  expect(signing(one).isSigned('content', old)).toBe(true);
  expect(signing(other, one).isSigned('content', old)).toBe(true);
  expect(signing(other).isSigned('content', old)).toBe(false);
});
