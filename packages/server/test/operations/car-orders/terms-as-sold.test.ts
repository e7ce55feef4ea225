import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOffer } from '../../faults/vendor-server.ts';
import { searchCars } from '../car-search/trip.ts';
import { onlyTestDrive } from './any-order.ts';
import { orderCar } from './ordering.ts';
import { type Readers, startReaders, voucherOf } from './same-presentation.ts';

let readers: Readers;
beforeAll(async () => {
  readers = await startReaders();
});
afterAll(() => readers.stop());

const lira = (amount: number) => ({ amount, currency: 'TRY' as const });

/** Orders Test Drive's Clio with insurance, in English, and pays for it. */
async function soldClio() {
  const { paying, vendors } = readers;
  onlyTestDrive(vendors);
  vendors.offer('TESTDRIVE', [anOffer('TESTDRIVE')]);
  const token = await paying.tokenOf('horizon');
  const headers = { 'Accept-Language': 'en' };
  const { body } = await searchCars(paying.service, token, { headers });
  const [car] = body.results;
  const extraProducts = [{ code: 'CDW', quantity: 1 }];
  const { body: order } = await orderCar(paying.service, token, car!, { headers, body: { extraProducts } });
  expect((await paying.payByLimit(order.id)).body.status).toBe('success');
  return { car: car!, order };
}

test('200: an order and its voucher contain the terms as sold, and the time at which the customer agreed to them', async () => {
  const { car, order } = await soldClio();
  const terms = {
    agreedAt: order.createdAt,
    source: 'quote',
    cancellation: [
      { until: '2027-06-08T10:00:00+03:00', fee: lira(0) },
      { until: '2027-06-10T10:00:00+03:00', fee: lira(195_000) },
    ],
    conditions: car.conditions,
    insurances: [{ code: 'SCDW', name: expect.stringMatching(/\w/), excess: lira(0) }],
    includedCoverages: car.includedCoverages,
    fuelPolicy: car.fuelPolicy,
    rules: car.rules,
    rentalConditions: car.rentalConditions,
  };
  expect(order.terms).toEqual(terms);
  expect((await readers.paying.read(order.id)).body.terms).toEqual(terms);
  expect((await voucherOf(order.id, readers)).body.terms).toEqual(terms);
});

test('200: an order keeps its terms after the vendor has changed every one of them', async () => {
  const { paying, vendors } = readers;
  const { order } = await soldClio();
  const before = (await paying.read(order.id)).body;
  const page = (await voucherOf(order.id, readers, 'text/html')).text;
  const sold = anOffer('TESTDRIVE');
  vendors.offer('TESTDRIVE', [
    {
      ...sold,
      fuelPolicy: 'fullToEmpty',
      conditions: {
        ...sold.conditions,
        minDriverAge: 27,
        deposit: lira(900_000),
        excess: [{ coverage: 'collision', amount: lira(7_000_000) }],
        cancellation: [],
        mileage: { limit: 10, unit: 'kmPerRental' },
      },
      coverages: { ...sold.coverages, theft: false },
      documents: { ...sold.documents, termsPdfUrl: 'http://127.0.0.1/other-terms.pdf' },
    },
  ]);
  await paying.service.later(3_600);
  const after = (await paying.read(order.id)).body;
  expect(after.terms).toEqual(before.terms);
  expect(after.orderedCarProduct.car).toEqual(before.orderedCarProduct.car);
  const withoutNonce = (text: string) => text.replaceAll(/nonce="[\w-]+"/g, '');
  expect(withoutNonce((await voucherOf(order.id, readers, 'text/html')).text)).toBe(withoutNonce(page));
});

test('200: the voucher page states the terms as sold, in local time', async () => {
  const { order } = await soldClio();
  const { text } = await voucherOf(order.id, readers, 'text/html');
  expect(text).toMatch(/<h2>Terms, agreed on March 1, 2027, \d\d:\d\d GMT\+3<\/h2>/);
  expect(text).toContain(
    '<dt>Cancellation</dt><dd>free until June 8, 2027, 10:00 GMT+3<br>fee of TRY\u00a01,950.00 until June 10, 2027, 10:00 GMT+3<br>afterwards: no refund</dd>',
  );
  expect(text).toContain(
    '<dt>Included cover</dt><dd>damage to the car, theft of the car, damage to third parties, roadside assistance</dd>',
  );
  expect(text).toContain('<dt>Further terms</dt><dd>A class B licence, held for at least 1 year.</dd>');
});

test('200: an order of release 1.2.0 contains the terms that it stores, and no others', async () => {
  const { order } = await soldClio();
  const { pool } = readers.paying.service.database;
  await pool.query('update car_order set terms = null where id = $1', [order.id]);
  const { agreedAt, source, cancellation, conditions, insurances } = order.terms!;
  const known = { agreedAt, source, cancellation, conditions, insurances };
  expect((await readers.paying.read(order.id)).body.terms).toEqual(known);
  await pool.query('update car_order_item set insurance = null where order_id = $1', [order.id]);
  await pool.query(`update car_order_item set product = (product::jsonb - 'conditions')::json where order_id = $1`, [
    order.id,
  ]);
  expect((await readers.paying.read(order.id)).body.terms).toEqual({ agreedAt, source: 'search', cancellation });
});
