import type { FairPool } from '../database/pool.ts';
import { onShareOf } from '../database/shares.ts';
import { createAttemptFigures } from '../payment-attempts/store.figures.sql.ts';
import type { AttemptTables } from '../payment-attempts/store.rows.sql.ts';
import type { Given } from './given.ts';
import type { Rooms } from './rooms.ts';

type LastRounds = Readonly<Record<string, () => Date | undefined>>;

export function registerMetrics(
  { attempts, exchangeRates, payments }: Rooms,
  lastRounds: LastRounds,
  { database, metrics, now }: Given,
): void {
  const { unfinished, lagSeconds } = createAttemptFigures(database.db.withTables<AttemptTables>());

  // Read the pool first, because the other metrics also use connections.
  metrics.read('pool', () => connectionsOf(database.pool));
  metrics.read('operatorTasks', async () => ({
    operator_tasks_open: await onShareOf('metrics', async () => ({
      ...(await attempts.tasks.countOpen()),
      ...(await exchangeRates.countTasks()),
    })),
  }));
  metrics.read('exchangeRates', async () => ({
    exchange_rates_age_seconds: await onShareOf('metrics', exchangeRates.ageSeconds),
  }));
  metrics.read('payments', () =>
    onShareOf('metrics', async () => {
      const found = await unfinished(now());
      return {
        payment_attempts_unfinished: Object.fromEntries(found.map(({ status, count }) => [status, count])),
        payment_attempts_oldest_seconds: Object.fromEntries(found.map((one) => [one.status, one.oldestSeconds])),
        background_lag_seconds: {
          money: await lagSeconds('money', now()),
          watch: await lagSeconds('watch', now()),
        },
      };
    }),
  );
  metrics.read('paymentSessions', async () => {
    const found = await onShareOf('metrics', payments.sessionFigures);
    return {
      payment_sessions_unfinished: Object.fromEntries(found.map(({ status, count }) => [status, count])),
      payment_sessions_oldest_seconds: Object.fromEntries(found.map((one) => [one.status, one.oldestSeconds])),
    };
  });
  metrics.read('loops', () => ({
    background_round_age_seconds: Object.fromEntries(
      Object.entries(lastRounds).flatMap(([loop, lastRoundAt]) => {
        const at = lastRoundAt();
        return at ? [[loop, (now().getTime() - at.getTime()) / 1000]] : [];
      }),
    ),
  }));
}

/** Groups all agencies under one label. One label per agency would create a separate metric series for each agency. */
const shareLabel = (share: string) => (share.startsWith('agency ') ? 'agencies' : share);

function connectionsOf(pool: FairPool) {
  const { held, waiting } = pool.usage();
  const usedBy: Record<string, number> = {};
  for (const [share, count] of held) usedBy[shareLabel(share)] = (usedBy[shareLabel(share)] ?? 0) + count;
  return {
    db_client_connections: { used: pool.totalCount - pool.idleCount, idle: pool.idleCount },
    db_client_connections_used_by: usedBy,
    db_client_connections_max: pool.options.max,
    db_client_connections_pending: waiting,
  };
}
