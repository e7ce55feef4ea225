import type { Tx } from '../ports/transaction.ts';
import type { Currency, Money } from '../shared/money.ts';
import type { GuardedAction } from './four-eyes.ts';

export type { GuardedAction } from './four-eyes.ts';

/** `expired`: it was not decided in time. */
export type ApprovalStatus = 'waiting' | 'approved' | 'rejected' | 'expired';

/** How a request was carried out without a second operator. */
export type Alone = 'unreviewed' | 'coolDown' | 'commandLine';

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
  /** `undefined` for a request of the command line. */
  readonly askedByMember: string | undefined;
  readonly askedAt: Date;
  /** When the only operator may carry it out; `undefined` where there was a second operator. */
  readonly coolDownUntil: Date | undefined;
  readonly expiresAt: Date;
  readonly status: ApprovalStatus;
  readonly decided: { readonly by: string; readonly at: Date } | undefined;
  readonly alone: Alone | undefined;
};

export type NewApproval = Omit<Approval, 'id' | 'status' | 'decided' | 'alone'> & {
  /** `undefined` where the action has no amount. */
  readonly amount: Money | undefined;
};

export type Decision = {
  readonly id: number;
  readonly status: 'approved' | 'rejected';
  readonly by: string;
  readonly at: Date;
  readonly alone: Alone | undefined;
};

/** An operator who can sign in. */
export type Operator = {
  readonly id: string;
  readonly email: string;
  /** `undefined`: accepted while an earlier release ran, and has not signed in since. */
  readonly decidesSince: Date | undefined;
};

export type ApprovalStore = {
  /** Operators who can sign in. No operator is added to or removed from them until the transaction ends. */
  readonly lockOperators: (tx: Tx) => Promise<readonly Operator[]>;
  /** Minor units that moved unreviewed since then. */
  readonly sumUnreviewed: (tx: Tx, currency: Currency, since: Date) => Promise<number>;
  /** What waits already for the same operator is not asked for twice. */
  readonly ask: (tx: Tx, approval: NewApproval) => Promise<{ readonly approval: Approval; readonly isNew: boolean }>;
  /** Adds one that was carried out at once. @returns its id */
  readonly addUnreviewed: (tx: Tx, approval: NewApproval) => Promise<number>;
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
  /** Each expired approval once, for its report. */
  readonly takeExpired: (now: Date) => Promise<readonly Approval[]>;
};
