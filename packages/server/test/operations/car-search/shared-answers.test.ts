import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { transactOn } from '../../../src/database/transact.ts';
import type { CarQuote, CarResult } from '../../../src/generated/types.ts';
import { anOffer, VENDORS } from '../../faults/vendor-server.ts';
import { expectError } from '../../support/expect-error.ts';
import { startService } from '../../support/service.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { orderCar } from '../car-orders/ordering.ts';
import { foundCars, ISTANBUL_AIRPORT, searchCars, threeDays } from './trip.ts';

/** Settings that let identical searches within ten seconds share the vendors' responses. */
const settings = { CAR_SEARCH_SHARED_SECONDS: '10' };
const { service, vendors, token, stop } = await startWithVendors(settings);
const lodos = await service.loginAs('lodos');
afterAll(stop);

/** Makes one vendor cheaper. The service chooses at random among vendors that are equally near and equally cheap. */
const cheapAt = (code: string, net = 100_000) =>
  vendors.offer(code, [anOffer(code, { price: { ...anOffer('').price, net } })]);

beforeEach(() => {
  vendors.reset();
  cheapAt('PERA');
  // Advances the clock so that earlier responses have expired.
  service.clock.advance(3_600);
});
let lastMinute = 0;
/** Returns a search that has not been made before. */
function another(): Record<string, unknown> {
  lastMinute += 1;
  return { checkOutDateTime: new Date(Date.parse('2027-06-13T07:00:00Z') + lastMinute * 60_000).toISOString() };
}
const find = (body: Record<string, unknown>, as = token, headers = {}) => foundCars(service, as, { body, headers });
const asked = () => vendors.requests.length;
const euro = { 'X-Currency': 'EUR' };

/** Removes all fields that may differ between identical searches by one agency. */
const withoutOwn = (cars: readonly CarResult[]) =>
  cars.map(({ code: _, searchID: __, integrationCode: ___, ...car }) => car);
const ownOf = ({ code, searchID, integrationCode }: CarResult) => [code, searchID, integrationCode];

test('an equal search asks no vendor and returns the same cars with different IDs, any number of times', async () => {
  const body = another();
  const first = await find(body);
  const count = asked();
  expect(count).toBe(VENDORS.length);
  const others = [await find(body), await find(body), await find(body)];
  expect(asked()).toBe(count);
  for (const cars of others) expect(withoutOwn(cars)).toEqual(withoutOwn(first));
  const own = [first, ...others].flatMap((cars) => cars.flatMap(ownOf));
  expect(new Set(own).size).toBe(own.length);
});

test('cars from equal searches can be ordered on every instance, but not with the code of a different search', async () => {
  const body = another();
  const cars = [await find(body), await find(body), await find(body), await find(body)].map(([car]) => car!);
  const other = await startService({
    settings: { VENDOR_BASE_URL: vendors.url, ...settings },
    database: service.database,
    clock: service.clock,
  });
  for (const car of cars) expect((await orderCar(other, token, car)).status).toBe(201);
  await other.stop();
  const mixed = { searchID: cars[2]!.searchID, code: cars[3]!.code };
  expectError(await orderCar(service, token, mixed), 'carOrder.offerUnavailable', { reason: 'expired' });
});

test.each([
  ['place', { checkInLocation: { ...ISTANBUL_AIRPORT, lat: 41.27 } }],
  ['time', { checkInDateTime: '2027-06-10T10:01:00+03:00' }],
  ['age', { age: '29' }],
  ['country', { country: 'DE' }],
])('a search with a different %s asks the vendors again', async (_, change) => {
  const body = another();
  await find(body);
  vendors.requests.length = 0;
  await find({ ...body, ...change });
  expect(asked()).toBe(VENDORS.length);
});

test('vendors are asked again after ten seconds, and the result contains their changes', async () => {
  const body = another();
  const [before] = await find(body);
  cheapAt('PERA', 90_000);
  service.clock.advance(9);
  expect((await find(body))[0]!.pricing.net).toEqual(before!.pricing.net);
  service.clock.advance(1);
  expect((await find(body))[0]!.pricing.net.amount).toBe(90_000);
});

test('a vendor whose offers do not change is asked again after ten seconds and returns the same result', async () => {
  const body = another();
  const first = await find(body);
  for (let time = 0; time < 3; time++) {
    service.clock.advance(10);
    vendors.requests.length = 0;
    expect(withoutOwn(await find(body))).toEqual(withoutOwn(first));
    expect(asked()).toBe(VENDORS.length);
  }
});

