import type { TransferSearchRequest } from '../../generated/types.ts';
import type { StoredTransferOffer } from '../../ports/transfer-products.ts';
import type { ExtraChoice } from '../../ports/transfer-suppliers.ts';
import type { OffsetDateTime } from '../../shared/time.ts';

export type {
  TransferAppointment,
  TransferCancellationPolicy,
  TransferExtra,
  TransferFee,
  TransferPoint,
  TransferPricing,
  TransferProduct,
  TransferRule,
  TransferSearchRequest,
} from '../../generated/types.ts';
export type { TransferLegTerms, TransferLegType } from '../../ports/transfer-products.ts';

/** Place from the location search. */
export type KnownPlace = {
  readonly kind: 'airport' | 'locality' | 'neighborhood' | 'region' | 'establishment';
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
};

export type TransferSupplier = { readonly code: string; readonly name: string };

/** Pick-up times of the outbound leg and, on a round trip, the return leg. */
export type TransferTimes = { readonly pickupAt: OffsetDateTime; readonly returnPickupAt?: OffsetDateTime };

export type TransferNeeds = Pick<TransferSearchRequest, 'passengers' | 'luggage'> & {
  /** The chosen extras, with at most one entry per type. */
  readonly extras: readonly ExtraChoice[];
};

/** Vehicles found by a search, best first, stored until the search expires. */
export type StoredTransferSearch = Pick<TransferSearchRequest, 'type'> & {
  readonly offers: readonly StoredTransferOffer[];
};
