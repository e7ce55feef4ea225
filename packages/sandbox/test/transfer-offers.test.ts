import { describe, expect, onTestFinished, test } from 'vitest';
import { transferSuppliers } from '../src/world/transfer-suppliers.ts';
import {
  IST,
  startTransferSuppliers,
  TAKSIM,
  TRANSFER_SUPPLIER_KEY,
  type TransferOffer,
  type TransferSearch,
  thereAndBack,
  toTaksim,
} from './transfers.ts';
import { NOW, VENDOR_KEY } from './vendors.ts';

const suppliers = await startTransferSuppliers();
const { sandbox } = suppliers;
const error = (status: number, key: string, code: number, description: string) => ({
  status,
  body: { key, code, description },
});

const named = (offers: readonly TransferOffer[], name: string) => offers.find(({ vehicle }) => vehicle.name === name)!;
const vito = async (search?: TransferSearch) => named(await suppliers.offers('BOSPHORUS', search), 'Mercedes Vito');

describe('transfer search', () => {
  test.each(['BOSPHORUS', 'SKYLINE', 'CITYHOP'])(
    '%s has offers from Istanbul Airport to Taksim',
    async (supplierCode) => {
      const offers = await suppliers.offers(supplierCode);
      expect(offers.length).toBeGreaterThan(0);
      for (const { vehicle, oneway } of offers) {
        expect(vehicle.seatCount).toBeGreaterThanOrEqual(toTaksim.passengerCount);
        expect(oneway.durationSeconds).toBe(offers[0]!.oneway.durationSeconds);
      }
    },
  );

  test.each(['ANATOLIA', 'RIVIERA'])('200: %s has no offers from Istanbul Airport to Taksim', async (supplierCode) => {
    expect(await suppliers.search(supplierCode)).toEqual({ status: 200, body: { offers: [] } });
  });

  test('there are no offers if the pick-up or the drop-off is outside the region', async () => {
    const bursa = { lat: 40.1828, lon: 29.0665 };
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, dropoff: bursa })).toEqual([]);
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, pickup: bursa })).toEqual([]);
  });

  test('the search returns the six-seat Mercedes Vito of Bosphorus Transfers', async () => {
    const { offerCode, oneway, rules, extras, ...offer } = await vito();
    expect(offerCode).toMatch(/^[A-Za-z0-9_-]{1,255}$/);
    expect(offer).toEqual({
      bookableUntil: '2027-06-10T10:15:00+03:00',
      vehicle: {
        name: 'Mercedes Vito',
        category: 'van',
        seatCount: 6,
        baggageCount: 6,
        imageUrl: 'http://sandbox.test/images/bosphorus-mercedes-vito.svg',
      },
      price: { currency: 'TRY', oneway: 293_000, discount: 0 },
      rating: 4.6,
    });
    expect(oneway).toMatchObject({
      distanceMetres: 41_796,
      durationSeconds: 2_996,
      freeWaitingMinutes: 60,
      payableAtVehicle: 0,
      cancellation: [
        { until: '2027-06-09T11:00:00+03:00', fee: 0 },
        { until: '2027-06-10T05:00:00+03:00', fee: 146_500 },
      ],
    });
    expect(rules.map(({ type }) => type)).toEqual(['freeCancellation', 'waitForFree', 'safeTripWithInvoice']);
    expect(extras).toEqual([
      { type: 'infantSeat', maxCount: 2, oneway: 20_000 },
      { type: 'childSeat', maxCount: 3, oneway: 20_000 },
      { type: 'boosterSeat', maxCount: 4, oneway: 0 },
      { type: 'meetAndGreet', maxCount: 1, oneway: 0 },
      { type: 'extraWaiting', maxCount: 4, oneway: 40_000 },
    ]);
  });

  test('a vehicle must fit the luggage: two cabin bags count as a suitcase, and an oversized piece as two', async () => {
    const names = async (luggage: TransferSearch['luggage']) =>
      (await suppliers.offers('BOSPHORUS', { ...toTaksim, passengerCount: 2, luggage })).map(
        (offer) => offer.vehicle.name,
      );
    const all = ['Volkswagen Passat', 'Mercedes Vito', 'Mercedes Sprinter', 'Mercedes V-Class'];
    expect(await names({ suitcases: 3 })).toEqual(all);
    expect(await names({ suitcases: 2, cabinBags: 2 })).toEqual(all);
    expect(await names({ suitcases: 2, cabinBags: 3 })).not.toContain('Volkswagen Passat');
    expect(await names({ suitcases: 2, oversized: 1 })).not.toContain('Volkswagen Passat');
    expect(await names({ suitcases: 14 })).toEqual([]);
  });

  test('a vehicle must have the requested extras, and one seat must remain for an adult', async () => {
    const found = async (supplierCode: string, type: 'infantSeat' | 'childSeat' | 'meetAndGreet', count: number) =>
      (await suppliers.offers(supplierCode, { ...toTaksim, passengerCount: 2, extras: [{ type, count }] })).map(
        ({ vehicle }) => vehicle.name,
      );
    expect(await found('BOSPHORUS', 'childSeat', 2)).toContain('Volkswagen Passat');
    expect(await found('BOSPHORUS', 'childSeat', 3)).toEqual([
      'Mercedes Vito',
      'Mercedes Sprinter',
      'Mercedes V-Class',
    ]);
    expect(await found('BOSPHORUS', 'childSeat', 4)).toEqual([]);
    expect(await found('CITYHOP', 'infantSeat', 1)).toEqual([]);
    expect(await found('CITYHOP', 'meetAndGreet', 1)).not.toEqual([]);
  });

  test('the requested extras change the meeting point, the free waiting time and the cancellation terms', async () => {
    const asked = {
      ...toTaksim,
      extras: [
        { type: 'meetAndGreet' as const, count: 1 },
        { type: 'extraWaiting' as const, count: 1 },
      ],
    };
    const [plain, greeted] = [await suppliers.offers('CITYHOP'), await suppliers.offers('CITYHOP', asked)];
    const [before, after] = [plain[0]!, greeted[0]!];
    expect(before.oneway).toMatchObject({
      freeWaitingMinutes: 30,
      waitingPricePerMinute: 100,
      emergencyPhone: '+442035550172',
    });
    expect(after.oneway.freeWaitingMinutes).toBe(60);
    expect(before.oneway.meeting.en).toMatch(/Pick-up zone/);
    expect(after.oneway.meeting.en).toMatch(/After customs/);
    expect(after.price).toEqual(before.price);
    const [seated] = await suppliers.offers('BOSPHORUS', { ...toTaksim, extras: [{ type: 'infantSeat', count: 2 }] });
    const half = ({ oneway }: TransferOffer) => oneway.cancellation[1]!.fee;
    expect(half(seated!) - half((await suppliers.offers('BOSPHORUS'))[0]!)).toBe(20_000);
  });

  test('a vehicle must have enough seats', async () => {
    const names = async (passengerCount: number) =>
      (await suppliers.offers('BOSPHORUS', { ...toTaksim, passengerCount })).map(({ vehicle }) => vehicle.name);
    expect(await names(3)).toContain('Volkswagen Passat');
    expect(await names(4)).not.toContain('Volkswagen Passat');
    expect(await names(7)).toEqual(['Mercedes Sprinter']);
    expect(await names(14)).toEqual([]);
  });

  test('several vehicles are offered if allowed and if no single vehicle fits, and the last is as small as possible', async () => {
    const fleets = async (passengerCount: number, maxVehicles: number, more: Partial<TransferSearch> = {}) => {
      const offers = await suppliers.offers('BOSPHORUS', { ...toTaksim, passengerCount, maxVehicles, ...more });
      return offers.map(({ vehicle, vehicles }) =>
        (vehicles ?? [{ vehicle, count: 1 }]).map((each) => `${each.count} ${each.vehicle.name}`).join(', '),
      );
    };
    expect(await fleets(13, 5)).toEqual(['1 Mercedes Sprinter']);
    expect(await fleets(14, 2)).toEqual(['1 Mercedes Sprinter, 1 Volkswagen Passat']);
    expect(await fleets(18, 3)).toEqual([
      '3 Mercedes Vito',
      '1 Mercedes Sprinter, 1 Mercedes Vito',
      '2 Mercedes V-Class, 1 Mercedes Vito',
    ]);
    expect(await fleets(18, 3, { luggage: { suitcases: 20 } })).toEqual(['2 Mercedes Sprinter']);
    expect(await fleets(14, 2, { extras: [{ type: 'childSeat', count: 4 }] })).toEqual([
      '1 Mercedes Sprinter, 1 Volkswagen Passat',
    ]);
    expect(await fleets(65, 5)).toEqual(['5 Mercedes Sprinter']);
    expect(await fleets(66, 5)).toEqual([]);
  });

  test('the price of several vehicles is the sum of their prices', async () => {
    const priceOf = async (passengerCount: number, name: string) =>
      named(await suppliers.offers('BOSPHORUS', { ...toTaksim, passengerCount, maxVehicles: 5 }), name).price.oneway;
    const [passat, sprinter] = [await priceOf(3, 'Volkswagen Passat'), await priceOf(13, 'Mercedes Sprinter')];
    // Prices are rounded to whole lira, once for each total.
    expect(Math.abs((await priceOf(14, 'Mercedes Sprinter')) - passat - sprinter)).toBeLessThanOrEqual(200);
  });

  test('the same search returns the same offers in every process', async () => {
    const again = await startTransferSuppliers({}, onTestFinished);
    for (const { code } of transferSuppliers) {
      expect(await again.offers(code, thereAndBack)).toEqual(await suppliers.offers(code, thereAndBack));
    }
  });

  test('every combination of vehicle, time, place and number of passengers has a different offer code', async () => {
    const searches: TransferSearch[] = [
      toTaksim,
      thereAndBack,
      { ...toTaksim, pickupTime: '2027-06-10T11:01:00+03:00' },
      { ...thereAndBack, returnPickupTime: '2027-06-13T06:01:00+03:00' },
      { ...toTaksim, pickup: TAKSIM, dropoff: IST },
      { ...toTaksim, dropoff: { ...TAKSIM, lat: 41.038 } },
      { ...toTaksim, passengerCount: 5 },
      { ...toTaksim, extras: [{ type: 'childSeat', count: 1 }] },
      { ...toTaksim, extras: [{ type: 'childSeat', count: 2 }] },
    ];
    const found = await Promise.all(searches.map((search) => suppliers.offers('BOSPHORUS', search)));
    const codes = found.flat().map(({ offerCode }) => offerCode);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('transfer legs', () => {
  const taksimAt = async (time: string) => (await vito({ ...toTaksim, pickupTime: time })).oneway.durationSeconds;

  test('a transfer takes longer in rush hour, and less time at night and on Sundays', async () => {
    const [night, morning, midday, sunday] = [
      await taksimAt('2027-06-10T03:00:00+03:00'),
      await taksimAt('2027-06-10T08:00:00+03:00'),
      await taksimAt('2027-06-10T11:00:00+03:00'),
      await taksimAt('2027-06-13T08:00:00+03:00'),
    ];
    expect([night, sunday, midday, morning]).toEqual([night, sunday, midday, morning].toSorted((a, b) => a - b));
    expect(morning / night).toBeGreaterThan(1.8);
  });

  test('a transfer in the mountains is slower per kilometer than on the motorways of Istanbul', async () => {
    const toGoreme = { pickup: { lat: 38.7704, lon: 35.4954 }, dropoff: { lat: 38.6431, lon: 34.8289 } };
    const [offer] = await suppliers.offers('ANATOLIA', {
      ...toTaksim,
      ...toGoreme,
      pickupTime: '2027-06-13T10:00:00Z',
    });
    const speed = ({ distanceMetres, durationSeconds }: TransferOffer['oneway']) => distanceMetres / durationSeconds;
    expect(speed(offer!.oneway) * 3.6).toBeLessThan(62);
    expect(speed((await vito({ ...toTaksim, pickupTime: '2027-06-13T03:00:00Z' })).oneway) * 3.6).toBeGreaterThan(60);
  });

  test('free waiting is longer at the airport than at a hotel, and drivers in Cappadocia collect half of the price', async () => {
    const back = { pickup: TAKSIM, dropoff: IST };
    expect((await vito({ ...toTaksim, ...back })).oneway.freeWaitingMinutes).toBe(15);
    const toUrgup = { pickup: { lat: 38.7719, lon: 34.5345 }, dropoff: { lat: 38.6293, lon: 34.9114 } };
    for (const { price, oneway } of await suppliers.offers('ANATOLIA', { ...toTaksim, ...toUrgup })) {
      expect(oneway.payableAtVehicle).toBe(price.oneway / 2);
    }
  });
});

describe('searches without offers', () => {
  test('a supplier has no offers for a pick-up within its notice period, to the second', async () => {
    const inMinutes = (minutes: number, seconds = 0) =>
      new Date(NOW.getTime() + minutes * 60_000 + seconds * 1_000).toISOString();
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, pickupTime: inMinutes(45) })).toEqual([]);
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, pickupTime: inMinutes(45, 1) })).not.toEqual([]);
    expect(await suppliers.offers('SKYLINE', { ...toTaksim, pickupTime: inMinutes(12 * 60) })).toEqual([]);
    expect(await suppliers.offers('SKYLINE', { ...toTaksim, pickupTime: inMinutes(12 * 60, 1) })).not.toEqual([]);
  });

  test('a supplier has no offers for a distance below its minimum or between identical places', async () => {
    const nearby = { lat: TAKSIM.lat + 0.006, lon: TAKSIM.lon };
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, pickup: nearby, dropoff: TAKSIM })).toEqual([]);
    expect(await suppliers.offers('CITYHOP', { ...toTaksim, pickup: nearby, dropoff: TAKSIM })).not.toEqual([]);
    for (const { code } of transferSuppliers) {
      expect(await suppliers.offers(code, { ...toTaksim, pickup: TAKSIM, dropoff: TAKSIM })).toEqual([]);
    }
  });

  test('a supplier has no offers if the return begins before the outbound leg ends', async () => {
    const { durationSeconds } = (await vito()).oneway;
    const arrival = new Date(toTaksim.pickupTime).getTime() + durationSeconds * 1_000;
    const backAt = (time: number) => ({ ...toTaksim, returnPickupTime: new Date(time).toISOString() });
    expect(await suppliers.offers('BOSPHORUS', backAt(arrival - 1_000))).toEqual([]);
    expect(await suppliers.offers('BOSPHORUS', backAt(arrival))).not.toEqual([]);
  });
});

