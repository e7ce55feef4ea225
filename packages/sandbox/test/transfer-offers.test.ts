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

describe('a search', () => {
  test.each(['BOSPHORUS', 'SKYLINE', 'CITYHOP'])('%s drives from Istanbul Airport to Taksim', async (supplierCode) => {
    const offers = await suppliers.offers(supplierCode);
    expect(offers.length).toBeGreaterThan(0);
    for (const { vehicle, oneway } of offers) {
      expect(vehicle.seatCount).toBeGreaterThanOrEqual(toTaksim.passengerCount);
      expect(oneway.durationSeconds).toBe(offers[0]!.oneway.durationSeconds);
    }
  });

  test.each(['ANATOLIA', 'RIVIERA'])('200: %s does not, and has no offers', async (supplierCode) => {
    expect(await suppliers.search(supplierCode)).toEqual({ status: 200, body: { offers: [] } });
  });

  test('one point outside is enough for no offers, whichever it is', async () => {
    const bursa = { lat: 40.1828, lon: 29.0665 };
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, dropoff: bursa })).toEqual([]);
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, pickup: bursa })).toEqual([]);
  });

  test('finds the Mercedes Vito of Bosphorus Transfers, a van of six seats', async () => {
    const { offerCode, oneway, rules, extras, ...offer } = await vito();
    expect(offerCode).toMatch(/^[A-Za-z0-9_-]{1,255}$/);
    expect(offer).toEqual({
      bookableUntil: '2027-06-10T10:15:00+03:00',
      vehicle: {
        ...{ name: 'Mercedes Vito', category: 'van', seatCount: 6, baggageCount: 6 },
        imageUrl: 'http://sandbox.test/images/bosphorus-mercedes-vito.svg',
      },
      price: { currency: 'TRY', oneway: 293_000, discount: 0 },
      rating: 4.6,
    });
    expect(oneway).toMatchObject({
      ...{ distanceMetres: 41_796, durationSeconds: 2_996, freeWaitingMinutes: 60, payableAtVehicle: 0 },
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

  test('finds only what has room for the luggage: two cabin bags are a suitcase, an oversized piece is two', async () => {
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

  test('finds only what has every extra, as many; a seat for a grown-up is left', async () => {
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

  test('what is asked for shows in the terms: who meets the travellers, how long is waited, what a cancellation costs', async () => {
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
    expect(after.oneway.meeting.en).toMatch(/Behind customs/);
    expect(after.price).toEqual(before.price);
    const [seated] = await suppliers.offers('BOSPHORUS', { ...toTaksim, extras: [{ type: 'infantSeat', count: 2 }] });
    const half = ({ oneway }: TransferOffer) => oneway.cancellation[1]!.fee;
    expect(half(seated!) - half((await suppliers.offers('BOSPHORUS'))[0]!)).toBe(20_000);
  });

  test('finds only what has seats enough', async () => {
    const names = async (passengerCount: number) =>
      (await suppliers.offers('BOSPHORUS', { ...toTaksim, passengerCount })).map(({ vehicle }) => vehicle.name);
    expect(await names(3)).toContain('Volkswagen Passat');
    expect(await names(4)).not.toContain('Volkswagen Passat');
    expect(await names(7)).toEqual(['Mercedes Sprinter']);
    expect(await names(14)).toEqual([]);
  });

  test('finds several vehicles where they are allowed, and only when no single one does: the last as small as it may be', async () => {
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

  test('asks for several vehicles what each of them costs', async () => {
    const priceOf = async (passengerCount: number, name: string) =>
      named(await suppliers.offers('BOSPHORUS', { ...toTaksim, passengerCount, maxVehicles: 5 }), name).price.oneway;
    const [passat, sprinter] = [await priceOf(3, 'Volkswagen Passat'), await priceOf(13, 'Mercedes Sprinter')];
    // Prices are in whole lira, once for all.
    expect(Math.abs((await priceOf(14, 'Mercedes Sprinter')) - passat - sprinter)).toBeLessThanOrEqual(200);
  });

  test('has the same answer every time, in another process, too', async () => {
    const again = await startTransferSuppliers({}, onTestFinished);
    for (const { code } of transferSuppliers) {
      expect(await again.offers(code, thereAndBack)).toEqual(await suppliers.offers(code, thereAndBack));
    }
  });

  test('has codes of its own for every vehicle, time, place and number of passengers', async () => {
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

describe('a drive', () => {
  const taksimAt = async (time: string) => (await vito({ ...toTaksim, pickupTime: time })).oneway.durationSeconds;

  test('takes longer when everyone goes to work, by night and on Sundays less', async () => {
    const [night, morning, midday, sunday] = [
      await taksimAt('2027-06-10T03:00:00+03:00'),
      await taksimAt('2027-06-10T08:00:00+03:00'),
      await taksimAt('2027-06-10T11:00:00+03:00'),
      await taksimAt('2027-06-13T08:00:00+03:00'),
    ];
    expect([night, sunday, midday, morning]).toEqual([night, sunday, midday, morning].toSorted((a, b) => a - b));
    expect(morning / night).toBeGreaterThan(1.8);
  });

  test('is slower by the mile in the mountains than on the motorways of Istanbul', async () => {
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

  test('waits longer at the airport than at the hotel, and half of it is paid to drivers in Cappadocia', async () => {
    const back = { pickup: TAKSIM, dropoff: IST };
    expect((await vito({ ...toTaksim, ...back })).oneway.freeWaitingMinutes).toBe(15);
    const toUrgup = { pickup: { lat: 38.7719, lon: 34.5345 }, dropoff: { lat: 38.6293, lon: 34.9114 } };
    for (const { price, oneway } of await suppliers.offers('ANATOLIA', { ...toTaksim, ...toUrgup })) {
      expect(oneway.payableAtVehicle).toBe(price.oneway / 2);
    }
  });
});

describe('no offers', () => {
  test('when the supplier needs more notice, to the second', async () => {
    const inMinutes = (minutes: number, seconds = 0) =>
      new Date(NOW.getTime() + minutes * 60_000 + seconds * 1_000).toISOString();
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, pickupTime: inMinutes(45) })).toEqual([]);
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, pickupTime: inMinutes(45, 1) })).not.toEqual([]);
    expect(await suppliers.offers('SKYLINE', { ...toTaksim, pickupTime: inMinutes(12 * 60) })).toEqual([]);
    expect(await suppliers.offers('SKYLINE', { ...toTaksim, pickupTime: inMinutes(12 * 60, 1) })).not.toEqual([]);
  });

  test('for a way shorter than the supplier drives, and from a place to itself', async () => {
    const nearby = { lat: TAKSIM.lat + 0.006, lon: TAKSIM.lon };
    expect(await suppliers.offers('BOSPHORUS', { ...toTaksim, pickup: nearby, dropoff: TAKSIM })).toEqual([]);
    expect(await suppliers.offers('CITYHOP', { ...toTaksim, pickup: nearby, dropoff: TAKSIM })).not.toEqual([]);
    for (const { code } of transferSuppliers) {
      expect(await suppliers.offers(code, { ...toTaksim, pickup: TAKSIM, dropoff: TAKSIM })).toEqual([]);
    }
  });

  test('when the way back begins before the way there has arrived', async () => {
    const { durationSeconds } = (await vito()).oneway;
    const arrival = new Date(toTaksim.pickupTime).getTime() + durationSeconds * 1_000;
    const backAt = (time: number) => ({ ...toTaksim, returnPickupTime: new Date(time).toISOString() });
    expect(await suppliers.offers('BOSPHORUS', backAt(arrival - 1_000))).toEqual([]);
    expect(await suppliers.offers('BOSPHORUS', backAt(arrival))).not.toEqual([]);
  });
});

describe('a round trip', () => {
  test('is priced and measured each way, with the discount on both', async () => {
    const offer = await vito(thereAndBack);
    expect(offer.return).toMatchObject({ distanceMetres: 41_747, durationSeconds: 2_377, freeWaitingMinutes: 15 });
    expect(offer.price).toEqual({ currency: 'TRY', oneway: 293_000, return: 292_800, discount: 29_290 });
  });

  test('one way has neither a way back nor a discount', async () => {
    const { price, ...offer } = await vito();
    expect(offer).not.toHaveProperty('return');
    expect(price).not.toHaveProperty('return');
    expect(price.discount).toBe(0);
  });

  test('with a supplier that gives no discount costs both ways', async () => {
    for (const { price } of await suppliers.offers('SKYLINE', thereAndBack)) {
      expect(price.return).toBeGreaterThan(0);
      expect(price.discount).toBe(0);
    }
  });
});

describe('a price', () => {
  test.each([
    ['BOSPHORUS', 'TRY'],
    ['SKYLINE', 'EUR'],
    ['CITYHOP', 'GBP'],
  ])('of %s is in whole %s', async (supplierCode, currency) => {
    for (const { price } of await suppliers.offers(supplierCode)) {
      expect(price.currency).toBe(currency);
      expect(price.oneway % 100).toBe(0);
    }
  });

  test('to Taksim is between 20 and 250 euro', async () => {
    const PER_EURO: Record<string, number> = { TRY: 50, EUR: 1, GBP: 0.87 };
    for (const supplierCode of ['BOSPHORUS', 'SKYLINE', 'CITYHOP']) {
      for (const { price } of await suppliers.offers(supplierCode)) {
        const euro = price.oneway / 100 / PER_EURO[price.currency]!;
        expect(euro).toBeGreaterThan(20);
        expect(euro).toBeLessThan(250);
      }
    }
  });

  test('grows with the distance, and with the class of the vehicle', async () => {
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
  ])('at %s is %i', async (time, price) => {
    expect((await vito({ ...toTaksim, pickupTime: `2027-06-10T${time}:00+03:00` })).price.oneway).toBe(price);
  });

  test('by night is asked for the way that begins at night', async () => {
    const { price } = await vito({ ...toTaksim, returnPickupTime: '2027-06-13T04:00:00+03:00' });
    expect([price.oneway, price.return]).toEqual([293_000, 336_700]);
  });

  test('and the code are the same however the moment is written: the night is that of the place', async () => {
    const local = await vito({ ...toTaksim, pickupTime: '2027-06-10T23:30:00+03:00' });
    expect(await vito({ ...toTaksim, pickupTime: '2027-06-10T20:30:00Z' })).toEqual(local);
    expect(local.price.oneway).toBe(337_000);
  });
});

describe('refused', () => {
  test.each(['wrong', VENDOR_KEY])('401 key.invalid for %s', async (key) => {
    const headers = { Authorization: `Bearer ${key}` };
    expect(await suppliers.call('/BOSPHORUS/offers', toTaksim, { headers })).toEqual(
      error(401, 'key.invalid', 401, 'The supplier key is missing or unknown.'),
    );
  });

  test('a key of its own can be demanded', async () => {
    const own = await startTransferSuppliers({ keys: { 'transfer-supplier': 'tk_own' } }, onTestFinished);
    expect((await own.search('BOSPHORUS')).status).toBe(401);
    const headers = { Authorization: 'Bearer tk_own' };
    expect((await own.call('/BOSPHORUS/offers', toTaksim, { headers })).status).toBe(200);
  });

  test.each(['NOBODY', 'ANADOLU'])('404 supplier.notFound for %s', async (supplierCode) => {
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
  ])('400 request.invalid for %j', async (changes, field) => {
    const { status, body } = await suppliers.search('BOSPHORUS', { ...toTaksim, ...changes });
    expect([status, body.code, body.details]).toMatchObject([400, 400, { field }]);
  });
});

describe('faults', () => {
  test('a supplier that fails answers 500, and the others know nothing of it', async () => {
    sandbox.faults.setNext('BOSPHORUS', 'failing');
    expect(await suppliers.search('BOSPHORUS')).toEqual(
      error(500, 'server.error', 500, 'The supplier could not answer.'),
    );
    expect((await suppliers.search('SKYLINE')).status).toBe(200);
    expect((await suppliers.search('BOSPHORUS')).status).toBe(200);
  });

  test('the journal names the party and the request', async () => {
    const journalled = await startTransferSuppliers({}, onTestFinished);
    await journalled.offers('BOSPHORUS', thereAndBack);
    const headers = { Authorization: `Bearer ${TRANSFER_SUPPLIER_KEY}` };
    await journalled.call('/SKYLINE/reservations/rsv:1', undefined, { headers });
    const calls = journalled.sandbox.journal.latest();
    expect(calls.map(({ party }) => party).sort()).toEqual(['BOSPHORUS', 'SKYLINE']);
    expect(calls.find(({ party }) => party === 'BOSPHORUS')).toMatchObject({
      request: {
        title: 'Transfer İstanbul Havalimanı → Taksim, İstanbul',
        detail: '10 Jun 2027 11:00 · back 13 Jun 2027 06:00 · 4 passengers',
      },
      remark: '3 vehicles',
    });
  });
});
