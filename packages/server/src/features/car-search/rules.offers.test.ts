import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VendorOffer } from '../../ports/vendors.ts';
import {
  byDistancePriceCode,
  type Candidate,
  findCars,
  mayDrive,
  type OfferSearch,
  toStoredOffers,
  withoutDuplicates,
} from './rules.offers.ts';
import type { Supplier } from './types.ts';

const ISTANBUL = { lat: 41.2753, lon: 28.7519 };
const supplier = (id: number, code: string, parentID: number | null = null): Supplier => ({
  id,
  code,
  name: code,
  displayName: code,
  parentID,
});
const [BOSFOR, BOSFOR_PRIME, PERA_GO] = [
  supplier(3, 'BOSFOR'),
  supplier(102, 'BOSFOR-PRIME', 3),
  supplier(104, 'PERA-GO', 10),
];

const search: OfferSearch = {
  pickUp: ISTANBUL,
  dropOff: ISTANBUL,
  offsetMinutes: 180,
  ageYears: 25,
  fullCredit: false,
  currency: 'TRY',
  rates: { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 },
  pinned: { rateId: 1, asOf: '2027-02-26', source: 'TCMB' },
  commission: undefined,
  campaign: undefined,
  suppliers: new Map([BOSFOR, BOSFOR_PRIME, PERA_GO].map((each) => [each.code, each])),
};

const office = {
  id: 'IST',
  name: 'Istanbul Airport',
  city: 'Istanbul',
  point: ISTANBUL,
  deliveryType: 'airportOffice' as const,
  openingHours: [],
};
const clio: VendorOffer = {
  offerCode: 'clio',
  supplier: { code: 'BOSFOR', name: 'Bosfor' },
  pickUpOffice: office,
  dropOffOffice: office,
  vehicle: {
    brand: 'Renault',
    model: 'Clio',
    sippCode: 'EDMR',
    groupName: { tr: 'Ekonomik', en: 'Economy', de: 'Kleinwagen' },
    fuel: 'petrol',
    seatCount: 5,
    imageUrl: 'http://localhost/clio.svg',
  },
  fuelPolicy: 'fullToFull',
  price: { currency: 'TRY', net: 540_000, fees: [], payableAtDesk: 0 },
  conditions: {
    minDriverAge: 21,
    minLicenceYears: 1,
    deposit: { amount: 500_000, currency: 'TRY' },
    excess: [{ coverage: 'collision', amount: { amount: 40_000, currency: 'EUR' } }],
    cancellation: [
      { until: '2027-06-08T07:00:00.000Z', fee: { amount: 0, currency: 'EUR' } },
      { until: '2027-06-10T07:00:00.000Z', fee: { amount: 3_000, currency: 'EUR' } },
    ],
    noticeHours: 0,
    minRentalHours: 0,
    mileage: { limit: 300, unit: 'kmPerDay' },
    requiresCreditCheck: false,
    applicableForFullCredit: false,
  },
  coverages: {
    collision: true,
    theft: true,
    thirdParty: true,
    glassTyreHeadlight: false,
    personalAccident: false,
    roadsideAssistance: true,
  },
  documents: { productInformationPdfUrl: 'http://localhost/a.pdf', termsPdfUrl: 'http://localhost/b.pdf' },
};

const bosforOf = (offers: readonly VendorOffer[]) => ({
  vendor: BOSFOR,
  offers: offers.map((said, at) => ({ code: `code${at}`, said })),
});
const found = (offers: readonly VendorOffer[], changes: Partial<OfferSearch> = {}) =>
  findCars([bosforOf(offers)], { ...search, ...changes }).offers;
const at = (lat: number, lon: number) => ({ ...office, point: { lat, lon } });
const conditions = (changes: Partial<VendorOffer['conditions']>) => ({
  ...clio,
  conditions: { ...clio.conditions, ...changes },
});

