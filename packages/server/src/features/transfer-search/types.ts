import type { KeptTransfer, TransferPoint, TransferType } from '../../ports/transfer-products.ts';
import type { CommissionRequest } from '../../shared/commission.ts';
import type { OffsetDateTime } from '../../shared/time.ts';

/** Who is asked for transfers. */
export type TransferSupplier = { readonly code: string; readonly name: string };

/** What an agency asks; the fields by themselves are valid, what they say together is not yet checked. */
export type TransferSearchRequest = {
  readonly type: TransferType;
  readonly pickup: TransferPoint;
  readonly dropoff: TransferPoint;
  readonly pickupTime: string;
  readonly returnPickupTime?: string;
  readonly passengerCount: number;
  readonly commission?: CommissionRequest;
};

/** When the travellers are picked up; on a round trip also for the way back. */
export type TransferTimes = { readonly pickupAt: OffsetDateTime; readonly returnPickupAt?: OffsetDateTime };

/** One search of one agency: the vehicles it was shown, best first. */
export type KeptTransferSearch = {
  readonly searchId: string;
  readonly agencyId: number;
  readonly expiresAt: Date;
  readonly type: TransferType;
  readonly offers: readonly KeptTransfer[];
};
