import { describe, expect, test } from 'vitest';
import { createOffices } from '../src/vendor/offices.ts';
import { priceOffer } from '../src/vendor/prices.ts';
import type { Rental } from '../src/vendor/rental.ts';
import { createChance } from '../src/world/chance.ts';
import { modelById } from '../src/world/models.ts';
import { vendorByCode } from '../src/world/vendors.ts';

const chance = createChance('agency-booking');
const offices = createOffices(chance);
const golf = modelById.get('volkswagen-golf-cdar')!;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** A Monday, after the cheap months and before the dear ones. */
const MONDAY_IN_APRIL = '2027-04-05';

type Case = {
  readonly vendorCode?: string;
  readonly from?: string;
  readonly days?: number;
  readonly driverAge?: number;
  readonly pickUp?: string;
  readonly dropOff?: string;
  readonly campaignCode?: string;
};

/** A rental of three days at Istanbul Airport by a driver of thirty, with the changes that a test is about. */
function rental(change: Case = {}): Rental {
  const { vendorCode = 'ANADOLU', from = MONDAY_IN_APRIL, days = 3, driverAge = 30, pickUp = 'IST' } = change;
  const vendor = vendorByCode.get(vendorCode)!;
  const begins = new Date(`${from}T10:00:00+03:00`);
  return {
    vendor,
    pickUpOffice: offices.byId(vendor, `${vendorCode}-${pickUp}`)!,
    dropOffOffice: offices.byId(vendor, `${vendorCode}-${change.dropOff ?? pickUp}`)!,
    from: begins,
    to: new Date(begins.getTime() + days * DAY_MILLISECONDS),
    driverAge,
    campaignCode: change.campaignCode,
  };
}
const price = (change?: Case) => priceOffer(rental(change), golf, chance).price;
const campaign = (change?: Case) => priceOffer(rental(change), golf, chance).campaign;
const fee = (kind: string, change?: Case) => price(change).fees.find((each) => each.kind === kind)?.amount ?? 0;
/** What vendors reckon with: 50 lira to the euro. */
const EURO = 50_00;

describe('the rent', () => {
  test('is dear in summer and cheap in winter', () => {
    // Mondays, each.
    const [january, april, july] = ['2027-01-04', MONDAY_IN_APRIL, '2027-07-05'].map((from) => price({ from }).net);
    expect(january! / april!).toBeCloseTo(0.85, 2);
    expect(july! / april!).toBeCloseTo(1.4, 2);
  });

  test('is a tenth dearer on Fridays, Saturdays and Sundays', () => {
    const [monday, friday] = [price({ days: 1 }).net, price({ days: 1, from: '2027-04-09' }).net];
    expect(friday / monday).toBeCloseTo(1.1, 2);
  });

  test('falls by the day the longer the rental is, and rises in all', () => {
    const rents = Array.from({ length: 90 }, (_, index) => ({ days: index + 1, net: price({ days: index + 1 }).net }));
    for (const [index, { net }] of rents.slice(1).entries()) expect(net).toBeGreaterThan(rents[index]!.net);
    const daysOfApril = ['05', '06', '07', '08', '09', '10', '11'].map((day) => `2027-04-${day}`);
    const oneByOne = daysOfApril.reduce((sum, from) => sum + price({ from, days: 1 }).net, 0);
    expect(price({ days: 7 }).net).toBeLessThan(oneByOne * 0.9);
    const [one, two, three] = [7, 14, 21].map((days) => price({ days }).net);
    expect(two! - one!).toBeLessThan(one! * 0.9);
    expect(three! - two!).toBeLessThan((two! - one!) * 0.95);
  });

  test('counts every day that has begun', () => {
    const { to, ...asked } = rental();
    const longer = { ...asked, to: new Date(to.getTime() + 1000) };
    expect(priceOffer(longer, golf, chance).price.net).toBe(price({ days: 4 }).net);
  });

  test('differs from vendor to vendor, and from car to car', () => {
    expect(price({ vendorCode: 'KARTAL' }).net).toBeLessThan(price({ vendorCode: 'PERA' }).net);
    const panda = modelById.get('fiat-panda-mdmr')!;
    expect(priceOffer(rental(), panda, chance).price.net).toBeLessThan(price().net);
  });

  test('is in whole lira, euro or pounds, as the vendor and the country have it', () => {
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

describe('the fee', () => {
  test('for a young driver is asked by the day up to the tenth, below 25 years', () => {
    expect(fee('youngDriver', { driverAge: 25 })).toBe(0);
    expect(fee('youngDriver', { driverAge: 24 })).toBe(3 * 5 * EURO);
    expect(fee('youngDriver', { driverAge: 18 })).toBe(3 * 5 * EURO);
    expect(fee('youngDriver', { driverAge: 24, days: 10 })).toBe(10 * 5 * EURO);
    expect(fee('youngDriver', { driverAge: 24, days: 30 })).toBe(10 * 5 * EURO);
  });

  test('for one way grows with the distance; back at the same office there is none', () => {
    expect(fee('oneWay')).toBe(0);
    const [acrossTown, ankara, antalya] = ['SAW', 'ESB', 'AYT'].map((dropOff) => fee('oneWay', { dropOff }));
    expect(acrossTown).toBeGreaterThan(20 * EURO);
    expect(ankara).toBeGreaterThan(acrossTown!);
    expect(antalya).toBeGreaterThan(ankara!);
    expect(antalya).toBeLessThan(150 * EURO);
  });

  test('for an airport is asked where the car is picked up there', () => {
    expect(fee('airport')).toBe(9 * EURO);
    expect(fee('airport', { pickUp: 'ISTANBUL-TAKSIM', dropOff: 'IST' })).toBe(0);
  });
});

describe('a campaign', () => {
  test('EARLY10 takes 10 % off the rent and nothing off the fees', () => {
    const [plain, early] = [price(), price({ campaignCode: 'EARLY10' })];
    expect(early.discount).toBe(Math.round(plain.net / 10));
    expect(early.net).toBe(plain.net - early.discount);
    expect(early.fees).toEqual(plain.fees);
    expect(campaign({ campaignCode: 'EARLY10' })).toMatchObject({ code: 'EARLY10', percentage: 10 });
  });

  test('WEEKLY15 takes 15 % off from seven days on', () => {
    expect(campaign({ campaignCode: 'WEEKLY15', days: 6 })).toBeUndefined();
    expect(price({ campaignCode: 'WEEKLY15', days: 6 })).toEqual(price({ days: 6 }));
    const week = price({ days: 7 });
    expect(price({ campaignCode: 'WEEKLY15', days: 7 }).discount).toBe(Math.round(week.net * 0.15));
  });

  test('is left out of account by a vendor that takes no part in it, and so is one that does not exist', () => {
    expect(price({ vendorCode: 'BOSFOR', campaignCode: 'EARLY10' })).toEqual(price({ vendorCode: 'BOSFOR' }));
    expect(campaign({ vendorCode: 'BOSFOR', campaignCode: 'EARLY10' })).toBeUndefined();
    expect(price({ campaignCode: 'LATE99' })).toEqual(price());
  });
});

test('what is left for the desk is a share of rent and fees', () => {
  const superb = modelById.get('skoda-superb-sdad')!;
  const { net, fees, payableAtDesk } = priceOffer(rental({ vendorCode: 'KARTAL' }), superb, chance).price;
  expect(payableAtDesk).toBe(Math.round((net + fees[0]!.amount) * 0.15));
  expect(price({ vendorCode: 'KARTAL' }).payableAtDesk).toBe(0);
});
