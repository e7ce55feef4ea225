import type { OrderKind, PaymentAttempt } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import type { TriedCards } from './rules.ts';
import type { AttemptChanges, Transition } from './types.ts';

export type OrderKey = { readonly kind: OrderKind; readonly orderId: string };

export type NewAttempt = Omit<
  PaymentAttempt,
  'paymentID' | 'changedAt' | 'refusals' | 'refundedBefore' | keyof AttemptChanges
>;

/** Money under way, or reservations that are only watched. */
export type Work = 'money' | 'watch';

/** What one party outside is asked about: it waits for no other. */
export type Lane = Pick<PaymentAttempt, 'kind' | 'party'>;

/** An attempt with the dates of its payment and last refund. */
export type DatedAttempt = PaymentAttempt & { readonly paidAt: Date; readonly refundedAt: Date | undefined };

/** A transition with its moment, and the deadline and schedule of the new status. */
export type ScheduledTransition = Transition &
  Pick<PaymentAttempt, 'deadlineAt' | 'dueAt' | 'leasedUntil'> & { readonly at: Date };

export type WatchTimes = Pick<PaymentAttempt, 'firstPickUpAt' | 'watchUntil'>;

export type AttemptStore = {
  /** `undefined`: the order has a current attempt already. */
  readonly insert: (tx: Tx, attempt: NewAttempt, at: Date) => Promise<PaymentAttempt | undefined>;
  readonly find: (id: string) => Promise<PaymentAttempt | undefined>;
  readonly findBegin: (id: string) => Promise<Date | undefined>;
  /** What is reserved is watched by other times. */
  readonly rewatch: (tx: Tx, order: OrderKey, times: WatchTimes) => Promise<void>;
  /** The one attempt that counts for an order; `undefined` when the order can be paid. */
  readonly findCurrent: (order: OrderKey, tx?: Tx) => Promise<PaymentAttempt | undefined>;
  /** Finds the current attempts of these orders, at most one each, with the dates of those that are paid. */
  readonly findCurrentOf: (orders: {
    readonly kind: OrderKind;
    readonly orderIds: readonly string[];
  }) => Promise<readonly DatedAttempt[]>;
  readonly countTriedCards: (order: OrderKey, tx: Tx) => Promise<TriedCards>;
  /**
   * Locks the order first, also where the transaction holds it already: two that change an attempt and its order never wait for each other. Compare
   * and set: `undefined` when the attempt is no longer in the status it was. The transition is logged with it; all in one statement.
   */
  readonly transition: (
    attempt: PaymentAttempt,
    transition: ScheduledTransition,
    within: { readonly orderTable: string; readonly tx: Tx | undefined },
  ) => Promise<PaymentAttempt | undefined>;
  /** Writes changes without a new status. */
  readonly update: (id: string, changes: AttemptChanges) => Promise<void>;
  /** Takes an attempt; `undefined` when another call or worker holds it, or its status has changed. */
  readonly lease: (attempt: PaymentAttempt, now: Date, until: Date) => Promise<PaymentAttempt | undefined>;
  /** Makes an attempt due that is only watched, unless a worker holds it already. @returns whether it is one of the party's */
  readonly hasten: (attempt: Pick<PaymentAttempt, 'id' | 'party'>, now: Date) => Promise<boolean>;
  readonly findDueLanes: (work: Work, now: Date) => Promise<readonly Lane[]>;
  /** Takes attempts of a lane that are due, the longest due first. */
  readonly leaseDue: (
    work: Work,
    lane: Lane,
    lease: { readonly now: Date; readonly until: Date; readonly atMost: number },
  ) => Promise<readonly PaymentAttempt[]>;
  /** Ends a lease: the attempt is due then, or never. `refusals`: how many there were in its status, if they are not as before. */
  readonly release: (attempt: PaymentAttempt, dueAt: Date | undefined, refusals?: number) => Promise<void>;
  /** Attempts past their deadline, once per status. */
  readonly takeOverdue: (overdueSince: Date, now: Date) => Promise<readonly PaymentAttempt[]>;
  /** Keeps that a browser came back from the bank; a repeated return writes nothing. */
  readonly noteCallback: (attempt: PaymentAttempt, transactionId: string, at: Date) => Promise<void>;
};
