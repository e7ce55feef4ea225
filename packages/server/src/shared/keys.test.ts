import { expect, test } from 'vitest';
import { createKeyRing } from './keys.ts';

const [one, other] = ['a secret of the tests that is long enough', 'another secret of the tests, as long'];
const ring = createKeyRing('tokens', { current: one, previous: other });

test('each purpose has a separate key, which its secret and ID do not reveal', () => {
  const { current } = createKeyRing('returns', { current: one, previous: undefined });
  expect(current.bytes).toHaveLength(32);
  expect(current.bytes).not.toEqual(ring.current.bytes);
  expect(current.id).not.toEqual(ring.current.id);
  expect(current.bytes.includes(current.id)).toBe(false);
});

test('the same secret produces the same key, whether it is the current or the previous one', () => {
  const rotated = createKeyRing('tokens', { current: other, previous: one });
  expect(rotated.all).toEqual(ring.all.toReversed());
  expect(rotated.current).toEqual(ring.all[1]);
});
