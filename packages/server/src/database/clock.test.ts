import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startClock } from './clock.ts';

const noon = Date.parse('2027-03-01T12:00:00Z');
const seconds = (count: number) => count * 1000;

let databaseTime: number;
let machine: number;
let answerTakes: number;
const pool = {
  query: async () => {
    machine += answerTakes / 2;
    const rows = [{ now: new Date(databaseTime) }];
    machine += answerTakes / 2;
    return { rows };
  },
};
const start = async () => {
  const clock = await startClock(pool as never, { elapsed: () => machine });
  return { ...clock, time: () => clock.now().getTime() - noon };
};

beforeEach(() => {
  vi.useFakeTimers();
  [databaseTime, machine, answerTakes] = [noon, 0, 0];
});
afterEach(() => vi.useRealTimers());

test('the clock starts at the time of the database and advances with the local timer', async () => {
  const clock = await start();
  expect(clock.time()).toBe(0);
  machine += seconds(3);
  expect(clock.time()).toBe(seconds(3));
  await clock.stop();
});

test('the database time counts for the midpoint of the query', async () => {
  answerTakes = 400;
  const clock = await start();
  expect(clock.time()).toBe(200);
  await clock.stop();
});

test('a clock that drifts is corrected by the next query, every five seconds', async () => {
  const clock = await start();
  machine += seconds(65);
  databaseTime += seconds(5);
  expect(clock.time()).toBe(seconds(65));
  await vi.advanceTimersByTimeAsync(seconds(5));
  expect(clock.time()).toBe(seconds(5));
  await clock.stop();
});

test('a query that is slow or fails leaves the clock unchanged', async () => {
  const clock = await start();
  answerTakes = 1_200;
  databaseTime += seconds(500);
  await vi.advanceTimersByTimeAsync(seconds(5));
  expect(clock.time()).toBe(1_200);
  pool.query = async () => {
    throw new Error('no connection');
  };
  await vi.advanceTimersByTimeAsync(seconds(5));
  expect(clock.time()).toBe(1_200);
  await clock.stop();
});
