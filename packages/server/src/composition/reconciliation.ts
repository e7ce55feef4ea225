import { parties } from '@agency-booking/connector-contracts/parties';
import { createCreditLedger } from '../features/credit-limits/store.ledger.sql.ts';
import { createPaymentLedger } from '../payment-attempts/store.ledger.sql.ts';
import type { Transact } from '../ports/transaction.ts';
import { creditLedger, processorOf, reserverOf } from '../reconciliation/counterparts.ts';
import { createReconciliation } from '../reconciliation/index.ts';
import { createReconciliationStore } from '../reconciliation/store.sql.ts';
import type { ExternalSystems } from './connect.ts';
import type { Given } from './given.ts';

/** Compares our ledger with the payment processor, the credit ledger, vendors and transfer suppliers. */
export function openReconciliation(
  transact: Transact,
  { suppliers, vendors, transferSuppliers, processor }: ExternalSystems,
  { database, log, metrics, now }: Given,
) {
  const { db } = database;
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
        const reservers = (await suppliers.withStatement()).map(({ kind, code }) =>
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
