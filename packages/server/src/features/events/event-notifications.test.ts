import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventNotifications, type EventNotifications } from './event-notifications.ts';

let reached: Map<number, number>;
let looks: (readonly number[])[];
let news: EventNotifications;
let isClosing: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  reached = new Map([
    [1, 5],
    [2, 9],
  ]);
  looks = [];
  isClosing = false;
  news = createEventNotifications({
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

test('a waiting client is notified of events after its position, and of no others', async () => {
  const notified = vi.fn();
  void news.wait({ agencyId: 1, after: 5 }, forever()).then(notified);
  await soon();
  expect(notified).not.toHaveBeenCalled();
  reached.set(1, 6);
  await soon();
  expect(notified).toHaveBeenCalledExactlyOnceWith(true);
});

test('all waiting clients share one query, and without clients no query runs', async () => {
  await soon();
  expect(looks).toEqual([]);
  for (const agencyId of [1, 1, 2]) void news.wait({ agencyId, after: 9 }, forever());
  await soon();
  expect(looks).toEqual([[1, 2]]);
});

test('a client that disconnects is no longer polled for', async () => {
  const client = new AbortController();
  const waiting = news.wait({ agencyId: 1, after: 5 }, client.signal);
  client.abort();
  expect(await waiting).toBe(false);
  await soon();
  expect(looks).toEqual([]);
});

test('five clients of an agency can wait, a sixth cannot, and a different agency still can', async () => {
  for (let count = 0; count < 5; count += 1) void news.wait({ agencyId: 1, after: 5 }, forever());
  expect(await news.wait({ agencyId: 1, after: 5 }, forever())).toBe(false);
  reached.set(2, 10);
  const other = news.wait({ agencyId: 2, after: 9 }, forever());
  await soon();
  expect(await other).toBe(true);
});

test('waiting clients do not delay a shutdown', async () => {
  const waiting = news.wait({ agencyId: 1, after: 5 }, forever());
  isClosing = true;
  await soon();
  expect(await waiting).toBe(false);
});
