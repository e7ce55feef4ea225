import { onShareOf } from '../database/shares.ts';
import type { LimitStore } from '../http/limits.ts';
import type { Given } from './given.ts';
import type { Rooms } from './rooms.ts';

const CLEANING_INTERVAL_MILLISECONDS = 60_000;

/** What goes on beside the requests: payments are finished, reservations watched, what has expired is deleted. */
export function startJobs(rooms: Rooms, limitStore: LimitStore, { log, metrics, now, recoversPayments = true }: Given) {
  const { auth, attempts, payments, carOrders, carSearch } = rooms;
  const { transferSearch, transferOrders, creditCheck, idempotencyKeys } = rooms;
  const expiring = {
    logins: auth.deleteExpiredLogins,
    'car searches': carSearch.deleteExpiredSearches,
    'transfer searches': transferSearch.deleteExpiredSearches,
    'credit checks': creditCheck.deleteExpired,
    'names of car orders': carOrders.indexNames,
    'names of transfer orders': transferOrders.indexNames,
    'details of passengers': transferOrders.protectPassengers,
    'idempotency keys': () => idempotencyKeys.deleteExpired(now()),
    'card tries': payments.deleteExpiredCardTries,
    'windows of limits': limitStore.deleteExpired,
  };
  function clean(): void {
    for (const [what, deleteExpired] of Object.entries(expiring)) {
      deleteExpired().catch((error) => log.error({ error, what }, 'the cleaning failed'));
    }
  }
  const cleaning = onShareOf('cleaning', () => setInterval(clean, CLEANING_INTERVAL_MILLISECONDS).unref());
  metrics.readOpenTasks(() => onShareOf('metrics', attempts.tasks.countOpen));
  const { money, watch, overdue } = attempts.worker;
  if (recoversPayments) {
    onShareOf('payments', () => [money, overdue].map((rounds) => rounds.start()));
    onShareOf('watching', () => watch.start());
  }

  return {
    async stop(): Promise<void> {
      clearInterval(cleaning);
      await Promise.all([money, overdue, watch].map((rounds) => rounds.stop()));
    },
  };
}
