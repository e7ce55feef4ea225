import { onShareOf } from '../database/shares.ts';
import type { LimitStore } from '../http/limits.ts';
import { regularly } from '../shared/regularly.ts';
import { registerMetrics } from './figures.ts';
import type { Given } from './given.ts';
import { PORTAL_SHARE, type Portal } from './portal.ts';
import type { Rooms } from './rooms.ts';

const CLEANING_INTERVAL_MILLISECONDS = 60_000;
/** Interval of the email job, short because members wait on the page for the email they requested. */
const MAIL_INTERVAL_MILLISECONDS = 2_000;
/** Interval of the expiry job, short enough for agencies to be notified within a minute. */
const LAPSING_INTERVAL_MILLISECONDS = 20_000;

type Served = {
  readonly limitStore: LimitStore;
  readonly isClosing: () => boolean;
  readonly portal: Portal | undefined;
};

export function startJobs(rooms: Rooms, { limitStore, isClosing, portal }: Served, given: Given) {
  const { log, now, recoversPayments = true } = given;
  const { auth, attempts, events, webhooks, exchangeRates, payments, carSearch } = rooms;
  const { personalData, reconciliation, sealPeople } = rooms;
  const requestLog = rooms.requestLog.writing;
  const externalCalls = rooms.externalCalls.writing;
  const { transferSearch, transferOrders, creditCheck, idempotencyKeys } = rooms;
  const expiring = {
    'written format': given.written.look,
    logins: auth.deleteExpiredLogins,
    'car searches': carSearch.deleteExpiredSearches,
    'transfer searches': transferSearch.deleteExpiredSearches,
    'credit checks': creditCheck.deleteExpired,
    'people of orders and payments': sealPeople,
    'documents of passengers': transferOrders.eraseDocuments,
    'changes that suppliers have not answered': transferOrders.finishChanges,
    'people of old orders': personalData.eraseOld,
    'idempotency keys': () => idempotencyKeys.deleteExpired(now()),
    'pages of banks': payments.dropChallenges,
    'card tries': payments.deleteExpiredCardTries,
    requests: rooms.requestLog.deleteExpired,
    'calls outside': rooms.externalCalls.deleteExpired,
    events: events.deleteExpired,
    'webhook deliveries': webhooks.deleteExpired,
    'secrets of webhooks': webhooks.resealSecrets,
    'keys of suppliers': rooms.suppliers.resealKeys,
    'windows of limits': limitStore.deleteExpired,
    ...(portal && { 'sessions of the portal': portal.deleteExpired, 'expired approvals': portal.reportExpired }),
  };
  let lastCleanedAt = now();
  async function clean(): Promise<void> {
    const all = Object.entries(expiring).map(async ([what, deleteExpired]) => {
      const isDone = deleteExpired().then(() => true);
      return isDone.catch((error) => void log.error({ error, what }, 'cleanup job failed'));
    });
    if ((await Promise.all(all)).every(Boolean)) lastCleanedAt = now();
  }
  const cleaning = onShareOf('cleaning', () => setInterval(clean, CLEANING_INTERVAL_MILLISECONDS).unref());
  onShareOf('events', () => events.news.start(isClosing));
  const lapsing = regularly(() => endLapsedOrders(rooms), {
    everyMilliseconds: LAPSING_INTERVAL_MILLISECONDS,
    now,
    onError: (error) => log.error({ error }, 'expired orders could not be closed'),
  });
  const mailing = regularly(async () => portal?.sendMail(), {
    everyMilliseconds: MAIL_INTERVAL_MILLISECONDS,
    now,
    onError: (error) => log.error({ error }, 'portal mail delivery failed'),
  });
  const { money, watch, overdue } = attempts.worker;
  if (recoversPayments) {
    onShareOf('payments', () => [money, overdue].map((rounds) => rounds.start()));
    onShareOf('request log', requestLog.start);
    onShareOf('calls outside', externalCalls.start);
    onShareOf('watching', () => watch.start());
    onShareOf('reconciliation', () => reconciliation.daily.start());
    onShareOf('webhooks', () => webhooks.worker.start());
    onShareOf('lapsing', () => lapsing.start());
    if (portal) onShareOf(PORTAL_SHARE, () => mailing.start());
  }
  const fetched = recoversPayments ? onShareOf('exchange rates', exchangeRates.fetching.start) : Promise.resolve();
  registerMetrics(
    rooms,
    {
      money: money.lastRoundAt,
      watch: watch.lastRoundAt,
      overdue: overdue.lastRoundAt,
      webhooks: webhooks.worker.lastRoundAt,
      lapsing: lapsing.lastRoundAt,
      events: events.news.lastRoundAt,
      reconciliation: reconciliation.daily.lastRoundAt,
      exchangeRates: exchangeRates.fetching.lastRoundAt,
      requestLog: requestLog.lastRoundAt,
      externalCalls: externalCalls.lastRoundAt,
      mail: mailing.lastRoundAt,
      cleaning: () => lastCleanedAt,
    },
    given,
  );

  return {
    /** Resolves after the first fetch of exchange rates, whether or not it succeeded. */
    fetched,
    async stop(): Promise<void> {
      clearInterval(cleaning);
      const { daily } = reconciliation;
      const jobs = [
        requestLog,
        money,
        overdue,
        watch,
        lapsing,
        mailing,
        events.news,
        webhooks.worker,
        daily,
        exchangeRates.fetching,
        externalCalls,
      ];
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Expires overdue unpaid orders, even if no client reads them. */
export async function endLapsedOrders({ carOrders, transferOrders }: Rooms): Promise<void> {
  await carOrders.removeLapsed();
  await transferOrders.expireLapsed();
}
