import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, openTestDatabase } from '../../../test/support/database.ts';
import type { Database } from '../../database/open.ts';
import { dividedByHours } from './rules.ts';
import { deleteExpired, listRequests } from './service.ts';
import { createRequestLogStore, type RequestLogStore, type RequestLogTables } from './store.sql.ts';
import type { LoggedRequest, Period, PeriodFigures, RequestFilters } from './types.ts';

const noon = new Date('2027-03-01T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const deps = () => ({ store, now: () => after(3_600) });

let database: Database;
let store: RequestLogStore;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createRequestLogStore(database.db.withTables<RequestLogTables>());
});
afterAll(() => database.close());
beforeEach(() =>
  emptyTables(database, 'request_log', 'request_duration', 'request_hour', 'request_minute', 'request_peak'),
);

const request = (changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  requestId: 'request-1',
  at: noon,
  agencyId: 1,
  keyId: 'key_1',
  operation: 'listOrders',
  status: 200,
  errorKey: undefined,
  durationMilliseconds: 12.5,
  isRepeat: false,
  ...changes,
});
const declined = { operation: 'payOrder', status: 402, errorKey: 'cardPayment.declined' } as const;

test('a written row is read back, without the rows of a different agency', async () => {
  await store.add([request(), request({ agencyId: 2, requestId: 'request-2' })]);
  expect(await store.list({ agencyId: 1, filters: {}, after: undefined, atMost: 9 })).toEqual([
    { ...request(), id: expect.any(Number) },
  ]);
});

test('the refused fields and the order of a call are read back', async () => {
  const refused = ['age', 'country'].map((field) => ({ field, rule: 'is required' }));
  const calls = [request({ refused, orderId: 'CAR-q7Yt2MvKx0LbN5sWd8RpZg' }), request({ refused: [] })];
  await store.add(calls);
  const [second, first] = await store.list({ agencyId: 1, filters: {}, after: undefined, atMost: 9 });
  expect(first).toMatchObject({ refused, orderId: 'CAR-q7Yt2MvKx0LbN5sWd8RpZg' });
  expect([second!.refused, second!.orderId]).toEqual([undefined, undefined]);
});

test.each<[RequestFilters, string[]]>([
  [{}, ['c', 'b', 'a']],
  [{ requestId: 'b' }, ['b']],
  [{ status: 200 }, ['a']],
  [{ status: 402 }, ['b']],
  [{ operation: 'payOrder' }, ['c', 'b']],
  [{ errorKey: 'cardPayment.declined' }, ['b']],
  [{ keyId: 'key_2' }, ['c']],
  [{ operation: 'payOrder', status: 201 }, ['c']],
  [{ from: after(1) }, ['c', 'b']],
  [{ to: after(1) }, ['a']],
  [{ from: after(1), to: after(2) }, ['b']],
])('the filters %j find %j, latest first', async (filters, found) => {
  await store.add([
    request({ requestId: 'a' }),
    request({ requestId: 'b', at: after(1), ...declined }),
    request({ requestId: 'c', at: after(2), operation: 'payOrder', status: 201, keyId: 'key_2' }),
  ]);
  const rows = await store.list({ agencyId: 1, filters, after: undefined, atMost: 9 });
  expect(rows.map(({ requestId }) => requestId)).toEqual(found);
});

test('paging returns each row once, even if rows share the same moment', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  await store.add(names.map((requestId) => request({ requestId })));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listRequests({ agencyId: 1, filters: {}, limit: 2, cursor }, deps());
    seen.push(...page.results.map(({ requestId }) => requestId));
    await store.add([request({ requestId: 'new', at: after(1) })]);
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
});

/** Returns the upper limit of a duration's bucket. Each limit is 5% above the previous one. */
const endOfStep = (milliseconds: number) =>
  Number((1.05 ** Math.ceil(Math.log(Math.max(milliseconds, 1)) / Math.log(1.05))).toFixed(1));

/** Computes the expected figures from the individual calls. */
async function countedIn({ from, to }: Period, by: 'hour' | 'day'): Promise<PeriodFigures[]> {
  const { rows } = await database.pool.query<{ at: Date; calls: LoggedRequest[] }>(
    `select date_trunc($1, at, 'UTC') as at, json_agg(json_build_object('errorKey', error_key, 'durationMilliseconds', duration_ms)) as calls
     from request_log where at >= $2 and at < $3 group by 1 order by 1`,
    [by, from, to],
  );
  return rows.map(({ at, calls }) => {
    const durations = calls.map((call) => call.durationMilliseconds).sort((one, other) => one - other);
    const shareOf = (part: number) => endOfStep(durations[Math.ceil(part * durations.length) - 1]!);
    const failed = Map.groupBy(
      calls.filter(({ errorKey }) => errorKey),
      ({ errorKey }) => errorKey!,
    );
    const errors = [...failed].map(([key, { length }]) => ({ key, count: length }));
    errors.sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
    return { at, count: calls.length, errors, p50Milliseconds: shareOf(0.5), p95Milliseconds: shareOf(0.95) };
  });
}

