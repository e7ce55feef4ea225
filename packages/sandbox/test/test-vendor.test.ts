import type { components } from '@agency-booking/connector-contracts/vendor';
import { describe, expect, test } from 'vitest';
import { vendorByCode } from '../src/world/vendors.ts';
import { at, startVendors } from './vendors.ts';

type OfferCheck = components['schemas']['OfferCheck'];

const vendors = await startVendors();

describe('test vendor', () => {
  test.each([
    ['Istanbul Airport', 41.2753, 28.7519, 'airport', 'İstanbul', 'TR', 'Europe/Istanbul'],
    ['a bay across from Lesbos', 39.32, 26.69, 'city', 'Balıkesir', 'TR', 'Europe/Istanbul'],
    ['a field in Anatolia', 39.2, 33.1, 'city', undefined, 'TR', 'Europe/Istanbul'],
    ['Passau', 48.5665, 13.4312, 'city', 'Passau', 'DE', 'Europe/Berlin'],
    ['Nicosia', 35.1753, 33.3642, 'city', 'Nicosia', 'CY', undefined],
    ['New York', 40.7128, -74.006, 'city', 'New York City', 'US', 'America/New_York'],
    ['Tokyo', 35.6762, 139.6503, 'city', 'Tokyo', 'JP', 'Asia/Tokyo'],
    ['the Atlantic', 0, -30, 'city', 'International Waters', 'XZ', 'Etc/GMT+2'],
    ['the North Pole', 90, 0, 'city', 'International Waters', 'XZ', 'Etc/GMT'],
    ['the date line', -17, 180, 'city', undefined, undefined, undefined],
    ['the other side of the date line', -17, -180, 'city', undefined, undefined, undefined],
  ])(
    'the test vendor has an office at exactly the requested location: %s',
    async (_, lat, lon, kind, city, countryCode, timeZone) => {
      const offers = await vendors.offers('TESTDRIVE', at({ lat, lon }));
      expect(offers.length).toBeGreaterThan(0);
      for (const { pickUpOffice, dropOffOffice } of offers) {
        expect(pickUpOffice.point).toEqual({ lat, lon });
        expect(dropOffOffice.id).toBe(pickUpOffice.id);
        expect(pickUpOffice).toMatchObject({ kind, ...(city && { city }), ...(countryCode && { countryCode }) });
        if (timeZone) expect(pickUpOffice.timeZone).toBe(timeZone);
      }
    },
  );

  test('the test vendor has a manual and an automatic car in every category it serves', async () => {
    const offers = await vendors.offers('TESTDRIVE');
    const { categories } = vendorByCode.get('TESTDRIVE')!;
    expect(new Set(offers.map(({ vehicle }) => vehicle.sippCode[0]))).toEqual(new Set(categories));
    expect(new Set(offers.map(({ vehicle }) => vehicle.transmission))).toEqual(new Set(['manual', 'automatic']));
  });

  test('the test vendor has cars with and without credit check, full credit and payment at the desk', async () => {
    const offers = await vendors.offers('TESTDRIVE');
    const kinds = (of: (offer: (typeof offers)[number]) => boolean) => new Set(offers.map(of)).size;
    expect(kinds(({ conditions }) => conditions.requiresCreditCheck)).toBe(2);
    expect(kinds(({ conditions }) => conditions.applicableForFullCredit)).toBe(2);
    expect(kinds(({ price }) => price.payableAtDesk > 0)).toBe(2);
  });

  test('the test vendor has a car for full credit with an amount payable at the desk', async () => {
    const offers = await vendors.offers('TESTDRIVE');
    const both = offers.filter(
      ({ conditions, price }) => conditions.applicableForFullCredit && price.payableAtDesk > 0,
    );
    expect(both.map(({ vehicle }) => `${vehicle.brand} ${vehicle.model}`)).toContain('Skoda Superb');
  });

  test('the test vendor has a car for the youngest driver and a car without conditions on driver or payment', async () => {
    const offers = await vendors.offers('TESTDRIVE');
    expect(offers.some(({ conditions }) => conditions.minDriverAge === 18)).toBe(true);
    const plain = offers.filter(
      ({ conditions, price }) =>
        !conditions.requiresCreditCheck && conditions.applicableForFullCredit && price.payableAtDesk === 0,
    );
    expect(plain.map(({ vehicle }) => `${vehicle.brand} ${vehicle.model}`)).toContain('Renault Clio');
  });

  test('the test vendor has all four types of extras with every car', async () => {
    for (const { offerCode } of await vendors.offers('TESTDRIVE')) {
      const { body } = await vendors.extras('TESTDRIVE', offerCode);
      const types = new Set(body.extras.map(({ type }) => type));
      expect(types).toEqual(new Set(['equipment', 'service', 'insurance', 'range']));
    }
  });

  test('the test vendor has a car that is sold out when ordered and a car whose price changes', async () => {
    const offers = await vendors.offers('TESTDRIVE');
    const check = (name: string) => {
      const { offerCode } = offers.find(({ vehicle }) => `${vehicle.brand} ${vehicle.model}` === name)!;
      return vendors.call<OfferCheck>(`/vendors/TESTDRIVE/offers/${offerCode}`);
    };
    const searched = offers.find(({ vehicle }) => vehicle.model === 'C4')!.price;
    expect((await check('Seat Ateca')).body).toEqual({ isAvailable: false });
    const now = (await check('Citroën C4')).body;
    expect(now.price).toEqual({ ...searched, net: Math.round(searched.net * 1.1) });
    // The fee is one day's rental charge at the new price.
    expect(now.conditions!.cancellation[1]!.fee.amount).toBe(
      Math.round((now.price!.net + now.price!.fees[0]!.amount) / 3),
    );
    expect((await check('Renault Clio')).body).toMatchObject({ isAvailable: true });
  });

  test('the test vendor takes part in both campaigns', async () => {
    const week = { ...at({ lat: 41.2753, lon: 28.7519 }) };
    const dropOff = { ...week.dropOff, dateTime: '2027-06-17T10:00:00+03:00' };
    for (const [campaignCode, percentage] of [
      ['EARLY10', 10],
      ['WEEKLY15', 15],
    ] as const) {
      const [offer] = await vendors.offers('TESTDRIVE', { ...week, dropOff, campaignCode });
      expect(offer!.campaign).toMatchObject({ code: campaignCode, percentage });
    }
  });
});
