import type { LimitPort } from '../ports/charging.ts';
import type { LegCancellation } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import type { TransferLegType } from '../ports/transfer-products.ts';
import type { Money } from '../shared/money.ts';

type Refund = {
  readonly attemptId: string;
  readonly amount: number;
  /** The refunded legs of a transfer. */
  readonly legs: readonly TransferLegType[] | undefined;
};

export type Credit = {
  readonly hold: (
    tx: Tx,
    request: { readonly agencyId: number; readonly money: Money; readonly attemptId: string },
  ) => Promise<{ readonly kind: 'held' | 'insufficientLimit' | 'noCreditRecord' }>;
  readonly post: (tx: Tx, attemptId: string) => Promise<void>;
  readonly reverse: (tx: Tx, attemptId: string) => Promise<void>;
  readonly refund: (tx: Tx, part: Refund) => Promise<void>;
  /** Refunds one leg while the other remains booked. This can happen once, and only before any other refund. */
  readonly refundPart: (tx: Tx, part: Refund) => Promise<void>;
};

/** Creates the port for payments on credit. Every step is a ledger entry, so no external call is needed. */
export function createLimitCharging(credit: Credit): LimitPort {
  return {
    async hold(tx, { agencyId, amount, id }) {
      return (await credit.hold(tx, { agencyId, money: amount, attemptId: id })).kind;
    },
    find: async ({ transactionId }) => ({ kind: 'charged', transactionId }),
    complete: async () => ({ kind: 'charged' }),
    voidCharge: async () => 'voided',
    refund: async () => 'refunded',
    async onTransition(tx, { id, status }, before) {
      if (status === 'completed') await credit.post(tx, id);
      if (status === 'reversed') await credit.reverse(tx, id);
      if (before.status !== 'refunding') return;
      const { refundAmount: amount = 0, legCancellation } = before;
      const part = { attemptId: id, amount, legs: refundedLegs(legCancellation) };
      await (status === 'completed' ? credit.refundPart(tx, part) : credit.refund(tx, part));
    },
  };
}

const refundedLegs = (cancellation: LegCancellation | undefined) =>
  cancellation?.legs.filter(({ refund }) => refund > 0).map(({ leg }) => leg);
