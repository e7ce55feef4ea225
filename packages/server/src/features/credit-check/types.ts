export type { CreditCheckRequest, CreditReportRequest } from '../../generated/types.ts';

/** Person whose credit is checked, without the identity number. */
export type Person = {
  readonly agencyId: number;
  /** Hashes of the person. Existing rows may contain any of them; new rows use the first. */
  readonly persons: readonly Uint8Array[];
};

/** Requested report whose PIN has not been sent yet. */
export type NewReport = {
  readonly agencyId: number;
  readonly person: Uint8Array;
  readonly code: number;
  readonly reference: string;
  readonly integrationCode: string;
  readonly enquiry: string;
  readonly pinHash: Uint8Array;
  readonly requestedAt: Date;
};

/** Report whose PIN has been sent. */
export type CreditReport = {
  readonly code: number;
  readonly reference: string;
  readonly pinHash: Uint8Array;
  readonly pinSentAt: Date;
  readonly wrongTries: number;
  readonly renewals: number;
  /**
   * True if the PIN was correct. The value remains true until the bureau has confirmed the PIN, regardless of how long
   * that takes.
   */
  readonly isAccepted: boolean;
  readonly isConfirmed: boolean;
};

export type PinVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'triesUsedUp' };

export type EarlierReports = { readonly ofEnquiry: number; readonly ofPerson: number };

export type Approval = Person & { readonly vendorId: number };