test('the next equal search asks only the vendors whose last response was not valid', async () => {
  const body = another();
  vendors.behave('ANADOLU', 'fails');
  vendors.behave('BOSFOR', 'offContract');
  await find(body);
  vendors.reset();
  cheapAt('ANADOLU', 1_000);
  const [cheapest] = await find(body);
  expect(vendors.requests.map(({ vendorCode }) => vendorCode).sort()).toEqual(['ANADOLU', 'BOSFOR']);
  expect(cheapest!.vendor.name).toBe('Anadolu Rent');
});

test('a vendor that is switched off is left out at once, even if its response is still shared', async () => {
  const body = another();
  for (const code of VENDORS) vendors.offer(code, code === 'TESTDRIVE' ? [anOffer(code)] : []);
  expect(await find(body)).toHaveLength(1);
  const transact = transactOn(service.database.db);
  const switchTo = (isOn: boolean) =>
    transact((tx) => service.suppliers.switchSupplier(tx, { kind: 'vendor', code: 'TESTDRIVE', isOn, by: 'Ada' }));
  await switchTo(false);
  expect(await find(body)).toEqual([]);
  await switchTo(true);
});

test('shared results have separate texts for each language', async () => {
  const body = another();
  const inLanguage = async (language: string) => (await find(body, token, { 'Accept-Language': language }))[0]!.rules;
  const first = { de: await inLanguage('de'), tr: await inLanguage('tr') };
  expect(first.de).not.toEqual(first.tr);
  for (let time = 0; time < 3; time++) {
    expect({ de: await inLanguage('de'), tr: await inLanguage('tr') }).toEqual(first);
  }
});

describe('two agencies with equal searches', () => {
  const commission = { type: 'percentage', percentage: 10 };

  test('two agencies share vendor responses, but neither sees the commission, margin or currency of the other', async () => {
    const body = another();
    const transact = transactOn(service.database.db);
    await transact((tx) => service.exchangeRates.setMargin(tx, { agencyId: 3, basisPoints: 250, by: 'Ada' }));
    const alone = async (...asked: Parameters<typeof find>) => {
      service.clock.advance(10);
      return withoutOwn(await find(...asked));
    };
    const wishes: Parameters<typeof find>[] = [
      [{ ...body, commission }, token, euro],
      [{ ...body, commission }, lodos, euro],
      [body, token, euro],
      [body, lodos],
    ];
    const expected = [];
    for (const wish of wishes) expected.push(await alone(...wish));
    expect(new Set(expected.map((cars) => JSON.stringify(cars))).size).toBe(wishes.length);
    service.clock.advance(10);
    await find(body);
    vendors.requests.length = 0;
    for (let time = 0; time < 3; time++) {
      for (const [index, wish] of wishes.entries()) expect(withoutOwn(await find(...wish))).toEqual(expected[index]);
    }
    expect(asked()).toBe(0);
  });

  test('each agency has separate search IDs and codes that no other agency can use', async () => {
    const body = another();
    await find(body);
    const [ours] = await find(body);
    const [theirs] = await find(body, lodos);
    expect(new Set([...ownOf(ours!), ...ownOf(theirs!)]).size).toBe(6);
    const foreign = await orderCar(service, lodos, ours!);
    expectError(foreign, 'carOrder.offerUnavailable', { reason: 'expired' });
    const check = { identityNumber: '10000000146', integrationCode: ours!.integrationCode };
    const credit = await service.api('POST', '/creditcheck/check', { token: lodos, body: check });
    expect(credit.status).toBe(400);
  });

  test('403 carSearch.fullCreditNotAllowed: an agency that may not pay entirely on credit gets no shared result of an agency that may', async () => {
    const body = { ...another(), fullCredit: true };
    for (let time = 0; time < 3; time++) {
      expect((await searchCars(service, token, { body: { ...threeDays, ...body } })).status).toBe(200);
    }
    const ege = await service.loginAs('ege');
    expectError(await searchCars(service, ege, { body }), 'carSearch.fullCreditNotAllowed');
  });
});

describe('a car that was sold out after the shared search', () => {
  async function bookedMeanwhile(): Promise<CarResult> {
    const body = another();
    cheapAt('TESTDRIVE', 1_000);
    await find(body);
    vendors.offer('TESTDRIVE', []);
    const [cheapest] = await find(body, lodos);
    expect(cheapest!.vendor.name).toBe('Test Drive');
    return cheapest!;
  }

  test('a quote for a sold-out car from a shared search returns the car as unavailable', async () => {
    const { searchID, code } = await bookedMeanwhile();
    const { body } = await service.api<CarQuote>('POST', `/search/${searchID}/${code}/quote`, { token: lodos });
    expect(body.isAvailable).toBe(false);
  });

  test('404 carOrder.offerUnavailable: an order for a sold-out car from a shared search is refused', async () => {
    const order = await orderCar(service, lodos, await bookedMeanwhile());
    expectError(order, 'carOrder.offerUnavailable', { reason: 'soldOut' });
  });
});
