import type pg from 'pg';
import type { Now } from '../ports/clock.ts';
import { onShareOf } from './shares.ts';

/** Less than a balancer waits for an answer. */
const PATIENCE_MS = 1_000;
/** The check needs no credentials, and each costs a write. */
const COUNTS_FOR_MS = 1_000;
const FILLS_A_PAGE = 8_000;

/** Whether work can be done: rows can be written, and in good time. */
export function createReadiness(pool: Pick<pg.Pool, 'query'>, now: Now, patienceMilliseconds = PATIENCE_MS) {
  let last = { at: Number.NEGATIVE_INFINITY, isReady: false };
  let underWay: Promise<boolean> | undefined;

  /** Statements that are sent together are one transaction: nothing stays. */
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
