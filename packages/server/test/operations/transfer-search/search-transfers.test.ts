import { afterAll, afterEach, describe, expect, test } from 'vitest';
import suppliers from '../../../src/features/suppliers/staging.transfer-suppliers.json' with { type: 'json' };
import type { TransferProduct } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { startService } from '../../support/service.ts';
import { startStaging } from '../../support/staging.ts';
import { andBack, foundTransfers, ISTANBUL_AIRPORT, oneWay, searchTransfers, TAKSIM } from './transfer.ts';

const { service, sandbox, clock, tokenOf, stop } = await startStaging();
const token = await tokenOf('horizon');
const start = () => startService({ clock, settings: { TRANSFER_SUPPLIER_BASE_URL: sandbox.url } });

afterEach(() => {
  for (const { code } of suppliers) sandbox.faults.set(code, 'normal');
});
afterAll(stop);

const feeTypes = ({ pricing }: TransferProduct) => pricing.fees.map(({ type }) => type);

describe('200', () => {
  test('swapped coordinates without any transfer are accepted with a warning', async () => {
    const pickup = { lat: ISTANBUL_AIRPORT.lon, lon: ISTANBUL_AIRPORT.lat };
    const { status, body } = await searchTransfers(service, token, { body: { pickup } });
    const message = expect.stringMatching(/is near one if lat and lon are swapped/);
    expect([status, body]).toMatchObject([200, { products: [], warnings: [{ field: 'pickup', message }] }]);
  });

  test('a one-way transfer contains no details of a return leg', async () => {
    const transfers = await foundTransfers(service, token);
    expect(transfers.length).toBeGreaterThanOrEqual(3);
    for (const transfer of transfers) {
      expect(transfer.appointment).toEqual({
        pickup: ISTANBUL_AIRPORT,
        dropoff: TAKSIM,
        pickupTime: '2027-06-10T11:00:00+03:00',
        passengerCount: 4,
      });
      expect(feeTypes(transfer)).toEqual(['oneway']);
      expect(transfer).not.toHaveProperty('returnDistance');
      expect(transfer).not.toHaveProperty('returnDuration');
      expect(transfer.onewayDistance).toBeGreaterThan(20_000);
      expect(transfer.onewayDuration).toBeGreaterThan(600);
    }
  });

  test('a round trip prices both legs, and a percentage commission applies to their sum less the discount', async () => {
    const commission = { type: 'percentage', percentage: 12.5 };
    const transfers = await foundTransfers(service, token, { body: { ...andBack, commission } });
    expect(transfers.length).toBeGreaterThanOrEqual(3);
    expect(transfers.some(({ pricing }) => pricing.discountTotal.amount > 0)).toBe(true);
    for (const transfer of transfers) {
      expect(transfer.appointment.returnPickupTime).toBe('2027-06-13T06:00:00+03:00');
      expect(transfer.returnDistance).toBeGreaterThan(20_000);
      expect(transfer.returnDuration).toBeGreaterThan(600);
      expect(feeTypes(transfer)).toEqual(['oneway', 'return', 'commission']);
      const [there, back, ours] = transfer.pricing.fees;
      const net = there!.amount + back!.amount - transfer.pricing.discountTotal.amount;
      expect(ours!.amount).toBe(Math.floor(net * 0.125 + 0.5));
    }
  });

  test.each([
    ['TRY', undefined],
    ['EUR', { type: 'percentage', percentage: 7.25 }],
    ['USD', { type: 'percentage', percentage: 0 }],
    ['GBP', { type: 'fixed', fixed: { amount: 1_999, currency: 'GBP' } }],
  ])('all prices in %s add up to the minor unit, and nothing is due at the vehicle', async (currency, commission) => {
    const transfers = await foundTransfers(service, token, {
      body: { ...andBack, commission },
      headers: { 'X-Currency': currency },
    });
    expect(transfers.length).toBeGreaterThanOrEqual(3);
    for (const { pricing } of transfers) {
      const { fees, discountTotal, total, paymentTotal, vendorTotal } = pricing;
      expect(total.amount).toBe(fees.reduce((sum, { amount }) => sum + amount, 0) - discountTotal.amount);
      expect([paymentTotal, vendorTotal]).toEqual([total, { amount: 0, currency }]);
      expect(fees.every((fee) => fee.currency === currency && fee.charge === 'advance')).toBe(true);
      expect([pricing.currency, total.currency, discountTotal.currency]).toEqual([currency, currency, currency]);
      expect(fees.some(({ type }) => type === 'commission')).toBe(commission !== undefined);
    }
  });

  test('a fixed commission is added unchanged', async () => {
    const commission = { type: 'fixed', fixed: { amount: 25_000, currency: 'TRY' } };
    for (const { pricing } of await foundTransfers(service, token, { body: { commission } })) {
      expect(pricing.fees.at(-1)).toMatchObject({ type: 'commission', amount: 25_000, currency: 'TRY' });
    }
  });

  test('a transfer whose net price is below the fixed commission is left out', async () => {
    const nets = (await foundTransfers(service, token)).map(({ pricing }) => pricing.total.amount);
    const commission = { type: 'fixed', fixed: { amount: nets.at(-1)!, currency: 'TRY' } };
    const left = await foundTransfers(service, token, { body: { commission } });
    expect(left.map(({ pricing }) => pricing.total.amount)).toEqual([nets.at(-1)! * 2]);
  });

  test('transfers are sorted by total price, lowest first', async () => {
    const totals = (await foundTransfers(service, token)).map(({ pricing }) => pricing.total.amount);
    expect(totals).toEqual(totals.toSorted((left, right) => left - right));
  });

  test('vehicles with too few seats are left out, even if no vehicle remains', async () => {
    const seats = async (passengerCount: number) =>
      (await foundTransfers(service, token, { body: { passengerCount } })).map(({ vehicle }) => vehicle.seatCount);
    const [few, many] = [await seats(1), await seats(7)];
    expect(Math.min(...few)).toBeLessThan(7);
    expect(many.length).toBeGreaterThan(0);
    expect(Math.min(...many)).toBeGreaterThanOrEqual(7);
    expect(await seats(100)).toEqual([]);
  });

  test('cancellation is free until a day before pick-up and costs half until six hours before, in Istanbul time', async () => {
    const [transfer] = await foundTransfers(service, token, { body: { pickupTime: '2027-06-10t07:59:60z' } });
    expect(transfer!.appointment.pickupTime).toBe('2027-06-10T08:00:00Z');
    expect(transfer!.cancellationPolicies.map(({ type, until }) => [type, until])).toEqual([
      ['freeCancel', '2027-06-09T11:00:00+03:00'],
      ['halfRefund', '2027-06-10T05:00:00+03:00'],
    ]);
    expect(transfer!.rules.map(({ type }) => type)).toContain('freeCancellation');
  });

  test('each supplier has its own terms in the requested language', async () => {
    const textsIn = async (language: string) => {
      const all = await foundTransfers(service, token, { headers: { 'Accept-Language': language }, body: andBack });
      return new Map(all.map((transfer) => [transfer.supplier!.name, transfer]));
    };
    const [english, turkish] = [await textsIn('en'), await textsIn('tr')];
    expect([...english.keys()].sort()).toEqual(['Bosphorus Transfers', 'Cityhop', 'Skyline VIP']);
    const skyline = english.get('Skyline VIP')!;
    expect(skyline.supplier!.rating).toBe(4.9);
    expect(skyline.meeting).toEqual({
      instructions: 'At the gate: a hostess takes you to the car.',
      includedWaitingMinutes: 120,
      waitingPricePerMinute: { amount: 10_000, currency: 'TRY' },
      emergencyPhone: '+902125550199',
    });
    expect(skyline.returnMeeting!.includedWaitingMinutes).toBe(30);
    expect(turkish.get('Skyline VIP')!.meeting!.instructions).toBe('Kapıda: bir hostes sizi araca götürür.');
    expect(skyline.cancellationPolicies.map(({ type, until, description }) => [type, until, description])).toEqual([
      ['freeCancel', '2027-06-07T11:00:00+03:00', expect.stringMatching(/^Outbound leg: .* Return leg: /)],
      ['partialRefund', '2027-06-09T11:00:00+03:00', expect.any(String)],
      ['partialRefund', '2027-06-10T06:00:00+03:00', expect.stringMatching(/^Outbound leg: No refund. /)],
      ['partialRefund', '2027-06-12T06:00:00+03:00', expect.any(String)],
    ]);
    const refunds = skyline.cancellationPolicies.map(({ refundAmount }) => refundAmount!.amount);
    expect(refunds[0]).toBe(skyline.pricing.paymentTotal.amount);
    expect(refunds).toEqual(refunds.toSorted((left, right) => right - left));
    expect(english.get('Cityhop')!.cancellationPolicies[0]!.until).toBe('2027-06-10T09:00:00+03:00');
    for (const { rules, cancellationPolicies, pricing } of turkish.values()) {
      const texts = [...rules, ...cancellationPolicies, ...pricing.fees].map(({ description }) => description);
      expect(texts.join(' ')).not.toMatch(/ the | is | bis | und /i);
    }
  });

  test('an amount that is paid to the driver is listed and not included in the payment of the order', async () => {
    const toUrgup = { pickup: { lat: 38.7719, lon: 34.5345 }, dropoff: { lat: 38.6293, lon: 34.9114 } };
    const body = { ...toUrgup, commission: { type: 'percentage', percentage: 10 } };
    const [transfer, ...others] = await foundTransfers(service, token, { body });
    expect(others.length).toBeGreaterThan(0);
    const { fees, vendorTotal, paymentTotal, total } = transfer!.pricing;
    expect(fees.map(({ type, charge }) => [type, charge])).toEqual([
      ['oneway', 'advance'],
      ['oneway', 'vehicle'],
      ['commission', 'advance'],
    ]);
    expect(vendorTotal.amount).toBe(fees[1]!.amount);
    expect(vendorTotal.amount).toBeGreaterThan(0);
    expect(paymentTotal.amount).toBe(total.amount - vendorTotal.amount);
  });

  test('a transfer to its own pick-up point and a return before arrival have no products', async () => {
    const products = async (body: Record<string, unknown>) =>
      (await searchTransfers(service, token, { body })).body.products;
    expect(await products({ dropoff: ISTANBUL_AIRPORT })).toEqual([]);
    const [{ onewayDuration }] = (await foundTransfers(service, token)) as [TransferProduct];
    const backAfter = (seconds: number) =>
      products({
        type: 'round',
        returnPickupTime: new Date(Date.parse(oneWay.pickupTime) + seconds * 1_000).toISOString(),
      });
    expect(await backAfter(onewayDuration - 1)).toEqual([]);
    expect(await backAfter(onewayDuration)).not.toEqual([]);
  });

  test('cancellation periods that are already over are left out', async () => {
    const [transfer] = await foundTransfers(service, token, { body: { pickupTime: '2027-03-01T10:00:00Z' } });
    expect(transfer!.cancellationPolicies).toEqual([]);
    expect(transfer!.rules.map(({ type }) => type)).not.toContain('freeCancellation');
  });

  test.each([
    ['a pick-up in the Pacific', { pickup: { lat: -30, lon: -150 } }],
    ['a pick-up at the pole', { pickup: { lat: 90, lon: 180 } }],
    ['a pick-up on the date line', { pickup: { lat: 0, lon: -180 } }],
    ['a ride between two regions of one supplier', { dropoff: { lat: 39.9208, lon: 32.8541 } }],
  ])('200: a search for %s returns no products', async (_, body) => {
    const answer = await searchTransfers(service, token, { body });
    expect([answer.status, answer.body.products]).toEqual([200, []]);
    expect(answer.body.searchId).toMatch(/^[\w-]{22}$/);
  });

  test('points are returned with the name and address that were sent, if any', async () => {
    const { name: _, ...pickup } = ISTANBUL_AIRPORT;
    const [transfer] = await foundTransfers(service, token, { body: { pickup } });
    expect(transfer!.appointment.pickup).toEqual(pickup);
    const dropoff = { ...TAKSIM, name: 'The Marmara Taksim', address: 'Osmanlı Sokak 1' };
    const [there] = await foundTransfers(service, token, { body: { dropoff } });
    expect(there!.appointment.dropoff).toEqual(dropoff);
  });

  test('points are returned with airport, place, hotel and note for the driver', async () => {
    const pickup = { ...ISTANBUL_AIRPORT, iataCode: 'IST', placeId: 'airport-IST', driverNote: 'Gate 4' };
    const dropoff = { ...TAKSIM, hotelName: 'The Marmara Taksim', placeId: 'city-745044' };
    const [transfer] = await foundTransfers(service, token, { body: { pickup, dropoff } });
    expect(transfer!.appointment).toMatchObject({ pickup, dropoff });
  });

  test('passenger ages and luggage are returned, and vehicles that are too small are left out', async () => {
    const passengers = { adults: 2, children: [{ age: 8 }, { age: 0 }] };
    const luggage = { suitcases: 4, cabinBags: 2, oversized: 1 };
    const transfers = await foundTransfers(service, token, { body: { passengers, luggage } });
    expect(transfers.length).toBeGreaterThan(0);
    for (const { appointment, vehicle } of transfers) {
      expect(appointment).toMatchObject({ passengerCount: 4, passengers, luggage });
      expect(vehicle.baggageCount).toBeGreaterThanOrEqual(7);
    }
    expect(await foundTransfers(service, token, { body: { luggage: { suitcases: 100 } } })).toEqual([]);
  });

  test('extras are lines of the price, and each vehicle tells which it can have', async () => {
    const plain = await foundTransfers(service, token, { body: andBack });
    const vitoOf = (all: readonly TransferProduct[]) =>
      all.find(
        ({ supplier, vehicle }) => supplier!.name === 'Bosphorus Transfers' && vehicle.name === 'Mercedes Vito',
      )!;
    const before = vitoOf(plain);
    expect(before.extras!.map(({ type, count, maxCount, price }) => [type, count, maxCount, price.amount])).toEqual([
      ['infantSeat', 0, 2, 40_000],
      ['childSeat', 0, 3, 40_000],
      ['boosterSeat', 0, 4, 0],
      ['meetAndGreet', 0, 1, 0],
      ['extraWaiting', 0, 4, 80_000],
    ]);
    const extras = [{ type: 'childSeat', count: 2 }, { type: 'boosterSeat' }, { type: 'extraWaiting' }];
    const commission = { type: 'percentage', percentage: 10 };
    const found = await foundTransfers(service, token, { body: { ...andBack, extras, commission } });
    // Cityhop offers no child seats.
    expect([...new Set(found.map(({ supplier }) => supplier!.name))].sort()).toEqual([
      'Bosphorus Transfers',
      'Skyline VIP',
    ]);
    const { pricing, meeting, returnMeeting, extras: offered, cancellationPolicies } = vitoOf(found);
    expect(offered!.map(({ type, count }) => [type, count])).toEqual([
      ['infantSeat', 0],
      ['childSeat', 2],
      ['boosterSeat', 1],
      ['meetAndGreet', 0],
      ['extraWaiting', 1],
    ]);
    expect(pricing.fees.slice(2)).toEqual([
      {
        amount: 80_000,
        currency: 'TRY',
        type: 'extra',
        charge: 'advance',
        extra: 'childSeat',
        description: '2 × Child seat, 1 to 4 years',
      },
      {
        amount: 80_000,
        currency: 'TRY',
        type: 'extra',
        charge: 'advance',
        extra: 'extraWaiting',
        description: '30 minutes of waiting',
      },
      expect.objectContaining({ type: 'commission' }),
    ]);
    expect(pricing.fees.slice(0, 2)).toEqual(before.pricing.fees);
    const net = before.pricing.total.amount + 160_000;
    expect(pricing.total.amount).toBe(net + Math.floor(net / 10 + 0.5));
    expect(cancellationPolicies[0]!.refundAmount).toEqual(pricing.total);
    expect([meeting!.includedWaitingMinutes, returnMeeting!.includedWaitingMinutes]).toEqual([90, 45]);
  });

  test('the waiting price in the currency of the search, the emergency phone and the sign text are returned', async () => {
    const antalya = { lat: 36.8987, lon: 30.8005 };
    const body = { pickup: antalya, dropoff: { lat: 36.8622, lon: 31.0556 } };
    const transfers = await foundTransfers(service, token, { body, headers: { 'X-Currency': 'EUR' } });
    const riviera = transfers.find(({ supplier }) => supplier!.name === 'Riviera Rides')!;
    expect(riviera.meeting).toMatchObject({
      signText: 'RIVIERA',
      waitingPricePerMinute: { amount: 100, currency: 'EUR' },
      emergencyPhone: '+902425550148',
    });
    const skyline = transfers.find(({ supplier }) => supplier!.name === 'Skyline VIP')!;
    expect(skyline.meeting).not.toHaveProperty('signText');
    const [inLira] = await foundTransfers(service, token, { body });
    expect(inLira!.meeting!.waitingPricePerMinute!.currency).toBe('TRY');
  });

  test('a group is split over several vehicles if the search allows it, at their total price', async () => {
    const fleets = async (passengerCount: number, maxVehicles?: number) =>
      (await foundTransfers(service, token, { body: { passengerCount, maxVehicles } })).map(({ vehicle, vehicles }) => {
        expect(vehicles![0]!.vehicle).toEqual(vehicle);
        return vehicles!.map(({ count, vehicle: { name } }) => `${count} ${name}`).join(', ');
      });
    expect(await fleets(28)).toEqual([]);
    expect(await fleets(28, 2)).toEqual(['2 Ford Transit']);
    const three = await fleets(28, 3);
    expect(three).toEqual(expect.arrayContaining(['2 Mercedes Sprinter, 1 Volkswagen Passat', '2 Ford Transit']));
    expect(await fleets(4, 5)).toEqual(await fleets(4));
    for (const fleet of await fleets(4, 5)) expect(fleet).toMatch(/^1 [^,]+$/);
  });

  test('a supplier that fails, is down or returns an invalid response is left out, and the others are returned', async () => {
    const all = await foundTransfers(service, token);
    sandbox.faults.set('BOSPHORUS', 'failing');
    sandbox.faults.set('CITYHOP', 'offContract');
    const rest = await foundTransfers(service, token);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.length).toBeLessThan(all.length);
    sandbox.faults.set('SKYLINE', 'down');
    expect(await foundTransfers(service, token)).toEqual([]);
  });

  test('the search does not wait for a supplier that is late', async () => {
    const hasty = await startService({
      clock,
      settings: { TRANSFER_SUPPLIER_BASE_URL: sandbox.url, VENDOR_DEADLINE_MS: '400' },
    });
    try {
      const horizon = await hasty.loginAs('horizon');
      const all = await foundTransfers(hasty, horizon);
      sandbox.faults.set('BOSPHORUS', 'slow');
      const rest = await foundTransfers(hasty, horizon);
      expect(rest.length).toBeGreaterThan(0);
      expect(rest.length).toBeLessThan(all.length);
    } finally {
      await hasty.stop();
    }
  });
});

