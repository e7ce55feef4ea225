import { expect, test } from 'vitest';
import { createRounds } from './rounds.ts';

type Item = { readonly lane: string; readonly number: number };

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Starts rounds with one queue per lane. Every item waits until the test completes it. */
function startRounds(queues: Record<string, number>, atOnce = 4) {
  let now = 0;
  const taken: string[] = [];
  const waiting = new Map<string, ((answered: boolean) => void)[]>();
  const errors: unknown[] = [];
  const rounds = createRounds<string, Item>({
    dueLanes: async () => Object.keys(queues).filter((lane) => queues[lane]! > 0),
    nameOf: (lane) => lane,
    async take(lane, atMost) {
      const count = Math.min(atMost, queues[lane]!);
      queues[lane]! -= count;
      taken.push(`${lane} ${count}`);
      return Array.from({ length: count }, (_, number) => ({ lane, number }));
    },
    work: ({ lane }) => new Promise((end) => waiting.set(lane, [...(waiting.get(lane) ?? []), end])),
    atOnce,
    now: () => new Date(now),
    onError: (error) => errors.push(error),
  });
  return {
    rounds,
    taken,
    errors,
    queues,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    underWay: (lane: string) => waiting.get(lane)?.length ?? 0,
    async end(lane: string, count: number, answered = true) {
      for (const end of waiting.get(lane)?.splice(0, count) ?? []) end(answered);
      await turns();
    },
  };
}

test('a lane without answers does not delay the others, which use all their places', async () => {
  const { rounds, taken, underWay, end, queues } = startRounds({ slow: 10, quick: 10 });
  const done = rounds.runOnce();
  await turns();
  expect([underWay('slow'), underWay('quick')]).toEqual([4, 4]);
  while (queues.quick! > 0 || underWay('quick') > 0) await end('quick', 2);
  expect(taken.filter((lane) => lane.startsWith('slow'))).toEqual(['slow 4']);
  expect(underWay('slow')).toBe(4);
  while (underWay('slow') > 0) await end('slow', 4);
  await done;
  expect(queues).toEqual({ slow: 0, quick: 0 });
});

test('a lane is refilled when half of its items are done, and not after each item', async () => {
  const { rounds, taken, end } = startRounds({ one: 8 });
  const done = rounds.runOnce();
  await turns();
  await end('one', 1);
  expect(taken).toEqual(['one 4']);
  await end('one', 1);
  expect(taken).toEqual(['one 4', 'one 2']);
  while (taken.length < 4) await end('one', 2);
  await end('one', 4);
  await done;
});

test('a lane pauses for ten seconds after five unanswered items, and then tries one', async () => {
  const { rounds, taken, end, pass, underWay } = startRounds({ down: 100 }, 5);
  const first = rounds.runOnce();
  await turns();
  await end('down', 5, false);
  await first;
  await rounds.runOnce();
  expect(taken).toEqual(['down 5']);
  pass(10);
  const second = rounds.runOnce();
  await turns();
  expect([taken.at(-1), underWay('down')]).toEqual(['down 1', 1]);
  await end('down', 1, false);
  await second;
  pass(10);
  const third = rounds.runOnce();
  await turns();
  await end('down', 1, true);
  expect(taken.slice(1)).toEqual(['down 1', 'down 1', 'down 5']);
  while (underWay('down') > 0) await end('down', 5);
  await third;
});

test('an item that fails is reported and does not end the others', async () => {
  const errors: unknown[] = [];
  let left = 3;
  const rounds = createRounds<string, number>({
    dueLanes: async () => ['one'],
    nameOf: (lane) => lane,
    take: async () => (left > 0 ? [left--] : []),
    work: async (item) => {
      if (item === 2) throw new Error('two');
      return true;
    },
    atOnce: 1,
    now: () => new Date(0),
    onError: (error) => errors.push(error),
  });
  await rounds.runOnce();
  expect([left, errors]).toEqual([0, [new Error('two')]]);
});

test('stopped rounds take no more items and finish those in progress', async () => {
  const { rounds, taken, end } = startRounds({ one: 10 });
  const begun = rounds.runOnce();
  await turns();
  const stopped = rounds.stop();
  await end('one', 4);
  await Promise.all([begun, stopped]);
  expect(taken).toEqual(['one 4']);
});
