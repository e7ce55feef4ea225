import type { Tx } from '../../ports/transaction.ts';
import { createCreditLimitsHandlers } from './handlers.ts';
import { adjustCredit, type ByHandDeps, grantCredit, setCreditActive } from './service.by-hand.ts';
import * as service from './service.ts';
import { stagingCreditRecords } from './staging.ts';
import type { FollowUp } from './store.sql.ts';
import type { HoldRequest } from './types.ts';

export function createCreditLimitsRoom(deps: service.CreditLimitsDeps & ByHandDeps) {
  const { store, now } = deps;
  return {
    handlers: createCreditLimitsHandlers(deps),
    hold: (tx: Tx, request: HoldRequest, at: Date) => service.hold(tx, request, at, deps),
    follow: (tx: Tx, followUp: FollowUp, at: Date) => service.follow(tx, followUp, at, deps),
    remaining: store.remaining,
    byHand: {
      find: deps.byHand.find,
      recordsOf: deps.byHand.recordsOf,
      statement: deps.byHand.statement,
      grant: (tx: Tx, opening: Parameters<typeof grantCredit>[1]) => grantCredit(tx, opening, deps),
      setActive: (tx: Tx, change: Parameters<typeof setCreditActive>[1]) => setCreditActive(tx, change, deps),
      adjust: (tx: Tx, move: Parameters<typeof adjustCredit>[1]) => adjustCredit(tx, move, deps),
    },
    /** Call this method after adding the staging agencies. An existing record keeps its remaining amount. */
    async addStagingCredit(): Promise<void> {
      for (const record of stagingCreditRecords) await store.open(record, now());
    },
  };
}
