export type { CreditCheckRequest, CreditReportRequest } from '../../generated/types.ts';

/** A person whose credit is asked about, without the identity number. */
export type Person = {
  readonly agencyId: number;
  /** What rows may name the person by; the first one is written now. */
  readonly persons: readonly Uint8Array[];
};

/** A report that is asked for; its PIN is not sent yet. */
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

/** A report whose PIN is out. */
export type CreditReport = {
  readonly code: number;
  readonly reference: string;
  readonly pinHash: Uint8Array;
  readonly pinSentAt: Date;
  readonly wrongTries: number;
  readonly renewals: number;
  /** The PIN was right. It stays so until the bureau knows, however long that takes. */
  readonly isAccepted: boolean;
  readonly isConfirmed: boolean;
};

/** What a PIN turns out to be. */
export type PinVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'triesUsedUp' };

/** How many reports there are already. */
export type EarlierReports = { readonly ofEnquiry: number; readonly ofPerson: number };

export type Approval = Person & { readonly vendorId: number };
