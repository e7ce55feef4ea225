import { afterAll, describe, expect, test } from 'vitest';
import type { CarResult, ExtraProductOffer, SupplierPage } from '../../src/generated/types.ts';
import { foundCars, ISTANBUL_AIRPORT, searchCars } from '../operations/car-search/trip.ts';
import { expectError } from '../support/expect-error.ts';
import { startStaging } from '../support/staging.ts';

const ANTALYA_AIRPORT = { lat: 36.8987, lon: 30.8005 };
const TEST_VENDOR_ID = 1;

const { service, sandbox, tokenOf, stop } = await startStaging({ VENDOR_DEADLINE_MS: '2000' });
const token = await tokenOf('horizon');
afterAll(stop);

const vendorIds = (cars: readonly CarResult[]) => new Set(cars.map(({ vendor }) => vendor.id));
const extrasOf = ({ searchID, code }: CarResult, as = token) =>
  service.api<ExtraProductOffer[]>('GET', `/search/${searchID}/${code}/extra-products`, { token: as });

describe('a three-day rental at Istanbul Airport', () => {
  test('a search returns at least ten cars of at least three vendors, including the test vendor', async () => {
    const cars = await foundCars(service, token);
    expect(cars.length).toBeGreaterThanOrEqual(10);
    expect(vendorIds(cars).size).toBeGreaterThanOrEqual(3);
    expect(vendorIds(cars)).toContain(TEST_VENDOR_ID);
  });

  test.each([
    ['TRY', { type: 'percentage', percentage: 12.5 }],
    ['EUR', { type: 'percentage', percentage: 7.25 }],
    ['USD', undefined],
    ['GBP', { type: 'fixed', fixed: { amount: 1_999, currency: 'GBP' } }],
  ])('every price in %s adds up exactly in minor units', async (currency, commission) => {
    const cars = await foundCars(service, token, { body: { commission }, headers: { 'X-Currency': currency } });
    expect(cars.length).toBeGreaterThanOrEqual(10);
    for (const { pricing } of cars) {
      const { breakdown, exchange: _, ...amounts } = pricing;
      const { net, fee, commission, total, vendorTotal, paymentTotal } = amounts;
      expect(breakdown!.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total.amount);
      expect(total.amount).toBe(net.amount + fee.amount + commission.amount);
      expect(paymentTotal.amount).toBe(total.amount - vendorTotal.amount);
      expect(new Set(Object.values(amounts).map((money) => money.currency))).toEqual(new Set([currency]));
    }
  });

  test('no car is listed twice', async () => {
    const cars = await foundCars(service, token);
    const names = cars.map((car) =>
      [car.brand, car.model, car.class, car.transmission, car.fuel].map(({ id }) => id).join(),
    );
    expect(new Set(names).size).toBe(cars.length);
  });

  test('every driver age finds cars, and no car requires an older driver', async () => {
    for (const age of ['18', '21', '25', '29']) {
      const cars = await foundCars(service, token, { body: { age } });
      expect(cars.length).toBeGreaterThan(0);
      for (const { rentalConditions } of cars) expect(rentalConditions.minimumAge).toBeLessThanOrEqual(Number(age));
    }
  });

  test('the test vendor has cars that need a credit check, that can be paid for on credit, and that have an amount due at the desk', async () => {
    const cars = (await foundCars(service, token)).filter(({ vendor }) => vendor.id === TEST_VENDOR_ID);
    expect(cars.some((car) => car.isCreditcheckRequired)).toBe(true);
    expect(cars.some((car) => car.applicableForFullCredit)).toBe(true);
    expect(cars.some(({ pricing }) => pricing.vendorTotal.amount > 0)).toBe(true);
  });

  test('a car of the test vendor has all four types of extras at stable prices', async () => {
    const car = (await foundCars(service, token)).find(({ vendor }) => vendor.id === TEST_VENDOR_ID)!;
    const { status, body } = await extrasOf(car);
    expect(status).toBe(200);
    expect(new Set(body.map(({ type }) => type))).toEqual(new Set(['equipment', 'insurance', 'service', 'range']));
    expect((await extrasOf(car)).body).toEqual(body);
  });

  test('a different agency cannot use the offers', async () => {
    const [car] = await foundCars(service, token);
    expectError(await extrasOf(car!, await service.loginAs('meridian')), 'carSearch.offerNotFound');
  });

  test('a campaign lowers the prices of participating vendors', async () => {
    const cars = await foundCars(service, token, { body: { campaignCode: 'EARLY10' } });
    const lowered = cars.filter(({ campaign }) => campaign !== undefined);
    expect(lowered.length).toBeGreaterThan(0);
    expect(lowered[0]?.campaign).toEqual({ id: 1, name: 'Early booking, 10 % off' });
  });

  test('a search returns the cars of the other vendors while two vendors fail', async () => {
    const all = vendorIds(await foundCars(service, token));
    sandbox.faults.set('ANADOLU', 'down');
    sandbox.faults.set('BOSFOR', 'offContract');
    try {
      const rest = await foundCars(service, token);
      expect(vendorIds(rest).size).toBeGreaterThanOrEqual(all.size - 4);
      expect(rest.length).toBeGreaterThanOrEqual(10);
      for (const id of [2, 3, 101, 102]) expect(vendorIds(rest)).not.toContain(id);
    } finally {
      sandbox.faults.set('ANADOLU', 'normal');
      sandbox.faults.set('BOSFOR', 'normal');
    }
  });
});

