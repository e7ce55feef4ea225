import { fail } from '../shared/fail.ts';
import type { Currency, Money } from '../shared/money.ts';

export type TransferType = 'oneway' | 'round';

export type TransferPoint = { readonly lat: number; readonly lon: number; readonly name?: string };

export type TransferAppointment = {
  readonly pickup: TransferPoint;
  readonly dropoff: TransferPoint;
  /** RFC 3339, with the caller's offset. */
  readonly pickupTime: string;
  /** On round trips only. */
  readonly returnPickupTime?: string;
  readonly passengerCount: number;
};

export type TransferFee = {
  readonly amount: number;
  readonly currency: Currency;
  readonly type: 'oneway' | 'return' | 'commission';
  readonly charge: 'advance';
  readonly description: string;
};

/** total = Σ fees − discountTotal; paymentTotal = total − vendorTotal. */
export type TransferPricing = {
  readonly currency: Currency;
  readonly fees: readonly TransferFee[];
  /** Left to pay at the vehicle: nothing. */
  readonly vendorTotal: Money;
  readonly paymentTotal: Money;
  readonly discountTotal: Money;
  readonly total: Money;
};

export type TransferRule = {
  readonly type: 'freeCancellation' | 'waitForFree' | 'safeTripWithInvoice';
  readonly description: string;
};

export type CancellationPolicy = {
  readonly type: 'freeCancel' | 'halfRefund';
  /** RFC 3339, in the local time of the pick-up. */
  readonly until: string;
  readonly description: string;
};

/** One vehicle for the whole transfer, as the agency is shown it: in the search and in every order made from it. */
export type TransferProduct = {
  readonly code: string;
  readonly appointment: TransferAppointment;
  readonly onewayDistance: number;
  readonly onewayDuration: number;
  /** On round trips only. */
  readonly returnDistance?: number;
  readonly returnDuration?: number;
  readonly vehicle: {
    readonly name: string;
    readonly seatCount: number;
    readonly baggageCount: number;
    readonly image: string;
  };
  readonly pricing: TransferPricing;
  readonly rules: readonly TransferRule[];
  readonly cancellationPolicies: readonly CancellationPolicy[];
};

/** A vehicle that was shown: who offers it, and under what name. */
export type KeptTransfer = {
  readonly product: TransferProduct;
  readonly supplierCode: string;
  readonly offerCode: string;
};

/** All that ordering a transfer takes. */
export type OrderableTransfer = KeptTransfer & {
  readonly pickupAt: Date;
  readonly passengerCount: number;
  readonly type: TransferType;
  /** What is to be paid. */
  readonly total: Money;
};

/** @throws transferSearch.offerNotFound, the one error of the product whose details are a sentence */
export function offerNotFound(): never {
  return fail('transferSearch.offerNotFound', 'Search again and use the new searchId and code.');
}
