import type { LimitPort } from '../ports/charging.ts';
import type { Tx } from '../ports/transaction.ts';
import type { Money } from '../shared/money.ts';

/** What paying from an agency's credit needs of it. */
export type Credit = {
  readonly hold: (
    tx: Tx,
    request: { readonly agencyId: number; readonly money: Money; readonly attemptId: string },
  ) => Promise<{ readonly kind: 'held' | 'insufficientLimit' | 'noCreditRecord' }>;
  readonly post: (tx: Tx, attemptId: string) => Promise<void>;
  readonly reverse: (tx: Tx, attemptId: string) => Promise<void>;
  readonly refund: (tx: Tx, part: { readonly attemptId: string; readonly amount: number }) => Promise<void>;
  /** The refund of one way of a round trip whose other way stands: once, before any other. */
  readonly refundPart: (tx: Tx, part: { readonly attemptId: string; readonly amount: number }) => Promise<void>;
};

/** Paying from the credit limit: all of it happens in the ledger, so nothing is asked outside. */
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
      const part = { attemptId: id, amount: before.refundAmount ?? 0 };
      await (status === 'completed' ? credit.refundPart(tx, part) : credit.refund(tx, part));
    },
  };
}
