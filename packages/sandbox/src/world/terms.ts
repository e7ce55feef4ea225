import type { components } from '@agency-booking/connector-contracts/vendor';
import type { Place } from './places.ts';

type DeliveryType = components['schemas']['DeliveryType'];

/** Local opening and closing hours of an office. */
export type Hours = readonly [from: number, to: number];
const ROUND_THE_CLOCK: Hours = [0, 24];

/** The terms in which vendors differ. */
export type VendorTerms = {
  readonly airportFeeEuro: number;
  /** The factor applied to the category's usual deposit. */
  readonly depositFactor: number;
  readonly depositCards: readonly ('credit' | 'debit')[];
  /** The factor applied to the category's usual excess. 0 means that the driver pays nothing for damage. */
  readonly excessFactor: number;
  readonly includes: {
    readonly glassTyreHeadlight: boolean;
    readonly personalAccident: boolean;
    readonly roadside: boolean;
  };
  readonly maxDriverAge?: number;
  readonly youngDriver: { readonly belowAge: number; readonly euroPerDay: number; readonly chargedDays: number };
  readonly noticeHours: number;
  readonly minRentalHours: number;
  readonly hours: {
    readonly hub: Hours;
    readonly airport: Hours;
    readonly city: Hours;
    /** Sunday hours of city offices. If absent, city offices are closed on Sundays. */
    readonly citySunday?: Hours;
  };
  /** The fee for up to `hours` before opening or after closing; `undefined` if the desk is not staffed then. */
  readonly outOfHours: { readonly euro: number; readonly hours: number } | undefined;
  /** The handover method at airports. `cityDesk` applies elsewhere. */
  readonly airportDesk: DeliveryType;
  readonly cityDesk: DeliveryType;
  readonly oneWay: { readonly euro: number; readonly euroPerKilometre: number };
  /** The countries between which one-way rentals are possible, with the surcharge. */
  readonly abroad?: { readonly among: readonly string[]; readonly euro: number };
  /**
   * Countries that cars may visit if they return to the pick-up office, with the fee. If absent, cars may not leave the
   * country.
   */
  readonly crossBorder?: { readonly among: readonly string[]; readonly euro: number };
  readonly extraKilometreEuro: number;
  readonly delivery?: {
    readonly type: 'hotelDelivery' | 'addressDelivery';
    readonly radiusMetres: number;
    readonly euro: number;
    readonly euroPerKilometre: number;
    readonly serves: (place: Place) => boolean;
  };
  /**
   * The cancellation fees, in chronological order. Each fee, given in daily charges or as a share of the price, applies
   * until `hours` before pick-up.
   */
  readonly cancellation: readonly { readonly hours: number; readonly costs: { days: number } | { share: number } }[];
};

const FREE = { share: 0 };
/** Germany and its neighbours. */
const NEIGHBOURS = ['DE', 'AT', 'CH', 'NL', 'BE', 'FR', 'DK', 'CZ', 'PL'];
const YOUNG = { belowAge: 25, euroPerDay: 5, chargedDays: 10 };

/** Terms of the test vendor, which is always open, needs no notice and rents everywhere, even one-way abroad. */
export const TEST_TERMS: VendorTerms = {
  airportFeeEuro: 9,
  depositFactor: 1,
  depositCards: ['credit'],
  excessFactor: 1,
  includes: { glassTyreHeadlight: false, personalAccident: false, roadside: true },
  youngDriver: YOUNG,
  noticeHours: 0,
  minRentalHours: 0,
  hours: { hub: ROUND_THE_CLOCK, airport: ROUND_THE_CLOCK, city: ROUND_THE_CLOCK, citySunday: ROUND_THE_CLOCK },
  outOfHours: undefined,
  airportDesk: 'airportOffice',
  cityDesk: 'office',
  oneWay: { euro: 20, euroPerKilometre: 0.15 },
  extraKilometreEuro: 0.2,
  cancellation: [
    { hours: 48, costs: FREE },
    { hours: 0, costs: { days: 1 } },
  ],
};

/** Terms of a large national vendor. Other vendors are defined by how they differ from it. */
const NATIONAL: VendorTerms = {
  ...TEST_TERMS,
  airportFeeEuro: 8,
  noticeHours: 2,
  minRentalHours: 6,
  hours: { hub: ROUND_THE_CLOCK, airport: [7, 24], city: [8, 20], citySunday: [9, 18] },
  outOfHours: { euro: 20, hours: 2 },
  oneWay: { euro: 15, euroPerKilometre: 0.12 },
  cancellation: [
    { hours: 24, costs: FREE },
    { hours: 0, costs: { days: 1 } },
  ],
};

