import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Admin, adminOn } from '../../support/admin.ts';

let paying: Paying;
let admin: Admin;
let id: string;
beforeAll(async () => {
  paying = await startPaying();
  admin = adminOn(paying.service.database, paying.clock);
  ({ id } = await paying.order());
  await paying.pay(id);
});
afterAll(async () => {
  await admin.close();
  await paying.stop();
});

const find = async (text: string) =>
  (await admin.json<{ results: { id: string }[] }>('findOrdersAnywhere', text)).results.map((order) => order.id);

test("the findOrdersAnywhere command finds an order by any of its IDs and by a traveller's last name, without the agency", async () => {
  const { rows } = await paying.service.database.pool.query(
    `select car_order.tracking_id, vendor_reservation_id, attempt.id as attempt, payment_id, transaction_id
     from car_order join payment_attempt attempt using (vendor_reservation_id) where car_order.id = $1`,
    [id],
  );
  const names = Object.values(rows[0]).filter((name) => name !== null);
  expect(names.length).toBeGreaterThan(3);
  for (const name of [id, ...names, 'Kaya', 'deniz kaya', ` ${id} `]) {
    expect([name, await find(String(name))]).toEqual([name, [id]]);
  }
  expect(await find('nobody')).toEqual([]);
});
