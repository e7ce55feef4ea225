import type { PaymentMethod, PaymentStatus } from '../../ports/payment-attempts.ts';
import type { Money } from '../../shared/money.ts';

/** Payment that has exceeded its deadline or that the processor keeps refusing. */
export type StuckPayment = {
  readonly attemptId: string;
  readonly orderId: string;
  readonly agencyId: number;
  readonly agencyName: string;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly money: Money;
  readonly party: string;
  readonly since: Date;
  readonly deadlineAt: Date | undefined;
  /** Number of permanent refusals in the current status. */
  readonly refusals: number;
  /** Operator task that the payment is waiting for. */
  readonly taskId: number | undefined;
};

/** Order that a payment is for. */
export type PaidOrder = Pick<StuckPayment, 'orderId' | 'agencyId' | 'agencyName'>;

/** Reads the payments of all agencies, for operators only. */
export type StuckPaymentStore = {
  /** Longest waiting first. */
  readonly list: (now: Date) => Promise<readonly StuckPayment[]>;
  readonly ordersOf: (attemptIds: readonly string[]) => Promise<ReadonlyMap<string, PaidOrder>>;
};
