import type { Tx } from '../ports/transaction.ts';

/** What is told of a change: flags, amounts, names of fields. Never a secret, never what a person is called or where they live. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly string[]>>;

export type NewAuditEvent = {
  readonly at: Date;
  /** Who has changed it. */
  readonly by: string;
  /** The function of the administration. */
  readonly action: string;
  /** On which, such as `agency 7`, `key ak_live_…`, `record 1001`, `task 3`. */
  readonly subject: string;
  readonly agencyId: number | undefined;
  readonly before: Facts | undefined;
  readonly after: Facts | undefined;
};

export type AuditEvent = NewAuditEvent & { readonly id: number };

/** All that are given must hold. */
export type AuditFilters = {
  readonly agencyId?: number;
  readonly subject?: string;
  readonly by?: string;
  readonly action?: string;
  readonly since?: Date;
  /** Only what was kept before this event. */
  readonly before?: number;
};

export type AuditStore = {
  readonly add: (tx: Tx, event: NewAuditEvent) => Promise<void>;
  /** The latest first. */
  readonly list: (filters: AuditFilters, atMost: number) => Promise<readonly AuditEvent[]>;
};
