import { setTimeout as wait } from 'node:timers/promises';
import { createBookingPort as createCarBookingPort } from '../features/car-orders/booking.ts';
import type { CarOrderStore } from '../features/car-orders/store.sql.ts';
import { createCardCharging } from '../features/payments/card-charging.ts';
import { createBookingPort as createTransferBookingPort } from '../features/transfer-orders/booking.ts';
import type { TransferOrderStore } from '../features/transfer-orders/store.ts';
import { createAttempts } from '../payment-attempts/index.ts';
import { type Credit, createLimitCharging } from '../payment-attempts/limit-charging.ts';
import { durationsFor } from '../payment-attempts/rules.ts';
import type { AttemptTables } from '../payment-attempts/store.rows.sql.ts';
import { createAttemptStore } from '../payment-attempts/store.sql.ts';
import { createTaskStore, type TaskTables } from '../payment-attempts/store.tasks.sql.ts';
import type { Transact } from '../ports/transaction.ts';
import type { ExternalSystems } from './connect.ts';
import { callingFor } from './external-calls.ts';
import type { Given } from './given.ts';

type Parts = {
  readonly carOrderStore: CarOrderStore;
  readonly transferOrderStore: TransferOrderStore;
  readonly creditLimits: Credit;
  readonly transact: Transact;
};

/** Creates the payments module, which depends only on stores and connectors. */
export function createPayments(
  { carOrderStore, transferOrderStore, creditLimits, transact }: Parts,
  { vendors, transferSuppliers, processor }: ExternalSystems,
  { config, database, keys, log, now, randomBytes }: Given,
) {
  const longestCallMilliseconds = Math.max(
    config.processor.deadlineMilliseconds,
    config.vendor.reservationDeadlineMilliseconds,
  );
  return createAttempts(
    {
      store: createAttemptStore(database.db.withTables<AttemptTables>(), {
        randomBytes,
        sealing: keys.personalData,
      }),
      transact,
      booking: {
        car: createCarBookingPort({ store: carOrderStore, ...vendors }),
        transfer: createTransferBookingPort({ store: transferOrderStore, transact, ...transferSuppliers, now }),
      },
      charging: { card: createCardCharging(processor), limit: createLimitCharging(creditLimits) },
      now,
      randomBytes,
      wait,
      alert: ({ id, orderId, party, status }) =>
        log.warn({ orderId, attempt: id, party, status }, 'payment stuck past its deadline'),
      refused: (refusal) => log.warn(refusal, 'party refused an order request'),
      tasks: createTaskStore(database.db.withTables<TaskTables>()),
      taskOpened: ({ id, kind, attemptId, reason }) =>
        log.warn({ task: id, kind, attempt: attemptId, reason }, 'payment needs operator action'),
      durations: durationsFor({ longestCallMilliseconds }),
      callingFor,
      signing: keys.payRequests,
    },
    (error) => log.error({ error }, 'payment attempt could not be advanced'),
  );
}
