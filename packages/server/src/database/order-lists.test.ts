import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { listsOf, testLastNameKeys } from '../../test/support/order-lists.ts';
import type { OrderFilters } from '../ports/order-lists.ts';
import type { Database } from './open.ts';
import { CAR_ORDERS, idsQuery, TRANSFER_ORDERS } from './order-lists.ts';

const ORDERS = 6_000;
const AGENCIES = 4;
/** Pages of 8 KB that a page of 20 orders may read; the whole table has hundreds. */
const MOST_BLOCKS = 120;
const now = new Date('2027-03-01T09:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql
    .raw(`
    insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
      may_read_reference_data, may_check_credit)
    select 'agency ' || n, true, true, true, true, true, true from generate_series(1, ${AGENCIES}) n;
    insert into agency_user select 'usr_' || id, id, id || '@agency.example', 'A', 'B' from agency;
    insert into car_order (id, agency_id, user_id, end_user_address, payment_type, currency, language, tracking_id, vendor_code,
      offer_code, pick_up_at, free_cancellation_hours, amount, day_rent, passenger, billing, created_at, updated_at, status,
      vendor_reservation_id)
    select 'CAR-' || n, 1 + n % ${AGENCIES}, 'usr_' || 1 + n % ${AGENCIES}, '203.0.113.24', 'creditCard', 'TRY', 'en',
      'T-' || n, 'V', 'O', at + interval '30 days', 0, 1, 0, '{}', '{}', at, at,
      (array['reserved', 'reserved', 'reserved', 'cancelled', 'failed'])[1 + n / 4 % 5], 'R-' || n
    from generate_series(1, ${ORDERS}) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) moment;
    insert into transfer_order (id, agency_id, user_id, end_user_address, supplier_code, offer_code, pick_up_at, expires_at,
      amount, currency, product, passengers, billing, created_at, updated_at, status, vendor_reservation_id, tracking_id)
    select 'TRF-' || n, 1 + n % ${AGENCIES}, 'usr_' || 1 + n % ${AGENCIES}, '203.0.113.24', 'S', 'O', at + interval '30 days',
      at + interval '1 hour', 1, 'TRY', '{}', '[]', '{}', at, at, 'reserved', 'R-' || n, 'T-' || n
    from generate_series(1, ${ORDERS}) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute' as at) moment`)
    .execute(database.db);
  const named = Array.from({ length: ORDERS }, (_, index) => index + 1).flatMap((n) => {
    const agency = 1 + (n % AGENCIES);
    const key = testLastNameKeys(agency, `Name${n % 1_500}`)[0]!.toString('hex');
    return ['CAR', 'TRF'].map((kind) => ({ agency, key, order: `${kind}-${n}` }));
  });
  await sql`insert into order_last_name select agency, decode(key, 'hex'), "order"
    from json_to_recordset(${JSON.stringify(named)}::json) as named (agency integer, key text, "order" text)`.execute(
    database.db,
  );
}, 60_000);
afterAll(() => database.close());

const asked = (filters: OrderFilters) => ({ agencyId: 2, filters, after: undefined, atMost: 21, now });

describe.each([
  ['cars', CAR_ORDERS, 'CAR-'],
  ['transfers', TRANSFER_ORDERS, 'TRF-'],
])('%s', (_, kind, prefix) => {
  test('orders are found by a name in any spelling, and only at their agency', async () => {
    const lists = listsOf(kind, database);
    expect(await lists.findIds(asked({ lastName: 'NAME5' }))).toEqual(
      [4_505, 3_005, 1_505, 5].map((number) => `${prefix}${number}`),
    );
    expect(await lists.findIds({ ...asked({ lastName: 'Name5' }), agencyId: 3 })).toEqual([]);
    expect(await lists.findIds({ ...asked({}), after: `${prefix}6` })).toBeUndefined();
    await sql.raw('analyze').execute(database.db);
  });

  const filters: Record<string, OrderFilters> = {
    'no filter': {},
    'a status': { status: 'reserved' },
    'when they were made': {
      createdFrom: new Date('2026-01-03T00:00:00Z'),
      createdTo: new Date('2026-01-03T02:00:00Z'),
    },
    'when pick-up is': { pickupFrom: new Date('2026-02-02T00:00:00Z'), pickupTo: new Date('2026-02-02T02:00:00Z') },
    'their last change': { updatedSince: new Date('2026-01-05T02:00:00Z') },
    'a tracking number': { trackingID: 'T-5' },
    'a reservation': { reservationId: 'R-5' },
    'a last name': { lastName: 'name5' },
  };
  test.each(Object.entries(filters))('by %s a page costs the same, however many orders there are', async (_, given) => {
    const behind =
      Object.keys(given).length === 0 ? { created_at: new Date('2026-01-04T00:00:00Z'), number: 4_300 } : undefined;
    const query = idsQuery(kind, { ...asked(given), behind }, testLastNameKeys);
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Actual Rows': number } }] }>`
      explain (analyze, buffers, format json) ${query}`.execute(database.db);
    const [{ Plan }] = rows[0]!['QUERY PLAN'];
    expect(JSON.stringify(Plan)).not.toContain('Seq Scan');
    expect(Plan['Actual Rows']).toBeGreaterThan(0);
    expect(Plan['Shared Hit Blocks']).toBeLessThan(MOST_BLOCKS);
  });
});
