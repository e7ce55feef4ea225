import type { Now } from '../../ports/clock.ts';
import type { Tx } from '../../ports/transaction.ts';
import { createCreditLimitsHandlers } from './handlers.ts';
import { statementOf } from './rules.ts';
import * as service from './service.ts';
import { stagingCreditRecords } from './staging.ts';
import type { CreditStore } from './store.ts';
import type { HoldRequest } from './types.ts';

export type CreditLimitsDeps = { readonly store: CreditStore; readonly now: Now };

/** The door of the credit-limits room: an agency's credit, and the only ways it moves. */
export function createCreditLimitsRoom(deps: CreditLimitsDeps) {
  const { store, now } = deps;
  return {
    handlers: createCreditLimitsHandlers(store),
    hold: (tx: Tx, request: HoldRequest) => service.hold(tx, request, deps),
    post: (tx: Tx, attemptId: string) => service.post(tx, attemptId, deps),
    reverse: (tx: Tx, attemptId: string) => service.reverse(tx, attemptId, deps),
    refund: (tx: Tx, part: { attemptId: string; amount: number }) => service.refund(tx, part, deps),
    remaining: store.remaining,
    /** Every movement of a record, oldest first. */
    statement: async (recordId: number) => statementOf(await store.entries(recordId)),
    /** After the staging agencies are there; a record that exists keeps what is left of it. */
    async addStagingCredit(): Promise<void> {
      for (const record of stagingCreditRecords) await store.open(record, now());
    },
  };
}
