import { describe, expect, test } from 'vitest';
import { extrasOf } from '../src/vendor/extras.ts';
import { createOffices } from '../src/vendor/offices.ts';
import { priceOffer } from '../src/vendor/prices.ts';
import type { Rental } from '../src/vendor/rental.ts';
import { createChance } from '../src/world/chance.ts';
import { modelById, models } from '../src/world/models.ts';
import { places } from '../src/world/places.ts';
import { vendorByCode, vendors } from '../src/world/vendors.ts';

const chance = createChance('agency-booking');
const offices = createOffices(chance);
const golf = modelById.get('volkswagen-golf-cdar')!;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** A Monday after the low season and before the high season. */
const MONDAY_IN_APRIL = '2027-04-05';

type Case = {
  readonly vendorCode?: string;
  readonly from?: string;
  readonly days?: number;
  readonly driverAge?: number;
  readonly pickUp?: string;
  readonly dropOff?: string;
  readonly campaignCode?: string;
  readonly leadDays?: number;
  readonly time?: string;
};

/** Returns a three-day rental at Istanbul Airport for a driver aged 30, with the given changes. */
function rental(change: Case = {}): Rental {
  const { vendorCode = 'ANADOLU', from = MONDAY_IN_APRIL, days = 3, driverAge = 30, pickUp = 'IST' } = change;
  const vendor = vendorByCode.get(vendorCode)!;
  const begins = new Date(`${from}T${change.time ?? '10:00'}:00+03:00`);
  return {
    vendor,
    pickUpOffice: offices.byId(vendor, `${vendorCode}-${pickUp}`)!,
    dropOffOffice: offices.byId(vendor, `${vendorCode}-${change.dropOff ?? pickUp}`)!,
    from: begins,
    to: new Date(begins.getTime() + days * DAY_MILLISECONDS),
    driverAge,
    leadDays: change.leadDays ?? 20,
    campaignCode: change.campaignCode,
  };
}
const price = (change?: Case) => priceOffer(rental(change), golf, chance).price;
const campaign = (change?: Case) => priceOffer(rental(change), golf, chance).campaign;
const fee = (kind: string, change?: Case) => price(change).fees.find((each) => each.kind === kind)?.amount ?? 0;
/** The vendors' exchange rate: 50 lira per euro. */
const EURO = 50_00;

