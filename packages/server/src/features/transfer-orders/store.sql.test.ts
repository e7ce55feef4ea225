import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTransferBook, primary, type TransferBook } from '../../../test/support/transfer-orders.ts';
import type { LapsedOrder } from '../../shared/lapsed.ts';
import type { OrderStatus } from './types.ts';

const companion = { primary: false, firstName: 'Ada', lastName: 'Kaya', passportNo: 'U12345678' };
const passengers = [primary, companion];
const DAY = 86_400_000;

let book: TransferBook;
beforeAll(async () => {
  book = await openTransferBook();
});
afterAll(() => book.close());

const read = async (orderId: string) => (await book.store.find({ orderId, agencyId: 1 }))!;
test.each<[string, OrderStatus | undefined, string]>([
  ['reserved, after the last ride', 'reserved', '2027-06-13T03:00:00Z'],
  ['canceled, after the cancellation', 'canceled', '2027-03-01T12:00:00Z'],
  ['never paid, after it has expired', undefined, '2027-03-01T10:00:00Z'],
])('documents of an order are erased and the names of its passengers are kept: %s', async (_, status, over) => {
  const { id } = await book.add({ passengers, lastPickUpAt: new Date('2027-06-13T03:00:00Z') });
  const at = new Date('2027-03-01T12:00:00Z');
  const reserved = { from: 'pendingPayment', to: 'reserved', at, vendorReservationId: 'BO-1' } as const;
  await book.transact(async (tx) => {
    if (status) await book.store.move(tx, id, reserved);
    if (status === 'canceled') await book.store.move(tx, id, { from: 'reserved', to: 'canceled', at });
  });
  const erase = (before: Date) => book.store.eraseDocuments({ before, at: new Date(before.getTime() + 30 * DAY) });

  await erase(new Date(over));
  expect((await read(id)).passengers).toEqual(passengers);
  await erase(new Date(new Date(over).getTime() + 1));
  const { firstName, lastName, email, phone } = primary;
  expect((await read(id)).passengers).toEqual([
    { primary: true, firstName, lastName, email, phone },
    { primary: false, firstName: 'Ada', lastName: 'Kaya' },
  ]);
});

describe('late answers to an order', () => {
  const at = new Date('2027-03-01T12:00:00Z');
  const reserve = { from: 'pendingPayment', to: 'reserved', at, vendorReservationId: 'BO-1' } as const;

  test('a late reservation does not change an expired order', async () => {
    const { id } = await book.add();
    await book.transact(async (tx) => {
      await book.store.move(tx, id, { from: 'pendingPayment', to: 'expired', at });
      await book.store.move(tx, id, reserve);
    });
    expect(await read(id)).toMatchObject({ status: 'expired', vendorReservationId: undefined });
  });

  test('a late cancellation cancels no leg of an order that has ended', async () => {
    const { id } = await book.add();
    const { legs } = await read(id);
    await book.transact(async (tx) => {
      await book.store.move(tx, id, { from: 'pendingPayment', to: 'expired', at });
      await book.store.cancelLegs(tx, id, { legs: [], to: 'canceled', at });
    });
    expect(await read(id)).toMatchObject({ status: 'expired', legs });
  });

  test('a repeated report of the passengers keeps the time of the first', async () => {
    const { id } = await book.add();
    const later = new Date('2027-03-01T13:00:00Z');
    await book.transact(async (tx) => {
      await book.store.noteReported(tx, id, { reportedAt: at, at });
      await book.store.noteReported(tx, id, { reportedAt: later, at: later });
    });
    expect(await read(id)).toMatchObject({ passengersReportedAt: at, updatedAt: at });
  });
});

describe('drivers of an order', () => {
  const murat = { name: 'Murat Aksoy', phone: '+905320000000' };
  const note = (orderId: string, drivers: object) =>
    book.transact((tx) => book.store.noteRides(tx, orderId, { notes: [], drivers, at: new Date() }));

  test('the driver of one leg is stored alongside the driver of the other', async () => {
    const { id } = await book.add();
    await note(id, { oneway: murat });
    await note(id, { return: { ...murat, name: 'Selin Ak' } });
    expect((await read(id)).drivers).toEqual({ oneway: murat, return: { ...murat, name: 'Selin Ak' } });
  });

  test('a driver is not stored once documents are erased', async () => {
    const { id } = await book.add();
    await book.query('update transfer_order set passengers_erased_at = now() where id = $1', [id]);
    await note(id, { oneway: murat });
    expect((await read(id)).drivers).toBeUndefined();
  });
});

test('a different agency can neither find nor hold the order', async () => {
  const { id } = await book.add();
  expect(await book.store.find({ orderId: id, agencyId: 2 })).toBeUndefined();
  await expect(book.transact((tx) => book.store.hold(tx, { orderId: id, agencyId: 2 }))).rejects.toThrow();
});

test('unpaid orders lapse from the second they expire, latest first, each once over two pages', async () => {
  const expiresAt = new Date('2021-01-01T00:00:00Z');
  const ids = [];
  for (let count = 0; count < 3; count += 1) ids.push((await book.add({ expiresAt })).id);
  const find = (now: Date, behind?: LapsedOrder) => book.store.findLapsed({ now, behind, atMost: 2 });
  expect(await find(new Date(expiresAt.getTime() - 1))).toEqual([]);
  const first = await find(expiresAt);
  const second = await find(expiresAt, first.at(-1));
  expect([...first, ...second].map(({ orderId }) => orderId)).toEqual(ids.sort().reverse());
});
