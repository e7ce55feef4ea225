import type pg from 'pg';
import type { Now } from '../ports/clock.ts';
import { onShareOf } from './shares.ts';

/** Maximum wait in milliseconds, shorter than the timeout of a load balancer. */
const PATIENCE_MS = 1_000;
/**
 * Time in milliseconds for which a result is reused, because the check needs no credentials and each run costs a write.
 */
const COUNTS_FOR_MS = 1_000;
const FILLS_A_PAGE = 8_000;

/** Creates the readiness check, which verifies that the database accepts writes in time. */
export function createReadiness(pool: Pick<pg.Pool, 'query'>, now: Now, patienceMilliseconds = PATIENCE_MS) {
  let last = { at: Number.NEGATIVE_INFINITY, isReady: false };
  let underWay: Promise<boolean> | undefined;

  /** Inserts and deletes a probe row. Statements sent together form one transaction, so no row remains. */
  const write = () =>
    onShareOf('readiness', () =>
      pool.query(
        `insert into readiness_probe (filler) values (repeat('x', ${FILLS_A_PAGE})); delete from readiness_probe`,
      ),
    );

  async function look(): Promise<boolean> {
    const isReady = await write().then(
      () => true,
      () => false,
    );
    last = { at: now().getTime(), isReady };
    underWay = undefined;
    return isReady;
  }

  return async (): Promise<boolean> => {
    if (now().getTime() - last.at < COUNTS_FOR_MS) return last.isReady;
    underWay ??= look();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMilliseconds);
    });
    return Promise.race([underWay, tooLate]).finally(() => clearTimeout(timer));
  };
}