describe('request figures', () => {
  test('figures by hour and day have counts, errors by frequency, and the median and 95th percentile of durations', async () => {
    const some = Array.from({ length: 100 }, (_, index) => request({ durationMilliseconds: index + 1 }));
    const failed = { ...declined, at: after(3_600), durationMilliseconds: 7 };
    await store.add([
      ...some,
      request(failed),
      request(failed),
      request({ ...failed, errorKey: 'rateLimit.exceeded' }),
    ]);
    await store.add([request({ agencyId: 2 }), request({ at: after(90_000) })]);
    const period = dividedByHours({ agencyId: 1, from: noon, to: after(86_400) });
    const errors = [
      { key: 'cardPayment.declined', count: 2 },
      { key: 'rateLimit.exceeded', count: 1 },
    ];
    expect(await store.figures(period, 'hour')).toEqual([
      { at: noon, count: 100, errors: [], p50Milliseconds: endOfStep(50), p95Milliseconds: endOfStep(95) },
      { at: after(3_600), count: 3, errors, p50Milliseconds: endOfStep(7), p95Milliseconds: endOfStep(7) },
    ]);
    expect(await store.figures(period, 'day')).toEqual([
      {
        at: new Date('2027-03-01T00:00:00Z'),
        count: 103,
        errors,
        p50Milliseconds: endOfStep(49),
        p95Milliseconds: endOfStep(95),
      },
    ]);
  });

  test.each([
    [0, 144_000],
    [1_800, 140_000],
    [1_800, 3_000],
    [1_800, 6_000],
    [3_600, 7_200],
    [7_000, 7_201],
  ])('figures from second %i to %i match the log, including partial hours', async (first, last) => {
    const keys = [undefined, undefined, 'cardPayment.declined', 'rateLimit.exceeded'];
    const calls = Array.from({ length: 600 }, (_, index) => {
      const errorKey = keys[index % 4];
      return request({
        at: after((index * 7_919) % 144_000),
        keyId: `key_${index % 3}`,
        operation: `operation${index % 5}`,
        errorKey,
        status: errorKey === 'rateLimit.exceeded' ? 429 : 200,
        durationMilliseconds: (index * 37) % 900,
      });
    });
    await store.add([...calls, ...calls.slice(0, 50)]);
    await Promise.all([store.add(calls.slice(50, 300)), store.add(calls.slice(100, 400).toReversed())]);
    const period = dividedByHours({ agencyId: 1, from: after(first), to: after(last) });
    for (const by of ['hour', 'day'] as const)
      expect(await store.figures(period, by)).toEqual(await countedIn(period, by));
    const { rows } = await database.pool.query(
      `select operation, max(calls)::integer as busiest, sum(refused)::integer as refused from (
         select operation, count(*) as calls, count(*) filter (where status = 429) as refused
         from request_log where at >= $1 and at < $2 group by operation, key_id, date_trunc('minute', at)
       ) minute group by operation order by operation`,
      [period.from, period.to],
    );
    expect(await store.busiest(period)).toEqual(rows);
  });

  test('the busiest minute of an operation counts the requests of one key', async () => {
    const refused = { operation: 'payOrder', status: 429, errorKey: 'rateLimit.exceeded' };
    await store.add([
      ...[0, 30, 59].map((seconds) => request({ at: after(seconds) })),
      ...[0, 60].map((seconds) => request({ at: after(seconds), keyId: 'key_2' })),
      ...[0, 1].map((seconds) => request({ at: after(seconds), ...refused })),
    ]);
    expect(await store.busiest(dividedByHours({ agencyId: 1, from: noon, to: after(3_600) }))).toEqual([
      { operation: 'listOrders', busiest: 3, refused: 0 },
      { operation: 'payOrder', busiest: 2, refused: 2 },
    ]);
  });
});

test('requests older than 30 days are neither shown nor kept, however many there are', async () => {
  const old = new Date(after(3_600).getTime() - 30 * 24 * 60 * 60 * 1000 - 1);
  await store.add(Array.from({ length: 5_001 }, () => request({ at: old, requestId: 'old' })));
  await store.add([request({ at: new Date(old.getTime() + 1) })]);
  const all = await listRequests({ agencyId: 1, filters: {}, limit: 100 }, deps());
  expect(all).toEqual({ results: [expect.objectContaining({ requestId: 'request-1' })] });
  await deleteExpired(deps());
  const { rows } = await database.pool.query('select request_id from request_log');
  expect(rows).toEqual([{ request_id: 'request-1' }]);
});
