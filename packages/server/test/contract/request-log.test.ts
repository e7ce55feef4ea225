import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { END_USER, passenger } from '../operations/car-orders/ordering.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { agencies } from '../support/agencies.ts';

let paying: Paying;
let token: string;
beforeAll(async () => {
  paying = await startPaying();
  token = await paying.tokenOf('horizon');
});
afterAll(() => paying.stop());
beforeEach(async () => {
  await paying.service.writeRequests();
  await paying.service.database.pool.query('delete from request_log');
});

type Row = Readonly<Record<string, unknown>>;
async function logged(): Promise<Row[]> {
  await paying.service.writeRequests();
  const { rows } = await paying.service.database.pool.query<Row>('select * from request_log order by id');
  return rows;
}

test('a call with a known key is logged as one row with caller, operation, time, outcome and duration, and with sealed bodies', async () => {
  await paying.service.api('GET', '/orders?lastName=Kaya', { token, headers: { 'X-Request-Id': 'mine-0001' } });
  await paying.service.api('GET', '/order/CAR-0', { token, headers: { 'X-Request-Id': 'mine-0002' } });
  const common = {
    agency_id: 1,
    key_id: 'key_horizon_1',
    at: paying.clock.now(),
    duration_ms: expect.any(Number),
    body_id: expect.any(String),
  };
  const accepted = {
    refused_field: null,
    refused_rule: null,
    silent_parties: null,
    further_refusals: null,
    order_id: null,
  };
  expect(await logged()).toEqual([
    {
      ...common,
      ...accepted,
      id: expect.any(Number),
      request_id: 'mine-0001',
      operation: 'listOrders',
      status: 200,
      error_key: null,
      is_repeat: false,
    },
    {
      ...common,
      ...accepted,
      id: expect.any(Number),
      request_id: 'mine-0002',
      operation: 'getOrder',
      status: 404,
      error_key: 'carOrder.notFound',
      is_repeat: false,
    },
  ]);
});

test('a call without a known caller is not logged', async () => {
  await paying.service.api('POST', '/auth/login', { body: agencies.horizon });
  await paying.service.api('GET', '/orders', { token: 'nonsense' });
  await paying.service.api('GET', '/nowhere', { token });
  expect(await logged()).toEqual([]);
});

test('only a repeated call with an Idempotency-Key is marked as repeated', async () => {
  const [car] = await foundCars(paying.service, token);
  const { searchID, code } = car!;
  const body = { paymentType: 'creditCard', searchID, code, passenger };
  const headers = { ...END_USER, 'Idempotency-Key': 'shop-4711-a' };
  for (const _again of [1, 2]) await paying.service.api('POST', '/order', { token, body, headers });
  const rows = (await logged()).filter(({ operation }) => operation === 'createOrder');
  expect(rows.map(({ is_repeat, status }) => [is_repeat, status])).toEqual([
    [false, 201],
    [true, 201],
  ]);
});

test('request logging adds no statement to the call, and updates the last use of a key once a minute', async () => {
  const { statements, database } = paying.service;
  await paying.service.api('GET', '/orders', { token });
  const sent = new Map(statements);
  await paying.service.writeRequests();
  expect(await logged()).toHaveLength(1);
  expect(Object.fromEntries([...statements].filter(([operation, count]) => sent.get(operation) !== count))).toEqual({
    '': expect.any(Number),
  });
  const { rows } = await database.pool.query(`select used_at from api_key_use where api_key_id = 'key_horizon_1'`);
  expect(rows).toEqual([{ used_at: paying.clock.now() }]);
});
