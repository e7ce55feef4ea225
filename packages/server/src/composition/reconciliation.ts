import { parties } from '@agency-booking/connector-contracts/parties';
import { createCreditLedger } from '../features/credit-limits/store.ledger.sql.ts';
import { createPaymentLedger } from '../payment-attempts/store.ledger.sql.ts';
import type { Transact } from '../ports/transaction.ts';
import { creditLedger, processorOf, reserverOf } from '../reconciliation/counterparts.ts';
import { createReconciliation } from '../reconciliation/index.ts';
import { createReconciliationStore } from '../reconciliation/store.sql.ts';
import type { ExternalSystems } from './connect.ts';
import { partiesOfPayments } from './due.ts';
import type { Given, WorldOptions } from './given.ts';

/** Compares our ledger with the payment processor, the credit ledger, vendors and transfer suppliers. */
export function openReconciliation(
  transact: Transact,
  { suppliers, vendors, transferSuppliers, processor }: ExternalSystems,
  { database, log, metrics, now, world }: Given,
) {
  const { db } = database;
  /** Omits parties with which no order has ever been placed, because their statements are empty. */
  async function withEntries<Party extends { readonly code: string }>(
    parties: readonly Party[],
    { hasEntries }: WorldOptions,
  ): Promise<readonly Party[]> {
    const ordered = await partiesOfPayments(db);
    return parties.filter(({ code }) => hasEntries(code) || ordered.has(code));
  }
  const always = [
    processorOf(parties['payment-processor'].code, processor.readTransactions),
    creditLedger(createCreditLedger(db)),
  ];
  return createReconciliation(
    {
      store: createReconciliationStore(db),
      transact,
      payments: createPaymentLedger(db),
      async counterparts() {
        const stating = await suppliers.withStatement();
        const reservers = (world ? await withEntries(stating, world) : stating).map(({ kind, code }) =>
          kind === 'vendor'
            ? reserverOf('car', code, vendors.readReservations)
            : reserverOf('transfer', code, transferSuppliers.readReservations),
        );
        return [...always, ...reservers];
      },
      now,
      opened({ taskId, kind }, party) {
        log.warn({ task: taskId, kind, party }, 'statement difference needs operator action');
        metrics.differenceFound(kind);
      },
      ended({ unanswered, differences: _, days, ...run }) {
        log.info({ ...run, days: days.length, unanswered: unanswered.length }, 'reconciliation completed');
        metrics.booksCompared(unanswered.length === 0);
      },
    },
    (error) => log.error({ error }, 'reconciliation failed'),
  );
}
