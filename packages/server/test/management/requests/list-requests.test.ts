import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../src/generated/management/types.ts';
import { expectPortalError } from '../../support/portal.ts';
import { failedRequest, type Requests, startRequests } from './requests.ts';

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.service.stop());

type List = components['schemas']['LoggedRequestList'];

const find = (query = '') => requests.developer.call<List>('GET', `/agencies/1/requests${query}`);
const ids = ({ body }: { body: List }) => body.results.map(({ requestId }) => requestId);

test('200: returns the requests of the agency page by page, newest first', async () => {
  const first = await find('?limit=2');
  expect(ids(first)).toEqual(['request-3', 'request-2']);
  expect(first.body.results[0]).toEqual(failedRequest);
  const second = await find(`?limit=2&cursor=${first.body.nextCursor}`);
  expect([ids(second), second.body.nextCursor]).toEqual([['request-1'], undefined]);
});

test.each([
  ['?requestId=request-2', ['request-2']],
  ['?requestId=request-4', []],
  ['?status=404', ['request-3', 'request-2']],
  ['?outcome=failed', ['request-3', 'request-2']],
  ['?outcome=succeeded', ['request-1']],
  ['?operation=searchLocations', ['request-1']],
  ['?errorKey=carOrder.notFound&limit=1', ['request-3']],
  ['?keyId=key_horizon_1', ['request-3', 'request-2', 'request-1']],
  ['?keyId=key_meridian_1', []],
  ['?from=2027-03-02T00:00:00Z', []],
  ['?to=2027-03-02T00:00:00Z', ['request-3', 'request-2', 'request-1']],
])('200: the query %s returns the matching requests', async (query, found) => {
  expect(ids(await find(query))).toEqual(found);
});

test.each([
  ['?cursor=AAAA', 'cursor', 'must be the nextCursor of a page of this list, with the same filters'],
  ['?from=2027-03-02T00:00:00Z&to=2027-03-01T00:00:00Z', 'to', 'must be after from'],
])('400 request.invalid: the query %s is refused', async (query, field, message) => {
  expectPortalError(await find(query), 'request.invalid', { field, message });
});
