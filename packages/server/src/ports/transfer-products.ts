import type { TransferProduct, TransferSearchRequest } from '../generated/types.ts';
import type { Untranslated } from '../shared/language.ts';

export type TransferLegType = 'oneway' | 'return';

/** The sales terms of one leg: its share of the payment and its refunds, in minor units of the pricing's currency. */
export type TransferLegTerms = {
  readonly type: TransferLegType;
  /** The pick-up time, in RFC 3339 format with a UTC offset. */
  readonly pickupTime: string;
  /** The leg's share of the prepayment, including the commission. */
  readonly amount: number;
  /** The agency's commission within this share. */
  readonly commission: number;
  /**
   * The refunds with their cancellation deadlines (RFC 3339 with a UTC offset), earliest first. Later cancellations get
   * no refund.
   */
  readonly refunds: readonly { readonly until: string; readonly amount: number; readonly description: string }[];
};

/** A vehicle from a search result, with its text in every language, its supplier and the supplier's offer code. */
export type StoredTransferOffer = {
  readonly product: Untranslated<TransferProduct>;
  readonly legs: readonly Untranslated<TransferLegTerms>[];
  readonly supplierCode: string;
  readonly offerCode: string;
  /** The exchange rates used to convert the price; absent if the price was not converted. */
  readonly rateId?: number;
};

/** The data required to order a transfer. */
export type OrderableTransfer = StoredTransferOffer &
  Pick<TransferSearchRequest, 'type' | 'passengerCount'> & {
    readonly pickupAt: Date;
    /** The pick-up time of the last leg, which is the return leg of a round trip. */
    readonly lastPickupAt: Date;
    /** The time until which the supplier accepts the reservation. */
    readonly bookableUntil: Date;
  };
