import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { type Admin, adminOn } from '../support/admin.ts';

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

type Found = { readonly id: string; readonly agencyId: number; readonly reservationId: string };
const find = (...args: string[]) => admin.json<Found[]>('order', 'find', ...args);

test("an order is found by any of its IDs and by a traveller's last name, without specifying the agency", async () => {
  const { rows } = await paying.service.database.pool.query(
    `select car_order.tracking_id, vendor_reservation_id, attempt.id as attempt, payment_id, transaction_id
     from car_order join payment_attempt attempt using (vendor_reservation_id) where car_order.id = $1`,
    [id],
  );
  const names = Object.values(rows[0]).filter((name) => name !== null);
  expect(names.length).toBeGreaterThan(3);
  for (const name of [id, ...names, 'Kaya', 'deniz kaya']) {
    expect(
      (await find(String(name))).map((order) => order.id),
      String(name),
    ).toEqual([id]);
  }
  expect(await find('nobody')).toEqual([]);
});

test('found orders can be filtered and printed as a table or as CSV', async () => {
  expect((await find()).map((order) => order.id)).toEqual([id]);
  expect((await find('--agency', '1', '--kind', 'car', '--from', '2027-03-01')).length).toBe(1);
  expect(await find('--agency', '2')).toEqual([]);
  expect(await find('--kind', 'transfer')).toEqual([]);
  expect(await find('--to', '2027-03-01')).toEqual([]);
  expect((await admin.run('order', 'find', '--agency', '987654')).message).toMatch(/^There is no agency 987654/);
  expect((await admin.run('order', 'find', id)).out).toMatch(
    /^order +agency +status +created .*\nCAR-\S+ +1 +reserved +2027-/,
  );
  const [head, row, ...more] = (await admin.run('order', 'find', id, '--csv')).out.split('\r\n');
  expect(head).toBe('\uFEFForder,kind,agency,status,created,pick-up,total,currency,party,tracking,reservation');
  expect(row).toMatch(new RegExp(`^${id},car,1,reserved,2027-\\S+Z,2027-\\S+Z,\\d+\\.\\d\\d,TRY,TESTDRIVE,`));
  expect(more).toEqual([]);
});

test('the statement of a credit record can be printed as CSV for all entries or a period', async () => {
  const { id: order } = await paying.order();
  await paying.payByLimit(order);
  const records = await admin.json<{ id: number; currency: string }[]>('credit', 'show', '1');
  const record = String(records.find(({ currency }) => currency === 'TRY')!.id);
  const file = async (...args: string[]) =>
    (await admin.run('credit', 'statement', record, '--csv', ...args)).out.split('\r\n');
  const [head, ...rows] = await file();
  expect(head).toMatch(/^\uFEFF\S+,/);
  expect(rows.join('\n')).toContain(order);
  expect(await file('--to', '2027-02-01')).toEqual([head]);
});
