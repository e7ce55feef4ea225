import { sql } from 'kysely';
import type { Database } from '../../src/database/open.ts';
import { testLastNameKeys } from './order-lists.ts';

/**
 * Inserts orders of each kind at intervals of ten minutes from the start of 2026, with IDs such as `CAR-1` and `TRF-1`.
 * Tracking IDs begin with `T-`, and reservation IDs with `R-`. Agencies and last names (`Name0` to `Name1499`) are
 * assigned in rotation.
 */
export async function fillWithOrders(
  database: Database,
  { orders, agencies }: { readonly orders: number; readonly agencies: number },
): Promise<void> {
  await sql
    .raw(`
    insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
      may_read_reference_data, may_check_credit)
    select 'agency ' || n, true, true, true, true, true, true from generate_series(1, ${agencies}) n;
    insert into agency_user select 'usr_' || id, id, id || '@agency.example', 'A', 'B' from agency;
    insert into car_order (id, agency_id, user_id, end_user_address, payment_type, currency, language, tracking_id, vendor_code,
      offer_code, pick_up_at, amount, passenger, billing, created_at, updated_at, status,
      vendor_reservation_id)
    select 'CAR-' || n, 1 + n % ${agencies}, 'usr_' || 1 + n % ${agencies}, '203.0.113.24', 'creditCard', 'TRY', 'en',
      'T-' || n, 'V', 'O', at + interval '2 hours', 1, '{}', '{}', at, at,
      (array['reserved', 'reserved', 'reserved', 'cancelled', 'failed'])[1 + n / 4 % 5], 'R-' || n
    from generate_series(1, ${orders}) n, lateral (select timestamptz '2026-01-01' + n * interval '10 minutes' as at) moment;
    insert into transfer_order (id, agency_id, user_id, end_user_address, supplier_code, offer_code, pick_up_at, expires_at,
      amount, currency, product, passengers, billing, created_at, updated_at, status, vendor_reservation_id, tracking_id)
    select 'TRF-' || n, 1 + n % ${agencies}, 'usr_' || 1 + n % ${agencies}, '203.0.113.24', 'S', 'O', at + interval '2 hours',
      at + interval '1 hour', 1, 'TRY', '{}', '[]', '{}', at, at, 'reserved', 'R-' || n, 'T-' || n
    from generate_series(1, ${orders}) n, lateral (select timestamptz '2026-01-01' + n * interval '10 minutes' as at) moment`)
    .execute(database.db);
  const named = Array.from({ length: orders }, (_, index) => index + 1).flatMap((n) => {
    const agency = 1 + (n % agencies);
    const key = testLastNameKeys(agency, `Name${n % 1_500}`)[0]!.toString('hex');
    return ['CAR', 'TRF'].map((kind) => ({ agency, key, order: `${kind}-${n}` }));
  });
  await sql`insert into order_last_name select agency, decode(key, 'hex'), "order"
    from json_to_recordset(${JSON.stringify(named)}::json) as named (agency integer, key text, "order" text)`.execute(
    database.db,
  );
}
