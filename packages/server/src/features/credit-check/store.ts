import type { Tx } from '../../ports/transaction.ts';
import type { Approval, CreditReport, EarlierReports, NewReport, Person } from './types.ts';

/** Another agency's report, one of another search result or one that is too old is not found. */
export type ReportKey = {
  readonly code: number;
  readonly agencyId: number;
  readonly integrationCode: string;
  readonly since: Date;
};

export type CreditCheckStore = {
  readonly isConfigured: (agencyId: number) => Promise<boolean>;
  /** An agency that does not exist is passed over. */
  readonly configure: (agencyName: string) => Promise<void>;
  readonly setConfigured: (tx: Tx, agencyId: number, isConfigured: boolean) => Promise<void>;

  /** Counts, and lets no other call of the agency count until the transaction ends. */
  readonly countReports: (
    tx: Tx,
    about: Person & { readonly enquiry: string; readonly since: Date },
  ) => Promise<EarlierReports>;
  /** @returns false when the code is taken */
  readonly addReport: (tx: Tx, report: NewReport) => Promise<boolean>;
  /** Deletes the report, so that it is not counted. */
  readonly dropReport: (code: number) => Promise<void>;
  readonly keepSent: (code: number, at: Date) => Promise<void>;

  /** Holds the report until the transaction ends. */
  readonly lockReport: (tx: Tx, key: ReportKey) => Promise<CreditReport | undefined>;
  readonly countWrongTry: (tx: Tx, code: number) => Promise<void>;
  readonly accept: (tx: Tx, code: number, at: Date) => Promise<void>;
  readonly confirm: (code: number, at: Date) => Promise<void>;
  readonly countRenewal: (tx: Tx, code: number) => Promise<void>;
  readonly uncountRenewal: (code: number) => Promise<void>;
  /** The new PIN takes the place of the old one, unless that has been confirmed meanwhile. */
  readonly keepRenewed: (code: number, pin: { readonly pinHash: Uint8Array; readonly at: Date }) => Promise<void>;

  /** The one of them that there is a report of. */
  readonly findReported: (asked: {
    readonly agencyId: number;
    readonly enquiries: readonly string[];
  }) => Promise<string | undefined>;
  /** When the enquiry's person last entered the right PIN. */
  readonly acceptedAt: (asked: { readonly agencyId: number; readonly enquiry: string }) => Promise<Date | undefined>;
  readonly approve: (approval: Approval, at: Date) => Promise<void>;
  readonly withdrawApproval: (approval: Approval) => Promise<void>;
  readonly isApproved: (approval: Approval, since: Date) => Promise<boolean>;

  readonly deleteOlder: (than: Date) => Promise<void>;
};
