import type {
  CarBilling,
  CarConditions,
  CarOrderExtra,
  CarOrderRequest,
  CarPassenger,
  CarPricing,
  CarTerms,
  CarVendor,
  CarVoucher,
  ItemStatus,
  OrderedBilling,
  OrderedCar,
  OrderedExtra,
  OrderMetadata,
  PriceLine,
} from '../../generated/types.ts';
import type { PinnedRates, Worth } from '../../ports/exchange-rates.ts';
import type { CancelOutcome, OrderPayment, PaymentStage } from '../../ports/orders.ts';
import type { SaidTerms, ShownTerms, VendorPrice } from '../../ports/vendors.ts';
import type { CancellationStep } from '../../shared/cancellation.ts';
import type { Commission } from '../../shared/commission.ts';
import type { Language, Named } from '../../shared/language.ts';
import type { Currency, Money } from '../../shared/money.ts';
import type { LocalAppointment, StoredOffice } from '../../shared/office.ts';

export type {
  CarConditions,
  CarOrderExtra as WantedExtra,
  CarOrderRequest,
  CarPassenger as Passenger,
  CarTerms,
  ItemStatus,
  OrderedBilling as Billing,
  OrderedCar,
  OrderedExtra,
  PriceLine,
} from '../../generated/types.ts';

export type PaymentType = CarOrderRequest['paymentType'];

/**
 * Determines how the order is charged to the credit limit. `full` charges `total`. `limited` charges `paymentTotal`;
 * the rest is due at the vendor's desk.
 */
export type CreditType = 'full' | 'limited';

/** A car from an unexpired search, with the data that an order depends on. */
export type OrderableCar = {
  readonly search: {
    readonly currency: Currency;
    readonly rates: Worth;
    readonly commission: Commission | undefined;
    readonly rentalDays: number;
    readonly driverAge: number;
    /** Local pick-up date at the pick-up point, as YYYY-MM-DD. */
    readonly pickUpDay: string;
    /** The pick-up time in RFC 3339 format, with the caller's offset. */
    readonly checkInDateTime: string;
    readonly checkOutDateTime: string;
    readonly pinned: PinnedRates | undefined;
  };
  readonly offer: {
    readonly code: string;
    readonly vendor: { readonly id: number; readonly code: string };
    /** Vendor or subsupplier that hands over the car. */
    readonly supplier: CarVendor;
    readonly pickUpOffice: StoredOffice;
    readonly dropOffOffice: StoredOffice;
    readonly offerCode: string;
    readonly ids: { readonly brandId: number; readonly modelId: number; readonly classId: number };
    readonly brand: string;
    readonly model: string;
    readonly imageUrl: string;
    readonly pricing: CarPricing;
    readonly vendorPrice: VendorPrice;
    /** The terms shown; absent in searches stored by release 1.2.0. */
    readonly shown?: ShownTerms;
    readonly minDriverAge: number;
    readonly cancellation: readonly CancellationStep[];
    readonly requiresCreditCheck: boolean;
    readonly applicableForFullCredit: boolean;
  };
};

/** Current quote for a car, with the search's exchange rates and commission. */
export type CarNow =
  | { readonly isAvailable: false }
  | {
      readonly isAvailable: true;
      readonly isPriceChanged: boolean;
      readonly pricing: CarPricing;
      readonly breakdown: readonly PriceLine[];
      /** The car's rental terms, or `undefined` if the vendor's new quote does not include them. */
      readonly terms: CarConditions | undefined;
      /** The vendor's original terms, from which `terms` were derived. */
      readonly said?: SaidTerms | undefined;
    };

/**
 * The terms as sold that are stored with the order. The other parts of `CarTerms` are stored elsewhere in the order.
 */
export type SoldTerms = Omit<CarTerms, 'agreedAt' | 'cancellation' | 'insurances'>;

export type AgreedCar = Pick<CarPricing, 'total' | 'paymentTotal' | 'exchange'> & {
  readonly breakdown: readonly PriceLine[];
  readonly cancellation: readonly CancellationStep[];
  readonly conditions: CarConditions | undefined;
  readonly said?: SaidTerms | undefined;
};

/** A car with the terms that were shown and those that were agreed, and the language of the order. */
export type Sale = {
  readonly car: OrderableCar;
  readonly agreed: Pick<AgreedCar, 'cancellation' | 'conditions' | 'said'>;
  readonly language: Language | undefined;
};

/** `total` is the price of one unit for the whole rental. */
export type OrderableExtra = Omit<OrderedExtra, 'insurance'> &
  Named & {
    readonly min: number;
    readonly max: number;
    readonly insurance?: Named & { readonly code: string; readonly excess?: Money };
  };