test('500 transferSearch.noSupplierAnswered: a search fails if all suppliers fail', async () => {
  const unlucky = await start();
  for (const { code } of suppliers) sandbox.faults.set(code, 'failing');
  try {
    expectError(await searchTransfers(unlucky, await unlucky.loginAs('horizon')), 'transferSearch.noSupplierAnswered');
  } finally {
    unlucky.takeErrors();
    await unlucky.stop();
  }
});

describe('400 request.invalid', () => {
  const point = (changes: object) => ({ ...ISTANBUL_AIRPORT, ...changes });
  const commission = (changes: object) => ({ commission: changes });
  test.each<[string, string, Record<string, unknown>]>([
    ['no type', 'type', { type: undefined }],
    ['an unknown type', 'type', { type: 'return' }],
    ['no pick-up point', 'pickup', { pickup: undefined }],
    ['a latitude beyond the pole', 'pickup.lat', { pickup: point({ lat: 90.1 }) }],
    ['a longitude beyond the date line', 'dropoff.lon', { dropoff: point({ lon: -180.5 }) }],
    ['a latitude as text', 'pickup.lat', { pickup: point({ lat: '41' }) }],
    ['a name of 201 letters', 'dropoff.name', { dropoff: point({ name: 'x'.repeat(201) }) }],
    ['a blank address', 'pickup.address', { pickup: point({ address: ' ' }) }],
    ['an unknown field of a point', 'pickup.city', { pickup: point({ city: 'Istanbul' }) }],
    ['an airport code of four letters', 'pickup.iataCode', { pickup: point({ iataCode: 'LTFM' }) }],
    ['an unknown airport', 'pickup.iataCode', { pickup: point({ iataCode: 'XXX' }) }],
    ['an airport far away', 'pickup.iataCode', { pickup: point({ iataCode: 'AYT' }) }],
    ['an unknown place', 'dropoff.placeId', { dropoff: point({ placeId: 'city-1' }) }],
    ['a place far away', 'dropoff.placeId', { dropoff: point({ placeId: 'airport-AYT' }) }],
    ['a blank note for the driver', 'pickup.driverNote', { pickup: point({ driverNote: ' ' }) }],
    ['a hotel of 201 letters', 'dropoff.hotelName', { dropoff: point({ hotelName: 'x'.repeat(201) }) }],
    ['no pick-up time', 'pickupTime', { pickupTime: undefined }],
    ['a pick-up time without offset', 'pickupTime', { pickupTime: '2027-06-10T11:00:00' }],
    ['pick-up on 31 June', 'pickupTime', { pickupTime: '2027-06-31T11:00:00+03:00' }],
    ['pick-up in the past', 'pickupTime', { pickupTime: '2027-02-10T11:00:00+03:00' }],
    ['pick-up now', 'pickupTime', { pickupTime: '2027-03-01T09:00:00Z' }],
    ['pick-up in two years', 'pickupTime', { pickupTime: '2029-03-01T09:00:00Z' }],
    ['a return time without a round trip', 'returnPickupTime', { returnPickupTime: andBack.returnPickupTime }],
    ['a round trip without a return time', 'returnPickupTime', { type: 'round' }],
    ['a return before the pick-up', 'returnPickupTime', { ...andBack, returnPickupTime: '2027-06-09T06:00:00+03:00' }],
    ['a return at the pick-up time', 'returnPickupTime', { ...andBack, returnPickupTime: '2027-06-10T08:00:00Z' }],
    ['a return in two years', 'returnPickupTime', { ...andBack, returnPickupTime: '2029-06-09T06:00:00+03:00' }],
    ['no passenger', 'passengerCount', { passengerCount: 0 }],
    ['two different passenger counts', 'passengerCount', { passengers: { adults: 2, children: [{ age: 5 }] } }],
    ['no adult', 'passengers.adults', { passengers: { adults: 0, children: [{ age: 5 }] } }],
    ['a child of 18', 'passengers.children[0].age', { passengers: { adults: 3, children: [{ age: 18 }] } }],
    ['a child without age', 'passengers.children[0].age', { passengers: { adults: 3, children: [{}] } }],
    ['a negative number of suitcases', 'luggage.suitcases', { luggage: { suitcases: -1 } }],
    ['an unknown kind of luggage', 'luggage.bags', { luggage: { bags: 1 } }],
    ['an unknown extra', 'extras[0].type', { extras: [{ type: 'limousine' }] }],
    ['an extra with a count of zero', 'extras[0].count', { extras: [{ type: 'childSeat', count: 0 }] }],
    ['at most zero vehicles', 'maxVehicles', { maxVehicles: 0 }],
    ['up to six vehicles', 'maxVehicles', { maxVehicles: 6 }],
    ['an extra twice', 'extras[1].type', { extras: [{ type: 'childSeat' }, { type: 'childSeat' }] }],
    ['half a passenger', 'passengerCount', { passengerCount: 1.5 }],
    ['101 passengers', 'passengerCount', { passengerCount: 101 }],
    ['a commission without type', 'commission.type', commission({ percentage: 10 })],
    ['a percentage commission without percentage', 'commission.percentage', commission({ type: 'percentage' })],
    ['a percentage above 100', 'commission.percentage', commission({ type: 'percentage', percentage: 100.5 })],
    ['a fixed commission without amount', 'commission.fixed', commission({ type: 'fixed' })],
    [
      'a fixed commission in a different currency',
      'commission.fixed.currency',
      commission({ type: 'fixed', fixed: { amount: 100, currency: 'EUR' } }),
    ],
    [
      'a fixed commission above every net price',
      'commission.fixed.amount',
      commission({ type: 'fixed', fixed: { amount: 100_000_000, currency: 'TRY' } }),
    ],
    ['an unknown field', 'seats', { seats: 5 }],
  ])('a search with %s is refused', async (_, field, body) => {
    expectError(await searchTransfers(service, token, { body }), 'request.invalid', { field });
  });

  test.each(['XXX', 'try', ''])('400 request.invalid: the header X-Currency with %j is refused', async (currency) => {
    const answer = await searchTransfers(service, token, { headers: { 'X-Currency': currency } });
    expectError(answer, 'request.invalid', { field: 'X-Currency' });
  });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await service.api('POST', '/transfer/search', { body: oneWay }), 'token.invalid');
});
