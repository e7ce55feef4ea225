import type { TransferProduct } from '../../ports/transfer-products.ts';
import type { BillingType } from '../../shared/billing.ts';
import type { Money } from '../../shared/money.ts';

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

export type OfferKey = { readonly searchId: string; readonly code: string; readonly agencyId: number };

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
  readonly product: TransferProduct;
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
