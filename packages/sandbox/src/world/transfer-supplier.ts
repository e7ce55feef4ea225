import type { components } from '@agency-booking/connector-contracts/transfer-supplier';
import type { Region } from './regions.ts';
import type { TransferVehicle } from './transfer-vehicles.ts';
import type { Currency } from './vendor.ts';

/** The extras of a supplier's vehicles: the maximum count, and the unit price on each leg. */
type TransferExtras = Readonly<
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
  /** The rating by travellers, from 1 to 5. */
  readonly rating: number;
  /** The minimum notice before pick-up. */
  readonly noticeMinutes: number;
  /** The minimum length of a leg. */
  readonly minimumMetres: number;
  readonly waitingMinutes: { readonly airport: number; readonly elsewhere: number };
  readonly meetingAtAirport: { readonly en: string; readonly tr: string; readonly de: string };
  /** The text on the driver's sign, instead of the traveller's name. */
  readonly ownSign?: string;
  readonly waitingEuroPerMinute: number;
  readonly emergencyPhone: string;
  readonly extras: TransferExtras;
  /**
   * The cancellation fees for each leg. Each fee applies until `hoursBefore` hours before pick-up. After the last step,
   * the supplier keeps the full price.
   */
  readonly cancellation: readonly { readonly hoursBefore: number; readonly feePercentage: number }[];
  /** The share of the price that the traveller pays to the driver. */
  readonly payableAtVehiclePercentage: number;
  readonly hasSafeTripInvoice: boolean;
  readonly regions: readonly Region[];
  readonly vehicles: readonly TransferVehicle[];
};
