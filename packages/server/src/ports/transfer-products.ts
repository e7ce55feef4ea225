import type { TransferProduct, TransferSearchRequest } from '../generated/types.ts';

/** A vehicle that was shown: its supplier, and what the supplier calls it. */
export type KeptTransfer = {
  readonly product: TransferProduct;
  readonly supplierCode: string;
  readonly offerCode: string;
};

/** All that ordering a transfer takes. */
export type OrderableTransfer = KeptTransfer &
  Pick<TransferSearchRequest, 'type' | 'passengerCount'> & {
    readonly pickupAt: Date;
    /** Of the way back, when there is one. */
    readonly lastPickupAt: Date;
  };
