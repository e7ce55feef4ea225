import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Requests, startRequests } from './requests.ts';

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.service.stop());

test('200: counts successful requests, and failed requests by status', async () => {
  const { status, body } = await requests.developer.call('GET', '/agencies/1/request-statuses');
  expect([status, body]).toEqual([200, { succeeded: 1, failed: 2, results: [{ status: 404, count: 2 }] }]);
});
