import type { CallResult } from './call-result.ts';

/** A person's credit rating at the bureau. The rating is `unknown` until the person has given consent by PIN. */
export type CreditStanding = 'positive' | 'negative' | 'unknown' | 'positiveWithYoungDriver';

/** A person's phone number as stored and masked by the bureau: `+90532*****67`. */
export type BureauPhone = { readonly key: number; readonly phone: string };

type CreditReportRequest = {
  /** This service's reference for the report. Repeated requests with the same reference return the same report. */
  readonly reference: string;
  readonly birthDate: string;
  readonly driverLicenseDate: string;
  readonly phoneKey: number;
  readonly phone: string;
  /** The PIN that the bureau sends to the phone. */
  readonly pin: string;
};

/**
 * The bureau that rates a person's creditworthiness. An enquiry is a check of one person for one rental, with an ID
 * that this service assigns. Opening an enquiry again returns its current state.
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
  /** Prepares the report and sends the PIN by SMS. Repeated calls with the same reference have no further effect. */
  readonly createReport: (
    enquiry: string,
    identityNumber: string,
    report: CreditReportRequest,
    signal: AbortSignal,
  ) => Promise<CallResult<'sent' | 'phoneKeyUnknown' | 'phoneDoesNotMatch'>>;
  /** Sends a new PIN to the report's phone number. Repeated calls with the same message reference send it only once. */
  readonly sendPin: (
    report: string,
    message: { readonly reference: string; readonly pin: string },
    signal: AbortSignal,
  ) => Promise<CallResult<'sent'>>;
  /** Records the person's consent, after which the bureau returns the rating. Repeated calls have no effect. */
  readonly confirmReport: (report: string, signal: AbortSignal) => Promise<CallResult<'confirmed'>>;
};
