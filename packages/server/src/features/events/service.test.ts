import { beforeEach, describe, expect, test } from 'vitest';
import { type EventsDeps, listEvents } from './service.ts';
import type { Stretch } from './store.ts';
import type { FeedEnds } from './types.ts';

let ends: FeedEnds;
let found: number[];
let read: Stretch[];
beforeEach(() => {
  [ends, found, read] = [{ firstPosition: 101, lastPosition: 20_000 }, [], []];
});

const deps = {
  store: {
    place: async () => {},
    ends: async () => ends,
    read: async (stretch: Stretch) => {
      read.push(stretch);
      return found.map((position) => ({ position }));
    },
  },
  news: { wait: () => Promise.reject(new Error('no wait was requested')) },
} as unknown as EventsDeps;
const list = (after: number | undefined, limit = 2) =>
  listEvents({ agencyId: 1, after, limit, wait: 0, signal: new AbortController().signal } as never, deps);

describe('a page of events', () => {
  test('begins with the first that is stored', async () => {
    found = [101];
    expect(await list(undefined)).toMatchObject({ position: 10_100, lastPosition: 20_000 });
    expect(read).toMatchObject([{ after: 100, upTo: 10_100 }]);
  });

  test('ends with its last event when it is full, and else where the search has ended', async () => {
    found = [150, 160];
    expect((await list(100)).position).toBe(160);
    found = [150];
    expect((await list(100)).position).toBe(10_100);
    found = [];
    expect((await list(19_990)).position).toBe(20_000);
  });

  test('is refused behind a deleted event, and from the start of the feed is not', async () => {
    await expect(list(99)).rejects.toMatchObject({ key: 'event.gone' });
    expect((await list(100)).lastPosition).toBe(20_000);
    expect((await list(0)).position).toBe(10_100);
  });

  test('is empty at the last position, and refused beyond it', async () => {
    expect(await list(20_000)).toMatchObject({ results: [], position: 20_000 });
    await expect(list(20_001)).rejects.toMatchObject({ details: { field: 'after' } });
  });
});
