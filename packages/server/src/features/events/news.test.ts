import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNews, type News } from './news.ts';

let reached: Map<number, number>;
let looks: (readonly number[])[];
let news: News;
let isClosing: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  reached = new Map([
    [1, 5],
    [2, 9],
  ]);
  looks = [];
  isClosing = false;
  news = createNews({
    store: {
      async reached(agencyIds) {
        looks.push(agencyIds);
        return reached;
      },
    },
    now: () => new Date(),
    onError: (error) => {
      throw error;
    },
  });
  news.start(() => isClosing);
});
afterEach(async () => {
  await news.stop();
  vi.useRealTimers();
});

const forever = () => new AbortController().signal;
const soon = () => vi.advanceTimersByTimeAsync(500);

test('whoever waits is told of what is behind its position, and of nothing else', async () => {
  const told = vi.fn();
  void news.wait({ agencyId: 1, after: 5 }, forever()).then(told);
  await soon();
  expect(told).not.toHaveBeenCalled();
  reached.set(1, 6);
  await soon();
  expect(told).toHaveBeenCalledExactlyOnceWith(true);
});

test('all who wait cost one look, and nobody who waits costs none', async () => {
  await soon();
  expect(looks).toEqual([]);
  for (const agencyId of [1, 1, 2]) void news.wait({ agencyId, after: 9 }, forever());
  await soon();
  expect(looks).toEqual([[1, 2]]);
});

test('who does not listen any more is not waited for', async () => {
  const client = new AbortController();
  const waiting = news.wait({ agencyId: 1, after: 5 }, client.signal);
  client.abort();
  expect(await waiting).toBe(false);
  await soon();
  expect(looks).toEqual([]);
});

test('five of an agency wait, a sixth does not, and another agency does', async () => {
  for (let count = 0; count < 5; count += 1) void news.wait({ agencyId: 1, after: 5 }, forever());
  expect(await news.wait({ agencyId: 1, after: 5 }, forever())).toBe(false);
  reached.set(2, 10);
  const other = news.wait({ agencyId: 2, after: 9 }, forever());
  await soon();
  expect(await other).toBe(true);
});

test('nobody holds up a service that closes', async () => {
  const waiting = news.wait({ agencyId: 1, after: 5 }, forever());
  isClosing = true;
  await soon();
  expect(await waiting).toBe(false);
});
