import type { TransferSearchRequest } from '../../generated/types.ts';
import type { KeptTransfer } from '../../ports/transfer-products.ts';
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

/** A place as searches for places know it. */
export type KnownPlace = {
  readonly kind: 'airport' | 'locality' | 'neighborhood' | 'region' | 'establishment';
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
};

/** A company that offers transfers. */
export type TransferSupplier = { readonly code: string; readonly name: string };

/** When the travellers are picked up; on a round trip also for the way back. */
export type TransferTimes = { readonly pickupAt: OffsetDateTime; readonly returnPickupAt?: OffsetDateTime };

/** What has to come along. */
export type TransferNeeds = Pick<TransferSearchRequest, 'passengers' | 'luggage'> & {
  /** Each type once. */
  readonly extras: readonly ExtraChoice[];
};

/** The vehicles a search has shown, best first. They are kept until it expires. */
export type KeptTransferSearch = Pick<TransferSearchRequest, 'type'> & { readonly offers: readonly KeptTransfer[] };
