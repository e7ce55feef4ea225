import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startPaying } from '../operations/payments/paying.ts';
import { startTransfers } from '../operations/transfer-orders/transferring.ts';

/** Repetitions that prepare every statement of a round on the connections that it uses. */
const ROUNDS = 3;

async function changeEveryTable(pool: pg.Pool, change: string): Promise<void> {
  await pool.query(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table %I ${change}', name);
    end loop;
  end $$`);
}

async function startRentals() {
  const { order, payByLimit, statusOf, cancel, tokenOf, ...rest } = await startPaying();
  async function round() {
    const { id } = await order();
    expect((await payByLimit(id)).body).toMatchObject({ status: 'success' });
    expect(await statusOf(id)).toEqual(['closed', 'reserved']);
    const list = await rest.service.api('GET', '/orders', { token: await tokenOf('horizon') });
    expect(list.status).toBe(200);
    expect((await cancel(id)).status).toBe(200);
  }
  return { ...rest, round };
}

async function startRides() {
  const { ordered, pay, statusOf, cancel, tokenOf, ...rest } = await startTransfers();
  async function round() {
    const id = await ordered();
    expect((await pay(id)).status).toBe(200);
    expect(await statusOf(id)).toBe('reserved');
    const list = await rest.service.api('GET', '/transfer/orders', { token: await tokenOf('horizon') });
    expect(list.status).toBe(200);
    expect((await cancel(id)).status).toBe(200);
  }
  return { ...rest, round };
}

test.each([
  ['rentals', startRentals],
  ['transfers', startRides],
])('a column that a newer release adds to every table fails no call for %s', async (_, start) => {
  const { service, round, checkMoney, stop } = await start();
  const { pool } = service.database;
  onTestFinished(async () => {
    await changeEveryTable(pool, 'drop column if exists from_a_newer_release');
    await stop();
  });
  for (let times = 0; times < ROUNDS; times += 1) await round();
  await changeEveryTable(pool, 'add column from_a_newer_release integer');
  for (let times = 0; times < ROUNDS; times += 1) await round();
  await checkMoney();
});