describe('shown offers', () => {
  test('an offer is shown if both offices are within 50 km', () => {
    // One degree of latitude is 111.2 km.
    expect(found([{ ...clio, pickUpOffice: at(41.2753 + 0.449, 28.7519) }])).toHaveLength(1);
    expect(found([{ ...clio, pickUpOffice: at(41.2753 + 0.451, 28.7519) }])).toHaveLength(0);
    expect(found([{ ...clio, dropOffOffice: at(41.2753 - 0.451, 28.7519) }])).toHaveLength(0);
  });

  test('an offer is shown if the driver is old enough', () => {
    expect(found([conditions({ minDriverAge: 25 })])).toHaveLength(1);
    expect(found([conditions({ minDriverAge: 26 })])).toHaveLength(0);
  });

  test('an offer is shown for age 30+ whatever its minimum age, because the order checks the birth date', () => {
    expect(mayDrive(30, 35)).toBe(true);
    expect(mayDrive(29, 30)).toBe(false);
  });

  test('an offer is shown for full credit only if the vendor allows it', () => {
    expect(found([clio, conditions({ applicableForFullCredit: true })], { fullCredit: true })).toHaveLength(1);
  });

  test('an offer with an implausible price is not shown', () => {
    const priced = (price: Partial<VendorOffer['price']>) => ({ ...clio, price: { ...clio.price, ...price } });
    expect(found([priced({ payableAtDesk: 540_001 })])).toHaveLength(0);
    expect(
      found([priced({ net: 9_007_199_254_740_991, fees: [{ kind: 'airport', amount: 9_007_199_254_740_991 }] })]),
    ).toHaveLength(0);
    expect(found([priced({ net: 2_000_000_001, currency: 'EUR' })])).toHaveLength(0);
    expect(found([conditions({ deposit: { amount: 9_007_199_254_740_991, currency: 'GBP' } })])).toHaveLength(0);
  });

  test('the terms of an offer use the currency and the UTC offset of the search', () => {
    const [car] = found([clio]);
    expect(car?.terms.excess).toEqual([{ coverage: 'collision', amount: { amount: 2_000_000, currency: 'TRY' } }]);
    expect(car?.terms.cancellation).toEqual([
      { until: '2027-06-08T10:00:00+03:00', fee: { amount: 0, currency: 'TRY' } },
      { until: '2027-06-10T10:00:00+03:00', fee: { amount: 150_000, currency: 'TRY' } },
    ]);
  });

  test('an offer is shown once for each delivery type', () => {
    const brought = { ...clio, pickUpOffice: { ...office, deliveryType: 'addressDelivery' as const } };
    expect(found([clio, brought, clio, brought]).map(({ said }) => said.pickUpOffice.deliveryType)).toEqual([
      'airportOffice',
      'addressDelivery',
    ]);
  });

  test('an offer names the searched campaign only if it has lowered the price', () => {
    const campaign = { id: 1, code: 'EARLY10', name: 'Early booking' };
    const cheaper = { ...clio, campaign: { code: 'EARLY10', name: 'whatever they call it' } };
    expect(found([cheaper], { campaign })[0]?.campaign).toEqual(campaign);
    expect(found([clio], { campaign })[0]?.campaign).toBeUndefined();
    expect(found([cheaper])[0]?.campaign).toBeUndefined();
  });

  test('an offer names the subsupplier that hands over the car, if it belongs to the vendor', () => {
    const by = (code: string) => found([{ ...clio, supplier: { code, name: code } }])[0]?.supplier.id;
    expect([by('BOSFOR'), by('BOSFOR-PRIME'), by('PERA-GO'), by('UNHEARD-OF')]).toEqual([3, 102, 3, 3]);
  });
});

const anOffer = fc.record({
  distanceMetres: fc.integer({ min: 0, max: 5 }),
  total: fc.integer({ min: 0, max: 3 }),
  code: fc.string({ minLength: 1, maxLength: 2 }),
  modelId: fc.integer({ min: 1, max: 4 }),
  fuelId: fc.integer({ min: 1, max: 2 }),
});
const offers = fc.uniqueArray(anOffer, { selector: ({ code }) => code }).map((all) =>
  all.map(
    ({ distanceMetres, total, code, modelId, fuelId }) =>
      ({
        code,
        said: clio,
        distanceMetres,
        pricing: { total: { amount: total } },
        ids: { modelId, fuelId, classId: 1, transmissionId: 1 },
      }) as Candidate,
  ),
);
const car = ({ ids }: Candidate) => `${ids.modelId}/${ids.fuelId}`;

