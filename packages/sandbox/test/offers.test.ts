import { errors } from '@agency-booking/connector-contracts/vendor';
import { describe, expect, onTestFinished, test } from 'vitest';
import { distanceMetres, type Point } from '../src/world/geometry.ts';
import { vendors as world } from '../src/world/vendors.ts';
import { ANTALYA_AIRPORT, at, ISTANBUL_AIRPORT, NOW, type Offer, owed, startVendors, threeDays } from './vendors.ts';

const vendors = await startVendors();
const codes = world.map(({ code }) => code);

const refusal = (key: keyof typeof errors, details?: object) => {
  const { code, status, description } = errors[key];
  return { status, body: { key, code, description, details } };
};

describe('searchOffers', () => {
  test.each(codes)('200: %s has cars at Istanbul Airport', async (vendorCode) => {
    const offers = await vendors.offers(vendorCode);
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(distanceMetres(ISTANBUL_AIRPORT, offer.pickUpOffice.point)).toBeLessThanOrEqual(50_000);
      expect(offer.dropOffOffice.id).toBe(offer.pickUpOffice.id);
      expect(offer.price.payableAtDesk).toBeLessThanOrEqual(owed(offer));
    }
  });

  test('200: an agency sees a wide choice of cars and every vendor at Istanbul Airport', async () => {
    const offers = await Promise.all(codes.map((vendorCode) => vendors.offers(vendorCode)));
    const shown = nearestThenCheapest(
      offers.flatMap((found, index) => found.map((offer) => [codes[index]!, offer] as const)),
    );
    const shownBy = (vendorCode: string) => shown.filter(([code]) => code === vendorCode).length;
    expect(shown.length).toBeGreaterThanOrEqual(50);
    expect(shown.length).toBeLessThanOrEqual(80);
    expect(shownBy('TESTDRIVE')).toBeGreaterThanOrEqual(10);
    expect(shown.length - shownBy('TESTDRIVE')).toBeGreaterThanOrEqual(30);
    for (const vendorCode of codes) expect(shownBy(vendorCode), vendorCode).toBeGreaterThanOrEqual(1);
  });

  test('200: the same search returns the same offers, in any order of vendors and after a restart', async () => {
    const [first, again] = [await askAll(vendors), await askAll(vendors)];
    expect(again).toEqual(first);
    expect(await askAll(await startVendors({}, onTestFinished))).toEqual(first);
  });

  test('200: a different seed returns different offers', async () => {
    const other = await startVendors({ seed: 'another' }, onTestFinished);
    expect(await other.offers('ANADOLU')).not.toEqual(await vendors.offers('ANADOLU'));
  });

  test('200: all offices are within the search radius', async () => {
    const near = await vendors.offers('ANADOLU', { ...at({ lat: 41.037, lon: 28.985 }), radiusMetres: 2_000 });
    for (const { pickUpOffice } of near) {
      expect(distanceMetres({ lat: 41.037, lon: 28.985 }, pickUpOffice.point)).toBeLessThanOrEqual(2_000);
    }
    expect(near.length).toBeGreaterThan(0);
    expect(await vendors.offers('ANADOLU', { ...at({ lat: 41.037, lon: 28.985 }), radiusMetres: 1 })).toEqual([]);
  });

  test('200: a vendor without an office at the location returns no offers', async () => {
    expect(await vendors.offers('ANADOLU', at({ lat: 0, lon: -30 }))).toEqual([]);
  });

  const between = (from: Point, to: Point) => ({ ...at(from), dropOff: { ...threeDays.dropOff, point: to } });
  const [HEATHROW, FRANKFURT, AMSTERDAM] = [
    { lat: 51.4706, lon: -0.4619 },
    { lat: 50.0365, lon: 8.5613 },
    { lat: 52.3086, lon: 4.7639 },
  ];

  test('200: a one-way rental across a border is offered only by vendors that allow it, for a fee', async () => {
    for (const code of codes.filter((code) => code !== 'TESTDRIVE')) {
      expect(await vendors.offers(code, between(ISTANBUL_AIRPORT, HEATHROW)), code).toEqual([]);
    }
    const [abroad] = await vendors.offers('NORDWIND', between(FRANKFURT, AMSTERDAM));
    expect(abroad?.price.fees.find(({ kind }) => kind === 'oneWay')?.amount).toBeGreaterThan(150_00);
    expect(await vendors.offers('OSTERIA', between(FRANKFURT, AMSTERDAM))).toEqual([]);
    expect(await vendors.offers('TESTDRIVE', between(ISTANBUL_AIRPORT, HEATHROW))).not.toEqual([]);
  });

  const during = (from: string, to: string, point = ISTANBUL_AIRPORT) => ({
    ...at(point),
    pickUp: { point, dateTime: from },
    dropOff: { point, dateTime: to },
  });
  const vendorsWith = async (search: ReturnType<typeof during>) => {
    const found = await Promise.all(codes.map((code) => vendors.offers(code, search)));
    return codes.filter((_, index) => found[index]!.length > 0);
  };

  test('200: only the test vendor offers a pick-up in five minutes or a rental of five minutes', async () => {
    // The current time is 12:00 in Istanbul.
    expect(await vendorsWith(during('2027-03-01T12:05:00+03:00', '2027-03-04T12:00:00+03:00'))).toEqual(['TESTDRIVE']);
    expect(await vendorsWith(during('2027-06-10T10:00:00+03:00', '2027-06-10T10:05:00+03:00'))).toEqual(['TESTDRIVE']);
  });

  test('200: only open vendors offer night pick-ups, and some offer late evenings for a fee', async () => {
    const until = '2027-06-13T10:00:00+03:00';
    const night = await vendorsWith(during('2027-06-10T03:00:00+03:00', until));
    expect(night).toEqual(['TESTDRIVE', 'ANADOLU', 'MARMARA']);
    const evening = during('2027-06-10T23:30:00+03:00', until);
    expect(await vendorsWith(evening)).not.toContain('KARTAL');
    const feeOf = async (code: string) =>
      (await vendors.offers(code, evening))[0]?.price.fees.find(({ kind }) => kind === 'outOfHours');
    expect(await feeOf('EGERENT')).toMatchObject({ amount: 15 * 50_00 });
    expect(await feeOf('ANADOLU')).toBeUndefined();
  });

  test('200: an office has the opening hours of the day and a handover type', async () => {
    const office = async (code: string, day: string, point?: Point) =>
      (await vendors.offers(code, during(`${day}T10:00:00+03:00`, `${day}T18:00:00+03:00`, point))).find(
        ({ pickUpOffice }) => pickUpOffice.kind === (point ? 'city' : 'airport'),
      )?.pickUpOffice;
    const TAKSIM = { lat: 41.0369, lon: 28.985 };
    expect(await office('MARMARA', '2027-06-10', TAKSIM)).toMatchObject({ deliveryType: 'keyBox' });
    expect(await office('ANADOLU', '2027-06-10', TAKSIM)).toMatchObject({
      deliveryType: 'office',
      openingHours: [{ date: '2027-06-10', from: '08:00', to: '20:00' }],
    });
    expect(await office('ANADOLU', '2027-06-13', TAKSIM)).toMatchObject({
      openingHours: [{ date: '2027-06-13', from: '09:00', to: '18:00' }],
    });
    expect(await office('ANADOLU', '2027-06-10')).toMatchObject({ deliveryType: 'airportOffice' });
  });

  test('200: a delivered car is a separate and more expensive offer from the office that delivers it', async () => {
    const hotel = { lat: 41.05, lon: 29.03 };
    const offers = await vendors.offers('PERA', at(hotel));
    const brought = offers.filter(({ pickUpOffice }) => pickUpOffice.deliveryType === 'addressDelivery');
    expect(brought.length).toBeGreaterThan(0);
    for (const offer of brought) {
      const fetched = offers.find((other) => other !== offer && other.vehicle.imageUrl === offer.vehicle.imageUrl)!;
      expect(fetched.pickUpOffice.point).toEqual(offer.pickUpOffice.point);
      expect(owed(offer)).toBeGreaterThan(owed(fetched));
      expect(offer.price.fees.map(({ kind }) => kind)).toContain('delivery');
    }
    expect(brought.length).toBeLessThan(offers.length);
    for (const { pickUpOffice } of await vendors.offers('PERA'))
      expect(pickUpOffice.deliveryType).toBe('airportOffice');
  });

  test('200: the price of an offer is fixed, and a later search may have a different price', async () => {
    let now = NOW;
    const clocked = await startVendors({ now: () => now }, onTestFinished);
    const [offer] = await clocked.offers('ANADOLU');
    now = new Date('2027-06-08T09:00:00Z');
    const { body } = await clocked.call<{ price: Offer['price'] }>(`/vendors/ANADOLU/offers/${offer!.offerCode}`);
    expect(body.price).toEqual(offer!.price);
    const [later] = await clocked.offers('ANADOLU');
    expect(later!.price.net).toBeGreaterThan(offer!.price.net);
  });

  test('200: included coverages state their excess, and extra insurance lowers the excess or adds coverage', async () => {
    for (const code of codes) {
      for (const { offerCode, coverages, conditions } of (await vendors.offers(code)).slice(0, 3)) {
        const { extras } = (await vendors.extras(code, offerCode)).body;
        const sold = (insurance: string) =>
          extras.find((extra) => 'insurance' in extra && extra.insurance.code === insurance);
        expect(conditions.excess.length > 0, code).toBe(sold('SCDW') !== undefined);
        expect(coverages.glassTyreHeadlight, code).toBe(sold('TGH') === undefined);
        expect(coverages.personalAccident, code).toBe(sold('PAI') === undefined);
        expect(coverages.roadsideAssistance, code).toBe(!extras.some((extra) => extra.code === 'ROADSIDE'));
      }
    }
  });

  test('200: cancellation fees rise until pick-up and never exceed the price', async () => {
    for (const code of codes) {
      for (const offer of await vendors.offers(code)) {
        const { cancellation } = offer.conditions;
        const fees = cancellation.map(({ fee }) => fee.amount);
        expect(fees).toEqual(fees.toSorted((one, other) => one - other));
        expect(fees.at(-1)!).toBeLessThanOrEqual(owed(offer));
        expect(new Date(cancellation.at(-1)!.until)).toEqual(new Date(threeDays.pickUp.dateTime));
      }
    }
  });

  test('200: an electric car is never returned empty, and every car has a readable group name', async () => {
    for (const code of codes) {
      for (const { vehicle, fuelPolicy } of await vendors.offers(code)) {
        if (vehicle.fuel === 'electric') expect(fuelPolicy).not.toBe('fullToEmpty');
        expect(vehicle.groupName.en.length).toBeGreaterThan(3);
      }
    }
  });

  test('200: vendors differ in deposit, excess, mileage, notice, shortest rental and cancellation', async () => {
    const firsts = await Promise.all(codes.map(async (code) => (await vendors.offers(code))[0]!.conditions));
    const kinds = (of: (conditions: Offer['conditions']) => unknown) =>
      new Set(firsts.map((conditions) => JSON.stringify(of(conditions)))).size;
    expect(kinds(({ deposit }) => deposit)).toBeGreaterThan(5);
    expect(kinds(({ excess }) => excess)).toBeGreaterThan(5);
    expect(kinds(({ mileage }) => mileage)).toBeGreaterThan(4);
    expect(kinds(({ noticeHours }) => noticeHours)).toBeGreaterThan(5);
    expect(kinds(({ minRentalHours }) => minRentalHours)).toBeGreaterThan(3);
    expect(kinds(({ cancellation }) => cancellation.map(({ until }) => until))).toBeGreaterThan(3);
  });

  test('200: a one-way rental ends at the requested location', async () => {
    const oneWay = { ...threeDays, dropOff: { ...threeDays.dropOff, point: ANTALYA_AIRPORT } };
    const [offer] = await vendors.offers('ANADOLU', oneWay);
    expect(distanceMetres(ANTALYA_AIRPORT, offer!.dropOffOffice.point)).toBeLessThan(50_000);
    expect(offer!.price.fees.map(({ kind }) => kind)).toContain('oneWay');
  });

  test('200: some cars are handed over by a subsupplier', async () => {
    const suppliers = (await vendors.offers('ANADOLU')).map(({ supplier }) => supplier.code);
    expect([...new Set(suppliers)].sort()).toEqual(['ANADOLU', 'ANADOLU-ECO']);
  });

  test('400 request.invalid: a rental that begins in the past, ends before its start or is too long is refused', async () => {
    const stop = (dateTime: string) => ({ point: ISTANBUL_AIRPORT, dateTime });
    const past = { ...threeDays, pickUp: stop('2027-03-01T09:00:00Z') };
    expect(await vendors.search('ANADOLU', past)).toEqual(
      refusal('request.invalid', { field: 'pickUp.dateTime', message: 'must be in the future' }),
    );
    for (const dateTime of ['2027-06-10T10:00:00+03:00', '2029-06-10T10:00:00+03:00']) {
      expect(await vendors.search('ANADOLU', { ...threeDays, dropOff: stop(dateTime) })).toMatchObject({
        status: 400,
        body: { details: { field: 'dropOff.dateTime' } },
      });
    }
  });

  test('400 request.invalid: a leap second is refused, because the service never sends one', async () => {
    const pickUp = { point: ISTANBUL_AIRPORT, dateTime: '2027-06-10T09:59:60+03:00' };
    expect(await vendors.search('ANADOLU', { ...threeDays, pickUp })).toMatchObject({
      status: 400,
      body: { details: { field: 'pickUp.dateTime' } },
    });
  });

  test('400 request.invalid: a field that violates the contract is refused', async () => {
    expect(await vendors.search('ANADOLU', { ...threeDays, radiusMetres: 0 })).toMatchObject({
      status: 400,
      body: { code: 400, details: { field: 'radiusMetres' } },
    });
  });

  test.each([
    ['no key', ''],
    ['a wrong key', 'Bearer vk_other'],
  ])('401 key.invalid: a search with %s is refused', async (_, authorization) => {
    const answer = await vendors.call('/vendors/ANADOLU/offers', {
      method: 'POST',
      body: JSON.stringify(threeDays),
      headers: { Authorization: authorization },
    });
    expect(answer).toEqual(refusal('key.invalid'));
  });

  test('404 vendor.notFound: an unknown vendor code is refused', async () => {
    expect(await vendors.search('NOBODY')).toEqual(refusal('vendor.notFound'));
    expect(await vendors.extras('NOBODY', 'dGVzdA')).toEqual(refusal('vendor.notFound'));
  });

  test('404 path.notFound: a path outside the contract is unknown', async () => {
    expect(await vendors.call('/vendors/ANADOLU/cars')).toEqual(refusal('path.notFound'));
  });
});

