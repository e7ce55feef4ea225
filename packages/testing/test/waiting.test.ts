import { expect, test } from 'vitest';
import { startWorld } from '../src/index.ts';
import { createWaiting } from '../src/waiting.ts';
import { searchCars } from './support.ts';

const SECOND = 1000;

/** Starts calls with these deadlines to two parties. Returns the calls that each wait ends. */
function callsTo(deadlines: Readonly<Record<string, readonly [party: string, seconds: number]>>) {
  const { underWay, keepWaiting } = createWaiting();
  const ended: string[] = [];
  const over = Object.entries(deadlines).map(([name, [party, seconds]]) =>
    underWay({ party, deadlineMilliseconds: seconds * SECOND, end: () => ended.push(name) }),
  );
  return {
    over,
    wait: (party: string, seconds: number) => [keepWaiting(party, seconds * SECOND), ...ended.splice(0)],
  };
}

test('each wait of a slow party ends one of its calls, the latest first', () => {
  const { wait } = callsTo({ first: ['LIKYA', 3], second: ['LIKYA', 3], other: ['NORDWIND', 3] });
  expect(wait('LIKYA', 10)).toEqual([true, 'second']);
  expect(wait('LIKYA', 10)).toEqual([true, 'first']);
  expect(wait('LIKYA', 10)).toEqual([false]);
});

test('a wait ends no call that has a later deadline or is over', () => {
  const { over, wait } = callsTo({ short: ['LIKYA', 3], long: ['LIKYA', 30], done: ['LIKYA', 3] });
  over[2]!();
  expect(wait('LIKYA', 2)).toEqual([false]);
  expect(wait('LIKYA', 10)).toEqual([true, 'short']);
  expect(wait('LIKYA', 10)).toEqual([false]);
});

test('a slow vendor is late in every one of several simultaneous searches', async () => {
  const world = await startWorld({ settings: { VENDOR_DEADLINE_MS: '10000' } });
  world.vendors.fail('LIKYA', 'slow');
  try {
    const searches = await Promise.all([1, 2, 3, 4].map(() => searchCars(world)));
    const outcomes = searches.map(
      ({ vendors }) => vendors!.find(({ vendor }) => vendor.name === 'Likya Rent a Car')?.outcome,
    );
    expect(outcomes).toEqual(['late', 'late', 'late', 'late']);
  } finally {
    await world.close();
  }
});
