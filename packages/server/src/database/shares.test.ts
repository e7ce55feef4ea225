import { expect, onTestFinished, test } from 'vitest';
import { createShares } from './shares.ts';

const PATIENT = 60_000;

/** Records the order in which waiting callers are admitted. The test releases the places one by one. */
async function asking(places: number, names: readonly string[]) {
  const shares = createShares(places, PATIENT);
  const admitted: string[] = [];
  const leave: (() => void)[] = [];
  for (const name of names) {
    void shares.take(name).then((leaves) => {
      admitted.push(name);
      leave.push(leaves);
    });
  }
  await Promise.resolve();
  async function oneLeaves() {
    leave.shift()!();
    await Promise.resolve();
    await Promise.resolve();
  }
  // Without this cleanup, a waiting caller would be rejected a minute later, during other tests.
  onTestFinished(async () => {
    while (leave.length > 0) await oneLeaves();
    expect(admitted).toHaveLength(names.length);
  });
  return { admitted, oneLeaves };
}

test('one agency takes at most half of the places, so the next agency is admitted', async () => {
  const { admitted } = await asking(20, [...Array(30).fill('loud'), 'quiet', 'quiet']);
  expect(admitted.filter((name) => name === 'loud')).toHaveLength(10);
  expect(admitted.filter((name) => name === 'quiet')).toHaveLength(2);
});

test('four overloaded agencies leave one of twenty places for a fifth', async () => {
  const troubled = ['a', 'b', 'c', 'd'].flatMap((name) => Array(30).fill(name));
  const { admitted } = await asking(20, [...troubled, 'quiet']);
  expect(admitted.at(-1)).toBe('quiet');
});

test('agencies take turns at a single place', async () => {
  const { admitted, oneLeaves } = await asking(1, ['loud', 'loud', 'loud', 'loud', 'quiet', 'other']);
  for (let left = 0; left < 5; left += 1) await oneLeaves();
  expect(admitted).toEqual(['loud', 'loud', 'quiet', 'other', 'loud', 'loud']);
});

test('a caller that waits too long is refused and does not block others', async () => {
  const shares = createShares(1, 1);
  const leave = await shares.take('slow');
  await expect(shares.take('other')).rejects.toThrow('no database connection within 1 ms for other');
  leave();
  await expect(shares.take('other')).resolves.toBeTypeOf('function');
});
