import { onShareOf } from '../database/shares.ts';
import type { LimitStore } from '../http/limits.ts';
import { tellFigures } from './figures.ts';
import type { Given } from './given.ts';
import type { Rooms } from './rooms.ts';

const CLEANING_INTERVAL_MILLISECONDS = 60_000;

type Served = { readonly limitStore: LimitStore; readonly isClosing: () => boolean };

/**
 * What goes on beside the requests: payments are finished, reservations watched, rates fetched, books compared, who waits is told, what
 * has expired is deleted.
 */
export function startJobs(rooms: Rooms, { limitStore, isClosing }: Served, given: Given) {
  const { log, now, recoversPayments = true } = given;
  const { auth, attempts, events, webhooks, exchangeRates, payments, carSearch } = rooms;
  const { personalData, reconciliation, sealPeople } = rooms;
  const { transferSearch, transferOrders, creditCheck, idempotencyKeys } = rooms;
  const expiring = {
    logins: auth.deleteExpiredLogins,
    'car searches': carSearch.deleteExpiredSearches,
    'transfer searches': transferSearch.deleteExpiredSearches,
    'credit checks': creditCheck.deleteExpired,
    'people of orders and payments': sealPeople,
    'documents of passengers': transferOrders.eraseDocuments,
    'people of old orders': personalData.eraseOld,
    'idempotency keys': () => idempotencyKeys.deleteExpired(now()),
    'pages of banks': payments.dropChallenges,
    'card tries': payments.deleteExpiredCardTries,
    events: events.deleteExpired,
    'webhook deliveries': webhooks.deleteExpired,
    'secrets of webhooks': webhooks.resealSecrets,
    'windows of limits': limitStore.deleteExpired,
  };
  let lastCleanedAt = now();
  async function clean(): Promise<void> {
    const all = Object.entries(expiring).map(async ([what, deleteExpired]) => {
      const isDone = deleteExpired().then(() => true);
      return isDone.catch((error) => void log.error({ error, what }, 'the cleaning failed'));
    });
    if ((await Promise.all(all)).every(Boolean)) lastCleanedAt = now();
  }
  const cleaning = onShareOf('cleaning', () => setInterval(clean, CLEANING_INTERVAL_MILLISECONDS).unref());
  onShareOf('events', () => events.news.start(isClosing));
  const { money, watch, overdue } = attempts.worker;
  if (recoversPayments) {
    onShareOf('payments', () => [money, overdue].map((rounds) => rounds.start()));
    onShareOf('watching', () => watch.start());
    onShareOf('reconciliation', () => reconciliation.daily.start());
    onShareOf('webhooks', () => webhooks.worker.start());
  }
  const fetched = recoversPayments ? onShareOf('exchange rates', exchangeRates.fetching.start) : Promise.resolve();
  tellFigures(
    rooms,
    {
      money: money.lastRoundAt,
      watch: watch.lastRoundAt,
      overdue: overdue.lastRoundAt,
      webhooks: webhooks.worker.lastRoundAt,
      cleaning: () => lastCleanedAt,
    },
    given,
  );

  return {
    /** The first fetch of exchange rates is over, with or without an answer. */
    fetched,
    async stop(): Promise<void> {
      clearInterval(cleaning);
      const jobs = [money, overdue, watch, events.news, webhooks.worker, reconciliation.daily, exchangeRates.fetching];
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
