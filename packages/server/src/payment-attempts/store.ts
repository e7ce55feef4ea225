import type { OrderKind, PaymentAttempt } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import type { StagedAttempt, TriedCards } from './rules.ts';
import type { AttemptChanges, Transition } from './types.ts';

export type OrderKey = { readonly kind: OrderKind; readonly orderId: string };

type NewAttempt = Omit<
  PaymentAttempt,
  'paymentID' | 'changedAt' | 'refusals' | 'refundedBefore' | 'cancellations' | keyof AttemptChanges
>;

/** Kind of work: payments in progress, or reservations that are only monitored. */
export type Work = 'money' | 'watch';

/** The work for one external party. It never waits for another party's work. */
type Lane = Pick<PaymentAttempt, 'kind' | 'party'>;

/** The attempt data that an order shows. */
export type DatedAttempt = StagedAttempt &
  Pick<
    PaymentAttempt,
    'orderId' | 'method' | 'amount' | 'installmentCount' | 'refundAmount' | 'refundedBefore' | 'refusals'
  > & { readonly paidAt: Date; readonly refundedAt: Date | undefined };

type ScheduledTransition = Transition &
  Pick<PaymentAttempt, 'deadlineAt' | 'dueAt' | 'leasedUntil'> & { readonly at: Date };

export type WatchTimes = Pick<PaymentAttempt, 'firstPickUpAt' | 'watchUntil'>;

export type AttemptStore = {
  /** Adds an attempt. Returns `undefined` if the order already has a current attempt. */
  readonly insert: (tx: Tx, attempt: NewAttempt, at: Date) => Promise<PaymentAttempt | undefined>;
  readonly find: (id: string) => Promise<PaymentAttempt | undefined>;
  /** Returns the latest attempt that a payment session started. */
  readonly findLatestOf: (sessionId: string) => Promise<PaymentAttempt | undefined>;
  readonly findBegin: (id: string) => Promise<Date | undefined>;
  /** Changes the first pick-up time of an order's reservation and the time until which it is polled. */
  readonly rewatch: (tx: Tx, order: OrderKey, times: WatchTimes) => Promise<void>;
  /** Returns the order's current attempt, or `undefined` if the order can be paid. */
  readonly findCurrent: (order: OrderKey, tx?: Tx) => Promise<PaymentAttempt | undefined>;
  /** Finds the current attempts of the given orders, at most one per order, with payment dates if paid. */
  readonly findCurrentOf: (orders: {
    readonly kind: OrderKind;
    readonly orderIds: readonly string[];
  }) => Promise<readonly DatedAttempt[]>;
  readonly countTriedCards: (order: OrderKey, tx: Tx) => Promise<TriedCards>;
  /**
   * Applies and logs a transition in a single statement. The order is locked first, even if the transaction already
   * holds that lock, to prevent deadlocks. Returns `undefined` if the attempt's status has changed.
   */
  readonly transition: (
    attempt: PaymentAttempt,
    transition: ScheduledTransition,
    within: { readonly orderTable: string; readonly tx: Tx | undefined },
  ) => Promise<PaymentAttempt | undefined>;
  /** Changes an attempt without changing its status. */
  readonly update: (id: string, changes: AttemptChanges) => Promise<void>;
  /** Leases an attempt. Returns `undefined` if another call or worker holds it, or if its status has changed. */
  readonly lease: (attempt: PaymentAttempt, now: Date, until: Date) => Promise<PaymentAttempt | undefined>;
  /** Makes a monitored attempt due now, unless a worker holds it. Returns whether the attempt belongs to the party. */
  readonly hasten: (attempt: Pick<PaymentAttempt, 'id' | 'party'>, now: Date) => Promise<boolean>;
  readonly findDueLanes: (work: Work, now: Date) => Promise<readonly Lane[]>;
  /** Leases a lane's due attempts, longest overdue first. */
  readonly leaseDue: (
    work: Work,
    lane: Lane,
    lease: { readonly now: Date; readonly until: Date; readonly atMost: number },
  ) => Promise<readonly PaymentAttempt[]>;
  /**
   * Ends a lease. Without `dueAt`, the attempt never becomes due. `refusals` is the new number of refusals in the
   * current status.
   */
  readonly release: (attempt: PaymentAttempt, dueAt: Date | undefined, refusals?: number) => Promise<void>;
  /** Returns the attempts that are past their deadline. Each attempt is returned only once per status. */
  readonly takeOverdue: (overdueSince: Date, now: Date) => Promise<readonly PaymentAttempt[]>;
  /** Records that a browser returned from the bank; a repeated return writes nothing. */
  readonly noteCallback: (attempt: PaymentAttempt, transactionId: string, at: Date) => Promise<void>;
};
