import { randomBytes } from 'node:crypto';
import { failWith } from '@agency-booking/contract-express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSigning } from '../../../test/support/signing.ts';
import { anOrder, openTransferBook, primary, type TransferBook } from '../../../test/support/transfer-orders.ts';
import type { OrderableTransfer } from '../../ports/transfer-products.ts';
import { type ChangingDeps, completeTransferPassengers } from './service.change.ts';
import { createTransferOrder, type OrderCommand, type OrderingDeps } from './service.ts';

const now = new Date('2027-03-01T09:05:00Z');
const { product, ...order } = anOrder('TRF-0');

let book: TransferBook;
beforeAll(async () => {
  book = await openTransferBook();
});
afterAll(() => book.close());

/** This moment is 9 June in UTC, 10 June in Istanbul and 9 June in New York. */
const localDays = [
  ['ahead of UTC', '2027-06-10T00:30:00+03:00', '2009-06-10', '2009-06-11'],
  ['behind UTC', '2027-06-09T22:30:00-04:00', '2009-06-09', '2009-06-10'],
] as const;

const productAt = (pickupTime: string) => ({ ...product, appointment: { ...product.appointment, pickupTime } });
const bornOn = (birthDate: string) => [{ ...primary, birthDate }];
const tooYoung = { key: 'transferOrder.ruleViolated', details: { field: 'passengers[0].birthDate' } };

describe.each(localDays)('orders with a pick-up in a time zone %s', (_, pickupTime, ofAge, dayTooYoung) => {
  function create(birthDate: string) {
    const deps = {
      store: book.store,
      transact: book.transact,
      now: () => now,
      randomBytes,
      ttlSeconds: 3_600,
      strictNationalIds: false,
      requestSigning: testSigning,
      stageOf: async () => 'none',
      offerOf: async () =>
        ({
          product: productAt(pickupTime),
          supplierCode: 'BOSPHORUS',
          offerCode: 'vito',
          rateId: undefined,
          pickupAt: new Date(pickupTime),
          lastPickupAt: new Date(pickupTime),
          bookableUntil: new Date(pickupTime),
          passengerCount: 4,
          type: 'oneway',
          legs: order.legs,
        }) as unknown as OrderableTransfer,
    } as Partial<OrderingDeps> as OrderingDeps;
    const command = {
      caller: { agencyId: 1, userId: 'usr_1', permissions: { mayUseCustomBilling: true } },
      request: { searchId: 's', code: 'c', passengers: bornOn(birthDate), billing: order.billing },
      endUserAddress: '203.0.113.24',
      idempotencyKey: undefined,
      language: 'en',
    } as unknown as OrderCommand;
    return createTransferOrder(command, deps, failWith);
  }

  async function complete(birthDate: string) {
    const { id: orderId } = await book.add({ product: productAt(pickupTime) });
    const deps = {
      store: book.store,
      transact: book.transact,
      now: () => now,
      randomBytes,
      strictNationalIds: false,
      stageOf: async () => 'none',
      statesOf: async () => new Map(),
      changes: { find: async () => undefined },
    } as unknown as ChangingDeps;
    return completeTransferPassengers({ orderId, agencyId: 1, passengers: bornOn(birthDate) }, deps, failWith);
  }

  test.each([
    ['an order', create],
    ['a new passenger list', complete],
  ])('%s needs a primary passenger who is 18 on the local day of pick-up', async (_, send) => {
    expect(await send(ofAge)).toMatchObject({ passengers: bornOn(ofAge) });
    await expect(send(dayTooYoung)).rejects.toMatchObject(tooYoung);
  });
});
