import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { expectError } from '../support/expect-error.ts';
import { SERVICE_ROLE } from '../support/service-role.ts';

/** So does every test that starts a service on PostgreSQL. */
describe.runIf(process.env.TEST_DATABASE_URL)('the service pays through a role that cannot rewrite history', () => {
  let paying: Paying;
  beforeAll(async () => {
    paying = await startPaying();
  });
  afterAll(() => paying.stop());

  test('by card and from the limit, cancels and refunds, and the books are right', async () => {
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

  test('500 server.error: without its right to add to the ledger, nothing is paid from the limit', async () => {
    const { pool } = paying.service.database;
    const { id } = await paying.order();
    await pool.query(`revoke insert on ledger_entry from ${SERVICE_ROLE}`);
    const answer = await paying.payByLimit(id);
    await pool.query(`grant insert on ledger_entry to ${SERVICE_ROLE}`);
    expectError(answer, 'server.error');
    expect(paying.service.takeErrors().join()).toContain('permission denied for table ledger_entry');
  });
});
