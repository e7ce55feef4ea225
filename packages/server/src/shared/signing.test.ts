import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createKeyRing } from './keys.ts';
import { createSigning } from './signing.ts';

const [one, other] = ['a secret of the tests that is long enough', 'another secret of the tests, as long'];
const signing = (current: string, previous?: string, purpose = 'tokens') =>
  createSigning(createKeyRing(purpose, { current, previous }), 16);
const before = signing(one);
const signature = before.sign('content');

test('a signature is valid for its own content only', () => {
  expect(signature).toHaveLength(16);
  expect(before.isSigned('content', signature)).toBe(true);
  expect(before.isSigned('contents', signature)).toBe(false);
  expect(before.isSigned('content', signature.subarray(0, 15))).toBe(false);
  expect(before.isSigned('content', Buffer.alloc(0))).toBe(false);
  expect(signing(one, undefined, 'returns').isSigned('content', signature)).toBe(false);
});

test('during a rotation signatures of either secret are valid, and afterwards only those of the new one', () => {
  const during = signing(other, one);
  expect(during.isSigned('content', signature)).toBe(true);
  expect(signing(one, other).isSigned('content', during.sign('content'))).toBe(true);
  expect(signing(other).isSigned('content', signature)).toBe(false);
  expect(signing(other).isSigned('content', during.sign('content'))).toBe(true);
  expect(during.signatures('content')).toEqual([during.sign('content'), signature]);
});

test('a signature made with the secret directly is invalid', () => {
  const direct = createHmac('sha256', one).update('content').digest().subarray(0, 16);
  expect(signing(one).isSigned('content', direct)).toBe(false);
});
