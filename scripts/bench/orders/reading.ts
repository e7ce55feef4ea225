import { createAgencyClient } from '@agency-booking/client';
import { all } from '@agency-booking/client/events';
import type { Database } from '../../../packages/server/src/database/open.ts';
import { agencies } from '../../../packages/server/test/support/agencies.ts';
import { createTestClock } from '../../../packages/server/test/support/clock.ts';
import { startStaging } from '../../../packages/server/test/support/staging.ts';
import { startLoad } from '../events/load.ts';

const WRITERS = 2;
const PAGE = 100;

type Read = {
  readonly kind: string;
  readonly orders: number;
  readonly twice: number;
  /** Number of orders that existed when reading began but were not returned. */
  readonly missed: number;
  readonly outOfOrder: number;
  readonly madeMeanwhile: number;
  readonly changedMeanwhile: number;
  readonly seconds: number;
  readonly firstPagesMs: number;
  readonly lastPagesMs: number;
};

/**
 * Reads Horizon Travel's orders page by page with the client library, while other orders are being created, paid and
 * cancelled.
 */
export async function readAll(database: Database): Promise<Read[]> {
  const { service, stop } = await startStaging({}, { database, clock: createTestClock(new Date()) });
  const client = createAgencyClient({ ...agencies.horizon, baseUrl: `${service.url}/api/v1` });
  const clock = setInterval(() => service.clock.set(new Date()), 100);
  const load = await startLoad(service.url, { agencies: ['horizon'], atOnce: WRITERS });
  const reads: Read[] = [];
  for (const [kind, table, orders] of [
    ['cars', 'car_order', carOrders],
    ['transfers', 'transfer_order', transferOrders],
  ] as const) {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from ${table} where agency_id = (select id from agency where name = 'Horizon Travel')`,
    );
    const reportedBefore = load.answered.length;
    const seen = new Set<string>();
    let [twice, outOfOrder, latest] = [0, 0, '9'];
    const begun = performance.now();
    const pageEnds: number[] = [];
    for await (const order of orders()) {
      const id = 'orderId' in order ? order.orderId : order.id;
      const { createdAt } = order;
      if (seen.has(id)) twice += 1;
      if (createdAt > latest) outOfOrder += 1;
      seen.add(id);
      latest = createdAt;
      if (seen.size % PAGE === 0) pageEnds.push(performance.now());
    }
    const reported = load.answered.slice(reportedBefore).map(({ type }) => type);
    const made = reported.filter((type) => /\.pending/.test(type)).length;
    const tenth = Math.floor(pageEnds.length / 10);
    const each = (from: number, to: number) => (pageEnds[to - 1]! - pageEnds[from]!) / (to - 1 - from);
    reads.push({
      ...{ kind, orders: seen.size, twice, outOfOrder, seconds: (performance.now() - begun) / 1000 },
      missed: rows.filter(({ id }) => !seen.has(id)).length,
      ...{ madeMeanwhile: made, changedMeanwhile: reported.length - made },
      firstPagesMs: each(0, tenth),
      lastPagesMs: each(pageEnds.length - tenth, pageEnds.length),
    });
  }
  await load.stop();
  clearInterval(clock);
  await stop();
  return reads;

  function carOrders() {
    return all(client.listOrders, { query: { limit: PAGE } });
  }
  function transferOrders() {
    return all(client.listTransferOrders, { query: { limit: PAGE } });
  }
}
