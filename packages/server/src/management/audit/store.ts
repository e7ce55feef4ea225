import type { Tx } from '../../ports/transaction.ts';

/** Flags, amounts and field names. Secrets and people's names and addresses are never included. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export type NewAuditEvent = {
  readonly at: Date;
  readonly by: string;
  /** Name of the administration function. */
  readonly action: string;
  /** Changed object, such as `agency 7`, `key ak_live_…`, `record 1001` or `task 3`. */
  readonly subject: string;
  readonly agencyId: number | undefined;
  readonly before: Facts | undefined;
  readonly after: Facts | undefined;
};

export type AuditEvent = NewAuditEvent & {
  readonly id: number;
  readonly agencyName: string | undefined;
  /**
   * The changed member's current data; `undefined` for other objects and removed members. The log does not store this
   * data.
   */
  readonly member: { readonly name: string | undefined; readonly email: string } | undefined;
};

/** All given filters must match. */
export type AuditFilters = {
  readonly agencyId?: number;
  readonly subject?: string;
  readonly by?: string;
  readonly action?: string;
  readonly since?: Date;
  /** ID of an event; only earlier events are returned. */
  readonly before?: number;
};

export type AuditStore = {
  readonly add: (tx: Tx, event: NewAuditEvent) => Promise<void>;
  /** Lists audit events, latest first. */
  readonly list: (filters: AuditFilters, atMost: number) => Promise<readonly AuditEvent[]>;
};
