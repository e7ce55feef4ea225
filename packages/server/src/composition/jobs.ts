import { onShareOf } from '../database/shares.ts';
import type { LimitStore } from '../http/limits.ts';
import { regularly } from '../shared/regularly.ts';
import { registerMetrics } from './figures.ts';
import type { Given } from './given.ts';
import { PORTAL_SHARE, type Portal } from './portal.ts';
import type { Rooms } from './rooms.ts';

const MINUTE_MILLISECONDS = 60_000;
/** This interval is short because members wait on the page for the email that they have requested. */
const MAIL_INTERVAL_MILLISECONDS = 2_000;
/** This interval is short enough for agencies to be notified within a minute. */
const LAPSING_INTERVAL_MILLISECONDS = 20_000;

type Served = {
  readonly limitStore: LimitStore;
  readonly isClosing: () => boolean;
  readonly portal: Portal | undefined;
};

type Loop = {
  readonly everyMilliseconds: number;
  /** Runs one round. */
  readonly runOnce: () => Promise<unknown>;
  readonly start: () => unknown;
  readonly stop: () => unknown;
  readonly lastRoundAt: () => Date | undefined;
};
export type Job = Loop & {
  /** The loop's label in the metrics. */
  readonly name: string;
  /** Name of the job's share of the database connections. */
  readonly share: string;
};
type Tasks = Readonly<Record<string, () => Promise<unknown>>>;

/** Returns every background job of the service. */
function jobsOf(rooms: Rooms, { limitStore, isClosing, portal }: Served, given: Given): readonly Job[] {
  const { log, now } = given;
  const { money, overdue, watch } = rooms.attempts.worker;
  const { news, deleteExpired } = rooms.events;
  const every = (everyMilliseconds: number, message: string, work: () => Promise<unknown>): Loop =>
    regularly(work, { everyMilliseconds, now, onError: (error) => log.error({ error }, message) });
  const written = <Writing extends { readonly flush: () => Promise<void> }>(writing: Writing) => ({
    ...writing,
    runOnce: writing.flush,
  });
  /** Runs all tasks every minute. A round succeeds only if all of its tasks succeed. */
  const everyMinute = (tasks: Tasks): Loop =>
    every(MINUTE_MILLISECONDS, 'cleanup incomplete', async () => {
      const all = Object.entries(tasks).map(async ([what, task]) => {
        const isDone = task().then(() => true);
        return isDone.catch((error) => void log.error({ error, what }, 'cleanup job failed'));
      });
      if (!(await Promise.all(all)).every(Boolean)) throw new Error('At least one task failed.');
    });

  return [
    { name: 'money', share: 'payments', ...money, runOnce: money.runInOrder },
    { name: 'overdue', share: 'payments', ...overdue, runOnce: overdue.runInOrder },
    { name: 'watch', share: 'watching', ...watch, runOnce: watch.runInOrder },
    { name: 'events', share: 'events', ...news, start: () => news.start(isClosing) },
    { name: 'webhooks', share: 'webhooks', ...rooms.webhooks.worker, runOnce: rooms.webhooks.worker.runInOrder },
    { name: 'reconciliation', share: 'reconciliation', ...rooms.reconciliation.daily },
    { name: 'exchangeRates', share: 'exchange rates', ...rooms.exchangeRates.fetching },
    { name: 'requestLog', share: 'request log', ...written(rooms.requestLog.writing) },
    { name: 'externalCalls', share: 'calls outside', ...written(rooms.externalCalls.writing) },
    {
      ...{ name: 'lapsing', share: 'lapsing' },
      ...every(LAPSING_INTERVAL_MILLISECONDS, 'expired orders could not be closed', () => endLapsedOrders(rooms)),
    },
    {
      ...{ name: 'mail', share: PORTAL_SHARE },
      ...every(MAIL_INTERVAL_MILLISECONDS, 'portal mail delivery failed', async () => portal?.sendMail()),
    },
    {
      ...{ name: 'transferChanges', share: 'cleaning' },
      ...everyMinute({ 'changes that suppliers have not answered': rooms.transferOrders.finishChanges }),
    },
    {
      ...{ name: 'resealing', share: 'cleaning' },
      ...everyMinute({
        'written format': given.written.look,
        'people of orders and payments': rooms.personalData.reseal,
        'secrets of webhooks': rooms.webhooks.resealSecrets,
        'keys of suppliers': rooms.suppliers.resealKeys,
      }),
    },
    {
      ...{ name: 'cleaning', share: 'cleaning' },
      ...everyMinute({
        logins: rooms.auth.deleteExpiredLogins,
        'car searches': rooms.carSearch.deleteExpiredSearches,
        'transfer searches': rooms.transferSearch.deleteExpiredSearches,
        'credit checks': rooms.creditCheck.deleteExpired,
        'documents of passengers': rooms.transferOrders.eraseDocuments,
        'people of old orders': rooms.personalData.eraseOld,
        'idempotency keys': () => rooms.idempotencyKeys.deleteExpired(now()),
        'pages of banks': rooms.payments.dropChallenges,
        'card tries': rooms.payments.deleteExpiredCardTries,
        requests: rooms.requestLog.deleteExpired,
        'bodies of requests': rooms.requestLog.deleteBodies,
        'calls outside': rooms.externalCalls.deleteExpired,
        events: deleteExpired,
        'webhook deliveries': rooms.webhooks.deleteExpired,
        'windows of limits': limitStore.deleteExpired,
        ...(portal && { 'sessions of the portal': portal.deleteExpired, 'expired approvals': portal.reportExpired }),
      }),
    },
  ];
}

export function startJobs(rooms: Rooms, served: Served, given: Given) {
  const { runs = () => true } = given;
  const jobs = jobsOf(rooms, served, given);
  const started = new Map(
    jobs.filter(({ name }) => runs(name)).map(({ name, share, start }) => [name, onShareOf(share, start)]),
  );
  registerMetrics(rooms, Object.fromEntries(jobs.map(({ name, lastRoundAt }) => [name, lastRoundAt])), given);
  return {
    /** Every job, whether or not it was started. */
    all: jobs.map(({ runOnce, ...job }): Job => ({ ...job, runOnce: () => onShareOf(job.share, runOnce) })),
    /** Resolves after the first fetch of exchange rates, whether or not it succeeded. */
    fetched: Promise.resolve(started.get('exchangeRates')),
    async stop(): Promise<void> {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

/** Expires overdue unpaid orders and payment sessions, even if no client reads them. */
export async function endLapsedOrders({ carOrders, transferOrders, payments }: Rooms): Promise<void> {
  await carOrders.removeLapsed();
  await transferOrders.expireLapsed();
  await payments.expireSessions();
}
