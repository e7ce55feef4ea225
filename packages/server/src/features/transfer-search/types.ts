import type { TransferSearchRequest } from '../../generated/types.ts';
import type { KeptTransfer } from '../../ports/transfer-products.ts';
import type { OffsetDateTime } from '../../shared/time.ts';

export type {
  TransferAppointment,
  TransferCancellationPolicy,
  TransferFee,
  TransferPoint,
  TransferPricing,
  TransferProduct,
  TransferRule,
  TransferSearchRequest,
} from '../../generated/types.ts';
export type { TransferLegTerms, TransferLegType } from '../../ports/transfer-products.ts';

/** A company that offers transfers. */
export type TransferSupplier = { readonly code: string; readonly name: string };

/** When the travellers are picked up; on a round trip also for the way back. */
export type TransferTimes = { readonly pickupAt: OffsetDateTime; readonly returnPickupAt?: OffsetDateTime };

/** The vehicles a search has shown, best first. They are kept until it expires. */
export type KeptTransferSearch = Pick<TransferSearchRequest, 'type'> & { readonly offers: readonly KeptTransfer[] };
