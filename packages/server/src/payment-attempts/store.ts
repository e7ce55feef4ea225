import type { Learned, OrderKind, PaymentAttempt, Status } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';

export type OrderKey = { readonly kind: OrderKind; readonly orderId: string };

export type NewAttempt = Pick<
  PaymentAttempt,
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
  readonly insert: (tx: Tx, attempt: NewAttempt, at: Date) => Promise<PaymentAttempt | undefined>;
  readonly find: (id: string) => Promise<PaymentAttempt | undefined>;
  /** The one attempt of an order that counts, or none. */
  readonly findStanding: (order: OrderKey, tx?: Tx) => Promise<PaymentAttempt | undefined>;
  readonly countDeclines: (order: OrderKey, tx: Tx) => Promise<number>;
  /** Compare and set: `undefined` when the attempt is no longer what it was. The transition is logged with it. */
  readonly move: (tx: Tx, attempt: PaymentAttempt, moved: Moved) => Promise<PaymentAttempt | undefined>;
  /** Keeps what was learned without a new status. */
  readonly learn: (id: string, learned: Learned) => Promise<void>;
  /** Takes an attempt that nobody works on; `undefined` when somebody does, or it has moved on. */
  readonly lease: (attempt: PaymentAttempt, until: Date) => Promise<PaymentAttempt | undefined>;
  /** Takes the attempts that are due and nobody works on. */
  readonly leaseDue: (now: Date, until: Date, atMost: number) => Promise<readonly PaymentAttempt[]>;
  /** When to look at the attempt next, now that nobody works on it any more. */
  readonly release: (attempt: PaymentAttempt, wakeAt: Date | undefined) => Promise<void>;
  /** Attempts that last too long, each once. */
  readonly takeOverdue: (overdueSince: Date, now: Date) => Promise<readonly PaymentAttempt[]>;
  /** Notes that a browser came back from the bank; how often it did is counted, not repeated. */
  readonly noteCallback: (attempt: PaymentAttempt, transactionId: string, at: Date) => Promise<void>;
};