describe('round trip', () => {
  test('each leg of a round trip has a price, a distance and the discount', async () => {
    const offer = await vito(thereAndBack);
    expect(offer.return).toMatchObject({ distanceMetres: 41_747, durationSeconds: 2_377, freeWaitingMinutes: 15 });
    expect(offer.price).toEqual({ currency: 'TRY', oneway: 293_000, return: 292_800, discount: 29_290 });
  });

  test('a one-way transfer has no return leg and no discount', async () => {
    const { price, ...offer } = await vito();
    expect(offer).not.toHaveProperty('return');
    expect(price).not.toHaveProperty('return');
    expect(price.discount).toBe(0);
  });

  test('a supplier without a discount charges both legs in full', async () => {
    for (const { price } of await suppliers.offers('SKYLINE', thereAndBack)) {
      expect(price.return).toBeGreaterThan(0);
      expect(price.discount).toBe(0);
    }
  });
});

describe('transfer price', () => {
  test.each([
    ['BOSPHORUS', 'TRY'],
    ['SKYLINE', 'EUR'],
    ['CITYHOP', 'GBP'],
  ])('the price of %s is in whole %s', async (supplierCode, currency) => {
    for (const { price } of await suppliers.offers(supplierCode)) {
      expect(price.currency).toBe(currency);
      expect(price.oneway % 100).toBe(0);
    }
  });

  test('the price of a transfer to Taksim is between 20 and 250 euros', async () => {
    const PER_EURO: Record<string, number> = { TRY: 50, EUR: 1, GBP: 0.87 };
    for (const supplierCode of ['BOSPHORUS', 'SKYLINE', 'CITYHOP']) {
      for (const { price } of await suppliers.offers(supplierCode)) {
        const euro = price.oneway / 100 / PER_EURO[price.currency]!;
        expect(euro).toBeGreaterThan(20);
        expect(euro).toBeLessThan(250);
      }
    }
  });

  test('the price grows with the distance and with the vehicle class', async () => {
    const near = await vito({ ...toTaksim, dropoff: { lat: 41.18, lon: 28.88 } });
    const far = await vito();
    expect(near.oneway.distanceMetres).toBeLessThan(far.oneway.distanceMetres);
    expect(near.price.oneway).toBeLessThan(far.price.oneway);
    const classes = await suppliers.offers('BOSPHORUS', { ...toTaksim, passengerCount: 2 });
    const prices = classes.map(({ price }) => price.oneway);
    expect(classes.map(({ vehicle }) => vehicle.category)).toEqual(['sedan', 'van', 'minibus', 'vip']);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  test.each([
    ['22:59', 293_000],
    ['23:00', 337_000],
    ['04:59', 337_000],
    ['05:00', 293_000],
  ])('the price of a pick-up at %s is %i', async (time, price) => {
    expect((await vito({ ...toTaksim, pickupTime: `2027-06-10T${time}:00+03:00` })).price.oneway).toBe(price);
  });

  test('the night surcharge applies only to the leg that begins at night', async () => {
    const { price } = await vito({ ...toTaksim, returnPickupTime: '2027-06-13T04:00:00+03:00' });
    expect([price.oneway, price.return]).toEqual([293_000, 336_700]);
  });

  test('the price and the code do not depend on the time zone of the request, and night is local', async () => {
    const local = await vito({ ...toTaksim, pickupTime: '2027-06-10T23:30:00+03:00' });
    expect(await vito({ ...toTaksim, pickupTime: '2027-06-10T20:30:00Z' })).toEqual(local);
    expect(local.price.oneway).toBe(337_000);
  });
});

describe('refused searches', () => {
  test.each(['wrong', VENDOR_KEY])('401 key.invalid: the key %s is refused', async (key) => {
    const headers = { Authorization: `Bearer ${key}` };
    expect(await suppliers.call('/BOSPHORUS/offers', toTaksim, { headers })).toEqual(
      error(401, 'key.invalid', 401, 'The supplier key is missing or unknown.'),
    );
  });

  test('the suppliers can be configured to require a separate key', async () => {
    const own = await startTransferSuppliers({ keys: { 'transfer-supplier': 'tk_own' } }, onTestFinished);
    expect((await own.search('BOSPHORUS')).status).toBe(401);
    const headers = { Authorization: 'Bearer tk_own' };
    expect((await own.call('/BOSPHORUS/offers', toTaksim, { headers })).status).toBe(200);
  });

  test.each(['NOBODY', 'ANADOLU'])('404 supplier.notFound: the supplier %s is unknown', async (supplierCode) => {
    expect(await suppliers.search(supplierCode)).toEqual(
      error(404, 'supplier.notFound', 1404, 'There is no such supplier.'),
    );
  });

  test.each([
    [{ passengerCount: 0 }, 'passengerCount'],
    [{ pickup: { lat: 91, lon: 0 } }, 'pickup.lat'],
    [{ pickupTime: '2027-03-01T09:00:00Z' }, 'pickupTime'],
    [{ pickupTime: 'tomorrow' }, 'pickupTime'],
    [{ colour: 'red' }, 'colour'],
  ])('400 request.invalid: a search with %j is refused', async (changes, field) => {
    const { status, body } = await suppliers.search('BOSPHORUS', { ...toTaksim, ...changes });
    expect([status, body.code, body.details]).toMatchObject([400, 400, { field }]);
  });
});

describe('faults of the search', () => {
  test('a failing supplier returns status 500, and the other suppliers keep working', async () => {
    sandbox.faults.setNext('BOSPHORUS', 'failing');
    expect(await suppliers.search('BOSPHORUS')).toEqual(
      error(500, 'server.error', 500, 'The supplier could not process the request.'),
    );
    expect((await suppliers.search('SKYLINE')).status).toBe(200);
    expect((await suppliers.search('BOSPHORUS')).status).toBe(200);
  });

  test('the journal contains the party and the request', async () => {
    const journalled = await startTransferSuppliers({}, onTestFinished);
    await journalled.offers('BOSPHORUS', thereAndBack);
    const headers = { Authorization: `Bearer ${TRANSFER_SUPPLIER_KEY}` };
    await journalled.call('/SKYLINE/reservations/rsv:1', undefined, { headers });
    const calls = journalled.sandbox.journal.latest();
    expect(calls.map(({ party }) => party).sort()).toEqual(['BOSPHORUS', 'SKYLINE']);
    expect(calls.find(({ party }) => party === 'BOSPHORUS')).toMatchObject({
      request: {
        title: 'Transfer İstanbul Havalimanı → Taksim, İstanbul',
        detail: '10 Jun 2027 11:00 · return 13 Jun 2027 06:00 · 4 passengers',
      },
      remark: '3 vehicles',
    });
  });
});
