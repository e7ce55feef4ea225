import { MAGIC_CARS } from './magic-cars.ts';
import type { Category, Model } from './models.ts';
import type { Place } from './places.ts';
import { TEST_TERMS, VENDOR_TERMS, type VendorTerms } from './terms.ts';

export type Currency = 'TRY' | 'USD' | 'EUR' | 'GBP';
export type CampaignCode = 'EARLY10' | 'WEEKLY15';

export type Vendor = {
  readonly code: string;
  readonly name: string;
  readonly terms: VendorTerms;
  /** The price level. 1 is the average. */
  readonly priceLevel: number;
  /** The currency in Türkiye and, with `isEverywhere`, in every country. Otherwise, the country determines it. */
  readonly homeCurrency: Currency;
  readonly categories: readonly Category[];
  /** The share of the cars in these categories that the vendor offers. 1 means all cars. */
  readonly fleetShare: number;
  /** The vendor's only models, which no other vendor has, so that no cheaper offer replaces them in a response. */
  readonly ownModels?: ReadonlySet<string>;
  /** True if the vendor has an office at every search point. `servesPlace` is then ignored. */
  readonly isEverywhere?: boolean;
  readonly servesPlace: (place: Place) => boolean;
  /** The share of served places where the vendor has an office. The vendor has an office at all `HUBS`. */
  readonly officeShare: number;
  readonly campaigns: readonly CampaignCode[];
  /** Years subtracted from the category's usual minimum age. */
  readonly yearsYounger: number;
  /** Kilometres per day, or `null` for unlimited mileage. */
  readonly kilometresPerDay: number | null;
  readonly fuelPolicy: 'fullToFull' | 'sameToSame' | 'fullToEmpty';
  readonly creditCheckCategories: readonly Category[];
  readonly fullCreditCategories: readonly Category[];
  /** The categories with partial payment at the desk, and the share of the price that is paid there. */
  readonly deskPayment?: { readonly categories: readonly Category[]; readonly share: number };
  readonly subsupplier?: {
    readonly code: string;
    readonly name: string;
    readonly handsOver: (model: Model, place: Place) => boolean;
  };
};

/** Places where every vendor that serves the country has an office. */
export const HUBS: ReadonlySet<string> = new Set([
  'IST',
  'SAW',
  'ESB',
  'ADB',
  'AYT',
  'DLM',
  'LHR',
  'FRA',
  'BER',
  'AMS',
]);

const letters = (text: string) => [...text] as Category[];
const inTurkiye = (place: Place) => place.countryCode === 'TR';
const isHub = (place: Place) => inTurkiye(place) && HUBS.has(place.id);
const south = (place: Place) => inTurkiye(place) && place.point.lat < 37.6;
const west = (place: Place) => inTurkiye(place) && place.point.lon < 30;
const northWest = (place: Place) => west(place) && place.point.lat > 39;
const blackSea = (place: Place) => inTurkiye(place) && place.point.lat > 40.2;
const airports = (place: Place) => place.kind === 'airport';

/** The fleet of the test vendor: one car for each kind of offer. */
const TEST_FLEET = [
  ...MAGIC_CARS.keys(),
  'fiat-panda-mdmr',
  'renault-clio-edmr',
  'renault-clio-edar',
  'mini-cooper-hbar',
  'fiat-egea-cdmd',
  'dacia-duster-cfmd',
  'mercedes-benz-a-200-ddar',
  'togg-t10x-ifae',
  'volkswagen-caddy-ivmd',
  'skoda-superb-sdad',
  'ford-ranger-sqbd',
  'toyota-camry-fdah',
  'ford-tourneo-custom-fvmd',
  'bmw-320i-pdar',
  'mercedes-benz-e-220-d-ldad',
  'mercedes-benz-s-400-d-wdbd',
];

