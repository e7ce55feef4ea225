import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ExtraProductOffer, ExtraProductType } from '../../../src/generated/types.ts';
import { VENDORS } from '../../faults/vendor-server.ts';
import { expectError } from '../../support/expect-error.ts';
import { startService } from '../../support/service.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { type Change, foundCars } from './trip.ts';

const { service, vendors, token, stop } = await startWithVendors();
beforeEach(() => vendors.reset());
afterAll(stop);

type Offer = { readonly searchID: string; readonly code: string };
const listExtraProducts = ({ searchID, code }: Offer, as = token, instance = service, headers = {}) =>
  instance.api<ExtraProductOffer[]>('GET', `/search/${searchID}/${code}/extra-products`, { token: as, headers });

async function aCar(change?: Change): Promise<Offer> {
  const [car] = await foundCars(service, token, change);
  vendors.requests.length = 0;
  return car!;
}

test('200: returns the extras of the car in the currency and with the percentage commission of the search', async () => {
  const commission = { type: 'percentage', percentage: 12.5 };
  const car = await aCar({ body: { commission }, headers: { 'X-Currency': 'EUR' } });
  const answer = await listExtraProducts(car);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([
    {
      code: 'BABY_SEAT',
      name: 'Child seat',
      type: 'equipment',
      searchID: car.searchID,
      min: 1,
      max: 2,
      pricing: {
        net: { amount: 1_200, currency: 'EUR' },
        commission: { amount: 150, currency: 'EUR' },
        total: { amount: 1_350, currency: 'EUR' },
        exchange: { from: 'TRY', rate: '0.02', asOf: '2027-02-26', source: 'TCMB' },
      },
    },
    expect.objectContaining({
      code: 'CDW',
      type: 'insurance',
      insurance: {
        code: 'SCDW',
        name: 'Collision damage waiver without excess',
        excess: { amount: 0, currency: 'EUR' },
      },
    }),
  ]);
});

test('200: a fixed commission is not added to extras', async () => {
  const commission = { type: 'fixed', fixed: { amount: 25_000, currency: 'TRY' } };
  const { body } = await listExtraProducts(await aCar({ body: { commission } }));
  expect(body[0]?.pricing.commission).toEqual({ amount: 0, currency: 'TRY' });
});

test('200: simultaneous and repeated calls return the same amounts, and a repeated call asks no vendor', async () => {
  const car = await aCar();
  const [first, second] = await Promise.all([listExtraProducts(car), listExtraProducts(car)]);
  expect(second.body).toEqual(first.body);
  vendors.requests.length = 0;
  expect((await listExtraProducts(car)).body).toEqual(first.body);
  expect(vendors.requests).toEqual([]);
});

test.each([
  [undefined, 'Child seat', 'Collision damage waiver without excess'],
  ['fr', 'Child seat', 'Collision damage waiver without excess'],
  ['en', 'Child seat', 'Collision damage waiver without excess'],
  ['tr', 'Bebek koltuğu', 'Muafiyetsiz kasko güvencesi'],
  ['de-AT', 'Kindersitz', 'Vollkaskoschutz ohne Selbstbeteiligung'],
])(
  '200: with Accept-Language %j the extras are named %s and %s, as in the list of extra types',
  async (language, seat, cover) => {
    const car = await aCar();
    const headers: Record<string, string> = language ? { 'Accept-Language': language } : {};
    const { body } = await listExtraProducts(car, token, service, headers);
    expect(body.map(({ name }) => name)).toEqual([seat, cover]);
    const { body: types } = await service.api<ExtraProductType[]>('GET', '/helper-data/extra-products', {
      token,
      headers,
    });
    for (const { code, name } of body) expect(types).toContainEqual(expect.objectContaining({ code, name }));
    expect(body[1]).toMatchObject({ type: 'insurance', insurance: { code: 'SCDW', name: cover } });
  },
);

test('200: a different instance of the service also finds the search', async () => {
  const other = await startService({
    settings: { VENDOR_BASE_URL: vendors.url },
    database: service.database,
    clock: service.clock,
  });
  try {
    const car = await aCar();
    expect((await listExtraProducts(car, token, other)).status).toBe(200);
  } finally {
    await other.stop();
  }
});

test.each([
  ['a searchID with a dot', { searchID: 'a.b', code: 'c' }, 'searchID'],
  ['a searchID of 65 letters', { searchID: 'a'.repeat(65), code: 'c' }, 'searchID'],
  ['a searchID with a NUL', { searchID: 'a%00', code: 'c' }, 'searchID'],
  ['a code with a blank', { searchID: 'a', code: 'c%20d' }, 'code'],
])('400 request.invalid: %s is refused', async (_, offer, field) => {
  expectError(await listExtraProducts(offer), 'request.invalid', { field });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await service.api('GET', '/search/a/b/extra-products'), 'token.invalid');
});

test('404 carSearch.offerNotFound: unknown IDs and IDs of a different agency get the same response', async () => {
  const car = await aCar();
  const unknown = await listExtraProducts({ searchID: 'unknown', code: 'unknown' });
  expectError(unknown, 'carSearch.offerNotFound');
  const others = [
    await listExtraProducts(car, await service.loginAs('meridian')),
    await listExtraProducts({ ...car, code: 'unknown' }),
    await listExtraProducts({ ...car, searchID: (await aCar()).searchID }),
  ];
  for (const answer of others) {
    expectError(answer, 'carSearch.offerNotFound');
    expect(answer.text).toBe(unknown.text);
  }
  expect(vendors.requests).toEqual([]);
});

test('404 carSearch.offerNotFound: extras are unavailable 15 minutes after the search, even if they were listed before', async () => {
  const car = await aCar();
  service.clock.advance(899);
  expect((await listExtraProducts(car)).status).toBe(200);
  service.clock.advance(1);
  expectError(await listExtraProducts(car), 'carSearch.offerNotFound');
});

test('404 carSearch.offerNotFound: the vendor no longer recognizes the offer', async () => {
  const car = await aCar();
  for (const code of VENDORS) vendors.behave(code, 'refuses');
  expectError(await listExtraProducts(car), 'carSearch.offerNotFound');
});

test('500 carSearch.noVendorAnswered: the vendor gives no valid response, and the next call succeeds once it does', async () => {
  const car = await aCar();
  for (const code of VENDORS) vendors.behave(code, 'offContract');
  expectError(await listExtraProducts(car), 'carSearch.noVendorAnswered');
  vendors.reset();
  expect((await listExtraProducts(car)).status).toBe(200);
});
