import { expect, test } from 'vitest';
import type { TransferOffer } from '../../ports/transfer-suppliers.ts';
import { findTransfers, type OfferSearch } from './rules.offers.ts';

const leg = { distanceMetres: 43_108, durationSeconds: 3_449 };
const vito: TransferOffer = {
  offerCode: 'vito',
  oneway: leg,
  vehicle: {
    name: 'Mercedes Vito',
    category: 'van',
    seatCount: 6,
    baggageCount: 6,
    imageUrl: 'http://a.example/vito.svg',
  },
  price: { currency: 'TRY', oneway: 247_500, discount: 0 },
  freeWaitingMinutes: 60,
  hasSafeTripInvoice: true,
};
const point = { lat: 41, lon: 29 };
const oneWay: OfferSearch = {
  appointment: { pickup: point, dropoff: point, pickupTime: '2027-06-10T11:00:00+03:00', passengerCount: 4 },
  pickupAt: new Date('2027-06-10T08:00:00Z'),
  timeZone: 'Europe/Istanbul',
  now: new Date('2027-03-01T09:00:00Z'),
  currency: 'TRY',
  rates: { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 },
  commission: undefined,
};
const roundTrip = {
  ...oneWay,
  appointment: { ...oneWay.appointment, returnPickupTime: '2027-06-13T06:00:00+03:00' },
};

const find = (offers: readonly (readonly [code: string, said: TransferOffer])[], search = oneWay) =>
  findTransfers([{ supplierCode: 'BOSPHORUS', offers: offers.map(([code, said]) => ({ code, said })) }], search).map(
    ({ product }) => product.code,
  );
const priced = (changes: Partial<TransferOffer['price']>) => ({ ...vito, price: { ...vito.price, ...changes } });

test('the lowest total comes first, of the same total the lower code', () => {
  expect(
    find([
      ['c', vito],
      ['b', vito],
      ['a', priced({ oneway: 247_501 })],
      ['d', priced({ oneway: 1 })],
    ]),
  ).toEqual(['d', 'b', 'c', 'a']);
});

test('each transfer is known by its supplier, and by the name it has there', () => {
  const [transfer] = findTransfers([{ supplierCode: 'BOSPHORUS', offers: [{ code: 'a', said: vito }] }], oneWay);
  expect(transfer).toMatchObject({ supplierCode: 'BOSPHORUS', offerCode: 'vito', product: { code: 'a' } });
});

test('as many seats as passengers are enough', () => {
  const seats = (seatCount: number) => ({ ...vito, vehicle: { ...vito.vehicle, seatCount } });
  expect(
    find([
      ['three', seats(3)],
      ['four', seats(4)],
    ]),
  ).toEqual(['four']);
});

test('a round trip needs both ways and both prices, one way has neither', () => {
  const both = { ...priced({ return: 247_500 }), return: leg };
  const offers = [
    ['there', vito],
    ['priceOnly', priced({ return: 1 })],
    ['both', both],
  ] as const;
  expect(find(offers)).toEqual(['there']);
  expect(find(offers, roundTrip)).toEqual(['both']);
});

test.each([
  ['that cannot be stated', priced({ oneway: 100_000_000_001 })],
  ['of which more than all is taken off', priced({ discount: 247_501 })],
  ['that leaves nothing to pay', priced({ discount: 247_500 })],
])('a price %s leaves the vehicle out, and nothing else', (_, senseless) => {
  expect(
    find([
      ['a', senseless],
      ['b', vito],
    ]),
  ).toEqual(['b']);
});

test('a price that is too large only in the currency of the search leaves the vehicle out', () => {
  expect(
    find([
      ['a', priced({ currency: 'EUR', oneway: 2_000_000_001 })],
      ['b', vito],
    ]),
  ).toEqual(['b']);
});
