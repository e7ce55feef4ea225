import { expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

let time = 0;
const now = () => new Date(time);
const later = (milliseconds: number) => {
  time += milliseconds;
};

test('a database that does not answer is not ready and is not queried again meanwhile', async () => {
  const query = vi.fn(() => new Promise<never>(() => {}));
  const isReady = createReadiness({ query } as never, now, 1);
  expect(await isReady()).toBe(false);
  later(60_000);
  expect(await isReady()).toBe(false);
  expect(query).toHaveBeenCalledTimes(1);
});

test('a readiness result is reused for one second', async () => {
  const query = vi.fn(async () => {});
  const isReady = createReadiness({ query } as never, now);
  expect(await Promise.all([isReady(), isReady()])).toEqual([true, true]);
  later(999);
  expect(await isReady()).toBe(true);
  expect(query).toHaveBeenCalledTimes(1);
  later(1);
  expect(await isReady()).toBe(true);
  expect(query).toHaveBeenCalledTimes(2);
});
