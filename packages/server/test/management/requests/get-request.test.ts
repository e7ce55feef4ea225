import { afterAll, beforeAll, expect, test } from 'vitest';
import { threeDays } from '../../operations/car-search/trip.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { failedRequest, type Requests, startRequests } from './requests.ts';

let requests: Requests;
beforeAll(async () => {
  requests = await startRequests();
});
afterAll(() => requests.service.stop());

const get = <Body>(id: string) => requests.developer.call<Body>('GET', `/agencies/1/requests/${id}`);

test('200: returns a failed request together with the catalogue entry of its error', async () => {
  expect((await get('request-3')).body).toEqual({
    request: failedRequest,
    area: 'car-orders',
    error: {
      key: 'carOrder.notFound',
      status: 404,
      description: expect.any(String),
      meaning: expect.stringMatching(/order/i),
      action: expect.stringMatching(/./),
      retry: 'never',
    },
    requestBody: { notStored: 'noBody' },
    responseBody: { content: expect.stringContaining('"key":"carOrder.notFound"') },
  });
  const good = await get<object>('request-1');
  expect([good.status, 'error' in good.body]).toEqual([200, false]);
});

test('200: returns the refused field and its rule, and stores no values and no field names invented by the caller', async () => {
  const { service, token } = requests;
  const refusedOf = async (id: string, body: object) => {
    const sent = { token, headers: { 'X-Request-Id': id }, body };
    expect((await service.api('POST', '/search/point', sent)).status).toBe(400);
    await service.writeRequests();
    const { rows } = await service.database.pool.query('select * from request_log');
    expect(JSON.stringify(rows)).not.toMatch(/4111|Zeynep/);
    return (await get<{ refused?: object }>(id)).body.refused;
  };
  expect(await refusedOf('request-5', { ...threeDays, age: 'Zeynep' })).toEqual({
    field: 'age',
    rule: expect.any(String),
  });
  expect(await refusedOf('request-6', { ...threeDays, 'Zeynep 4111': 1 })).toEqual({
    field: '?',
    rule: 'is not known here',
  });
  expect(await refusedOf('request-7', { ...threeDays, 4111111111111111: 1 })).toEqual({
    field: '[]',
    rule: 'is not known here',
  });
});

test('200: returns every refused field with its rule', async () => {
  const { service, token } = requests;
  const body = { ...threeDays, age: 'Zeynep', country: 'Zeynep', 'Zeynep 5': 1 };
  const sent = { token, headers: { 'X-Request-Id': 'request-8' }, body };
  expect((await service.api('POST', '/search/point', sent)).status).toBe(400);
  await service.writeRequests();
  const { refused, problems } = (
    await get<{ refused: object; problems: { field: string; rule: string }[] }>('request-8')
  ).body;
  expect(problems[0]).toEqual(refused);
  expect(problems.map(({ field }) => field).toSorted()).toEqual(['?', 'age', 'country']);
  expect(JSON.stringify(problems)).not.toContain('Zeynep');
});

test('200: returns the order in the form that the service issues, and no other text that the caller sent as an ID', async () => {
  const { service, token } = requests;
  const orderOf = async (requestId: string, orderId: string) => {
    await service.api('GET', `/order/${orderId}`, { token, headers: { 'X-Request-Id': requestId } });
    await service.writeRequests();
    return (await get<{ request: { orderId?: string } }>(requestId)).body.request.orderId;
  };
  expect(await orderOf('request-10', 'CAR-q7Yt2MvKx0LbN5sWd8RpZg')).toBe('CAR-q7Yt2MvKx0LbN5sWd8RpZg');
  expect(await orderOf('request-11', 'Zeynep')).toBeUndefined();
});

test('404 request.notFound: unknown requests and requests of a different agency are not found, even by an operator', async () => {
  const operator = await portalAs(requests.service, 'operator', { secondFactor: 'passed' });
  for (const member of [requests.developer, operator]) {
    for (const id of ['request-4', 'request-9']) {
      expectPortalError(await member.call('GET', `/agencies/1/requests/${id}`), 'request.notFound');
    }
  }
});
