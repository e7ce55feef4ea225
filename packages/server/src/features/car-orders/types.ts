import type { OfferCheck } from '../../ports/reservations.ts';
import type { BillingType } from '../../shared/billing.ts';
import type { Language } from '../../shared/language.ts';
import type { Currency, Money } from '../../shared/money.ts';

export type PaymentType = 'creditCard' | 'limit';

/** `full` pays everything from the credit limit, the part at the vendor's desk included; `limited` is a mark. */
export type CreditType = 'full' | 'limited';

export type Passenger = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly nationality: string;
  readonly phone: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  readonly identityNumber?: string;
  readonly passportNo?: string;
};

/** Who gets the invoice. */
export type Billing = {
  readonly type: BillingType;
  readonly firstName: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
};

/** A billing address as an agency sends it. */
export type BillingAddress = Billing & {
  readonly label?: string;
  readonly countryName: string;
  readonly countryCode: string;
  readonly adm1: string;
  readonly adm2?: string;
  readonly line?: string;
  readonly zipCode?: string;
  readonly taxDivision?: string;
  readonly taxIdentifier?: string;
};

export type WantedExtra = { readonly code: string; readonly quantity: number };

/** What an agency orders; the fields by themselves are valid, what they say together is not yet checked. */
export type CarOrderRequest = {
  readonly paymentType: PaymentType;
  readonly searchID: string;
  readonly code: string;
  readonly extraProducts?: readonly WantedExtra[];
  readonly passenger: Passenger;
  readonly billing?: BillingAddress;
  readonly isFullCredit?: boolean;
  readonly isLimitedCredit?: boolean;
  readonly trackingID?: string;
};

export type OfferKey = { readonly searchID: string; readonly code: string; readonly agencyId: number };

/** A car of a search that is still alive, with what ordering it depends on. */
export type OrderableCar = {
  readonly search: {
    readonly searchID: string;
    readonly currency: Currency;
    readonly rentalDays: number;
    /** RFC 3339, with the caller's offset. */
    readonly checkInDateTime: string;
  };
  readonly offer: {
    readonly code: string;
    readonly vendor: { readonly id: number; readonly code: string };
    readonly offerCode: string;
    readonly ids: { readonly brandId: number; readonly modelId: number; readonly classId: number };
    readonly brand: string;
    readonly model: string;
    readonly imageUrl: string;
    readonly pricing: { readonly total: Money; readonly paymentTotal: Money };
    readonly vendorPrice: VendorPrice;
    readonly minDriverAge: number;
    readonly freeCancellationHours: number;
    readonly requiresCreditCheck: boolean;
    readonly applicableForFullCredit: boolean;
  };
};

export type VendorPrice = Extract<OfferCheck, { isAvailable: true }>['price'];

/** An extra product as the search offers it; `total` is one piece for the whole rental. */
export type OrderableExtra = {
  readonly code: string;
  readonly name: string;
  readonly type: 'equipment' | 'insurance' | 'service' | 'range';
  readonly min: number;
  readonly max: number;
  readonly pricing: { readonly total: Money };
};

export type ChosenExtra = { readonly product: OrderableExtra; readonly quantity: number };

type NamedId = { readonly id: number; readonly name: string };

/** The car, as the agency saw it. */
export type OrderedCar = {
  readonly code: string;
  readonly searchID: string;
  readonly brand: NamedId;
  readonly model: NamedId;
  readonly class: NamedId;
  readonly imageURL: string;
  readonly pricing: { readonly total: Money; readonly paymentTotal: Money };
};

/** An extra product, as the agency saw it. */
export type OrderedExtra = Pick<OrderableExtra, 'code' | 'name' | 'type'> & {
  readonly pricing: { readonly total: Money };
};

export type ItemStatus = 'pending' | 'reserved' | 'failed' | 'cancelled' | 'removed';

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
  /** Who takes the reservation, and what it calls the offer. */
  readonly vendorCode: string;
  readonly offerCode: string;
  readonly pickUpAt: Date;
  readonly freeCancellationHours: number;
  /** What is to be paid. */
  readonly amount: Money;
  /** What is kept when it is cancelled after the free period. */
  readonly dayRent: Money;
  readonly passenger: Passenger;
  readonly billing: Billing | BillingAddress;
  readonly createdAt: Date;
  readonly car: OrderedCar;
  readonly extras: readonly { readonly product: OrderedExtra; readonly quantity: number }[];
};

export type CarOrder = Omit<NewCarOrder, 'car' | 'extras'> & {
  /** What was paid. A card may have paid more than `amount`: the interest of installments. */
  readonly paid: Money | undefined;
  readonly car: OrderItem<OrderedCar>;
  readonly extras: readonly OrderItem<OrderedExtra>[];
};

/** What a cancellation would do now. */
export type CancelTerms =
  | { readonly kind: 'notPossible' }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'paid'; readonly refund: Money };

/** What became of a cancellation. */
export type CancelOutcome = 'cancelled' | 'pending' | 'refused' | 'notPossible';
