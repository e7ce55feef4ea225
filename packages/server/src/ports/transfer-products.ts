import type { TransferProduct, TransferSearchRequest } from '../generated/types.ts';
import type { Untold } from '../shared/language.ts';

export type TransferLegType = 'oneway' | 'return';

/** One way as it is sold: what of the payment is for it, and what comes back of that. Minor units of the pricing's currency. */
export type TransferLegTerms = {
  readonly type: TransferLegType;
  /** RFC 3339 with an offset. */
  readonly pickupTime: string;
  /** Its part of what is paid in advance, the commission included. */
  readonly amount: number;
  /** The agency's commission in that part. */
  readonly commission: number;
  /** What comes back until when, the earliest first; afterwards nothing. `until` is RFC 3339 with an offset. */
  readonly refunds: readonly { readonly until: string; readonly amount: number; readonly description: string }[];
};

/** A vehicle that was shown, in every language: its supplier, and what the supplier calls it. */
export type KeptTransfer = {
  readonly product: Untold<TransferProduct>;
  /** Absent from searches that a release without legs has kept. */
  readonly legs?: readonly Untold<TransferLegTerms>[];
  readonly supplierCode: string;
  readonly offerCode: string;
  /** The exchange rates that its price was converted with; absent where it was not. */
  readonly rateId?: number;
};

/** All that ordering a transfer takes. */
export type OrderableTransfer = KeptTransfer &
  Pick<TransferSearchRequest, 'type' | 'passengerCount'> & {
    readonly pickupAt: Date;
    /** Of the way back, when there is one. */
    readonly lastPickupAt: Date;
    /** Until when the supplier takes it. */
    readonly bookableUntil: Date;
  };
