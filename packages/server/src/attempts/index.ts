import type { OrderKind } from '../ports/attempts.ts';
import type { BankReturn, PayRequest } from '../ports/paying.ts';
import type { Tx } from '../ports/transaction.ts';
import type { Money } from '../shared/money.ts';
import * as service from './service.ts';
import type { AttemptNeeds } from './types.ts';
import { createWorker } from './worker.ts';

/** The money's machine: orders of every kind are paid and cancelled through it, and nothing else moves money. */
export function createAttempts(needs: AttemptNeeds, onError: (error: unknown) => void) {
  return {
    pay: (request: PayRequest) => service.pay(request, needs),
    verify: (callback: BankReturn) => service.verify(callback, needs),
    findReturned: (callback: BankReturn) => service.findReturned(callback, needs),
    find: needs.store.find,
    outcomeOf: service.outcomeOf,
    /** What the orders of one kind ask. */
    of: (kind: OrderKind) => ({
      isBeingPaid: (orderId: string, tx?: Tx) => service.isBeingPaid({ kind, orderId }, needs, tx),
      cancelPaid: ({ orderId, refund }: { readonly orderId: string; readonly refund: Money }) =>
        service.cancel({ kind, orderId, refundAmount: refund.amount }, needs),
    }),
    worker: createWorker(needs, onError),
  };
}
