import type { ChargePort } from '../ports/charging.ts';
import type { PaymentAttempt } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import type { Money } from '../shared/money.ts';

/** As much of an agency's credit as paying from it takes. */
export type Credit = {
  readonly hold: (
    tx: Tx,
    request: { readonly agencyId: number; readonly money: Money; readonly attemptId: string },
  ) => Promise<{ readonly kind: 'held' | 'insufficient' }>;
  readonly post: (tx: Tx, attemptId: string) => Promise<void>;
  readonly reverse: (tx: Tx, attemptId: string) => Promise<void>;
  readonly refund: (tx: Tx, part: { readonly attemptId: string; readonly amount: number }) => Promise<void>;
};

/** Paying from the credit limit: all of it is our own ledger, so there is nobody outside to ask. */
export function createLimitCharging(credit: Credit): ChargePort {
  return {
    async hold(tx, { agencyId, amount, id }) {
      return (await credit.hold(tx, { agencyId, money: amount, attemptId: id })).kind;
    },
    find: async ({ transactionId }: PaymentAttempt) => ({ kind: 'charged', ...(transactionId && { transactionId }) }),
    complete: async () => ({ kind: 'charged' }),
    voidCharge: async () => 'voided',
    refund: async () => 'refunded',
    async onMoved(tx, { id, status, refundAmount = 0 }) {
      if (status === 'settled') await credit.post(tx, id);
      if (status === 'reversed') await credit.reverse(tx, id);
      if (status === 'refunded') await credit.refund(tx, { attemptId: id, amount: refundAmount });
    },
  };
}