describe('listOfferExtras', () => {
  test('200: every offer has distinct extras in its own currency', async () => {
    for (const vendorCode of codes) {
      const offer = (await vendors.offers(vendorCode)).at(-1)!;
      const { status, body } = await vendors.extras(vendorCode, offer.offerCode);
      expect(status).toBe(200);
      const codes = body.extras.map(({ code }) => code);
      expect(codes.length).toBeGreaterThanOrEqual(2);
      expect(new Set(codes).size).toBe(codes.length);
      expect(new Set(body.extras.map(({ price }) => price.currency))).toEqual(new Set([offer.price.currency]));
    }
  });

  test('200: the price of a daily extra rises with the rental length up to its cap', async () => {
    const driverPrice = async (dateTime: string) => {
      const [offer] = await vendors.offers('ANADOLU', { ...threeDays, dropOff: { ...threeDays.dropOff, dateTime } });
      const { body } = await vendors.extras('ANADOLU', offer!.offerCode);
      return body.extras.find(({ code }) => code === 'ADD_DRIVER')!.price.net;
    };
    const [three, seven, twenty] = [
      await driverPrice('2027-06-13T10:00:00+03:00'),
      await driverPrice('2027-06-17T10:00:00+03:00'),
      await driverPrice('2027-06-30T10:00:00+03:00'),
    ];
    expect(seven).toBeGreaterThan(three);
    expect(twenty).toBe(seven);
  });

  test('200: an offer code from an earlier process is still valid', async () => {
    const [offer] = await vendors.offers('PERA');
    const answer = await (await startVendors({}, onTestFinished)).extras('PERA', offer!.offerCode);
    expect(answer).toEqual(await vendors.extras('PERA', offer!.offerCode));
    expect(answer.status).toBe(200);
  });

  test('404 offer.notFound: an offer code that is altered, shortened or extended is refused', async () => {
    const [{ offerCode } = {} as Offer] = await vendors.offers('ANADOLU');
    const changed = [...offerCode!].map((letter, at) => {
      return offerCode!.slice(0, at) + (letter === 'A' ? 'B' : 'A') + offerCode!.slice(at + 1);
    });
    for (const code of [...changed, offerCode!.slice(1), offerCode!.slice(0, -1), `${offerCode}A`, 'A', 'dGVzdA']) {
      expect(await vendors.extras('ANADOLU', code)).toEqual(refusal('offer.notFound'));
    }
  });

  test('404 offer.notFound: an offer code of a different vendor is refused', async () => {
    const [offer] = await vendors.offers('ANADOLU');
    expect(await vendors.extras('BOSFOR', offer!.offerCode)).toEqual(refusal('offer.notFound'));
  });

  test('404 offer.notFound: an offer is no longer valid after its pick-up time', async () => {
    const [offer] = await vendors.offers('ANADOLU');
    const later = await startVendors({ now: () => new Date(threeDays.pickUp.dateTime) }, onTestFinished);
    expect(await later.extras('ANADOLU', offer!.offerCode)).toEqual(refusal('offer.notFound'));
  });

  test('404 offer.notFound: an offer code of a different seed is refused', async () => {
    const [offer] = await (await startVendors({ seed: 'another' }, onTestFinished)).offers('TESTDRIVE');
    expect(await vendors.extras('TESTDRIVE', offer!.offerCode)).toEqual(refusal('offer.notFound'));
  });
});

const askAll = (asked: typeof vendors) => Promise.all(codes.map((vendorCode) => asked.offers(vendorCode)));

/**
 * Sorts offers in the order shown to agencies and keeps one for each car: the nearest, or the cheapest if distances are
 * equal.
 */
function nearestThenCheapest(offers: [vendorCode: string, offer: Offer][]): [string, Offer][] {
  const inTry = { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 };
  const rank = (offer: Offer) =>
    Math.round(distanceMetres(ISTANBUL_AIRPORT, offer.pickUpOffice.point)) * 1e9 +
    owed(offer) * inTry[offer.price.currency];
  const seen = new Set<string>();
  return offers
    .toSorted(([, one], [, other]) => rank(one) - rank(other))
    .filter(([, { vehicle }]) => {
      const car = `${vehicle.brand} ${vehicle.model} ${vehicle.sippCode}`;
      if (seen.has(car)) return false;
      return seen.add(car);
    });
}
