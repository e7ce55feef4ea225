import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { readMigrations } from '../../src/database/migrations.ts';
import type { Database } from '../../src/database/open.ts';
import { emptySchema, openTestDatabase } from '../support/database.ts';

const COMPLETING = '0164-rows-of-the-first-release';
const PRODUCT = {
  appointment: { pickupTime: '2027-06-10T11:00:00+03:00' },
  pricing: {
    fees: [
      { type: 'oneway', amount: 440_000 },
      { type: 'commission', amount: 44_001 },
    ],
  },
};
const ROUND_TRIP = {
  appointment: { ...PRODUCT.appointment, returnPickupTime: '2027-06-13T06:00:00+03:00' },
  pricing: {
    fees: [
      { type: 'oneway', amount: 200_000 },
      { type: 'return', amount: 100_000 },
      { type: 'commission', amount: 10 },
    ],
  },
};
const EVERYTHING = 'Until then a cancellation gives back everything.';
const HALF = 'Until then a cancellation gives back half.';

let database: Database;
const rows = async (text: string) => (await database.pool.query(text)).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await emptySchema(database);
  const migrations = await readMigrations();
  await migrate(
    database.db,
    migrations.filter(({ name }) => name < COMPLETING),
  );
  await database.pool.query(`
    insert into agency values (default, 'Horizon', true, true, true, true, true, true);
    insert into agency_user values ('usr_1', 1, 'elif@horizon.example', 'Elif', 'Demir');
    insert into car_order (id, agency_id, user_id, end_user_address, payment_type, currency, language, vendor_code, offer_code,
      pick_up_at, free_cancellation_hours, amount, day_rent, passenger, billing, created_at, updated_at)
    values ('CAR-1', 1, 'usr_1', '0.0.0.0', 'limit', 'TRY', 'en', 'TESTDRIVE', 'o', '2027-06-10T07:00:00Z', 48, 3, 161300, '{}', '{}',
      now(), now())`);
  for (const [id, amount, product] of [
    ['TRF-1', 484_001, PRODUCT],
    ['TRF-2', 285_010, ROUND_TRIP],
  ] as const) {
    await database.pool.query(
      `insert into transfer_order (id, agency_id, user_id, end_user_address, supplier_code, offer_code, pick_up_at, expires_at, amount,
         currency, product, passengers, billing, created_at, updated_at)
       values ($1, 1, 'usr_1', '0.0.0.0', 'BOSPHORUS', 'o', '2027-06-10T08:00:00Z', now(), $2, 'TRY', $3, '[]', '{}', now(), now())`,
      [id, amount, product],
    );
  }
  await database.pool.query(`
    insert into payment_attempt (id, payment_id, order_kind, order_id, agency_id, method, status, amount, currency, context, watch_until,
      changed_at)
    select order_id, number, kind, order_id, 1, 'limit', 'declined', 3, 'TRY', '{}', '2027-06-10T08:00:00Z', now()
    from (values ('CAR-1', 1, 'car'), ('TRF-1', 2, 'transfer')) attempt (order_id, number, kind)`);
  await migrate(database.db, migrations);
});
afterAll(() => database.close());

test('a car order gets its cancellation terms, and its return at pick-up', async () => {
  expect(await rows('select cancellation, return_at from car_order')).toEqual([
    {
      cancellation: [
        { until: '2027-06-08T07:00:00.000Z', fee: { amount: 0, currency: 'TRY' } },
        { until: '2027-06-10T07:00:00.000Z', fee: { amount: 161_300, currency: 'TRY' } },
      ],
      return_at: new Date('2027-06-10T07:00:00Z'),
    },
  ]);
});

test('a one-way transfer gets one leg with the whole payment, and half of it refundable until six hours before', async () => {
  expect(await rows(`select legs, last_pick_up_at from transfer_order where id = 'TRF-1'`)).toEqual([
    {
      legs: [
        {
          type: 'oneway',
          pickupTime: '2027-06-10T11:00:00+03:00',
          amount: 484_001,
          commission: 44_001,
          refunds: [
            { until: '2027-06-09T08:00:00.000Z', amount: 484_001, description: EVERYTHING },
            { until: '2027-06-10T02:00:00.000Z', amount: 242_001, description: HALF },
          ],
        },
      ],
      last_pick_up_at: new Date('2027-06-10T08:00:00Z'),
    },
  ]);
});

test('the legs of a round trip share the payment and the commission by price, to the minor unit', async () => {
  const [{ legs }] = (await rows(`select legs from transfer_order where id = 'TRF-2'`)) as [{ legs: unknown }];
  expect(legs).toMatchObject([
    { type: 'oneway', amount: 190_007, commission: 7 },
    {
      type: 'return',
      pickupTime: '2027-06-13T06:00:00+03:00',
      amount: 95_003,
      commission: 3,
      refunds: [
        { until: '2027-06-12T03:00:00.000Z', amount: 95_003 },
        { until: '2027-06-12T21:00:00.000Z', amount: 47_502 },
      ],
    },
  ]);
});

test('a payment gets the party that provides its order, and the time of the first pick-up', async () => {
  const first_pick_up_at = new Date('2027-06-10T08:00:00Z');
  expect(await rows('select party, first_pick_up_at from payment_attempt order by id')).toEqual([
    { party: 'TESTDRIVE', first_pick_up_at },
    { party: 'BOSPHORUS', first_pick_up_at },
  ]);
});
