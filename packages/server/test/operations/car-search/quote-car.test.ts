import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CarQuote } from '../../../src/generated/types.ts';
import { anOffer } from '../../faults/vendor-server.ts';
import { expectError } from '../../support/expect-error.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { aCar } from '../car-orders/ordering.ts';

const { service, vendors, token, stop } = await startWithVendors();
beforeEach(() => vendors.reset());
afterAll(stop);

type Offer = { readonly searchID: string; readonly code: string };
const quoteCar = ({ searchID, code }: Offer, as = token) =>
  service.api<CarQuote>('POST', `/search/${searchID}/${code}/quote`, { token: as });

const inEuro = { body: { commission: { type: 'percentage', percentage: 10 } }, headers: { 'X-Currency': 'EUR' } };
const found = () => aCar({ service, vendors, token }, {}, inEuro);
const asked = ({ searchID, code }: Offer) => ({ code, searchID, quotedAt: '2027-03-01T09:00:00.000Z' });

test('200: returns the car at the price and terms of the search and asks the vendor for this car only', async () => {
  const car = await found();
  vendors.requests.length = 0;
  const { status, body } = await quoteCar(car);
  expect(status).toBe(200);
  const { pricing, conditions } = car;
  expect(body).toEqual({ ...asked(car), isAvailable: true, isPriceChanged: false, pricing, conditions });
  expect(vendors.requests.map(({ path }) => path)).toEqual(['/vendors/TESTDRIVE/offers/TESTDRIVE-clio']);
});

test('200: a changed price has the currency and commission of the search, and the search itself does not change', async () => {
  const car = await found();
  const price = { ...anOffer('').price, net: 100_000, payableAtDesk: 50_000 };
  vendors.offer('TESTDRIVE', [anOffer('TESTDRIVE', { price })]);
  const euro = (amount: number) => ({ amount, currency: 'EUR' });
  const { body } = await quoteCar(car);
  expect(body).toMatchObject({
    isPriceChanged: true,
    pricing: {
      net: euro(2_000),
      fee: euro(900),
      commission: euro(200),
      total: euro(3_100),
      vendorTotal: euro(1_000),
      paymentTotal: euro(2_100),
    },
  });
  expect((await quoteCar(car)).body).toEqual(body);
});

test('200: a car that is sold out is returned as unavailable, without a price', async () => {
  const car = await found();
  vendors.offer('TESTDRIVE', []);
  expect((await quoteCar(car)).body).toEqual({ ...asked(car), isAvailable: false });
});

test('400 request.invalid: a malformed searchID is refused', async () => {
  expectError(await quoteCar({ searchID: 'a b', code: 'x' }), 'request.invalid');
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await service.api('POST', '/search/x/y/quote'), 'token.invalid');
});

test('404 carSearch.offerNotFound: an unknown car, a car of a different agency and an expired search are not found', async () => {
  const car = await found();
  expectError(await quoteCar({ ...car, code: 'unknown' }), 'carSearch.offerNotFound');
  expectError(await quoteCar(car, await service.loginAs('meridian')), 'carSearch.offerNotFound');
  service.clock.advance(15 * 60);
  expectError(await quoteCar(car), 'carSearch.offerNotFound');
});

test('500 carSearch.noVendorAnswered: the vendor gives no valid response', async () => {
  const car = await found();
  vendors.behave('TESTDRIVE', 'offContract');
  expectError(await quoteCar(car), 'carSearch.noVendorAnswered');
});
