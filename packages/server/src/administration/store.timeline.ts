import type { CallOutcome, PartyKind } from '../ports/outside-calls.ts';
import type { OrderKind, PaymentMethod, PaymentStatus } from '../ports/payment-attempts.ts';
import type { Point } from '../ports/vendors.ts';
import type { Money } from '../shared/money.ts';
import type { RefundStatus } from '../shared/refunds.ts';

export type OrderSummary = {
  readonly id: string;
  readonly kind: OrderKind;
  readonly agencyId: number;
  readonly status: string;
  readonly createdAt: Date;
  readonly pickUpAt: Date;
  /** `undefined` for orders that do not store it. */
  readonly pickUpPoint: Point | undefined;
  readonly total: Money;
  /** The code of the vendor or supplier. */
  readonly party: string;
  /** The agency's number for it. */
  readonly trackingId: string | undefined;
  /** What the vendor or supplier calls the reservation. */
  readonly reservationId: string | undefined;
};

/** One thing that happened with an order, as far as it is kept; without personal data of travellers. */
export type TimelineEntry = {
  readonly at: Date;
  readonly what: 'order' | 'payment' | 'call' | 'bank' | 'ledger' | 'task' | 'operator' | 'event' | 'delivery';
  /** The order, attempt, party that was called, credit record, task, operator, event or webhook endpoint. */
  readonly of: string;
  readonly event: string;
  readonly money: Money | undefined;
  readonly detail: string | undefined;
  /** Of a `call`, whose event is the operation. */
  readonly call: OrderCall | undefined;
};

/** Equal calls of an hour. */
export type OrderCall = {
  readonly partyKind: PartyKind;
  readonly outcome: CallOutcome;
  readonly times: number;
  readonly lastAt: Date;
  readonly longestMilliseconds: number;
};

/** A payment of the order, as it stands. */
export type OrderAttempt = {
  readonly id: string;
  /** What partners see of it. */
  readonly paymentId: number;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly money: Money;
  readonly refund: Money | undefined;
  readonly refundStatus: RefundStatus | undefined;
  readonly refundedAt: Date | undefined;
  /** First six and last four digits. */
  readonly card: { readonly firstSix: string; readonly lastFour: string } | undefined;
  /** The processor's name for the charge. */
  readonly transactionId: string | undefined;
  /** The vendor's or supplier's name for the reservation. */
  readonly reservationId: string | undefined;
  /** What vendor or supplier have answered in words, when they refused. */
  readonly partySaid: string | undefined;
  readonly changedAt: Date;
};

/** A payment that lasts longer than it may, or that the processor refuses to take on. */
export type StuckPayment = {
  readonly attemptId: string;
  readonly orderId: string;
  readonly agencyId: number;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly money: Money;
  /** The code of the vendor or supplier. */
  readonly party: string;
  readonly since: Date;
  readonly deadlineAt: Date | undefined;
  /** How often what its status asks for was refused for good. */
  readonly refusals: number;
  /** The task of a person that it waits for. */
  readonly taskId: number | undefined;
};

/** Reads across the orders of all agencies, for operators alone. */
export type TimelineStore = {
  /** Of this agency, or of whichever. */
  readonly findOrder: (order: {
    readonly id: string;
    readonly agencyId: number | undefined;
  }) => Promise<OrderSummary | undefined>;
  /** The oldest first. */
  readonly attemptsOf: (orderId: string) => Promise<readonly OrderAttempt[]>;
  /** By time. */
  readonly timelineOf: (orderId: string) => Promise<readonly TimelineEntry[]>;
  /** The longest first. */
  readonly stuckPayments: (now: Date) => Promise<readonly StuckPayment[]>;
};