describe('rental price', () => {
  const net = (vendorCode: string, pickUp: string, from = MONDAY_IN_APRIL) => price({ vendorCode, pickUp, from }).net;

  test('the rental price is high on the coast in summer, in the Gulf in winter, and nearly constant in cities', () => {
    // Both dates are Mondays.
    const [january, july] = ['2027-01-04', '2027-07-05'] as const;
    expect(net('ANADOLU', 'AYT', july) / net('ANADOLU', 'AYT', january)).toBeGreaterThan(2);
    expect(net('ANADOLU', 'ERZ', july) / net('ANADOLU', 'ERZ', january)).toBeLessThan(1.4);
    expect(net('OSTERIA', 'DXB', july) / net('OSTERIA', 'DXB', january)).toBeLessThan(0.7);
  });

  test('the rental price depends on the country', () => {
    const euro = (pickUp: string) => net('NORDWIND', pickUp);
    expect(euro('ZRH')).toBeGreaterThan(euro('MUC') * 1.2);
    expect(euro('FRA')).toBeGreaterThan(euro('IST'));
    // The pound is worth more than the euro, so the amount in pounds is divided by the rate.
    expect(net('BOSFOR', 'LHR') / 0.87).toBeGreaterThan((net('BOSFOR', 'IST') / 50) * 1.2);
  });

  test('the rental price depends on the city within a country', () => {
    expect(new Set(['IST', 'ESB', 'ADB', 'TZX', 'GZT', 'ASR'].map((pickUp) => net('ANADOLU', pickUp))).size).toBe(6);
  });

  test('the rental price rises as pick-up approaches, in steps of whole days', () => {
    const nets = [0, 2, 4, 8, 30, 90].map((leadDays) => price({ leadDays }).net);
    expect(nets).toEqual(nets.toSorted((one, other) => other - one));
    expect(new Set(nets).size).toBe(nets.length);
    expect(price({ leadDays: 89 }).net).toBe(price({ leadDays: 30 }).net);
  });

  test('the rental price is a tenth higher on Fridays, Saturdays and Sundays', () => {
    const [monday, friday] = [price({ days: 1 }).net, price({ days: 1, from: '2027-04-09' }).net];
    expect(friday / monday).toBeCloseTo(1.1, 2);
  });

  test('the daily price falls with the rental length, while the total rises', () => {
    const rents = Array.from({ length: 90 }, (_, index) => ({ days: index + 1, net: price({ days: index + 1 }).net }));
    for (const [index, { net }] of rents.slice(1).entries()) expect(net).toBeGreaterThan(rents[index]!.net);
    const daysOfApril = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2027-04-${day}`);
    const oneByOne = daysOfApril.reduce((sum, from) => sum + price({ from, days: 1 }).net, 0);
    expect(price({ days: 7 }).net).toBeLessThan(oneByOne * 0.9);
    const [one, two, three] = [7, 14, 21].map((days) => price({ days }).net);
    expect(two! - one!).toBeLessThan(one! * 0.9);
    expect(three! - two!).toBeLessThan((two! - one!) * 0.95);
  });

  test('the rental price charges every started day in full', () => {
    const { to, ...asked } = rental();
    const longer = { ...asked, to: new Date(to.getTime() + 1000) };
    expect(priceOffer(longer, golf, chance).price.net).toBe(price({ days: 4 }).net);
  });

  test('the rental price differs between vendors and between cars', () => {
    expect(price({ vendorCode: 'KARTAL' }).net).toBeLessThan(price({ vendorCode: 'PERA' }).net);
    const panda = modelById.get('fiat-panda-mdmr')!;
    expect(priceOffer(rental(), panda, chance).price.net).toBeLessThan(price().net);
  });

  test('the rental price is in whole lira, euros or pounds, depending on vendor and country', () => {
    const cases = {
      ANADOLU: ['IST', 'TRY'],
      NORDWIND: ['IST', 'EUR'],
      BOSFOR: ['LHR', 'GBP'],
      OSTERIA: ['JFK', 'USD'],
    };
    for (const [vendorCode, [pickUp, currency]] of Object.entries(cases)) {
      const asked = price({ vendorCode, pickUp: pickUp! });
      expect(asked.currency).toBe(currency);
      expect(asked.net % 100).toBe(0);
    }
  });
});

describe('rental fees', () => {
  const ordinary = vendors.filter(({ isEverywhere }) => !isEverywhere).map(({ code }) => code);
  const fees = (kind: string, change?: Case) => ordinary.map((vendorCode) => fee(kind, { ...change, vendorCode }));

  test('the young driver fee is charged per day up to a maximum and below an age set by the vendor', () => {
    const atTestDrive = { vendorCode: 'TESTDRIVE', pickUp: '13126130-20874200' };
    expect(fee('youngDriver', { driverAge: 24, ...atTestDrive })).toBe(3 * 5 * EURO);
    expect(fee('youngDriver', { driverAge: 25, ...atTestDrive })).toBe(0);
    expect(fee('youngDriver', { driverAge: 23 })).toBe(3 * 4 * EURO);
    expect(fee('youngDriver', { driverAge: 23, days: 30 })).toBe(10 * 4 * EURO);
    expect(fee('youngDriver', { driverAge: 24 })).toBe(0);
    expect(new Set(fees('youngDriver', { driverAge: 21 })).size).toBeGreaterThan(5);
  });

  test('the one-way fee grows with the distance, differs by vendor and is zero at the same office', () => {
    expect(fee('oneWay')).toBe(0);
    const [acrossTown, ankara, antalya] = ['SAW', 'ESB', 'AYT'].map((dropOff) => fee('oneWay', { dropOff }));
    expect(acrossTown).toBeGreaterThan(15 * EURO);
    expect(ankara).toBeGreaterThan(acrossTown!);
    expect(antalya).toBeGreaterThan(ankara!);
    expect(antalya).toBeLessThan(150 * EURO);
    expect(new Set(fees('oneWay', { dropOff: 'SAW' })).size).toBeGreaterThan(5);
  });

  test('the airport fee applies to pick-ups at an airport and differs by vendor', () => {
    expect(fee('airport')).toBe(8 * EURO);
    expect(fee('airport', { pickUp: 'ISTANBUL-TAKSIM', dropOff: 'IST' })).toBe(0);
    expect(new Set(fees('airport')).size).toBeGreaterThan(5);
  });

  test('the out-of-hours fee applies at each end where the office is closed', () => {
    const [taksim, ist] = ['ISTANBUL-TAKSIM', 'IST'];
    expect(fee('outOfHours', { pickUp: taksim })).toBe(0);
    expect(fee('outOfHours', { pickUp: taksim, time: '21:00' })).toBe(2 * 20 * EURO);
    expect(fee('outOfHours', { pickUp: taksim, dropOff: ist, time: '21:00' })).toBe(20 * EURO);
    expect(fee('outOfHours', { pickUp: ist, time: '03:00' })).toBe(0);
  });

  test('the delivery fee grows with the distance', () => {
    const brought = (deliveryMetres: number) =>
      priceOffer({ ...rental({ vendorCode: 'PERA', pickUp: 'ISTANBUL-TAKSIM' }), deliveryMetres }, golf, chance).price
        .fees;
    expect(brought(5_000)).toContainEqual({ kind: 'delivery', amount: 19 * EURO });
    expect(brought(10_000)).toContainEqual({ kind: 'delivery', amount: 23 * EURO });
  });
});

describe('campaigns', () => {
  test('EARLY10 applies to searches at least two weeks before pick-up', () => {
    expect(campaign({ campaignCode: 'EARLY10', leadDays: 14 })?.percentage).toBe(10);
    expect(campaign({ campaignCode: 'EARLY10', leadDays: 13 })).toBeUndefined();
  });

  test('EARLY10 reduces the rent by 10 % and leaves the fees unchanged', () => {
    const [plain, early] = [price(), price({ campaignCode: 'EARLY10' })];
    expect(early.discount).toBe(Math.round(plain.net / 10));
    expect(early.net).toBe(plain.net - early.discount);
    expect(early.fees).toEqual(plain.fees);
    expect(campaign({ campaignCode: 'EARLY10' })).toMatchObject({ code: 'EARLY10', percentage: 10 });
  });

  test('WEEKLY15 reduces rentals of at least seven days by 15 %', () => {
    expect(campaign({ campaignCode: 'WEEKLY15', days: 6 })).toBeUndefined();
    expect(price({ campaignCode: 'WEEKLY15', days: 6 })).toEqual(price({ days: 6 }));
    const week = price({ days: 7 });
    expect(price({ campaignCode: 'WEEKLY15', days: 7 }).discount).toBe(Math.round(week.net * 0.15));
  });

  test('a campaign is ignored if the vendor does not take part or the code is unknown', () => {
    expect(price({ vendorCode: 'BOSFOR', campaignCode: 'EARLY10' })).toEqual(price({ vendorCode: 'BOSFOR' }));
    expect(campaign({ vendorCode: 'BOSFOR', campaignCode: 'EARLY10' })).toBeUndefined();
    expect(price({ campaignCode: 'LATE99' })).toEqual(price());
  });
});

test('the amount payable at the desk is a share of rent and fees', () => {
  const superb = modelById.get('skoda-superb-sdad')!;
  const { net, fees, payableAtDesk } = priceOffer(rental({ vendorCode: 'KARTAL' }), superb, chance).price;
  expect(payableAtDesk).toBe(Math.round((net + fees[0]!.amount) * 0.15));
  expect(price({ vendorCode: 'KARTAL' }).payableAtDesk).toBe(0);
});

test('no car or extra costs less than 101 lira on any day, at any place, from any vendor', () => {
  const lira = { TRY: 1, EUR: 50, USD: 43, GBP: 57.5 } as const;
  const cheapest = models.toSorted((one, other) => one.euroPerDay - other.euroPerDay)[0]!;
  for (const { code, servesPlace, isEverywhere } of vendors) {
    for (const place of places.filter(servesPlace)) {
      const pickUp = isEverywhere ? 'IST' : place.id;
      const asked = rental({ vendorCode: code, from: '2027-02-01', days: 1, leadDays: 200, campaignCode: 'EARLY10' });
      const office = { ...place, id: `${code}-${pickUp}`, isHub: false };
      const there = { ...asked, pickUpOffice: office, dropOffOffice: office };
      const { net, currency } = priceOffer(there, cheapest, chance).price;
      const extras = extrasOf(there, cheapest).map((extra) => extra.price.net);
      expect(Math.min(net, ...extras) * lira[currency], `${code} at ${place.id}`).toBeGreaterThanOrEqual(101_00);
    }
  }
});