export const vendors: readonly Vendor[] = [
  {
    code: 'TESTDRIVE',
    terms: TEST_TERMS,
    name: 'Test Drive',
    priceLevel: 1,
    homeCurrency: 'TRY',
    categories: letters('MEHCDISFPLW'),
    fleetShare: 1,
    ownModels: new Set(TEST_FLEET),
    isEverywhere: true,
    servesPlace: () => true,
    officeShare: 1,
    campaigns: ['EARLY10', 'WEEKLY15'],
    yearsYounger: 3,
    kilometresPerDay: 300,
    fuelPolicy: 'fullToFull',
    creditCheckCategories: letters('PLW'),
    fullCreditCategories: letters('MECDIS'),
    deskPayment: { categories: letters('S'), share: 0.2 },
  },
  {
    code: 'ANADOLU',
    terms: VENDOR_TERMS.ANADOLU,
    name: 'Anadolu Rent',
    priceLevel: 0.97,
    homeCurrency: 'TRY',
    categories: letters('MECISF'),
    fleetShare: 0.45,
    servesPlace: inTurkiye,
    officeShare: 1,
    campaigns: ['EARLY10', 'WEEKLY15'],
    yearsYounger: 0,
    kilometresPerDay: 250,
    fuelPolicy: 'fullToFull',
    creditCheckCategories: [],
    fullCreditCategories: letters('MEC'),
    subsupplier: {
      code: 'ANADOLU-ECO',
      name: 'Anadolu Eco',
      handsOver: ({ category }) => category === 'M' || category === 'E',
    },
  },
  {
    code: 'BOSFOR',
    terms: VENDOR_TERMS.BOSFOR,
    name: 'Bosfor Car Hire',
    priceLevel: 1.08,
    homeCurrency: 'TRY',
    categories: letters('EHCDISFPLW'),
    fleetShare: 0.35,
    servesPlace: (place) => airports(place) || place.city === 'İstanbul',
    officeShare: 0.6,
    campaigns: ['WEEKLY15'],
    yearsYounger: 0,
    kilometresPerDay: 400,
    fuelPolicy: 'fullToFull',
    creditCheckCategories: letters('LW'),
    fullCreditCategories: letters('ECI'),
    subsupplier: {
      code: 'BOSFOR-PRIME',
      name: 'Bosfor Prime',
      handsOver: ({ category }) => 'DPLW'.includes(category),
    },
  },
  {
    code: 'EGERENT',
    terms: VENDOR_TERMS.EGERENT,
    name: 'Ege Rent a Car',
    priceLevel: 0.93,
    homeCurrency: 'TRY',
    categories: letters('MECI'),
    fleetShare: 0.4,
    servesPlace: (place) => west(place) || isHub(place),
    officeShare: 0.9,
    campaigns: ['EARLY10', 'WEEKLY15'],
    yearsYounger: 1,
    kilometresPerDay: 200,
    fuelPolicy: 'sameToSame',
    creditCheckCategories: [],
    fullCreditCategories: [],
  },
  {
    code: 'KARTAL',
    terms: VENDOR_TERMS.KARTAL,
    name: 'Kartal Oto Kiralama',
    priceLevel: 0.93,
    homeCurrency: 'TRY',
    categories: letters('ECISF'),
    fleetShare: 0.35,
    servesPlace: blackSea,
    officeShare: 0.9,
    campaigns: ['WEEKLY15'],
    yearsYounger: 0,
    kilometresPerDay: 300,
    fuelPolicy: 'sameToSame',
    creditCheckCategories: letters('F'),
    fullCreditCategories: [],
    deskPayment: { categories: letters('SF'), share: 0.15 },
  },
  {
    code: 'LIKYA',
    terms: VENDOR_TERMS.LIKYA,
    name: 'Likya Rent a Car',
    priceLevel: 0.94,
    homeCurrency: 'TRY',
    categories: letters('MECIP'),
    fleetShare: 0.35,
    servesPlace: (place) => south(place) || isHub(place),
    officeShare: 0.95,
    campaigns: ['EARLY10', 'WEEKLY15'],
    yearsYounger: 0,
    kilometresPerDay: null,
    fuelPolicy: 'fullToEmpty',
    creditCheckCategories: [],
    fullCreditCategories: letters('ME'),
  },
  {
    code: 'MARMARA',
    terms: VENDOR_TERMS.MARMARA,
    name: 'Marmara Mobility',
    priceLevel: 1.02,
    homeCurrency: 'TRY',
    categories: letters('MECDIS'),
    fleetShare: 0.35,
    servesPlace: northWest,
    officeShare: 0.9,
    campaigns: ['WEEKLY15'],
    yearsYounger: 2,
    kilometresPerDay: 250,
    fuelPolicy: 'fullToFull',
    creditCheckCategories: [],
    fullCreditCategories: letters('MECDIS'),
  },
  {
    code: 'NORDWIND',
    terms: VENDOR_TERMS.NORDWIND,
    name: 'Nordwind Autovermietung',
    priceLevel: 1.03,
    homeCurrency: 'EUR',
    categories: letters('ECDISFP'),
    fleetShare: 0.4,
    servesPlace: (place) => isHub(place) || (!inTurkiye(place) && place.point.lat > 43),
    officeShare: 1,
    campaigns: ['EARLY10', 'WEEKLY15'],
    yearsYounger: 0,
    kilometresPerDay: null,
    fuelPolicy: 'fullToFull',
    creditCheckCategories: letters('P'),
    fullCreditCategories: letters('EC'),
    subsupplier: {
      code: 'NORDWIND-CITY',
      name: 'Nordwind City',
      handsOver: ({ category }) => category === 'E' || category === 'C',
    },
  },
  {
    code: 'OSTERIA',
    terms: VENDOR_TERMS.OSTERIA,
    name: 'Osteria Drive',
    priceLevel: 1.04,
    homeCurrency: 'EUR',
    categories: letters('MEHCIP'),
    fleetShare: 0.35,
    servesPlace: (place) => isHub(place) || (!inTurkiye(place) && place.point.lat < 51),
    officeShare: 0.9,
    campaigns: ['WEEKLY15'],
    yearsYounger: 0,
    kilometresPerDay: 350,
    fuelPolicy: 'fullToFull',
    creditCheckCategories: [],
    fullCreditCategories: [],
  },
  {
    code: 'PERA',
    terms: VENDOR_TERMS.PERA,
    name: 'Pera Car Rental',
    priceLevel: 1.1,
    homeCurrency: 'TRY',
    categories: letters('MEHCDISPL'),
    fleetShare: 0.3,
    servesPlace: (place) =>
      inTurkiye(place) && (HUBS.has(place.id) || ['İstanbul', 'Ankara', 'İzmir'].includes(place.city)),
    officeShare: 0.9,
    campaigns: ['EARLY10', 'WEEKLY15'],
    yearsYounger: 0,
    kilometresPerDay: 300,
    fuelPolicy: 'fullToFull',
    creditCheckCategories: letters('L'),
    fullCreditCategories: letters('MEC'),
    subsupplier: {
      code: 'PERA-GO',
      name: 'Pera Go',
      handsOver: ({ fuel }) => fuel === 'electric' || fuel === 'hybrid',
    },
  },
];

export const vendorByCode: ReadonlyMap<string, Vendor> = new Map(vendors.map((vendor) => [vendor.code, vendor]));
