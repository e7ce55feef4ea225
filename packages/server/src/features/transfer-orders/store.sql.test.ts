import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testKeys } from '../../../test/support/signing.ts';
import { openTransferBook, primary, type TransferBook } from '../../../test/support/transfer-orders.ts';
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
const rowOf = async (id: string) =>
  JSON.stringify((await book.query('select * from transfer_order where id = $1', [id])).rows);
const details = [primary.identityNumber!, primary.birthDate!, companion.passportNo];

test('what carriers have to report of travellers is kept encrypted, and read as it was ordered', async () => {
  const { id } = await book.add({ passengers });
  for (const detail of details) expect(await rowOf(id)).not.toContain(detail);
  expect((await read(id)).passengers).toEqual(passengers);
});

test('orders of a release that kept it in clear are read, then encrypted, and read the same', async () => {
  const { id } = await book.add({ passengers });
  await book.query('update transfer_order set passengers = $2, passengers_sealed = null where id = $1', [
    id,
    JSON.stringify(passengers),
  ]);
  expect((await read(id)).passengers).toEqual(passengers);
  await Promise.all([book.store.sealPassengers(), book.store.sealPassengers()]);
  for (const detail of details) expect(await rowOf(id)).not.toContain(detail);
  expect((await read(id)).passengers).toEqual(passengers);
});

test('what was sealed before keys had names is sealed anew, and what the current key has sealed stays as it is', async () => {
  const [unnamed, current] = [await book.add({ passengers }), await book.add({ passengers })];
  const sealedOf = async (id: string): Promise<Buffer> =>
    (await book.query('select passengers_sealed from transfer_order where id = $1', [id])).rows[0].passengers_sealed;
  const iv = Buffer.alloc(12, 1);
  const cipher = createCipheriv('aes-256-gcm', testKeys.current.bytes, iv).setAAD(Buffer.from(unnamed.id));
  const text = Buffer.concat([cipher.update(JSON.stringify(passengers)), cipher.final()]);
  await book.query('update transfer_order set passengers_sealed = $2 where id = $1', [
    unnamed.id,
    Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), text]),
  ]);
  expect((await read(unnamed.id)).passengers).toEqual(passengers);

  const before = await sealedOf(current.id);
  await book.store.resealPassengers();
  expect(await sealedOf(current.id)).toEqual(before);
  const anew = await sealedOf(unnamed.id);
  expect(anew.subarray(0, 7)).toEqual(before.subarray(0, 7));
  expect((await read(unnamed.id)).passengers).toEqual(passengers);
});

test.each<[string, OrderStatus | undefined, string]>([
  ['driven: after the last ride', 'reserved', '2027-06-13T03:00:00Z'],
  ['canceled: after the cancellation', 'canceled', '2027-03-01T12:00:00Z'],
  ['never paid: after its time is over', undefined, '2027-03-01T10:00:00Z'],
])('of an order that was %s it is erased, and who travelled stays', async (_, status, over) => {
  const { id } = await book.add({ passengers, lastPickUpAt: new Date('2027-06-13T03:00:00Z') });
  const at = new Date('2027-03-01T12:00:00Z');
  const reserved = { from: 'pendingPayment', to: 'reserved', at, vendorReservationId: 'BO-1' } as const;
  await book.transact(async (tx) => {
    if (status) await book.store.move(tx, id, reserved);
    if (status === 'canceled') await book.store.move(tx, id, { from: 'reserved', to: 'canceled', at });
  });
  const erase = (before: Date) => book.store.erasePassengers({ before, at: new Date(before.getTime() + 30 * DAY) });

  await erase(new Date(over));
  expect((await read(id)).passengers).toEqual(passengers);
  await erase(new Date(new Date(over).getTime() + 1));
  const { firstName, lastName, email, phone } = primary;
  expect((await read(id)).passengers).toEqual([
    { primary: true, firstName, lastName, email, phone },
    { primary: false, firstName: 'Ada', lastName: 'Kaya' },
  ]);
  // What is erased is not taken for what is still to be encrypted.
  await book.store.sealPassengers();
  expect(await rowOf(id)).toContain('"passengers_sealed":null');
});
