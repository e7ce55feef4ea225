import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, adminOn, haveOperators } from '../support/admin.ts';
import { citizen, type OrderBook, openOrderBook } from '../support/car-orders.ts';
import { createTestClock } from '../support/clock.ts';

const DAY_SECONDS = 86_400;

let folder: string;
let book: OrderBook;
let admin: Admin;
const clock = createTestClock();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-'));
  book = await openOrderBook();
  admin = adminOn(book.database, clock, { ERASURES_FILE: join(folder, 'erasures') });
  await book.add();
  await book.add({ pickUpAt: new Date('2028-06-10T07:00:00Z') });
  // The first rental is over; the second is not.
  clock.advance(120 * DAY_SECONDS);
});
afterAll(async () => {
  await admin.close();
  await book.close();
  await rm(folder, { recursive: true });
});

const byName = ['--first-name', 'DENIZ', '--last-name', 'Kaya', '--birth-date', citizen.birthDate];
type Found = { orderId: string; erasedAt?: string };
const audit = async () =>
  (await admin.json<{ action: string; subject: string; after?: object }[]>('audit', 'list')).map(
    ({ action, subject, after }) => [action, subject, after],
  );

test('person find: the orders of a person are listed without personal data', async () => {
  for (const asked of [byName, ['--identity-number', citizen.identityNumber!]]) {
    const found = await admin.json<Found[]>('person', 'find', ...asked);
    expect(found.map(({ orderId }) => orderId)).toEqual(['CAR-1', 'CAR-2']);
    expect(JSON.stringify(found)).not.toMatch(/Deniz|Kaya/);
  }
  expect((await admin.run('person', 'find', '--passport', 'U12345678')).out).toBe('none');
});

test('person find: options that identify a person are required', async () => {
  expect(await admin.run('person', 'find', '--last-name', 'Kaya')).toEqual({
    ...{ code: 1, out: '' },
    message:
      'Specify the traveller with --order, --identity-number or --passport, or with --first-name, --last-name and --birth-date.',
  });
});

test('person export: all stored data of a person is printed, and the audit log contains none of it', async () => {
  const [order] = await admin.json<{ travellers: object[] }[]>('person', 'export', '--order', 'CAR-1');
  expect(order).toMatchObject({ orderId: 'CAR-1', travellers: [citizen], endUserAddress: '203.0.113.24' });
  expect(await audit()).toEqual([['exportPerson', 'order CAR-1', undefined]]);
});

test('person erase: an approval names the orders and no personal data', async () => {
  await haveOperators(book.database, 2);
  const { waitsFor } = await admin.json<{ waitsFor: object }>('person', 'erase', ...byName, '--reason', 'personAsked');
  const asked = { orderIds: ['CAR-1', 'CAR-2'], reason: 'personAsked' };
  expect(waitsFor).toMatchObject({ id: 1, action: 'erasePerson', asked, subject: 'order CAR-1, order CAR-2' });
  expect((await admin.run('approval', 'list')).out).not.toMatch(/deniz|kaya/i);
  expect((await admin.json<Found[]>('person', 'find', ...byName)).map(({ erasedAt }) => erasedAt)).toEqual([
    undefined,
    undefined,
  ]);
  await admin.run('approval', 'reject', '1');
  await haveOperators(book.database, 0);
});

test('person erase: data of completed orders is erased, data still needed is kept, and both logs record the order and reason', async () => {
  const reason = ['--reason', 'personAsked'];
  expect(await admin.at({ typed: 'no' }, 'person', 'erase', ...byName, ...reason)).toMatchObject({ code: 1, out: '' });
  expect(await admin.json('person', 'erase', ...byName, ...reason)).toEqual([
    { orderId: 'CAR-1', erasure: 'erased' },
    { orderId: 'CAR-2', erasure: 'stillNeeded' },
  ]);
  const kept = [{ orderId: 'CAR-1', requestedAt: clock.now().toISOString(), reason: 'personAsked' }];
  expect(await admin.json('person', 'erasures')).toEqual(kept);
  expect(await readFile(join(folder, 'erasures'), 'utf8')).toBe(`${JSON.stringify(kept[0])}\n`);
  expect((await book.store.find({ orderId: 'CAR-1', agencyId: 1 }))!.passenger.lastName).toBe('erased');
  expect((await admin.json<Found[]>('person', 'find', ...byName)).map(({ orderId }) => orderId)).toEqual(['CAR-2']);
  expect((await audit()).slice(0, 2)).toEqual(
    ['order CAR-2', 'order CAR-1'].map((subject) => [
      'erasePerson',
      subject,
      { reason: 'personAsked', review: 'unreviewed' },
    ]),
  );
});

test('person replay: personal data that returned with a restored database is erased again', async () => {
  expect((await admin.run('person', 'replay')).out).toBe('none');
  const whole = { passenger: citizen, billing: { type: 'individual' as const, firstName: 'Deniz' } };
  const { personal_sealed } = book.people.columnsOf('CAR-1', { ...whole, endUserAddress: '203.0.113.24' });
  await book.database.pool.query(
    `update car_order set personal_sealed = $1, personal_data_erased_at = null where id = 'CAR-1'`,
    [personal_sealed],
  );
  await book.database.pool.query('delete from erasure');
  expect(await admin.json('person', 'replay')).toEqual([{ orderId: 'CAR-1', erasure: 'erased' }]);
  expect((await book.store.find({ orderId: 'CAR-1', agencyId: 1 }))!.passenger.lastName).toBe('erased');
});
