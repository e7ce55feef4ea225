import pg from 'pg';
import type { DatabaseConfig } from '../config/config.ts';

const LOOK_EVERY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Selects a row if a commit by the current role is waiting for a receiver in `synchronous_standby_names`. */
const WAITING = `
  select current_setting('synchronous_standby_names') as receivers
  from pg_stat_activity where usename = current_user and wait_event = 'SyncRep' limit 1`;

/**
 * Reports once if commits are waiting for a receiver in `synchronous_standby_names`, for example after a restore. Such
 * commits wait indefinitely. Returns a function that stops the check.
 */
export function reportCommitWaits(database: DatabaseConfig, report: (line: string) => void): () => void {
  if (database.kind === 'embedded') return () => {};
  const connectionString = database.migrationUrl ?? database.url;

  async function look(): Promise<void> {
    const receivers = await receiversAwaited(connectionString).catch(() => undefined);
    if (isStopped) return;
    if (receivers === undefined) {
      timer.refresh();
      return;
    }
    report(
      `A commit waits until a receiver of synchronous_standby_names (${receivers}) has stored it. Start ` +
        'receive-wal.sh; the commit then continues.',
    );
  }

  let isStopped = false;
  const timer = setTimeout(() => void look(), LOOK_EVERY_MS).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function receiversAwaited(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    const { rows } = await client.query<{ receivers: string }>(WAITING);
    return rows[0]?.receivers;
  } finally {
    await client.end();
  }
}
