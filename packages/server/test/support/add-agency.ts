import type pg from 'pg';

/** An agency that may do everything, for tests of a store alone. @returns its id */
export async function addAgency(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
       may_read_reference_data, may_check_credit)
     values ('Horizon Travel', true, true, true, true, true, true) returning id`,
  );
  return rows[0]!.id;
}