describe('the order of offers', () => {
  test('offers are sorted by distance, then total, then code, whatever their original order', () => {
    fc.assert(
      fc.property(offers, fc.infiniteStream(fc.nat()), (list, noise) => {
        const sorted = list.toSorted(byDistancePriceCode);
        const shuffled = list.map((offer) => ({ offer, at: noise.next().value as number }));
        shuffled.sort((left, right) => left.at - right.at);
        expect(shuffled.map(({ offer }) => offer).sort(byDistancePriceCode)).toEqual(sorted);
        for (const [index, next] of sorted.slice(1).entries()) {
          const previous = sorted[index]!;
          expect(previous.distanceMetres).toBeLessThanOrEqual(next.distanceMetres);
          if (previous.distanceMetres === next.distanceMetres) {
            expect(previous.pricing.total.amount).toBeLessThanOrEqual(next.pricing.total.amount);
          }
        }
      }),
    );
  });

  test('of several offers of one car, the first is kept', () => {
    fc.assert(
      fc.property(offers, (list) => {
        const sorted = list.toSorted(byDistancePriceCode);
        const kept = withoutDuplicates(sorted, (car) => car);
        expect(new Set(kept.map(car))).toEqual(new Set(sorted.map(car)));
        expect(kept.length).toBe(new Set(sorted.map(car)).size);
        for (const offer of kept) expect(offer).toBe(sorted.find((other) => car(other) === car(offer)));
      }),
    );
  });
});

test('a search stores an office once for each rental end and delivery type, however many cars share it', () => {
  const delivered = { ...office, deliveryType: 'addressDelivery' as const };
  const car = (model: string, changes: Partial<VendorOffer> = {}) => ({
    ...clio,
    ...changes,
    vehicle: { ...clio.vehicle, model },
  });
  const cars = found([car('Clio'), car('Megane'), car('Captur', { pickUpOffice: delivered })]);
  const { offers, offices } = toStoredOffers(cars);
  expect(offices.map(({ id, deliveryTypeId }) => [id, deliveryTypeId])).toEqual([
    ['IST', 2],
    ['IST', 2],
    ['IST', 6],
  ]);
  expect(offers.map(({ model, offices: [pickUp, dropOff] }) => [model, pickUp, dropOff])).toEqual([
    ['Clio', 0, 1],
    ['Megane', 0, 1],
    ['Captur', 2, 1],
  ]);
});

test('offices of two vendors with the same ID are kept apart', () => {
  const other = {
    ...clio,
    vehicle: { ...clio.vehicle, model: 'Megane' },
    pickUpOffice: { ...office, name: 'Kurtköy' },
  };
  const { offers: cars } = findCars(
    [
      { vendor: BOSFOR, offers: [{ code: 'a', said: clio }] },
      { vendor: supplier(10, 'PERA'), offers: [{ code: 'b', said: other }] },
    ],
    search,
  );
  const { offers, offices } = toStoredOffers(cars);
  expect(offers.map(({ offices: [pickUp] }) => offices[pickUp]!.location.name)).toEqual([
    'Istanbul Airport',
    'Kurtköy',
  ]);
});

test('the suitable cars of a vendor are counted with duplicates, but without cars that do not fit the search', () => {
  const unstatable = conditions({ deposit: { amount: 9_007_199_254_740_991, currency: 'GBP' } });
  const dearer = { ...clio, price: { ...clio.price, net: 600_000 } };
  const tooOld = conditions({ minDriverAge: 26 });
  const pera = { vendor: supplier(10, 'PERA'), offers: [{ code: 'z', said: clio }] };
  const silent = { vendor: supplier(9, 'OSTERIA'), offers: [] };
  const { offers, suitable } = findCars([bosforOf([unstatable, clio, dearer, tooOld]), silent, pera], search);
  expect(offers).toHaveLength(1);
  expect([...suitable]).toEqual([
    [3, 2],
    [9, 0],
    [10, 1],
  ]);
});

test('an offer whose terms cannot be stated does not hide the next one of the same car', () => {
  const withoutAmount = conditions({ deposit: { amount: 9_007_199_254_740_991, currency: 'GBP' } });
  const dearer = { ...clio, price: { ...clio.price, net: 600_000 } };
  expect(found([withoutAmount, dearer]).map(({ code }) => code)).toEqual(['code1']);
});
