import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../src/generated/management/types.ts';
import { expectPortalError } from '../../support/portal.ts';
import { type Requests, startRequests } from './requests.ts';

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.service.stop());

type Figures = components['schemas']['RequestFigures'];

const figures = (query = '') => requests.developer.call<Figures>('GET', `/agencies/1/request-figures${query}`);

test('200: returns hourly figures and the busiest minute for each rate limit', async () => {
  const { body } = await figures('?to=2027-03-02T00:00:00Z');
  expect([body.from, body.to]).toEqual(['2027-03-01T00:00:00.000Z', '2027-03-02T00:00:00.000Z']);
  expect(body.results).toEqual([
    {
      at: '2027-03-01T09:00:00.000Z',
      count: 3,
      errors: [{ key: 'carOrder.notFound', count: 2 }],
      p50Milliseconds: expect.any(Number),
      p95Milliseconds: expect.any(Number),
    },
  ]);
  expect(body.limits).toEqual([
    { operation: 'getOrder', limit: 60, windowSeconds: 60, busiest: 2, refused: 0 },
    { operation: 'searchLocations', limit: expect.any(Number), windowSeconds: 60, busiest: 1, refused: 0 },
  ]);
  expect((await figures('?by=day&to=2027-03-02T00:00:00Z')).body.results[0]?.at).toBe('2027-03-01T00:00:00.000Z');
});

test.each([
  ['?from=2027-03-02T00:00:00Z&to=2027-03-02T00:00:00Z', 'must be after from'],
  ['?from=2027-03-01T00:00:00Z&to=2027-03-08T00:00:01Z', 'must be at most 7 days after from, by the hour'],
  ['?by=day&from=2027-01-01T00:00:00Z&to=2027-03-01T00:00:00Z', 'must be at most 31 days after from, by the day'],
])('400 request.invalid: the period %s is refused', async (query, message) => {
  expectPortalError(await figures(query), 'request.invalid', { field: 'to', message });
});
