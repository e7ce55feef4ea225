import type { Attempt, Learned, OrderKind, Status } from '../ports/attempts.ts';
import type { Tx } from '../ports/transaction.ts';

export type OrderKey = { readonly kind: OrderKind; readonly orderId: string };

export type NewAttempt = Pick<
  Attempt,
  | 'id'
  | 'kind'
  | 'orderId'
  | 'agencyId'
  | 'method'
  | 'status'
  | 'amount'
  | 'card'
  | 'context'
  | 'watchUntil'
  | 'deadlineAt'
  | 'wakeAt'
>;

export type Moved = {
  readonly to: Status;
  readonly learned: Learned;
  readonly at: Date;
  readonly deadlineAt: Date | undefined;
  readonly wakeAt: Date | undefined;
};

export type AttemptStore = {
  /** `undefined`: the order has an attempt that counts already. */
  readonly insert: (tx: Tx, attempt: NewAttempt, at: Date) => Promise<Attempt | undefined>;
  readonly find: (id: string) => Promise<Attempt | undefined>;
  /** The one attempt of an order that counts, or none. */
  readonly findStanding: (order: OrderKey, tx?: Tx) => Promise<Attempt | undefined>;
  readonly countDeclines: (order: OrderKey, tx: Tx) => Promise<number>;
  /** Compare and set: `undefined` when the attempt is no longer what it was. The transition is logged with it. */
  readonly move: (tx: Tx, attempt: Attempt, moved: Moved) => Promise<Attempt | undefined>;
  /** Keeps what was learned without a new status. */
  readonly learn: (id: string, learned: Learned) => Promise<void>;
  /** Takes an attempt that nobody works on; `undefined` when somebody does, or it has moved on. */
  readonly lease: (attempt: Attempt, until: Date) => Promise<Attempt | undefined>;
  /** Takes the attempts that are due and nobody works on. */
  readonly leaseDue: (now: Date, until: Date, atMost: number) => Promise<readonly Attempt[]>;
  /** When to look at the attempt next, now that nobody works on it any more. */
  readonly release: (attempt: Attempt, wakeAt: Date | undefined) => Promise<void>;
  /** Attempts that last too long, each once. */
  readonly takeOverdue: (overdueSince: Date, now: Date) => Promise<readonly Attempt[]>;
  /** Notes that a browser came back from the bank; how often it did is counted, not repeated. */
  readonly noteCallback: (attempt: Attempt, transactionId: string, at: Date) => Promise<void>;
};
