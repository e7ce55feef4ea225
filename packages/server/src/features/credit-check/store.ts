import type { Tx } from '../../ports/transaction.ts';
import type { Approval, CreditReport, EarlierReports, NewReport, Person } from './types.ts';

/** Key of a report. Reports for a different agency or search result, and reports older than `since`, are not found. */
export type ReportKey = {
  readonly code: number;
  readonly agencyId: number;
  readonly integrationCode: string;
  readonly since: Date;
};

export type CreditCheckStore = {
  readonly isConfigured: (agencyId: number) => Promise<boolean>;
  /** Registers an agency with the bureau. An unknown agency is ignored. */
  readonly configure: (agencyName: string) => Promise<void>;
  readonly setConfigured: (tx: Tx, agencyId: number, isConfigured: boolean) => Promise<void>;

  /** Counts the existing reports. Other transactions that count the same agency's reports wait until this one ends. */
  readonly countReports: (
    tx: Tx,
    about: Person & { readonly enquiry: string; readonly since: Date },
  ) => Promise<EarlierReports>;
  /** Returns false if the code is already in use. */
  readonly addReport: (tx: Tx, report: NewReport) => Promise<boolean>;
  /** Deletes the report, so that it no longer counts towards the limit. */
  readonly dropReport: (code: number) => Promise<void>;
  readonly keepSent: (code: number, at: Date) => Promise<void>;

  /** Locks the report until the transaction ends. */
  readonly lockReport: (tx: Tx, key: ReportKey) => Promise<CreditReport | undefined>;
  readonly countWrongTry: (tx: Tx, code: number) => Promise<void>;
  readonly accept: (tx: Tx, code: number, at: Date) => Promise<void>;
  readonly confirm: (code: number, at: Date) => Promise<void>;
  readonly countRenewal: (tx: Tx, code: number) => Promise<void>;
  readonly uncountRenewal: (code: number) => Promise<void>;
  /** Replaces a report's PIN, unless the old PIN has been confirmed in the meantime. */
  readonly keepRenewed: (code: number, pin: { readonly pinHash: Uint8Array; readonly at: Date }) => Promise<void>;

  /** Returns whichever of the given enquiry IDs already has a report. */
  readonly findReported: (asked: {
    readonly agencyId: number;
    readonly enquiries: readonly string[];
  }) => Promise<string | undefined>;
  /** Returns the time at which the correct PIN was last entered for the enquiry. */
  readonly acceptedAt: (asked: { readonly agencyId: number; readonly enquiry: string }) => Promise<Date | undefined>;
  readonly approve: (approval: Approval, at: Date) => Promise<void>;
  readonly withdrawApproval: (approval: Approval) => Promise<void>;
  readonly isApproved: (approval: Approval, since: Date) => Promise<boolean>;

  readonly deleteOlder: (than: Date) => Promise<void>;
};
