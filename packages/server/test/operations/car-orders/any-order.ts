import fc from 'fast-check';
import type { CarOrder } from '../../../src/generated/types.ts';
import { anOffer, type Offer, VENDORS, type VendorServer } from '../../faults/vendor-server.ts';
import { searchCars } from '../car-search/trip.ts';
import type { Paying } from '../payments/paying.ts';
import { orderCar } from './ordering.ts';

const HOUR = 3_600_000;
const CURRENCIES = ['TRY', 'USD', 'EUR', 'GBP'] as const;

export const PLACES = [
  { timeZone: 'Europe/Istanbul', point: { lat: 41.2753, lon: 28.7519 } },
  { timeZone: 'Europe/Berlin', point: { lat: 52.3667, lon: 13.5033 } },
  { timeZone: 'Europe/London', point: { lat: 51.47, lon: -0.4543 } },
  { timeZone: 'America/New_York', point: { lat: 40.6413, lon: -73.7781 } },
  { timeZone: 'Asia/Kathmandu', point: { lat: 27.6981, lon: 85.3592 } },
  { timeZone: 'Australia/Adelaide', point: { lat: -34.9461, lon: 138.5311 } },
] as const;

/** Daylight saving time changes in Europe, New York and Adelaide. */
const CLOCK_CHANGES = [
  '2027-03-28T01:00:00Z',
  '2027-10-31T01:00:00Z',
  '2027-11-07T06:00:00Z',
  '2027-04-03T16:30:00Z',
  '2027-10-02T16:30:00Z',
];
/** Midnight in each time zone in winter or summer, and in UTC. */
const MIDNIGHTS = ['21:00', '22:00', '23:00', '00:00', '05:00', '04:00', '18:15', '13:30', '14:30'].map(
  (time) => `2027-12-23T${time}:00Z`,
);

const minutesFrom = (moments: readonly string[], most: number) =>
  fc
    .tuple(fc.constantFrom(...moments), fc.integer({ min: -most, max: most }))
    .map(([moment, minutes]) => Date.parse(moment) + minutes * 60_000);

const money = (most: number) => fc.integer({ min: 1, max: most });
const currency = fc.constantFrom(...CURRENCIES);

/** An order with random values for everything that affects its prices, times and terms. */
export const anyOrder = fc.record({
  language: fc.constantFrom(undefined, 'en', 'tr', 'de'),
  currency,
  vendorCurrency: currency,
  net: money(30_000),
  fee: fc.option(money(5_000), { nil: 0 }),
  /** Percentages of the price that are due at the desk. */
  desk: fc.constantFrom(0, 20, 50, 100),
  commission: fc.constantFrom(undefined, { type: 'percentage', percentage: 12.5 } as const),
  credit: fc.constantFrom(undefined, 'isFullCredit', 'isLimitedCredit'),
  byCard: fc.boolean(),
  excess: fc.subarray([
    ['collision', 2_000_000],
    ['theft', 2_500_000],
    ['glassTyreHeadlight', 300_000],
  ] as const),
  extras: fc.subarray([
    ['BABY_SEAT', undefined],
    ['PAI', undefined],
    ['CDW', 0],
    ['TGH', 2_200_000],
  ] as const),
  places: fc.tuple(fc.constantFrom(...PLACES), fc.constantFrom(...PLACES)),
  checkIn: fc.oneof(
    minutesFrom(CLOCK_CHANGES, 90),
    minutesFrom(MIDNIGHTS, 2),
    minutesFrom(['2027-07-01T00:00:00Z'], 60 * 24 * 90),
  ),
  hours: fc.integer({ min: 1, max: 60 * 24 }),
  offset: fc.constantFrom('Z', '', '+03:00', '+05:30', '-08:00'),
});

export type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

/** Formats a time with an offset, or in UTC if the offset is empty. */
export function sentWith(offset: string, moment: number): string {
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(offset) ?? ['', '+', '0', '0'];
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return `${new Date(moment + shift).toISOString().slice(0, 19)}${offset}`;
}

export const checkOutOf = ({ checkIn, hours }: AnyOrder) => checkIn + hours * HOUR;

function offerOf({ vendorCurrency: currency, net, fee, desk, excess, places }: AnyOrder): Offer {
  const base = anOffer('TESTDRIVE');
  const officeAt = ({ point, timeZone }: AnyOrder['places'][number]) => ({ ...base.pickUpOffice, point, timeZone });
  return {
    ...base,
    pickUpOffice: officeAt(places[0]),
    dropOffOffice: { ...officeAt(places[1]), id: 'BACK' },
    price: {
      currency,
      net,
      discount: 0,
      fees: fee > 0 ? [{ kind: 'airport', amount: fee }] : [],
      payableAtDesk: Math.floor(((net + fee) * desk) / 100),
    },
    conditions: {
      ...base.conditions,
      excess: excess.map(([coverage, amount]) => ({ coverage, amount: { amount, currency } })),
    },
  };
}

const extrasOf = ({ vendorCurrency: currency, extras }: AnyOrder): Parameters<VendorServer['offerExtras']>[0] =>
  extras.map(([code, left]) => {
    const base = { code, min: 1, max: 2, price: { currency, net: 2_001 } };
    if (code === 'BABY_SEAT') return { ...base, type: 'equipment' };
    const stated = left === undefined ? {} : { excess: { amount: left, currency } };
    return { ...base, type: 'insurance', insurance: { code, ...stated } };
  });

export function onlyTestDrive(vendors: VendorServer): void {
  for (const code of VENDORS) vendors.offer(code, []);
}

export async function placeOrder(
  given: AnyOrder,
  { service, tokenOf }: Paying,
  vendors: VendorServer,
): Promise<CarOrder> {
  const token = await tokenOf('horizon');
  vendors.offer('TESTDRIVE', [offerOf(given)]);
  vendors.offerExtras(extrasOf(given));
  const { language, currency, credit, places, offset, checkIn, commission, extras } = given;
  const headers = { 'X-Currency': currency, ...(language && { 'Accept-Language': language }) };
  const found = await searchCars(service, token, {
    headers,
    body: {
      checkInDateTime: sentWith(offset, checkIn),
      checkOutDateTime: sentWith(offset, checkOutOf(given)),
      checkInLocation: places[0].point,
      checkOutLocation: places[1].point,
      commission,
    },
  });
  const [car] = found.body.results;
  if (!car) throw new Error(`no car: ${found.text}`);
  const ordered = await orderCar(service, token, car, {
    headers,
    body: {
      paymentType: credit || !given.byCard ? 'limit' : 'creditCard',
      ...(credit && { [credit]: true }),
      extraProducts: extras.map(([code]) => ({ code, quantity: code === 'BABY_SEAT' ? 2 : 1 })),
    },
  });
  if (ordered.status !== 201) throw new Error(`not ordered: ${ordered.text}`);
  return ordered.body;
}
