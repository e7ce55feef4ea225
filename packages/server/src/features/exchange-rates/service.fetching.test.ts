import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallResult } from '../../ports/call-result.ts';
import type { Publication } from '../../ports/exchange-rates.ts';
import { createFetching } from './service.fetching.ts';
import { stagingRates } from './staging.ts';
import type { ExchangeRateStore } from './store.sql.ts';
import type { RatesTask, StoredRates } from './types.ts';

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;
const MONDAY = new Date('2027-03-01T09:00:00Z');
const now = () => new Date();

let kept: StoredRates[];
let fetches: Date[];
let reported: RatesTask[];
let errors: unknown[];
let answer: () => Promise<CallResult<Publication>>;
let fetching: ReturnType<typeof createFetching>;

const store = {
  inUse: async () => kept[0],
  list: async () => kept,
  async add(publication: Publication, { fetchedAt, isHeld }: { fetchedAt: Date; isHeld: boolean }) {
    if (kept.some(({ asOf }) => asOf === publication.asOf)) return undefined;
    const rates = { ...publication, id: kept.length + 1, fetchedAt, isHeld, accepted: undefined };
    kept.unshift(rates);
    return rates;
  },
} as Partial<ExchangeRateStore> as ExchangeRateStore;

beforeEach(() => {
  vi.useFakeTimers({ now: MONDAY });
  [kept, fetches, reported, errors] = [[], [], [], []];
  answer = async () => ({ answered: true, answer: stagingRates(now()) });
  fetching = createFetching({
    store,
    now,
    fetchPublication: () => {
      fetches.push(now());
      return answer();
    },
    refused: () => {},
    taskOpened: (task) => reported.push(task),
    onError: (error) => errors.push(error),
  });
});
afterEach(async () => {
  await fetching.stop();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const minutesOfFetches = () => fetches.map((at) => (at.getTime() - MONDAY.getTime()) / MINUTE_MILLISECONDS);
const unreachable = async () => ({ answered: false, reason: 'unreachable' }) as const;

test('the start fetches rates before it completes', async () => {
  await fetching.start();
  expect(kept.map(({ asOf }) => asOf)).toEqual(['2027-02-26']);
});

test('rates are fetched every ten minutes, and every minute while the feed fails', async () => {
  await fetching.start();
  await pass(10 * MINUTE_MILLISECONDS);
  expect(minutesOfFetches()).toEqual([0, 10]);
  answer = unreachable;
  await pass(12 * MINUTE_MILLISECONDS);
  expect(minutesOfFetches()).toEqual([0, 10, 20, 21, 22]);
  answer = async () => ({ answered: true, answer: stagingRates(now()) });
  await pass(11 * MINUTE_MILLISECONDS);
  expect(minutesOfFetches()).toEqual([0, 10, 20, 21, 22, 23, 33]);
});

test('the next fetch begins after the previous one has ended, however long it takes', async () => {
  const slow = Promise.withResolvers<CallResult<Publication>>();
  answer = () => slow.promise;
  const started = fetching.start();
  await pass(30 * MINUTE_MILLISECONDS);
  expect(minutesOfFetches()).toEqual([0]);
  slow.resolve({ answered: true, answer: stagingRates(now()) });
  await started;
  await pass(10 * MINUTE_MILLISECONDS);
  expect(minutesOfFetches()).toEqual([0, 40]);
});

describe('operator tasks about rates', () => {
  test('late rates and stale rates open one task each, and late rates open another after a recovery', async () => {
    await fetching.start();
    answer = unreachable;
    await pass(7 * DAY_MILLISECONDS);
    expect(reported.map(({ kind }) => kind)).toEqual(['ratesLate']);
    answer = async () => ({ answered: true, answer: stagingRates(now()) });
    await pass(2 * MINUTE_MILLISECONDS);
    expect(reported.length).toBe(1);
    answer = unreachable;
    await pass(9 * DAY_MILLISECONDS);
    expect(reported.map(({ kind }) => kind)).toEqual(['ratesLate', 'ratesLate', 'ratesStale']);
  });

  test('a jump opens one task when it is fetched, and none with later fetches', async () => {
    await fetching.start();
    const { rates, ...rest } = stagingRates(now());
    const jumped = {
      ...rest,
      asOf: '2027-03-01',
      rates: rates.map((rate) => ({ ...rate, buying: '99', selling: '99' })),
    };
    answer = async () => ({ answered: true, answer: jumped });
    await pass(30 * MINUTE_MILLISECONDS);
    expect(reported.map(({ kind }) => kind)).toEqual(['ratesHeld']);
  });
});

describe('fetches that throw', () => {
  const broken = new Error('broken');

  test('a fetch that throws is retried a minute later, and polling continues', async () => {
    answer = () => Promise.reject(broken);
    await fetching.start();
    await pass(2 * MINUTE_MILLISECONDS);
    expect([minutesOfFetches(), errors]).toEqual([
      [0, 1, 2],
      [broken, broken, broken],
    ]);
  });

  test('a fetch that throws is not a completed round, but a feed that does not answer is', async () => {
    await fetching.start();
    answer = unreachable;
    await pass(10 * MINUTE_MILLISECONDS);
    expect(fetching.lastRoundAt()).toEqual(now());
    answer = () => Promise.reject(broken);
    await pass(5 * MINUTE_MILLISECONDS);
    expect(fetching.lastRoundAt()).toEqual(new Date(MONDAY.getTime() + 10 * MINUTE_MILLISECONDS));
  });
});

test('a shutdown waits for a fetch in progress, and no fetch follows', async () => {
  await fetching.start();
  const slow = Promise.withResolvers<CallResult<Publication>>();
  answer = () => slow.promise;
  await pass(10 * MINUTE_MILLISECONDS);
  const stopped = vi.fn();
  const stopping = fetching.stop().then(stopped);
  await pass(MINUTE_MILLISECONDS);
  expect(stopped).not.toHaveBeenCalled();
  slow.resolve({ answered: true, answer: stagingRates(now()) });
  await stopping;
  await pass(DAY_MILLISECONDS);
  expect(minutesOfFetches()).toEqual([0, 10]);
});
