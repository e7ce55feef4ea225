import type { PaymentMethod, PaymentStatus } from '../../ports/payment-attempts.ts';
import type { Money } from '../../shared/money.ts';

/** Payment that has exceeded its deadline or that the processor keeps refusing. */
export type StuckPayment = {
  readonly attemptId: string;
  readonly orderId: string;
  readonly agencyId: number;
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

/** Reads the payments of all agencies, for operators only. Longest waiting first. */
export type StuckPaymentStore = { readonly list: (now: Date) => Promise<readonly StuckPayment[]> };
