import type { LimitPort } from '../ports/charging.ts';
import type { LegCancellation } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import type { TransferLegType } from '../ports/transfer-products.ts';
import type { Money } from '../shared/money.ts';

type FollowUp = {
  /** `refundPart` refunds one leg while the other remains booked. This can happen once, and only before `refund`. */
  readonly kind: 'post' | 'reverse' | 'refund' | 'refundPart';
  readonly attemptId: string;
  /** The amount to move; if absent, the entire held amount is moved. */
  readonly amount?: number;
  /** The refunded legs of a transfer. */
  readonly legs?: readonly TransferLegType[] | undefined;
};

export type Credit = {
  readonly hold: (
    tx: Tx,
    request: { readonly agencyId: number; readonly money: Money; readonly attemptId: string },
    at: Date,
  ) => Promise<{ readonly kind: 'held' | 'insufficientLimit' | 'noCreditRecord' }>;
  readonly follow: (tx: Tx, followUp: FollowUp, at: Date) => Promise<void>;
};

/** Creates the port for payments on credit. Every step is a ledger entry, so no external call is needed. */
export function createLimitCharging(credit: Credit): LimitPort {
  return {
    async hold(tx, { agencyId, amount, id, changedAt }) {
      return (await credit.hold(tx, { agencyId, money: amount, attemptId: id }, changedAt)).kind;
    },
    find: async ({ transactionId }) => ({ kind: 'charged', transactionId }),
    complete: async () => ({ kind: 'charged' }),
    voidCharge: async () => 'voided',
    refund: async () => 'refunded',
    async onTransition(tx, { id: attemptId, status }, { before, at }) {
      if (status === 'completed') await credit.follow(tx, { kind: 'post', attemptId }, at);
      if (status === 'reversed') await credit.follow(tx, { kind: 'reverse', attemptId }, at);
      if (before.status !== 'refunding') return;
      const { refundAmount: amount = 0, legCancellation } = before;
      const kind = status === 'completed' ? 'refundPart' : 'refund';
      await credit.follow(tx, { kind, attemptId, amount, legs: refundedLegs(legCancellation) }, at);
    },
  };
}

const refundedLegs = (cancellation: LegCancellation | undefined) =>
  cancellation?.legs.filter(({ refund }) => refund > 0).map(({ leg }) => leg);
