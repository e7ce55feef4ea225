import type {
  TransferBilling,
  TransferOrderStatus,
  TransferPassenger,
  TransferProduct,
} from '../../generated/types.ts';
import type { OrderPayment, PaymentStage } from '../../ports/orders.ts';
import type { LegCancellation } from '../../ports/payment-attempts.ts';
import type { RideDriver, RideEvent } from '../../ports/reservations.ts';
import type { TransferLegTerms, TransferLegType } from '../../ports/transfer-products.ts';
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
} from '../../generated/types.ts';

/** One way of the order, with what is paid for it and what comes back. */
export type OrderLeg = TransferLegTerms & {
  /** Absent while it stands. */
  readonly canceled?: { readonly by: 'agency' | 'supplier'; readonly at: string; readonly refund: number };
};

/** What an order is from the beginning and stays. */
export type NewTransferOrder = {
  readonly id: string;
  readonly agencyId: number;
  readonly userId: string;
  /** As the agency said, for audit. */
  readonly endUserAddress: string;
  readonly supplierCode: string;
  readonly offerCode: string;
  /** The exchange rates that price and refunds were converted with, if they were. */
  readonly rateId: number | undefined;
  readonly pickUpAt: Date;
  /** Of the way back, when there is one. */
  readonly lastPickUpAt: Date;
  /** Until when it can be paid. */
  readonly expiresAt: Date;
  /** What paying it charges. */
  readonly amount: Money;
  readonly product: TransferProduct;
  /** Absent from orders of a release without legs; `legsOf` knows their terms. */
  readonly legs: readonly OrderLeg[] | undefined;
  readonly passengers: readonly TransferPassenger[];
  readonly billing: TransferBilling;
  readonly flightNumber: string | undefined;
  readonly returnFlightNumber: string | undefined;
  /** What the driver's sign says; `undefined` for the name of the primary passenger. */
  readonly signText: string | undefined;
  readonly trackingID: string | undefined;
  readonly createdAt: Date;
};

/** What an order holds of people: where they are picked up may be their home. */
export type TransferPeople = Pick<
  NewTransferOrder,
  'passengers' | 'billing' | 'endUserAddress' | 'flightNumber' | 'returnFlightNumber' | 'signText' | 'product'
> & {
  /** By the way that they drive, once the supplier has said so. */
  readonly drivers?: Drivers | undefined;
};

export type Drivers = Readonly<Partial<Record<TransferLegType, RideDriver>>>;

/** What an agency wants to be different. */
export type OrderChange =
  | { readonly kind: 'passengers'; readonly passengers: readonly TransferPassenger[] }
  | {
      readonly kind: 'flight';
      readonly leg: TransferLegType;
      readonly flightNumber?: string | undefined;
      readonly pickupTime?: string | undefined;
    };

/** A change that the supplier was asked for and has not answered yet. */
export type AskedChange = {
  readonly orderId: string;
  readonly agencyId: number;
  /** The name it has toward the supplier. */
  readonly reference: string;
  readonly change: OrderChange;
  readonly askedAt: Date;
};

/** Something that has happened on one way of an order. */
export type RideNote = RideEvent & { readonly leg: TransferLegType };

export type StoredTransferOrder = NewTransferOrder & {
  readonly drivers: Drivers | undefined;
  /** The earliest first. */
  readonly rideNotes: readonly RideNote[];
  /** When the carrier has reported who travels. */
  readonly passengersReportedAt: Date | undefined;
  /** From then on placeholders stand in the places of people. */
  readonly personalDataErasedAt?: Date | undefined;
  readonly updatedAt: Date;
  readonly status: TransferOrderStatus;
  /** From the reservation on, also after a cancellation. */
  readonly vendorReservationId: string | undefined;
};

/** An order that a transaction holds. What is told of its rides is read by itself. */
export type HeldTransferOrder = Omit<StoredTransferOrder, 'rideNotes'>;

/** An order, and how it was paid: `undefined` until then. */
export type TransferOrder = StoredTransferOrder & {
  readonly payment: OrderPayment | undefined;
  readonly paymentStage: PaymentStage;
};

/** What a cancellation would do now. */
export type CancelTerms =
  | { readonly isPossible: false }
  | { readonly isPossible: true; readonly refund: Money; readonly legs: LegCancellation['legs'] };

/** Where a row has what the order holds of people. */
export type TransferPeopleColumns = {
  readonly passengers: string;
  readonly passengers_sealed: Buffer | null;
  readonly billing: string;
  readonly end_user_address: string;
  readonly flight_number: string | null;
  readonly return_flight_number: string | null;
  readonly product: string;
};
