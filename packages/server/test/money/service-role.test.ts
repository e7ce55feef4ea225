import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { expectError } from '../support/expect-error.ts';
import { SERVICE_ROLE } from '../support/service-role.ts';

/** Every test that starts a service on PostgreSQL uses this role. */
describe.runIf(process.env.TEST_DATABASE_URL)('payments through a service role that cannot rewrite history', () => {
  let paying: Paying;
  beforeAll(async () => {
    paying = await startPaying();
  });
  afterAll(() => paying.stop());

  test('payments by card and limit, cancellations and refunds succeed, and the ledger is consistent', async () => {
    const [byCard, byLimit] = [await paying.order(), await paying.order()];
    expect((await paying.pay(byCard.id)).body.status).toBe('success');
    expect((await paying.payByLimit(byLimit.id)).body.status).toBe('success');
    for (const { id } of [byCard, byLimit]) {
      expect((await paying.cancel(id)).body).toMatchObject({ success: true });
      expect(await paying.statusOf(id)).toEqual(['closed', 'cancelled']);
    }
    await paying.checkMoney();
    const { rows } = await paying.service.database.pool.query(
      `select kind from ledger_entry join payment_attempt attempt on attempt.id = attempt_id
       where order_id = $1 order by ledger_entry.id`,
      [byLimit.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['hold', 'post', 'refund']);
  });

  test('500 server.error: without the right to insert ledger entries nothing is paid from the limit', async () => {
    const { pool } = paying.service.database;
    const { id } = await paying.order();
    await pool.query(`revoke insert on ledger_entry from ${SERVICE_ROLE}`);
    const answer = await paying.payByLimit(id);
    await pool.query(`grant insert on ledger_entry to ${SERVICE_ROLE}`);
    expectError(answer, 'server.error');
    expect(paying.service.takeErrors().join()).toContain('permission denied for table ledger_entry');
  });
});
