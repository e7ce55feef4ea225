import type { OrderKind, PaymentMethod, PaymentStatus } from '../ports/payment-attempts.ts';
import type { Money } from '../shared/money.ts';

export type OrderSummary = {
  readonly id: string;
  readonly kind: OrderKind;
  readonly agencyId: number;
  readonly status: string;
  readonly createdAt: Date;
  readonly pickUpAt: Date;
  readonly total: Money;
  /** The code of the vendor or supplier. */
  readonly party: string;
};

/** One thing that happened with an order, as far as it is kept; nothing of whoever travels. */
export type TimelineEntry = {
  readonly at: Date;
  readonly what: 'order' | 'payment' | 'bank' | 'ledger' | 'task' | 'operator';
  /** The order, attempt, credit record, task or operator. */
  readonly of: string;
  readonly event: string;
  readonly money: Money | undefined;
  readonly detail: string | undefined;
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
  readonly findOrder: (id: string) => Promise<OrderSummary | undefined>;
  /** By time. */
  readonly timelineOf: (orderId: string) => Promise<readonly TimelineEntry[]>;
  /** The longest first. */
  readonly stuckPayments: (now: Date) => Promise<readonly StuckPayment[]>;
};
