import { setTimeout as wait } from 'node:timers/promises';
import type { Challenge } from '../../../../packages/server/test/support/device.ts';
import type { Stage } from '../stage.ts';

const POLL_MS = 250;
const SETTLES_WITHIN_MS = 60_000;

/** Expires the session and the bank's page, as if the traveller never came back. */
export async function endTime(orderId: string, stage: Stage): Promise<readonly string[]> {
  const inTime = await expireSessions(orderId, stage);
  await stage.pool.query(
    `update payment_attempt set deadline_at = now(), due_at = now()
     where order_id = $1 and status = 'awaiting3ds' and due_at = deadline_at`,
    [orderId],
  );
  return inTime;
}

/** Returns the bank's pages for all of the order's payments, including those that no browser has received. */
export async function challengesOf(orderId: string, { pool, sandbox }: Stage): Promise<readonly Challenge[]> {
  const { rows } = await pool.query<{ id: string }>('select id from payment_attempt where order_id = $1', [orderId]);
  const own = sandbox.transactions().filter(({ reference }) => rows.some(({ id }) => id === reference));
  return own.flatMap(({ session }) => (session ? [{ url: `${sandbox.url}/bank/3ds`, session }] : []));
}

/** Expires the order's sessions at a time when no payment is being started. Returns the attempts made before then. */
export async function expireSessions(orderId: string, { pool }: Stage): Promise<readonly string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from car_order where id = $1 for update', [orderId]);
    await client.query(
      `update payment_session set expires_at = clock_timestamp()
       where order_id = $1 and expires_at > clock_timestamp()`,
      [orderId],
    );
    const { rows } = await client.query<{ id: string }>('select id from payment_attempt where order_id = $1', [
      orderId,
    ]);
    await client.query('commit');
    return rows.map(({ id }) => id);
  } finally {
    client.release();
  }
}

/** Returns one line for each payment that was started after its session had expired. */
export async function lateStarts(orderId: string, inTime: readonly string[], { pool }: Stage): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from payment_attempt where order_id = $1 and payment_session_id is not null and id <> all($2)',
    [orderId, inTime],
  );
  return rows.map(({ id }) => `${id} of ${orderId} began after its session had expired`);
}

/** Waits until no payment of the order is in progress. Returns one line if that takes too long. */
export async function settle(orderId: string, { pool }: Stage): Promise<string[]> {
  const giveUpAt = Date.now() + SETTLES_WITHIN_MS;
  for (;;) {
    const { rows } = await pool.query<{ id: string; status: string }>(
      `select id, status from payment_attempt where order_id = $1 and deadline_at is not null
       union all select id, status from payment_session where order_id = $1 and status = 'processing'`,
      [orderId],
    );
    if (rows.length === 0) return [];
    if (Date.now() > giveUpAt) return rows.map(({ id, status }) => `${id} is still ${status}`);
    await wait(POLL_MS);
  }
}
