import * as region from './regions.ts';
import type { Currency } from './vendors.ts';

/** A vehicle with its driver; a kilometre of road costs so much, and every transfer begins with the base. */
export type TransferVehicle = {
  readonly id: string;
  readonly name: string;
  readonly category: 'sedan' | 'van' | 'minibus' | 'vip';
  readonly seatCount: number;
  readonly baggageCount: number;
  readonly baseEuro: number;
  readonly euroPerKilometre: number;
};

export type TransferSupplier = {
  readonly code: string;
  readonly name: string;
  readonly currency: Currency;
  /** Its price level; 1 is the average. */
  readonly priceLevel: number;
  /** Taken off when the travellers book the way back, too. */
  readonly roundTripDiscountPercentage: number;
  readonly freeWaitingMinutes: number;
  readonly hasSafeTripInvoice: boolean;
  readonly regions: readonly region.Region[];
  readonly vehicles: readonly TransferVehicle[];
};

const vehicle = (
  name: string,
  category: TransferVehicle['category'],
  [seatCount, baggageCount]: readonly [number, number],
  [baseEuro, euroPerKilometre]: readonly [number, number],
): TransferVehicle => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  category,
  seatCount,
  baggageCount,
  baseEuro,
  euroPerKilometre,
});

const COROLLA = vehicle('Toyota Corolla', 'sedan', [3, 2], [11, 0.7]);
const PASSAT = vehicle('Volkswagen Passat', 'sedan', [3, 3], [13, 0.78]);
const VITO = vehicle('Mercedes Vito', 'van', [6, 6], [18, 1]);
const TRANSIT_CUSTOM = vehicle('Ford Transit Custom', 'van', [8, 8], [19, 1.05]);
const SPRINTER = vehicle('Mercedes Sprinter', 'minibus', [13, 13], [32, 1.5]);
const TRANSIT = vehicle('Ford Transit', 'minibus', [16, 16], [34, 1.6]);
const V_CLASS = vehicle('Mercedes V-Class', 'vip', [6, 6], [38, 1.9]);
const VITO_VIP = vehicle('Mercedes Vito VIP', 'vip', [5, 5], [34, 1.7]);
const S_CLASS = vehicle('Mercedes S-Class', 'vip', [3, 2], [55, 2.6]);
const SPRINTER_VIP = vehicle('Mercedes Sprinter VIP', 'vip', [9, 9], [60, 2.8]);

export const transferVehicles: readonly TransferVehicle[] = [
  COROLLA,
  PASSAT,
  VITO,
  TRANSIT_CUSTOM,
  SPRINTER,
  TRANSIT,
  V_CLASS,
  VITO_VIP,
  S_CLASS,
  SPRINTER_VIP,
];

export const transferSuppliers: readonly TransferSupplier[] = [
  {
    code: 'BOSPHORUS',
    name: 'Bosphorus Transfers',
    currency: 'TRY',
    priceLevel: 0.98,
    roundTripDiscountPercentage: 5,
    freeWaitingMinutes: 60,
    hasSafeTripInvoice: true,
    regions: [region.ISTANBUL, region.ANKARA],
    vehicles: [PASSAT, VITO, SPRINTER, V_CLASS],
  },
  {
    code: 'ANATOLIA',
    name: 'Anatolia Shuttle',
    currency: 'TRY',
    priceLevel: 0.9,
    roundTripDiscountPercentage: 8,
    freeWaitingMinutes: 45,
    hasSafeTripInvoice: true,
    regions: [region.CAPPADOCIA, region.ANKARA, region.TRABZON],
    vehicles: [COROLLA, TRANSIT_CUSTOM, TRANSIT],
  },
  {
    code: 'RIVIERA',
    name: 'Riviera Rides',
    currency: 'EUR',
    priceLevel: 1,
    roundTripDiscountPercentage: 10,
    freeWaitingMinutes: 90,
    hasSafeTripInvoice: true,
    regions: [region.ANTALYA, region.DALAMAN, region.BODRUM, region.IZMIR],
    vehicles: [PASSAT, TRANSIT_CUSTOM, SPRINTER, VITO_VIP],
  },
  {
    code: 'SKYLINE',
    name: 'Skyline VIP',
    currency: 'EUR',
    priceLevel: 1.15,
    roundTripDiscountPercentage: 0,
    freeWaitingMinutes: 120,
    hasSafeTripInvoice: true,
    regions: [
      region.ISTANBUL,
      region.ANTALYA,
      region.IZMIR,
      region.BODRUM,
      region.LONDON,
      region.PARIS,
      region.FRANKFURT,
      region.DUBAI,
    ],
    vehicles: [V_CLASS, S_CLASS, SPRINTER_VIP],
  },
  {
    code: 'CITYHOP',
    name: 'Cityhop',
    currency: 'GBP',
    priceLevel: 1.04,
    roundTripDiscountPercentage: 0,
    freeWaitingMinutes: 30,
    hasSafeTripInvoice: false,
    regions: [
      region.ISTANBUL,
      region.LONDON,
      region.PARIS,
      region.AMSTERDAM,
      region.FRANKFURT,
      region.BERLIN,
      region.DUBAI,
    ],
    vehicles: [COROLLA, VITO, TRANSIT],
  },
];

export const transferSupplierByCode: ReadonlyMap<string, TransferSupplier> = new Map(
  transferSuppliers.map((supplier) => [supplier.code, supplier]),
);
