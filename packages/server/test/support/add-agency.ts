import type pg from 'pg';

/** Inserts an agency with all permissions, for tests of a single store. Returns its ID. */
export async function addAgency(pool: pg.Pool, name = 'Horizon Travel'): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into agency (name, may_use_full_credit, may_use_limited_credit, may_pay_by_limit, may_use_custom_billing,
       may_read_reference_data, may_check_credit)
     values ($1, true, true, true, true, true, true) returning id`,
    [name],
  );
  return rows[0]!.id;
}