export const VENDOR_TERMS = {
  ANADOLU: { ...NATIONAL, depositFactor: 0.9, youngDriver: { belowAge: 24, euroPerDay: 4, chargedDays: 10 } },
  BOSFOR: {
    ...NATIONAL,
    airportFeeEuro: 14,
    depositFactor: 1.25,
    excessFactor: 0.8,
    youngDriver: { belowAge: 27, euroPerDay: 9, chargedDays: 14 },
    hours: { hub: [6, 24], airport: [6, 24], city: [9, 19] },
    outOfHours: { euro: 35, hours: 2 },
    oneWay: { euro: 30, euroPerKilometre: 0.18 },
    cancellation: [
      { hours: 72, costs: FREE },
      { hours: 24, costs: { share: 0.25 } },
      { hours: 0, costs: { share: 0.5 } },
    ],
  },
  EGERENT: {
    ...NATIONAL,
    airportFeeEuro: 5,
    depositFactor: 0.6,
    depositCards: ['credit', 'debit'],
    excessFactor: 1.3,
    includes: { glassTyreHeadlight: false, personalAccident: false, roadside: false },
    youngDriver: { belowAge: 23, euroPerDay: 6, chargedDays: 7 },
    noticeHours: 12,
    minRentalHours: 24,
    hours: { hub: [8, 22], airport: [8, 22], city: [8, 19], citySunday: [10, 17] },
    outOfHours: { euro: 15, hours: 2 },
    airportDesk: 'meetAndGreet',
    oneWay: { euro: 25, euroPerKilometre: 0.2 },
  },
  KARTAL: {
    ...NATIONAL,
    airportFeeEuro: 4,
    depositFactor: 0.8,
    excessFactor: 1.5,
    maxDriverAge: 75,
    includes: { glassTyreHeadlight: false, personalAccident: false, roadside: false },
    noticeHours: 24,
    minRentalHours: 24,
    hours: { hub: [8, 22], airport: [8, 20], city: [8, 18] },
    outOfHours: undefined,
    airportDesk: 'shuttle',
    oneWay: { euro: 40, euroPerKilometre: 0.22 },
    cancellation: [
      { hours: 48, costs: FREE },
      { hours: 12, costs: { days: 1 } },
      { hours: 0, costs: { share: 1 } },
    ],
  },
  LIKYA: {
    ...NATIONAL,
    airportFeeEuro: 6,
    depositFactor: 0.5,
    depositCards: ['credit', 'debit'],
    excessFactor: 1.1,
    includes: { glassTyreHeadlight: false, personalAccident: false, roadside: false },
    noticeHours: 6,
    minRentalHours: 48,
    hours: { hub: [7, 24], airport: [7, 24], city: [8, 21], citySunday: [8, 21] },
    outOfHours: { euro: 12, hours: 2 },
    airportDesk: 'meetAndGreet',
    oneWay: { euro: 20, euroPerKilometre: 0.14 },
    delivery: {
      type: 'hotelDelivery',
      radiusMetres: 25_000,
      euro: 8,
      euroPerKilometre: 0.6,
      serves: ({ countryCode, point }) => countryCode === 'TR' && point.lat < 37.6,
    },
    cancellation: [
      { hours: 24, costs: FREE },
      { hours: 0, costs: { share: 0.3 } },
    ],
  },
  MARMARA: {
    ...NATIONAL,
    airportFeeEuro: 7,
    youngDriver: { belowAge: 22, euroPerDay: 7, chargedDays: 10 },
    noticeHours: 1,
    minRentalHours: 3,
    hours: { hub: ROUND_THE_CLOCK, airport: [6, 24], city: ROUND_THE_CLOCK, citySunday: ROUND_THE_CLOCK },
    cityDesk: 'keyBox',
    oneWay: { euro: 10, euroPerKilometre: 0.16 },
  },
  NORDWIND: {
    ...NATIONAL,
    airportFeeEuro: 13,
    depositFactor: 1.5,
    excessFactor: 0,
    includes: { glassTyreHeadlight: true, personalAccident: true, roadside: true },
    youngDriver: { belowAge: 25, euroPerDay: 12, chargedDays: 10 },
    noticeHours: 4,
    minRentalHours: 24,
    hours: { hub: [6, 24], airport: [7, 23], city: [8, 18] },
    outOfHours: { euro: 45, hours: 2 },
    oneWay: { euro: 35, euroPerKilometre: 0.1 },
    abroad: { among: NEIGHBOURS, euro: 150 },
    crossBorder: { among: NEIGHBOURS, euro: 35 },
    extraKilometreEuro: 0.35,
    cancellation: [
      { hours: 48, costs: FREE },
      { hours: 24, costs: { days: 1 } },
      { hours: 0, costs: { days: 3 } },
    ],
  },
  OSTERIA: {
    ...NATIONAL,
    airportFeeEuro: 16,
    depositFactor: 1.2,
    youngDriver: { belowAge: 26, euroPerDay: 10, chargedDays: 10 },
    noticeHours: 3,
    minRentalHours: 24,
    hours: { hub: [7, 24], airport: [7, 23], city: [9, 19] },
    outOfHours: { euro: 40, hours: 2 },
    oneWay: { euro: 45, euroPerKilometre: 0.14 },
    cancellation: [
      { hours: 24, costs: FREE },
      { hours: 0, costs: { share: 0.4 } },
    ],
  },
  PERA: {
    ...NATIONAL,
    airportFeeEuro: 12,
    depositFactor: 1.1,
    excessFactor: 0.5,
    includes: { glassTyreHeadlight: true, personalAccident: true, roadside: true },
    youngDriver: { belowAge: 25, euroPerDay: 8, chargedDays: 7 },
    noticeHours: 3,
    minRentalHours: 24,
    hours: { hub: [6, 24], airport: [7, 24], city: [8, 20], citySunday: [9, 18] },
    outOfHours: { euro: 25, hours: 2 },
    oneWay: { euro: 28, euroPerKilometre: 0.15 },
    delivery: {
      type: 'addressDelivery',
      radiusMetres: 20_000,
      euro: 15,
      euroPerKilometre: 0.8,
      serves: ({ city }) => ['İstanbul', 'Ankara', 'İzmir'].includes(city),
    },
    cancellation: [
      { hours: 48, costs: FREE },
      { hours: 24, costs: { share: 0.2 } },
      { hours: 0, costs: { share: 0.4 } },
    ],
  },
} as const satisfies Readonly<Record<string, VendorTerms>>;
