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

test('200: the extras of the car, in the currency and with the percentage of the search', async () => {
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

test('200: a fixed commission stays off the extras', async () => {
  const commission = { type: 'fixed', fixed: { amount: 25_000, currency: 'TRY' } };
  const { body } = await listExtraProducts(await aCar({ body: { commission } }));
  expect(body[0]?.pricing.commission).toEqual({ amount: 0, currency: 'TRY' });
});

test('200: the second time no vendor is called, and the amounts are the same, also when both ask at once', async () => {
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
])('200: Accept-Language %j names extras %s and %s, as the list of their types does', async (language, seat, cover) => {
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
});

test('200: another instance of the service knows the search, too', async () => {
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
])('400 request.invalid: %s', async (_, offer, field) => {
  expectError(await listExtraProducts(offer), 'request.invalid', { field });
});

test('401 token.invalid: no token', async () => {
  expectError(await service.api('GET', '/search/a/b/extra-products'), 'token.invalid');
});

test('404 carSearch.offerNotFound: unknown ids, and the ids of another agency, with the same body', async () => {
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

test('404 carSearch.offerNotFound: after 15 minutes, extras that have been seen included', async () => {
  const car = await aCar();
  service.clock.advance(899);
  expect((await listExtraProducts(car)).status).toBe(200);
  service.clock.advance(1);
  expectError(await listExtraProducts(car), 'carSearch.offerNotFound');
});

test('404 carSearch.offerNotFound: the vendor no longer knows the offer', async () => {
  const car = await aCar();
  for (const code of VENDORS) vendors.behave(code, 'refuses');
  expectError(await listExtraProducts(car), 'carSearch.offerNotFound');
});

test('500 carSearch.noVendorAnswered: the vendor gives no usable answer; once it does, the extras are there', async () => {
  const car = await aCar();
  for (const code of VENDORS) vendors.behave(code, 'offContract');
  expectError(await listExtraProducts(car), 'carSearch.noVendorAnswered');
  vendors.reset();
  expect((await listExtraProducts(car)).status).toBe(200);
});
