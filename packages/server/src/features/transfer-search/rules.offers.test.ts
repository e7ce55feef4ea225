import { expect, test } from 'vitest';
import type { SupplierLeg, TransferOffer } from '../../ports/transfer-suppliers.ts';
import { findTransfers, type OfferSearch } from './rules.offers.ts';

const meeting = { en: 'At the exit.', tr: 'Çıkışta.', de: 'Am Ausgang.' };
const leg: SupplierLeg = {
  distanceMetres: 43_108,
  durationSeconds: 3_449,
  freeWaitingMinutes: 60,
  meeting,
  payableAtVehicle: 0,
  cancellation: [{ until: '2027-06-09T08:00:00Z', fee: 0, text: { en: 'Free.', tr: 'Ücretsiz.', de: 'Kostenlos.' } }],
};
const vito: TransferOffer = {
  offerCode: 'vito',
  bookableUntil: '2027-06-10T07:15:00Z',
  oneway: leg,
  vehicle: {
    name: 'Mercedes Vito',
    category: 'van',
    seatCount: 6,
    baggageCount: 6,
    imageUrl: 'http://a.example/vito.svg',
  },
  price: { currency: 'TRY', oneway: 247_500, discount: 0 },
  rating: 4.6,
  rules: [{ type: 'freeCancellation', text: { en: 'Free.', tr: 'Ücretsiz.', de: 'Kostenlos.' } }],
};
const bosphorus = { code: 'BOSPHORUS', name: 'Bosphorus Transfers' };
const point = { lat: 41, lon: 29 };
const at = (moment: string) => ({ instant: new Date(moment), offsetMinutes: 180 });
const oneWay: OfferSearch = {
  appointment: { pickup: point, dropoff: point, pickupTime: '2027-06-10T11:00:00+03:00', passengerCount: 4 },
  times: { pickupAt: at('2027-06-10T08:00:00Z') },
  extras: [],
  maxVehicles: 1,
  timeZones: { pickup: 'Europe/Istanbul', dropoff: 'Europe/Istanbul' },
  now: new Date('2027-03-01T09:00:00Z'),
  currency: 'TRY',
  rates: { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 },
  pinned: { rateId: 1, asOf: '2027-02-26', source: 'TCMB' },
  commission: undefined,
};
const backAt = (moment: string): OfferSearch => ({
  ...oneWay,
  appointment: { ...oneWay.appointment, returnPickupTime: moment },
  times: { ...oneWay.times, returnPickupAt: at(moment) },
});
const roundTrip = backAt('2027-06-13T06:00:00+03:00');

const find = (offers: readonly (readonly [code: string, said: TransferOffer])[], search = oneWay) =>
  findTransfers([{ supplier: bosphorus, offers: offers.map(([code, said]) => ({ code, said })) }], search).map(
    ({ product }) => product.code,
  );
const priced = (changes: Partial<TransferOffer['price']>) => ({ ...vito, price: { ...vito.price, ...changes } });

test('transfers are sorted by total, then by code', () => {
  expect(
    find([
      ['c', vito],
      ['b', vito],
      ['a', priced({ oneway: 247_501 })],
      ['d', priced({ oneway: 1 })],
    ]),
  ).toEqual(['d', 'b', 'c', 'a']);
});

test('each transfer keeps its supplier and the offer code of that supplier', () => {
  const [transfer] = findTransfers([{ supplier: bosphorus, offers: [{ code: 'a', said: vito }] }], oneWay);
  expect(transfer).toMatchObject({ supplierCode: 'BOSPHORUS', offerCode: 'vito', product: { code: 'a' } });
});

test('a vehicle needs at least as many seats as passengers', () => {
  const seats = (seatCount: number) => ({ ...vito, vehicle: { ...vito.vehicle, seatCount } });
  expect(
    find([
      ['three', seats(3)],
      ['four', seats(4)],
    ]),
  ).toEqual(['four']);
});

