import type { BillingType } from '../../shared/billing.ts';
import type { Currency, Money } from '../../shared/money.ts';

export type Passenger = {
  /** Whom the supplier calls and writes to: one of all passengers. */
  readonly primary: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: 'F' | 'M';
  /** YYYY-MM-DD */
  readonly birthDate?: string;
  readonly nationality?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly identityNumber?: string;
  readonly passportNo?: string;
};

/** Who gets the invoice. */
export type BillingAddress = {
  readonly type: BillingType;
  readonly firstName: string;
  readonly lastName?: string;
  readonly email: string;
  readonly phone: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly adm1: string;
  readonly adm2?: string;
  readonly line: string;
  readonly zipCode: string;
  readonly taxIdentifier: string;
  readonly taxDivision?: string;
};

/** What an agency orders; the fields by themselves are valid, what they say together is not yet checked. */
export type TransferOrderRequest = {
  readonly searchId: string;
  readonly code: string;
  readonly passengers: readonly Passenger[];
  readonly billing?: BillingAddress;
  readonly flightNumber?: string;
  readonly returnFlightNumber?: string;
};

type Place = { readonly lat: number; readonly lon: number; readonly name?: string };

/** The transfer, as the agency saw it. */
export type Product = {
  readonly code: string;
  readonly appointment: {
    readonly pickup: Place;
    readonly dropoff: Place;
    readonly pickupTime: string;
    readonly returnPickupTime?: string;
    readonly passengerCount: number;
  };
  readonly onewayDistance: number;
  readonly onewayDuration: number;
  readonly returnDistance?: number;
  readonly returnDuration?: number;
  readonly vehicle: {
    readonly name: string;
    readonly seatCount: number;
    readonly baggageCount: number;
    readonly image: string;
  };
  readonly pricing: {
    readonly currency: Currency;
    readonly fees: readonly {
      readonly amount: number;
      readonly currency: Currency;
      readonly type: 'oneway' | 'return' | 'commission';
      readonly charge: 'advance';
      readonly description: string;
    }[];
    readonly vendorTotal: Money;
    readonly paymentTotal: Money;
    readonly discountTotal: Money;
    readonly total: Money;
  };
  readonly rules: readonly {
    readonly type: 'freeCancellation' | 'waitForFree' | 'safeTripWithInvoice';
    readonly description: string;
  }[];
  readonly cancellationPolicies: readonly {
    readonly type: 'freeCancel' | 'halfRefund';
    readonly until: string;
    readonly description: string;
  }[];
};

export type OfferKey = { readonly searchId: string; readonly code: string; readonly agencyId: number };

/** A transfer of a search that is still alive, with what ordering it depends on. */
export type OrderableTransfer = {
  readonly product: Product;
  /** Who takes the reservation, and what it calls the offer. */
  readonly supplierCode: string;
  readonly offerCode: string;
  readonly pickupAt: Date;
  readonly passengerCount: number;
  readonly type: 'oneway' | 'round';
  /** What is to be paid. */
  readonly total: Money;
};

export type OrderStatus = 'pendingPayment' | 'reserved' | 'canceled' | 'expired' | 'failed';

/** What an order is from the beginning and stays. */
export type NewTransferOrder = {
  readonly id: string;
  readonly agencyId: number;
  readonly userId: string;
  /** As the agency said, for audit. */
  readonly endUserAddress: string;
  readonly supplierCode: string;
  readonly offerCode: string;
  readonly pickUpAt: Date;
  /** Until when it can be paid. */
  readonly expiresAt: Date;
  /** What paying it charges. */
  readonly amount: Money;
  readonly product: Product;
  readonly passengers: readonly Passenger[];
  readonly billing: BillingAddress;
  readonly flightNumber: string | undefined;
  readonly returnFlightNumber: string | undefined;
  readonly createdAt: Date;
};

export type TransferOrder = NewTransferOrder & {
  readonly status: OrderStatus;
  /** From the reservation on, also after a cancellation. */
  readonly vendorReservationId: string | undefined;
};

/** What a cancellation would do now. */
export type CancelTerms = { readonly isPossible: false } | { readonly isPossible: true; readonly refund: Money };
