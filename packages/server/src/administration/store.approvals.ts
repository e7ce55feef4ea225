import type { Tx } from '../ports/transaction.ts';

export const guardedActions = [
  'grantCredit',
  'adjustCredit',
  'settleTask',
  'erasePerson',
  'saveSupplier',
  'endAgency',
] as const;
export type GuardedAction = (typeof guardedActions)[number];

/** `expired`: it was not decided in time. */
export type ApprovalStatus = 'waiting' | 'approved' | 'rejected' | 'expired';

/** What one operator has asked for, and another has to agree to. */
export type Approval = {
  readonly id: number;
  readonly action: GuardedAction;
  /** On which, as in the audit. */
  readonly subject: string;
  readonly agencyId: number | undefined;
  /** What the function of the administration is given. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly status: ApprovalStatus;
  readonly decided: { readonly by: string; readonly at: Date } | undefined;
};

export type NewApproval = Omit<Approval, 'id' | 'status' | 'decided'>;

export type Decision = {
  readonly id: number;
  readonly status: 'approved' | 'rejected';
  readonly by: string;
  readonly at: Date;
};

export type ApprovalStore = {
  /** Who could agree: operators who can sign in. */
  readonly countOperators: () => Promise<number>;
  /** What waits already for the same operator is not asked for twice. */
  readonly ask: (tx: Tx, approval: NewApproval) => Promise<{ readonly approval: Approval; readonly isNew: boolean }>;
  readonly find: (id: number, now: Date) => Promise<Approval | undefined>;
  /** Held until the transaction ends. */
  readonly lock: (tx: Tx, id: number, now: Date) => Promise<Approval | undefined>;
  /** The latest first. */
  readonly list: (
    filters: { readonly status: ApprovalStatus | undefined; readonly before: number | undefined },
    atMost: number,
    now: Date,
  ) => Promise<readonly Approval[]>;
  readonly decide: (tx: Tx, decision: Decision) => Promise<void>;
  /** What was approved and could not be done waits again. */
  readonly reopen: (tx: Tx, id: number) => Promise<void>;
};
