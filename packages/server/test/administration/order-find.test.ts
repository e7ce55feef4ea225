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

test('an order is found by any of its ids and by the last name of who travels, without knowing whose it is', async () => {
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

test('what is found can be narrowed, and is printed as a table or as a file for spreadsheets', async () => {
  expect((await find()).map((order) => order.id)).toEqual([id]);
  expect((await find('--agency', '1', '--kind', 'car', '--from', '2027-03-01')).length).toBe(1);
  expect(await find('--agency', '2')).toEqual([]);
  expect(await find('--kind', 'transfer')).toEqual([]);
  expect(await find('--to', '2027-03-01')).toEqual([]);
  expect((await admin.run('order', 'find', '--agency', '987654')).told).toMatch(/^There is no agency 987654/);
  expect((await admin.run('order', 'find', id)).out).toMatch(
    /^order +agency +status +made .*\nCAR-\S+ +1 +reserved +2027-/,
  );
  const [head, row, ...more] = (await admin.run('order', 'find', id, '--csv')).out.split('\r\n');
  expect(head).toBe('\uFEFForder,kind,agency,status,made,pick-up,total,currency,with,tracking,reservation');
  expect(row).toMatch(new RegExp(`^${id},car,1,reserved,2027-\\S+Z,2027-\\S+Z,\\d+\\.\\d\\d,TRY,TESTDRIVE,`));
  expect(more).toEqual([]);
});

test('the statement of a record is a file, too, of all its entries or those of a period', async () => {
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