export type ChosenExtra = { readonly product: OrderableExtra } & Pick<CarOrderExtra, 'quantity'>;

export type OrderItem<Product> = {
  readonly id: number;
  readonly product: Product;
  readonly quantity: number;
  readonly status: ItemStatus;
  readonly vendorCancelled: boolean;
  /** The vendor's reservation number, set when the car is reserved and kept after a cancellation. */
  readonly vendorReservationID?: string;
  /** ID of the payment, set when the order is paid and kept after a refund. */
  readonly paymentID?: number;
  readonly updatedAt: Date;
};

/** Order data that is fixed at creation. */
export type NewCarOrder = {
  readonly id: string;
  readonly agencyId: number;
  readonly userId: string;
  /** End user's IP address as the agency sent it, kept for auditing. */
  readonly endUserAddress: string;
  readonly paymentType: PaymentType;
  readonly creditType: CreditType | undefined;
  readonly language: Language;
  readonly trackingID: string | undefined;
  /** Code of the vendor that takes the reservation. */
  readonly vendorCode: string;
  readonly offerCode: string;
  /** Search that the order was placed from; `undefined` in orders from release 1.2.0 and earlier. */
  readonly searchId?: string | undefined;
  /** ID of the exchange rates used for the price and refunds, if a conversion was needed. */
  readonly rateId: number | undefined;
  readonly pickUpAt: Date;
  readonly returnAt: Date;
  /** Cancellation terms in the order's currency. */
  readonly cancellation: readonly CancellationStep[];
  /** The terms as sold; `undefined` in orders from release 1.2.0 and earlier. */
  readonly terms: SoldTerms | undefined;
  readonly amount: Money;
  readonly passenger: CarPassenger;
  readonly billing: OrderedBilling | CarBilling;
  readonly arrivalFlightNumber?: string | undefined;
  /** The agency's metadata, in the order in which the agency sent it. */
  readonly metadata?: readonly OrderMetadata[] | undefined;
  readonly createdAt: Date;
  readonly car: OrderedCar;
  readonly extras: readonly { readonly product: OrderedExtra; readonly quantity: number }[];
};

export type CarPeople = Pick<
  NewCarOrder,
  'passenger' | 'billing' | 'endUserAddress' | 'arrivalFlightNumber' | 'metadata'
>;

export type CarPeopleRow = {
  readonly passenger: CarPassenger;
  readonly billing: OrderedBilling;
  readonly end_user_address: string;
};

/** Past or current status of the car, with its start time. */
type StatusChange = { readonly status: ItemStatus; readonly at: Date };

export type CarOrder = Omit<NewCarOrder, 'car' | 'extras'> & {
  /** From this time on, the order contains placeholders instead of personal data. */
  readonly personalDataErasedAt?: Date | undefined;
  readonly car: OrderItem<OrderedCar>;
  readonly extras: readonly OrderItem<OrderedExtra>[];
  /** Status changes, oldest first. */
  readonly statusHistory: readonly StatusChange[];
};

/** `payment` is `undefined` while the order is unpaid. Installment interest may make a card payment exceed `amount`. */
export type CarOrderWithPayment = CarOrder & {
  readonly payment: OrderPayment | undefined;
  readonly paymentStage: PaymentStage;
};

/** Maximum amount that the driver pays for damage, and the ordered insurance products that change it. */
export type RemainingExcess = CarConditions['excess'][number] & {
  readonly loweredBy?: string;
  /** Ordered insurance products for which the order does not store the remaining excess. */
  readonly mayBeLoweredBy: readonly string[];
};

/** Order as shown to every reader: partners in JSON, travellers on the voucher, and members in the portal. */
export type OrderPresentation = {
  readonly appointment: LocalAppointment<NonNullable<OrderedCar['appointment']>['checkInOffice']> | undefined;
  readonly pricing: OrderedCar['pricing'];
  readonly conditions: CarConditions | undefined;
  readonly excess: readonly RemainingExcess[];
  readonly terms: CarTerms;
  /** Amount for the car and extra products, without the interest on installments. */
  readonly dueAtPayment: Money;
  readonly dueAtDesk: Money;
  readonly payment: (OrderPayment & { readonly vendorTotal: Money }) | undefined;
};

/** Order presentation plus the order's items, without personal data. */
export type PresentedOrder = OrderPresentation & Pick<CarOrder, 'car' | 'extras'>;

export type Voucher = CarVoucher;

export type Cancellation = { readonly outcome: CancelOutcome; readonly payment: OrderPayment | undefined };

/** The terms of a cancellation. A call made while a cancellation is in progress joins that cancellation. */
export type CancelTerms =
  | { readonly kind: 'notPossible' }
  | { readonly kind: 'beingCancelled' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'paid'; readonly refund: Money };
