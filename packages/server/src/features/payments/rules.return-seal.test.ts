import { expect, test } from 'vitest';
import { signingWith } from '../../../test/support/signing.ts';
import { isReturnSeal, returnSeal } from './rules.return-seal.ts';

const signing = signingWith('a secret of the tests that is long enough', 16);
const other = signingWith('another secret of the tests, as long', 16);

test('a return seal is valid only for its order and its secret', () => {
  const seal = returnSeal('CAR-1', signing);
  expect(seal).toMatch(/^[\w-]{22}$/);
  expect(isReturnSeal(seal, 'CAR-1', signing)).toBe(true);
  expect(isReturnSeal(seal, 'CAR-2', signing)).toBe(false);
  expect(isReturnSeal(seal, 'CAR-1', other)).toBe(false);
});

test.each(['', 'short', 'A'.repeat(22), 'A'.repeat(44)])('%j is not a valid return seal', (seal) => {
  expect(isReturnSeal(seal, 'CAR-1', signing)).toBe(false);
});
