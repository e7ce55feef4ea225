import type { Tx } from '../../ports/transaction.ts';
import type { Currency, Money } from '../../shared/money.ts';
import type { GuardedAction } from '../four-eyes.ts';

export type { GuardedAction } from '../four-eyes.ts';

/** Status of an approval. `expired`: it was not decided in time. */
export type ApprovalStatus = 'waiting' | 'approved' | 'rejected' | 'expired';

/** How a request was carried out without a second operator. */
export type Alone = 'unreviewed' | 'coolDown' | 'commandLine';

export type Approval = {
  readonly id: number;
  readonly action: GuardedAction;
  /** Target of the action, written as in the audit log. */
  readonly subject: string;
  readonly agencyId: number | undefined;
  /** Parameters of the administration function. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly askedBy: string;
  /** Portal member who made the request; `undefined` at the command line. */
  readonly askedByMember: string | undefined;
  readonly askedAt: Date;
  /** Earliest time at which a single operator may carry out the action; `undefined` if there was a second operator. */
  readonly coolDownUntil: Date | undefined;
  readonly expiresAt: Date;
  readonly status: ApprovalStatus;
  readonly decided: { readonly by: string; readonly at: Date } | undefined;
  readonly alone: Alone | undefined;
};

export type NewApproval = Omit<Approval, 'id' | 'status' | 'decided' | 'alone'> & {
  /** Amount that the action moves; `undefined` for actions without an amount. */
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
  /** `undefined` for an operator who accepted the invitation under an earlier release and has not signed in since. */
  readonly decidesSince: Date | undefined;
};

export type ApprovalStore = {
  /** Locks the operators who can sign in. No operator can be added or removed until the transaction ends. */
  readonly lockOperators: (tx: Tx) => Promise<readonly Operator[]>;
  /** Returns the amount moved without review since the given time, in minor units. */
  readonly sumUnreviewed: (tx: Tx, currency: Currency, since: Date) => Promise<number>;
  /** Adds a request, or returns the same operator's identical pending request with `isNew` false. */
  readonly ask: (tx: Tx, approval: NewApproval) => Promise<{ readonly approval: Approval; readonly isNew: boolean }>;
  /** Adds an approval for an action that was carried out immediately. @returns the approval ID */
  readonly addUnreviewed: (tx: Tx, approval: NewApproval) => Promise<number>;
  readonly find: (id: number, now: Date) => Promise<Approval | undefined>;
  /** Locks an approval until the transaction ends. */
  readonly lock: (tx: Tx, id: number, now: Date) => Promise<Approval | undefined>;
  /** Lists approvals, latest first. */
  readonly list: (
    filters: { readonly status: ApprovalStatus | undefined; readonly before: number | undefined },
    atMost: number,
    now: Date,
  ) => Promise<readonly Approval[]>;
  readonly decide: (tx: Tx, decision: Decision) => Promise<void>;
  readonly reopen: (tx: Tx, id: number) => Promise<void>;
  /** Returns each expired approval once, for reporting. */
  readonly takeExpired: (now: Date) => Promise<readonly Approval[]>;
};
