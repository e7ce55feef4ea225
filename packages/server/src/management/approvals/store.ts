import type { Tx } from '../../ports/transaction.ts';
import type { Currency, Money } from '../../shared/money.ts';
import type { Alone, Approval, ApprovalStatus, Operator } from '../approval.ts';

export type NewApproval = Omit<Approval, 'id' | 'agencyName' | 'status' | 'decided' | 'alone'> & {
  /** Amount of money moved by the action; `undefined` for actions without an amount. */
  readonly amount: Money | undefined;
};

export type Decision = {
  readonly id: number;
  readonly status: 'approved' | 'rejected';
  readonly by: string;
  readonly at: Date;
  readonly alone: Alone | undefined;
};

export type ApprovalStore = {
  /** Locks the operators who can sign in. No operator can be added or removed until the transaction ends. */
  readonly lockOperators: (tx: Tx) => Promise<readonly Operator[]>;
  /** Returns the amount moved without review since the given time, in minor units. */
  readonly sumUnreviewed: (tx: Tx, currency: Currency, since: Date) => Promise<number>;
  /** Adds a request, or returns the same operator's identical pending request with `isNew` false. */
  readonly ask: (tx: Tx, approval: NewApproval) => Promise<{ readonly approval: Approval; readonly isNew: boolean }>;
  /** Adds an approval for an action that was carried out immediately. Returns the approval ID. */
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
