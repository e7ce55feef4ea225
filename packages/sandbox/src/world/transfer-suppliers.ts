import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import * as region from './regions.ts';
import type { Currency } from './vendors.ts';

/** A vehicle with a driver. The price is a base price plus a price per road kilometre. */
export type TransferVehicle = {
  readonly id: string;
  readonly name: string;
  readonly category: 'sedan' | 'van' | 'minibus' | 'vip';
  readonly seatCount: number;
  readonly baggageCount: number;
  readonly baseEuro: number;
  readonly euroPerKilometre: number;
};

/** The extras of a supplier's vehicles: the maximum count, and the unit price on each leg. */
export type TransferExtras = Readonly<
  Partial<Record<TransferExtraType, { readonly maxCount: number; readonly euro: number }>>
>;
export type TransferExtraType = components['schemas']['ExtraType'];

export type TransferSupplier = {
  readonly code: string;
  readonly name: string;
  readonly currency: Currency;
  /** The price level. 1 is the average. */
  readonly priceLevel: number;
  /** Discount for booking the return leg with the outbound leg. */
  readonly roundTripDiscountPercentage: number;
  /** The travellers' rating, from 1 to 5. */
  readonly rating: number;
  /** The minimum notice before pick-up. */
  readonly noticeMinutes: number;
  /** The minimum distance of a leg. */
  readonly minimumMetres: number;
  readonly waitingMinutes: { readonly airport: number; readonly elsewhere: number };
  readonly meetingAtAirport: { readonly en: string; readonly tr: string; readonly de: string };
  /** The text on the driver's sign, instead of the traveller's name. */
  readonly ownSign?: string;
  readonly waitingEuroPerMinute: number;
  readonly emergencyPhone: string;
  readonly extras: TransferExtras;
  /** Per leg. Each fee applies until `hoursBefore` pick-up. After the last step, the supplier keeps the full price. */
  readonly cancellation: readonly { readonly hoursBefore: number; readonly feePercentage: number }[];
  /** The share of the price that the traveller pays to the driver. */
  readonly payableAtVehiclePercentage: number;
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
    rating: 4.6,
    noticeMinutes: 45,
    minimumMetres: 2_000,
    waitingMinutes: { airport: 60, elsewhere: 15 },
    meetingAtAirport: {
      en: 'Arrivals hall: the driver holds up a sign with your name.',
      tr: 'Gelen yolcu salonu: sürücü adınızın yazılı olduğu tabelayla bekler.',
      de: 'Ankunftshalle: Der Fahrer hält ein Schild mit Ihrem Namen.',
    },
    waitingEuroPerMinute: 0.3,
    emergencyPhone: '+902125550177',
    extras: {
      infantSeat: { maxCount: 2, euro: 4 },
      childSeat: { maxCount: 3, euro: 4 },
      boosterSeat: { maxCount: 4, euro: 0 },
      meetAndGreet: { maxCount: 1, euro: 0 },
      extraWaiting: { maxCount: 4, euro: 8 },
    },
    cancellation: [
      { hoursBefore: 24, feePercentage: 0 },
      { hoursBefore: 6, feePercentage: 50 },
    ],
    payableAtVehiclePercentage: 0,
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
    rating: 4.2,
    noticeMinutes: 50,
    minimumMetres: 3_000,
    waitingMinutes: { airport: 45, elsewhere: 10 },
    meetingAtAirport: {
      en: 'Shuttle desk next to the exit of the arrivals hall.',
      tr: 'Gelen yolcu çıkışının yanındaki servis bankosu.',
      de: 'Shuttle-Schalter neben dem Ausgang der Ankunftshalle.',
    },
    waitingEuroPerMinute: 0.2,
    emergencyPhone: '+903845550163',
    extras: {
      childSeat: { maxCount: 2, euro: 3 },
      boosterSeat: { maxCount: 2, euro: 2 },
    },
    cancellation: [{ hoursBefore: 12, feePercentage: 0 }],
    payableAtVehiclePercentage: 50,
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
    rating: 4.4,
    noticeMinutes: 50,
    minimumMetres: 2_500,
    waitingMinutes: { airport: 90, elsewhere: 20 },
    meetingAtAirport: {
      en: 'Terminal car park, row B: look for the blue flag.',
      tr: 'Terminal otoparkı, B sırası: mavi bayrağı arayın.',
      de: 'Terminalparkplatz, Reihe B: Achten Sie auf die blaue Fahne.',
    },
    ownSign: 'RIVIERA',
    waitingEuroPerMinute: 1,
    emergencyPhone: '+902425550148',
    extras: {
      infantSeat: { maxCount: 2, euro: 0 },
      childSeat: { maxCount: 4, euro: 0 },
      boosterSeat: { maxCount: 4, euro: 0 },
      meetAndGreet: { maxCount: 1, euro: 12 },
      extraWaiting: { maxCount: 2, euro: 7 },
    },
    cancellation: [
      { hoursBefore: 48, feePercentage: 0 },
      { hoursBefore: 24, feePercentage: 30 },
      { hoursBefore: 6, feePercentage: 50 },
    ],
    payableAtVehiclePercentage: 0,
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
    rating: 4.9,
    noticeMinutes: 720,
    minimumMetres: 1_000,
    waitingMinutes: { airport: 120, elsewhere: 30 },
    meetingAtAirport: {
      en: 'At the gate: a hostess takes you to the car.',
      tr: 'Kapıda: bir hostes sizi araca götürür.',
      de: 'Am Gate: Eine Hostess bringt Sie zum Wagen.',
    },
    waitingEuroPerMinute: 2,
    emergencyPhone: '+902125550199',
    extras: {
      infantSeat: { maxCount: 1, euro: 0 },
      childSeat: { maxCount: 2, euro: 0 },
      boosterSeat: { maxCount: 2, euro: 0 },
      meetAndGreet: { maxCount: 1, euro: 0 },
      extraWaiting: { maxCount: 8, euro: 20 },
    },
    cancellation: [
      { hoursBefore: 72, feePercentage: 0 },
      { hoursBefore: 24, feePercentage: 50 },
    ],
    payableAtVehiclePercentage: 0,
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
    rating: 4.1,
    noticeMinutes: 20,
    minimumMetres: 500,
    waitingMinutes: { airport: 30, elsewhere: 5 },
    meetingAtAirport: {
      en: 'Pick-up zone for ride services, level 1: you will receive the number plate by message.',
      tr: 'Araç çağırma bölgesi, 1. kat: plaka mesajla bildirilir.',
      de: 'Abholzone für Fahrdienste, Ebene 1: Das Kennzeichen erhalten Sie per Nachricht.',
    },
    waitingEuroPerMinute: 1,
    emergencyPhone: '+442035550172',
    extras: {
      boosterSeat: { maxCount: 2, euro: 5 },
      meetAndGreet: { maxCount: 1, euro: 15 },
      extraWaiting: { maxCount: 1, euro: 10 },
    },
    cancellation: [{ hoursBefore: 2, feePercentage: 0 }],
    payableAtVehiclePercentage: 0,
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
