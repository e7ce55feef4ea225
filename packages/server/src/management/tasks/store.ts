import type { PaymentMethod, PaymentStatus } from '../../ports/payment-attempts.ts';
import type { Difference } from '../../reconciliation/types.ts';
import type { Money } from '../../shared/money.ts';

/** Payment that has exceeded its deadline or that the processor keeps refusing. */
export type StuckPayment = {
  /** Position in the list of stuck payments. */
  readonly position: string;
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
  /** Amount to return; `undefined` unless the payment is being refunded. */
  readonly refund: Money | undefined;
  /** Earliest time at which a worker retries the step; `undefined` if the payment is not scheduled. */
  readonly nextTryAt: Date | undefined;
  /** Operator task that the payment is waiting for. */
  readonly taskId: number | undefined;
};

/** Payment that a task concerns. `amount` is the refund while the payment is being refunded. */
export type TaskPayment = Pick<StuckPayment, 'orderId' | 'agencyId' | 'method' | 'status' | 'refusals'> &
  Pick<StuckPayment, 'agencyName' | 'nextTryAt'> & {
    readonly amount: Money;
    /** The processor's transaction ID for the charge. */
    readonly transactionId: string | undefined;
  };

/** `after` is the position of the last payment on the previous page. */
export type StuckPage = { readonly after: string | undefined; readonly atMost: number };

export type TaskFacts = {
  readonly payment: TaskPayment | undefined;
  /** The discrepancy that the task concerns, with the entries from both sides. */
  readonly difference:
    | (Pick<Difference, 'reference' | 'ours' | 'theirs'> & { readonly party: string; readonly day: string })
    | undefined;
};

/** Reads payments across all agencies, for operators only. */
export type StuckPaymentStore = {
  /** Lists payments, longest-waiting first. */
  readonly list: (now: Date, page: StuckPage) => Promise<readonly StuckPayment[]>;
  /** Returns the payment or discrepancy that each of the given tasks concerns, by task ID. */
  readonly factsOf: (taskIds: readonly number[]) => Promise<ReadonlyMap<number, TaskFacts>>;
};
