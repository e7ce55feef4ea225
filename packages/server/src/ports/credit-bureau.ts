import type { CallResult } from './call-result.ts';

/** How a person stands with the credit bureau. `unknown`: not before the person has consented by PIN. */
export type CreditStanding = 'positive' | 'negative' | 'unknown' | 'positiveWithYoungDriver';

/** A phone number the bureau knows of a person, masked by the bureau: `+90532*****67`. */
export type BureauPhone = { readonly key: number; readonly phone: string };

export type CreditReportRequest = {
  /** This service's name for the report: the same name is the same report, however often it is sent. */
  readonly reference: string;
  readonly birthDate: string;
  readonly driverLicenseDate: string;
  readonly phoneKey: number;
  readonly phone: string;
  /** What the bureau sends to the phone. */
  readonly pin: string;
};

/**
 * The bureau that rates how creditworthy a person is. An enquiry is one person's check for one rental, named by this
 * service (`enquiry`); opening it again answers how it stands.
 */
export type CreditBureau = {
  readonly readStanding: (
    enquiry: string,
    identityNumber: string,
    signal: AbortSignal,
  ) => Promise<CallResult<CreditStanding>>;
  readonly listPhones: (
    enquiry: string,
    identityNumber: string,
    signal: AbortSignal,
  ) => Promise<CallResult<readonly BureauPhone[]>>;
  /** Prepares the report and sends the PIN by SMS; once for each reference. */
  readonly createReport: (
    enquiry: string,
    identityNumber: string,
    report: CreditReportRequest,
    signal: AbortSignal,
  ) => Promise<CallResult<'sent' | 'phoneKeyUnknown' | 'phoneDoesNotMatch'>>;
  /** Sends another PIN to the phone of the report; once for each message reference. */
  readonly sendPin: (
    report: string,
    message: { readonly reference: string; readonly pin: string },
    signal: AbortSignal,
  ) => Promise<CallResult<'sent'>>;
  /** The person has consented: from now on the bureau tells how they stand. Repeated, it changes nothing. */
  readonly confirmReport: (report: string, signal: AbortSignal) => Promise<CallResult<'confirmed'>>;
};