describe.each(['en', 'tr', 'de'] as const)('search in the language %s', (language) => {
  const headers = { 'Accept-Language': language };
  const namesOf = async (list: string) => {
    const { body } = await service.api<{ name: string }[]>('GET', `/helper-data/${list}`, { token, headers });
    return body.map(({ name }) => name);
  };

  test('cars and their attributes have the names of the reference lists in the requested language', async () => {
    const cars = await foundCars(service, token, { headers });
    const [classes, fuels, transmissions, deliveries] = [
      await namesOf('car-classes'),
      await namesOf('fuel-types'),
      await namesOf('transmission-types'),
      await namesOf('delivery-types'),
    ];
    for (const car of cars) {
      expect(classes).toContain(car.class.name);
      expect(fuels).toContain(car.fuel.name);
      expect(transmissions).toContain(car.transmission.name);
      expect(deliveries).toContain(car.deliveryType?.name);
    }
    const { searchID, code } = cars[0]!;
    const path = `/search/${searchID}/${code}/extra-products`;
    const { body } = await service.api<ExtraProductOffer[]>('GET', path, { token, headers });
    const types = await namesOf('extra-products');
    for (const { name } of body) expect(types).toContain(name);
    expect(body.length).toBeGreaterThan(5);
  });

  test('every rule is in the requested language', async () => {
    const rulesIn = async (asked: string) => {
      const [car] = await foundCars(service, token, { headers: { 'Accept-Language': asked } });
      return car!.rules.map(({ name, description }) => name ?? description);
    };
    const others = ['en', 'tr', 'de'].filter((other) => other !== language);
    const [rules, ...foreign] = await Promise.all([language, ...others].map(rulesIn));
    for (const rule of rules!) expect(foreign.flat()).not.toContain(rule);
  });
});

test('in a city some cars are delivered, and the cars of the test vendor are listed first', async () => {
  const hotel = { lat: 41.05, lon: 29.03 };
  const cars = await foundCars(service, token, { body: { checkInLocation: hotel, checkOutLocation: hotel } });
  const brought = cars.filter(({ deliveryType }) => deliveryType?.id === 6);
  expect(brought.length).toBeGreaterThan(0);
  expect(brought.length).toBeLessThan(cars.length / 2);
  const lastOfTestVendor = cars.findLastIndex(({ vendor }) => vendor.id === TEST_VENDOR_ID);
  expect(vendorIds(cars.slice(0, lastOfTestVendor + 1))).toEqual(new Set([TEST_VENDOR_ID]));
  for (const { appointment } of brought) expect(appointment.checkInOffice.deliveryType?.id).toBe(6);
});

test('the logo of every supplier is an image', async () => {
  const { body } = await service.api<SupplierPage>('GET', '/helper-data/suppliers', { token });
  for (const { logo } of body.results) {
    const answer = await fetch(logo!);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  }
});

test('a one-way rental from Istanbul to Antalya ends at a different office and costs a fee', async () => {
  const cars = await foundCars(service, token, { body: { checkOutLocation: ANTALYA_AIRPORT } });
  expect(cars.length).toBeGreaterThan(0);
  expect(cars.some(({ pricing }) => pricing.fee.amount > 0)).toBe(true);
  for (const { appointment } of cars) expect(appointment.checkInOffice.id).not.toBe(appointment.checkOutOffice.id);
});

test.each([
  ['the middle of the Pacific', { lat: -30, lon: -150 }],
  ['the North Pole', { lat: 90, lon: 0 }],
  ['the date line', { lat: 0, lon: -180 }],
  ['a city abroad', { lat: 52.52, lon: 13.405 }],
  ['Istanbul Airport', ISTANBUL_AIRPORT],
])('a search at %s succeeds', async (_, point) => {
  const answer = await searchCars(service, token, { body: { checkInLocation: point, checkOutLocation: point } });
  expect(answer.status).toBe(200);
  expect(answer.body.count).toBe(answer.body.results.length);
  expect(vendorIds(answer.body.results)).toContain(TEST_VENDOR_ID);
});
