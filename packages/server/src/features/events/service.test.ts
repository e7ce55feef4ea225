import { failWith } from '@agency-booking/contract-express';
import { beforeEach, describe, expect, test } from 'vitest';
import { type EventsDeps, listEvents } from './service.ts';
import type { Stretch } from './store.sql.ts';
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
  listEvents({ agencyId: 1, after, limit, wait: 0, signal: new AbortController().signal } as never, deps, failWith);

describe('event pages', () => {
  test('a page without a position begins with the first stored event', async () => {
    found = [101];
    expect(await list(undefined)).toMatchObject({ position: 10_100, lastPosition: 20_000 });
    expect(read).toMatchObject([{ after: 100, upTo: 10_100 }]);
  });

  test('a full page ends with its last event, and any other page where the search ended', async () => {
    found = [150, 160];
    expect((await list(100)).position).toBe(160);
    found = [150];
    expect((await list(100)).position).toBe(10_100);
    found = [];
    expect((await list(19_990)).position).toBe(20_000);
  });

  test('event.gone: a page is refused after a deleted event, and accepted from the start of the feed', async () => {
    await expect(list(99)).rejects.toMatchObject({ key: 'event.gone' });
    expect((await list(100)).lastPosition).toBe(20_000);
    expect((await list(0)).position).toBe(10_100);
  });

  test('a page is empty at the last position and refused beyond it', async () => {
    expect(await list(20_000)).toMatchObject({ results: [], position: 20_000 });
    await expect(list(20_001)).rejects.toMatchObject({ details: { field: 'after' } });
  });
});
