import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InstallmentInfo } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { orderCar } from '../car-orders/ordering.ts';
import { foundCars } from '../car-search/trip.ts';
import { type Paying, startPaying } from './paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying({ PROCESSOR_DEADLINE_MS: '500' });
});
afterAll(() => paying.stop());

const ask = async (orderID: string, binNumber: string, as: 'horizon' | 'lodos' = 'horizon') =>
  paying.service.api<InstallmentInfo>('POST', '/payment/installment-info', {
    token: await paying.tokenOf(as),
    body: { orderID, binNumber },
  });

test.each([
  ['552879', 'credit', 'Mastercard', 'Bonus', false, [1, 2, 3, 6, 9, 12]],
  ['552608', 'credit', 'Mastercard', 'World', false, [1, 3, 6]],
  ['589004', 'debit', 'Mastercard', '', true, [1]],
  ['979203', 'credit', 'Troy', 'Paraf', false, [1, 2, 3, 6]],
  ['374427', 'credit', 'American Express', 'Bonus', false, [1, 2, 3, 6, 9, 12]],
  ['540001', 'credit', 'Mastercard', '', true, [1]],
])(
  '200: BIN %s is a %s card of %s in the family "%s", and 3D Secure is required: %s',
  async (bin, type, association, family, forced, counts) => {
    const { body } = await ask((await paying.order()).id, bin);
    expect(body).toMatchObject({
      binNumber: bin,
      cardType: type,
      cardAssociation: association,
      cardFamily: family,
      shouldForceTo3D: forced,
    });
    expect(body.installmentPrices.map(({ number }) => number)).toEqual(counts);
  },
);

test('200: a single payment costs the order total, and the installments of each plan add up to its total', async () => {
  const order = await paying.order();
  const { body } = await ask(order.id, '552879');
  expect(body.installmentPrices[0]!.totalPrice).toEqual(order.orderedCarProduct.car.pricing.paymentTotal);
  for (const { number, price, totalPrice } of body.installmentPrices) {
    expect(price.amount * number).toBe(totalPrice.amount);
  }
});

test('200: nothing to choose from, where the card cannot be charged in the currency of the order', async () => {
  const token = await paying.tokenOf('horizon');
  const cars = await foundCars(paying.service, token, { headers: { 'X-Currency': 'EUR' } });
  const car = cars.find(({ vendor }) => vendor.name === 'Test Drive')!;
  const { id } = (await orderCar(paying.service, token, car)).body;
  expect((await ask(id, '589004')).body).toMatchObject({ supportedCurrencies: ['TRY'], installmentPrices: [] });
});

test('200: an order that is not in lira can be paid only in a single payment', async () => {
  const token = await paying.tokenOf('horizon');
  const cars = await foundCars(paying.service, token, { headers: { 'X-Currency': 'EUR' } });
  const car = cars.find(({ vendor }) => vendor.name === 'Test Drive')!;
  const { id } = (await orderCar(paying.service, token, car)).body;
  const { paymentTotal } = car.pricing;
  const single = { number: 1, price: paymentTotal, totalPrice: paymentTotal };
  expect((await ask(id, '552879')).body.installmentPrices).toEqual([single]);
  const refused = await paying.pay(id, { installment: 3 });
  expectError(refused, 'payment.ruleViolated', { field: 'payWithCard.installment' });
});

test('400 payment.invalidRequest: a BIN of five digits is refused', async () => {
  expectError(await ask('CAR-1', '55287'), 'payment.invalidRequest', { field: 'binNumber' });
});

test('404 payment.orderNotFound: an order of a different agency is answered like an unknown order', async () => {
  const foreign = await ask((await paying.order()).id, '552879', 'lodos');
  expectError(foreign, 'payment.orderNotFound');
  expect(foreign.body).toEqual((await ask('CAR-unknown', '552879', 'lodos')).body);
});

test('404 payment.orderNotPayable: an order that is already paid has no installment plans', async () => {
  const { id } = await paying.order();
  await paying.pay(id);
  expectError(await ask(id, '552879'), 'payment.orderNotPayable', { orderId: id, reason: 'alreadyPaid' });
  await paying.checkMoney();
});

test('422 payment.ruleViolated: an unknown BIN is refused', async () => {
  expectError(await ask((await paying.order()).id, '999999'), 'payment.ruleViolated', { field: 'binNumber' });
});

test('500 payment.processorDidNotAnswer: the request fails while the processor is down', async () => {
  const { id } = await paying.order();
  paying.sandbox.faults.set('PROCESSOR', 'down');
  expectError(await ask(id, '552879'), 'payment.processorDidNotAnswer');
  paying.sandbox.faults.set('PROCESSOR', 'normal');
  expect((await ask(id, '552879')).status).toBe(200);
});
