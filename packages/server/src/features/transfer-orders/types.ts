import type {
  TransferBilling,
  TransferOrderStatus,
  TransferPassenger,
  TransferProduct,
  TransferTerms,
  TransferVoucher,
} from '../../generated/types.ts';
import type { OrderPayment, PaymentStage } from '../../ports/orders.ts';
import type { LegCancellation } from '../../ports/payment-attempts.ts';
import type { RideDriver, RideEvent } from '../../ports/reservations.ts';
import type { TransferLegTerms, TransferLegType } from '../../ports/transfer-products.ts';
import type { Language } from '../../shared/language.ts';
import type { Money } from '../../shared/money.ts';

export type {
  TransferBilling as BillingAddress,
  TransferCancelRefusal,
  TransferChangeRefusal as ChangeRefusal,
  TransferFlightRequest,
  TransferOrderRequest,
  TransferOrderStatus as OrderStatus,
  TransferPassenger as Passenger,
  TransferPayRefusal,
  TransferProduct,
  TransferTerms,
  TransferVoucher,
} from '../../generated/types.ts';

export type OrderLeg = TransferLegTerms & {
  /** Cancellation of the leg; absent while the leg is valid. */
  readonly canceled?: { readonly by: 'agency' | 'supplier'; readonly at: string; readonly refund: number };
};

/** Order data that is fixed at creation. */
export type NewTransferOrder = {
  readonly id: string;
  readonly agencyId: number;
  readonly userId: string;
  /** End user's IP address as the agency sent it, kept for auditing. */
  readonly endUserAddress: string;
  readonly supplierCode: string;
  readonly offerCode: string;
  /** Search that the order was placed from; `undefined` in orders from release 1.2.0 and earlier. */
  readonly searchId?: string | undefined;
  /** ID of the exchange rates used for the price and refunds, if a conversion was needed. */
  readonly rateId: number | undefined;
  readonly pickUpAt: Date;
  /** Pick-up time of the return leg if there is one, and otherwise of the only leg. */
  readonly lastPickUpAt: Date;
  /** Time until which the order can be paid. */
  readonly expiresAt: Date;
  readonly amount: Money;
  /** The order's language; `undefined` in orders from release 1.2.0 and earlier. */
  readonly language: Language | undefined;
  readonly product: TransferProduct;
  readonly legs: readonly OrderLeg[];
  readonly passengers: readonly TransferPassenger[];
  readonly billing: TransferBilling;
  readonly flightNumber: string | undefined;
  readonly returnFlightNumber: string | undefined;
  /** Text on the driver's sign; `undefined` if the sign shows the primary passenger's name. */
  readonly signText: string | undefined;
  readonly trackingID: string | undefined;
  readonly createdAt: Date;
};

/** The personal data in an order. The pick-up place may be a home address. */
export type TransferPeople = Pick<
  NewTransferOrder,
  'passengers' | 'billing' | 'endUserAddress' | 'flightNumber' | 'returnFlightNumber' | 'signText' | 'product'
> & {
  /** Drivers by leg, once the supplier has provided them. */
  readonly drivers?: Drivers | undefined;
};

export type Drivers = Readonly<Partial<Record<TransferLegType, RideDriver>>>;

export type OrderChange =
  | { readonly kind: 'passengers'; readonly passengers: readonly TransferPassenger[] }
  | {
      readonly kind: 'flight';
      readonly leg: TransferLegType;
      readonly flightNumber?: string | undefined;
      readonly pickupTime?: string | undefined;
    };

/** A change that was sent to the supplier and has not been answered yet. */
export type RequestedChange = {
  readonly orderId: string;
  readonly agencyId: number;
  /** Reference that identifies the change to the supplier. */
  readonly reference: string;
  readonly change: OrderChange;
  readonly askedAt: Date;
};

export type RideNote = RideEvent & { readonly leg: TransferLegType };

export type StoredTransferOrder = NewTransferOrder & {
  readonly drivers: Drivers | undefined;
  /** Ride events, oldest first. */
  readonly rideNotes: readonly RideNote[];
  readonly passengersReportedAt: Date | undefined;
  /** From this time on, the order contains placeholders instead of personal data. */
  readonly personalDataErasedAt?: Date | undefined;
  readonly updatedAt: Date;
  readonly status: TransferOrderStatus;
  /** The supplier's reservation number, set when the transfer is reserved and kept after a cancellation. */
  readonly vendorReservationId: string | undefined;
};

/** A locked order. Its ride events are read separately. */
export type HeldTransferOrder = Omit<StoredTransferOrder, 'rideNotes'>;

/** The legs and terms of an order, without personal data. */
export type PresentedTransfer = {
  readonly legs: readonly (Pick<TransferVoucher['legs'][number], 'type' | 'status' | 'pickupLocalTime' | 'timeZone'> &
    Pick<TransferVoucher['legs'][number], 'canceledBy' | 'refundAmount'> & { readonly amount: Money })[];
  readonly terms: TransferTerms;
};

/** An order and its payment, which is `undefined` while the order is unpaid. */
export type TransferOrder = StoredTransferOrder & {
  readonly payment: OrderPayment | undefined;
  readonly paymentStage: PaymentStage;
};

export type CancelTerms =
  | { readonly isPossible: false }
  | ({ readonly isPossible: true; readonly refund: Money } & LegCancellation);

/** The effect of cancelling one leg now. */
export type LegTerms = {
  readonly type: TransferLegType;
  /** The terms; absent if the leg cannot be cancelled. */
  readonly terms?: {
    readonly refund: Money;
    readonly fee: Money;
    /** The deadline for this refund, in RFC 3339 format; absent if the fee is the full price. */
    readonly until: string | undefined;
  };
};

export type CancelEligibility = { readonly order: CancelTerms; readonly legs: readonly LegTerms[] };

export type TransferPeopleRow = {
  readonly passengers: readonly TransferPassenger[];
  readonly billing: TransferBilling;
  readonly end_user_address: string;
  readonly product: TransferProduct;
};