test('a group gets several vehicles if the search allows as many and they have enough seats and luggage space', () => {
  const [sprinter, passat] = [
    { ...vito.vehicle, name: 'Mercedes Sprinter', seatCount: 13, baggageCount: 13 },
    { ...vito.vehicle, name: 'Volkswagen Passat', seatCount: 3, baggageCount: 3 },
  ];
  const group = {
    ...vito,
    vehicle: sprinter,
    vehicles: [
      { vehicle: sprinter, count: 2 },
      { vehicle: passat, count: 1 },
    ],
  };
  const of = (passengerCount: number, maxVehicles: number, suitcases = 0) => ({
    ...oneWay,
    maxVehicles,
    appointment: { ...oneWay.appointment, passengerCount, luggage: { suitcases } },
  });
  expect(find([['group', group]], of(29, 3, 29))).toEqual(['group']);
  expect(find([['group', group]], of(29, 2))).toEqual([]);
  expect(find([['group', group]], of(30, 3))).toEqual([]);
  expect(find([['group', group]], of(29, 3, 30))).toEqual([]);
  const answers = [{ supplier: bosphorus, offers: [{ code: 'a', said: group }] }];
  const { vehicle, vehicles } = findTransfers(answers, of(29, 3))[0]!.product;
  expect(vehicle.name).toBe('Mercedes Sprinter');
  expect(vehicles!.map(({ vehicle: { name, seatCount }, count }) => [count, name, seatCount])).toEqual([
    [2, 'Mercedes Sprinter', 13],
    [1, 'Volkswagen Passat', 3],
  ]);
});

test('a round trip needs both legs and both prices, and a one-way transfer has neither return', () => {
  const both = { ...priced({ return: 247_500 }), return: leg };
  const offers = [
    ['there', vito],
    ['priceOnly', priced({ return: 1 })],
    ['both', both],
  ] as const;
  expect(find(offers)).toEqual(['there']);
  expect(find(offers, roundTrip)).toEqual(['both']);
});

test('a return leg that begins before the outbound leg has arrived is left out, to the second', () => {
  const both = [['both', { ...priced({ return: 247_500 }), return: leg }]] as const;
  expect(find(both, backAt('2027-06-10T08:57:28Z'))).toEqual([]);
  expect(find(both, backAt('2027-06-10T08:57:29Z'))).toEqual(['both']);
});

test('an offer past the notice of its supplier is left out, to the second', () => {
  const now = (moment: string) => ({ ...oneWay, now: new Date(moment) });
  expect(find([['a', vito]], now('2027-06-10T07:14:59Z'))).toEqual(['a']);
  expect(find([['a', vito]], now('2027-06-10T07:15:00Z'))).toEqual([]);
});

test('the rules mention free cancellation while it is available', () => {
  const rulesAt = (moment: string) => {
    const answers = [{ supplier: bosphorus, offers: [{ code: 'a', said: vito }] }];
    return findTransfers(answers, { ...oneWay, now: new Date(moment) })[0]!.product.rules.map(({ type }) => type);
  };
  expect(rulesAt('2027-06-09T08:00:00Z')).toEqual(['freeCancellation']);
  expect(rulesAt('2027-06-09T08:00:01Z')).toEqual([]);
});

test.each([
  ['that cannot be stated', priced({ oneway: 100_000_000_001 })],
  ['below its discount', priced({ discount: 247_501 })],
  ['that leaves nothing to pay', priced({ discount: 247_500 })],
  ['that is paid to the driver only', { ...vito, oneway: { ...leg, payableAtVehicle: 247_500 } }],
  [
    'whose discount exceeds the part paid in advance',
    { ...priced({ discount: 47_501 }), oneway: { ...leg, payableAtVehicle: 200_000 } },
  ],
])('a price %s leaves out the vehicle, and no other', (_, senseless) => {
  expect(
    find([
      ['a', senseless],
      ['b', vito],
    ]),
  ).toEqual(['b']);
});

test('a price that is too large only in the search currency leaves out the vehicle', () => {
  expect(
    find([
      ['a', priced({ currency: 'EUR', oneway: 2_000_000_001 })],
      ['b', vito],
    ]),
  ).toEqual(['b']);
});
