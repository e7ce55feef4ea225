import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../../support/replay.ts';
import { type AnyOrder, anyOrder, PLACES } from './any-order.ts';
import { expectSamePresentation, paidOrder, type Readers, startReaders, voucherOf } from './same-presentation.ts';

let readers: Readers;
beforeAll(async () => {
  readers = await startReaders();
});
afterAll(() => readers.stop());

const [istanbul, , , newYork] = PLACES;
const plain: AnyOrder = {
  language: 'en',
  currency: 'TRY',
  vendorCurrency: 'TRY',
  net: 20_000,
  fee: 5_000,
  desk: 0,
  commission: undefined,
  credit: undefined,
  byCard: false,
  excess: [],
  extras: [],
  places: [istanbul, istanbul],
  offset: 'Z',
  hours: 72,
  checkIn: Date.parse('2027-12-23T21:30:00Z'),
};

test('200: a voucher shows 21:30 UTC as 00:30 on the next day in Istanbul', async () => {
  const { id } = await paidOrder({ ...plain, places: [istanbul, newYork] }, readers);
  const { text } = await voucherOf(id, readers, 'text/html');
  expect(text).toContain('December 24, 2027, 00:30<br>local time, GMT+3 (Europe/Istanbul)<');
  expect(text).toContain('December 26, 2027, 16:30<br>local time, GMT-5 (America/New_York)<');
});

test('200: an order with an insurance that has no excess shows no excess for collision and theft', async () => {
  const excess: AnyOrder['excess'] = [
    ['collision', 2_000_000],
    ['theft', 2_500_000],
  ];
  const order = await paidOrder({ ...plain, excess, extras: [['CDW', 0]] }, readers);
  const [insurance] = order.orderedExtraProducts;
  expect(insurance!.extraProduct.insurance).toMatchObject({ code: 'CDW', excess: { amount: 0, currency: 'TRY' } });
  expect(order.orderedCarProduct.car.conditions!.excess).toEqual([
    { coverage: 'collision', amount: { amount: 0, currency: 'TRY' } },
    { coverage: 'theft', amount: { amount: 0, currency: 'TRY' } },
  ]);
  const { text } = await voucherOf(order.id, readers, 'text/html');
  expect(text).toMatch(/<dt>Excess, damage<\/dt><dd>none<br>with [^<]+<\/dd><dt>Excess, theft<\/dt><dd>none<br>/);
});

test('200: every price line of an order with `isFullCredit` is due at payment', async () => {
  const order = await paidOrder({ ...plain, desk: 50, credit: 'isFullCredit' }, readers);
  expect(order.payment!.vendorTotal.amount).toBe(0);
  expect(order.orderedCarProduct.car.pricing.breakdown).toEqual([
    { type: 'rent', amount: { amount: 20_000, currency: 'TRY' }, dueAt: 'payment' },
    { type: 'airport', amount: { amount: 5_000, currency: 'TRY' }, dueAt: 'payment' },
  ]);
});

test('JSON, voucher page and portal show the same times, amounts and excess for any order', {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(anyOrder, (given) => expectSamePresentation(given, readers));
  await fc.assert(property, { numRuns: 25 });
});
