import type {
  CarBilling,
  CarConditions,
  CarOrderExtra,
  CarOrderRequest,
  CarPassenger,
  CarPricing,
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
import type { VendorPrice } from '../../ports/vendors.ts';
import type { CancellationStep } from '../../shared/cancellation.ts';
import type { Commission } from '../../shared/commission.ts';
import type { Language, Named } from '../../shared/language.ts';
import type { Currency, Money } from '../../shared/money.ts';
import type { KeptOffice, LocalAppointment } from '../../shared/office.ts';

export type {
  CarConditions,
  CarOrderExtra as WantedExtra,
  CarOrderRequest,
  CarPassenger as Passenger,
  ItemStatus,
  OrderedBilling as Billing,
  OrderedCar,
  OrderedExtra,
  PriceLine,
} from '../../generated/types.ts';

export type PaymentType = CarOrderRequest['paymentType'];

/** `full` pays `total` from the credit limit; `limited` pays `paymentTotal` from it, and the rest is due at the vendor's desk. */
export type CreditType = 'full' | 'limited';

/** A car of a search that has not expired, with what ordering it depends on. */
export type OrderableCar = {
  readonly search: {
    readonly currency: Currency;
    readonly rates: Worth;
    readonly commission: Commission | undefined;
    readonly rentalDays: number;
    readonly driverAge: number;
    /** YYYY-MM-DD, by the clocks of the pick-up point. */
    readonly pickUpDay: string;
    /** RFC 3339, with the caller's offset. */
    readonly checkInDateTime: string;
    readonly checkOutDateTime: string;
    readonly pinned: PinnedRates | undefined;
  };
  readonly offer: {
    readonly code: string;
    readonly vendor: { readonly id: number; readonly code: string };
    /** Hands the car over: the vendor or one of its subsuppliers. */
    readonly supplier: CarVendor;
    readonly pickUpOffice: KeptOffice;
    readonly dropOffOffice: KeptOffice;
    readonly offerCode: string;
    readonly ids: { readonly brandId: number; readonly modelId: number; readonly classId: number };
    readonly brand: string;
    readonly model: string;
    readonly imageUrl: string;
    readonly pricing: CarPricing;
    readonly vendorPrice: VendorPrice;
    readonly minDriverAge: number;
    readonly cancellation: readonly CancellationStep[];
    readonly requiresCreditCheck: boolean;
    readonly applicableForFullCredit: boolean;
  };
};

/** The car as its vendor has it now, at the rates and with the commission of the search. */
export type CarNow =
  | { readonly isAvailable: false }
  | {
      readonly isAvailable: true;
      readonly isPriceChanged: boolean;
      readonly pricing: CarPricing;
      readonly breakdown: readonly PriceLine[];
      /** `undefined` where the vendor does not repeat its terms. */
      readonly terms: CarConditions | undefined;
    };

/** What is ordered: a car at the price and on the terms that are agreed. */
export type AgreedCar = Pick<CarPricing, 'total' | 'paymentTotal' | 'exchange'> & {
  readonly breakdown: readonly PriceLine[];
  readonly cancellation: readonly CancellationStep[];
  readonly conditions: CarConditions | undefined;
};

/** An extra product as the search offers it; `total` is one piece for the whole rental. */
export type OrderableExtra = Omit<OrderedExtra, 'insurance'> &
  Named & {
    readonly min: number;
    readonly max: number;
    readonly insurance?: Named & { readonly code: string; readonly excess?: Money };
  };

export type ChosenExtra = { readonly product: OrderableExtra } & Pick<CarOrderExtra, 'quantity'>;

/** One thing that was ordered, and how far it is. */
export type OrderItem<Product> = {
  readonly id: number;
  readonly product: Product;
  readonly quantity: number;
  readonly status: ItemStatus;
  readonly vendorCancelled: boolean;
  /** From the reservation on, also after a cancellation. */
  readonly vendorReservationID?: string;
  /** From the payment on, also after a refund. */
  readonly paymentID?: number;
  readonly updatedAt: Date;
};

/** What an order is from the beginning and stays. */
export type NewCarOrder = {
  readonly id: string;
  readonly agencyId: number;
  readonly userId: string;
  /** As the agency said, for audit. */
  readonly endUserAddress: string;
  readonly paymentType: PaymentType;
  readonly creditType: CreditType | undefined;
  readonly language: Language;
  readonly trackingID: string | undefined;
  /** The vendor that takes the reservation, and what it calls the offer. */
  readonly vendorCode: string;
  readonly offerCode: string;
  /** The exchange rates that price and refunds were converted with, if they were. */
  readonly rateId: number | undefined;
  readonly pickUpAt: Date;
  /** When the car comes back. */
  readonly returnAt: Date;
  /** In the currency of the order. */
  readonly cancellation: readonly CancellationStep[];
  /** What is to be paid. */
  readonly amount: Money;
  readonly passenger: CarPassenger;
  readonly billing: OrderedBilling | CarBilling;
  /** For the vendor. */
  readonly arrivalFlightNumber?: string | undefined;
  /** The agency's own, in its order. */
  readonly metadata?: readonly OrderMetadata[] | undefined;
  readonly createdAt: Date;
  readonly car: OrderedCar;
  readonly extras: readonly { readonly product: OrderedExtra; readonly quantity: number }[];
};

/** What an order holds of people. */
export type CarPeople = Pick<
  NewCarOrder,
  'passenger' | 'billing' | 'endUserAddress' | 'arrivalFlightNumber' | 'metadata'
>;

/** A status that the car has had, and since when. */
export type StatusChange = { readonly status: ItemStatus; readonly at: Date };

export type CarOrder = Omit<NewCarOrder, 'car' | 'extras'> & {
  /** From then on placeholders stand in the places of people. */
  readonly personalDataErasedAt?: Date | undefined;
  readonly car: OrderItem<OrderedCar>;
  readonly extras: readonly OrderItem<OrderedExtra>[];
  /** In the order of time. */
  readonly statusHistory: readonly StatusChange[];
};

/** An order, and how it was paid: `undefined` until then. A card may have paid more than `amount`, the interest of installments. */
export type CarOrderWithPayment = CarOrder & {
  readonly payment: OrderPayment | undefined;
  readonly paymentStage: PaymentStage;
};

/** The most the driver pays of a damage, and the names of the ordered insurances that change it. */
export type RemainingExcess = CarConditions['excess'][number] & {
  readonly loweredBy?: string;
  /** Insurances of orders that do not store what an insurance leaves. */
  readonly mayBeLoweredBy: readonly string[];
};

/** An order as every reader sees it: partners in JSON, travellers on the voucher, members at the portal. */
export type OrderPresentation = {
  readonly appointment: LocalAppointment<NonNullable<OrderedCar['appointment']>['checkInOffice']> | undefined;
  readonly pricing: OrderedCar['pricing'];
  readonly conditions: CarConditions | undefined;
  readonly excess: readonly RemainingExcess[];
  /** For car and extra products, without the interest of installments. */
  readonly dueAtPayment: Money;
  readonly dueAtDesk: Money;
  readonly payment: (OrderPayment & { readonly vendorTotal: Money }) | undefined;
};

/** A presentation with its items, without personal data. */
export type PresentedOrder = OrderPresentation & Pick<CarOrder, 'car' | 'extras'>;

/** What the traveller shows at the desk. */
export type Voucher = CarVoucher;

/** What became of a cancellation, and how the order was paid. */
export type Cancellation = { readonly outcome: CancelOutcome; readonly payment: OrderPayment | undefined };

/** What a cancellation would do now. A call while the order is being cancelled joins that cancellation. */
export type CancelTerms =
  | { readonly kind: 'notPossible' }
  | { readonly kind: 'beingCancelled' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'paid'; readonly refund: Money };
