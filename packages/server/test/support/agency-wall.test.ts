import { beforeEach, expect, test } from 'vitest';
import { createAgencyWall } from './agency-wall.ts';

const TABLES = ['agency', 'car_order', 'car_order_item', 'payment_attempt', 'rate_limit'];
const asking = { requestId: 'req_1', agencyId: 7 };

let wall: ReturnType<typeof createAgencyWall>;
beforeEach(() => {
  wall = createAgencyWall(TABLES);
});
const send = (text: string, ...values: unknown[]) => wall.assertNamed({ text, values }, asking);
const get = (rows: Record<string, unknown>[], text = 'select', ...values: unknown[]) =>
  wall.learn({ rows, rowCount: rows.length }, { text, values }, asking);
const write = (text: string, ...values: unknown[]) => {
  send(text, ...values);
  wall.learn({ rows: [], rowCount: 1 }, { text, values }, asking);
};

const ITEMS = 'select * from "car_order_item" where "order_id" = $1';
const ORDER = 'select * from "car_order" where "id" = $1 and "agency_id" = $2';

test('a statement that names the agency is allowed, and so is one that names the order it found', () => {
  send(ORDER, 'CAR-1', 7);
  get([{ id: 'CAR-1', agency_id: 7 }]);
  expect(() => send(ITEMS, 'CAR-1')).not.toThrow();
});

test('a statement that names an order or attempt written in the same request is allowed', () => {
  write('insert into "car_order" ("id", "agency_id") values ($1, $2)', 'CAR-1', 7);
  write('insert into "car_order_item" ("id", "order_id") values ($1, $2), ($3, $4)', 1, 'CAR-1', 2, 'CAR-1');
  send('select * from "payment_attempt" where "order_kind" = $1 and "order_id" = $2', 'car', 'CAR-1');
  get([{ id: 'att_1', agency_id: 7 }]);
  expect(() => send('update "payment_attempt" set "status" = $1 where "id" = $2', 'charged', 'att_1')).not.toThrow();
});

test.each<[string, string, unknown[]]>([
  ['no agency', 'select * from "car_order" where "id" = $1', ['CAR-1']],
  ['no agency', ITEMS, ['CAR-1']],
  ['no agency', 'select * from "car_order"', []],
  ['no agency', 'update "car_order" set "agency_id" = $1', [7]],
  [
    'no agency',
    'update "car_order" set "id" = $1, "agency_id" = $2 where "created_at" < $3',
    ['CAR-1', 7, new Date(0)],
  ],
  ['no agency', 'delete from "car_order" where "created_at" < $1', [new Date(0)]],
  ['no agency', 'select from rate_limit join car_order on true', []],
  ['another agency', ORDER, ['CAR-1', 8]],
  ['another agency', 'insert into "car_order" ("id", "agency_id") values ($1, $2), ($3, $4)', ['CAR-1', 7, 'CAR-2', 8]],
])('a statement that names %s is reported: %s', (what, text, values) => {
  expect(() => send(text, ...values)).toThrow(`names ${what}: ${text}`);
});

test('every ID in a list must be known', () => {
  get([{ id: 'CAR-1' }, { id: 'CAR-2' }]);
  const list = 'select * from "payment_attempt" where "order_kind" = $1 and "order_id" = any($2::text[])';
  expect(() => send(list, 'car', ['CAR-1', 'CAR-2'])).not.toThrow();
  expect(() => send(list, 'car', ['CAR-1', 'CAR-3'])).toThrow('names no agency');
});

test('an ID that was requested but not found is not allowed', () => {
  send(ORDER, 'CAR-1', 7);
  get([], ORDER, 'CAR-1', 7);
  expect(() => send(ITEMS, 'CAR-1')).toThrow('names no agency');
});

test('an ID that a different request found is not allowed', () => {
  const statement = { text: ORDER, values: ['CAR-1', 7] };
  wall.learn({ rows: [{ id: 'CAR-1' }], rowCount: 1 }, statement, { requestId: 'req_0', agencyId: 7 });
  expect(() => send(ITEMS, 'CAR-1')).toThrow('names no agency');
});

test('a returned row of a different agency is reported, whatever the statement names', () => {
  send(ORDER, 'CAR-1', 7);
  expect(() => get([{ id: 'CAR-1', agency_id: 8 }])).toThrow('names a row of another agency');
});

test('statements on shared tables need no agency', () => {
  expect(() => send('select * from "agency" where "name" = $1', 'Horizon')).not.toThrow();
  expect(() => send('begin')).not.toThrow();
});
