import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminOn } from '../../test/support/admin.ts';
import { createTestClock } from '../../test/support/clock.ts';
import { openTestDatabase } from '../../test/support/database.ts';
import { fillWithOrders } from '../../test/support/many-orders.ts';
import type { Database } from './open.ts';
import { checkWrittenFormat, NEWEST, OLDEST, readWrittenFormat, settledOn } from './written-format.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const query = (text: string, values: unknown[] = []) => database.pool.query(text, values);
const isOn = async (number: number) => void (await query('update written_format set number = $1', [number]));
const check = (isAlone: boolean, isNew = false) =>
  database.db.transaction().execute((tx) => checkWrittenFormat(tx, { isNew, isAlone }));
const TOO_OLD =
  /^DATABASE_URL: this database contains data in a format of release 1\.1\.0 or earlier\. Start release 1\.2\.0 on it, run `pnpm admin release settle` there, and wait until all rows are converted, as scripts\/operate\/RUNBOOK\.md describes\. Then start this release\.$/;

test('a new database starts with the newest format finalized', async () => {
  expect(await settledOn(database.db)).toEqual({ number: NEWEST, settledAt: undefined });
  await isOn(1);
  await check(false, true);
  expect(await settledOn(database.db)).toMatchObject({ number: NEWEST });
});

test('a release refuses a database with a finalized format that it cannot read', async () => {
  await isOn(NEWEST + 1);
  await expect(check(false)).rejects.toThrow(
    `DATABASE_URL: a later release has changed the storage format of this database to ${NEWEST + 1}. This release reads the formats ${OLDEST} to ${NEWEST}. Start the later release.`,
  );
  await isOn(NEWEST);
});

test.each([false, true])(
  'a database that was never settled is refused (no other process uses it: %s)',
  async (isAlone) => {
    await isOn(OLDEST - 1);
    await expect(check(isAlone)).rejects.toThrow(TOO_OLD);
    expect(await settledOn(database.db)).toMatchObject({ number: OLDEST - 1 });
    await isOn(NEWEST);
  },
);

describe('a settled database', () => {
  const checkAfter = (change: string) =>
    database.db.transaction().execute(async (tx) => {
      await sql.raw(change).execute(tx);
      await checkWrittenFormat(tx, { isNew: false, isAlone: false });
    });

  beforeAll(async () => {
    await fillWithOrders(database, { orders: 1, agencies: 1 });
    await query(`
      insert into payment_attempt (id, payment_id, order_kind, order_id, agency_id, method, status, amount, currency, context_sealed,
        challenge_sealed, watch_until, changed_at)
      values ('att_1', 1, 'car', 'CAR-1', 1, 'card', 'awaiting3ds', 1000, 'TRY', 'sealed', 'sealed', now(), now());
      update car_order set personal_sealed = 'sealed';
      update transfer_order set personal_data_erased_at = now()`);
  });

  test('a settled database is accepted if the personal data of all orders and payments is encrypted or erased', async () => {
    await check(false);
    await check(true);
  });

  test.each([
    ['an order only in plain text', 'update car_order set personal_sealed = null'],
    ['an order also in plain text', 'update car_order set is_in_clear = true'],
    ['a transfer only in plain text', 'update transfer_order set personal_data_erased_at = null'],
    ['a transfer also in plain text', 'update transfer_order set is_in_clear = true'],
    ['the return address of a payment in plain text', `update payment_attempt set context = '{"callbackUrl": "/"}'`],
    ["a bank's page in plain text", `update payment_attempt set challenge = '<form>'`],
  ])('a database is refused if it contains %s', async (_, change) => {
    await expect(checkAfter(change)).rejects.toThrow(TOO_OLD);
  });
});

test('the settleRelease command writes the newest format from the next poll, once, and records the operator', async () => {
  await isOn(NEWEST - 1);
  const written = await readWrittenFormat(database.db);
  const admin = adminOn(database, createTestClock());
  expect((await admin.run('showRelease')).out).toMatch(/^isSettled +no\nformat +1\nnewest +2\n/);
  expect((await admin.at({ typed: 'yes' }, 'settleRelease')).code).toBe(1);
  expect(written.reaches(NEWEST)).toBe(false);
  expect((await admin.at({ typed: 'settle' }, 'settleRelease')).out).toMatch(/^isSettled +yes\nformat +2\nnewest +2\n/);
  await admin.json('settleRelease');
  expect(written.reaches(NEWEST)).toBe(false);
  await written.look();
  expect(written.reaches(NEWEST)).toBe(true);
  const { results } = await admin.json<{ results: object[] }>('listAudit', '--action', 'settleRelease');
  expect(results).toMatchObject([{ by: 'ops', facts: [{ name: 'format', before: '1', after: '2' }] }]);
  await admin.close();
});
