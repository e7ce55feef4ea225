import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import type { PaymentSession } from '../../../packages/server/src/generated/types.ts';
import { type AgencyName, agencies } from '../../../packages/server/test/support/agencies.ts';
import { call } from '../../../packages/server/test/support/api.ts';
import { openDevice } from '../../../packages/server/test/support/device.ts';
import {
  findCarAt,
  loginAt,
  orderAt,
  payAt,
  searchCarsAt,
} from '../../../packages/server/test/support/live-booking.ts';
import { deniz } from '../../../packages/server/test/support/travellers.ts';
import { readMetric } from '../faults/process-metrics.ts';
import type { Stage } from '../faults/stage.ts';

/** Limits that are low enough for three agencies to exceed. */
export const SMALL = { MAX_REQUESTS_UNDER_WAY: '50', MAX_CONNECTIONS: '100', DATABASE_CONNECTIONS: '6' };
const CROWD: readonly AgencyName[] = ['horizon', 'meridian', 'lodos'];
const TOO_MANY = 50;
const AS_MANY_AS_MAY = 20;
const SIEGE_SECONDS = 5;
/** Time limit for a counter to increase. The request log drops an entry only after 10,000 requests are queued. */
const COUNTED_WITHIN_MS = 180_000;

/** The vendor that is down. The orders use a different vendor. */
const AWAY = 'ANADOLU';
const FAILURES_TO_OPEN = 5;
const TRAVELLERS = 3;
/** Time within which Prometheus has scraped every process twice. */
const SCRAPED_WITHIN_MS = 2_500;
const CARDS = {
  charged: '5528790000000008',
  declined: '4129111111111111',
  neverAnswered: '4000000000002081',
  neverRefunded: '4000000000005126',
};
/** Time limit for the reconciliation to run. The service checks every minute whether it is due. */
const BOOKS_WITHIN_MS = 90_000;

type Scene = {
  /** Base URL of the service's only process, without the API's base path. */
  readonly url: string;
  readonly metricsUrl: string;
  readonly databaseUrl: string;
  readonly pool: Stage['pool'];
};
type Occasion = (scene: Scene) => Promise<void>;

/** Takes a vendor down, makes the bank's statement differ from the ledger, and makes the reconciliation due. */
export async function prepare({ sandbox, pool }: Stage): Promise<void> {
  sandbox.faults.set(AWAY, 'down');
  sandbox.misstatements.set('PROCESSOR', 'addsForeign');
  await pool.query('update reconciliation_schedule set due_at = now()');
}

/**
 * Situations that do not occur in normal traffic, simulated one after another. Each situation produces data for at
 * least one panel.
 */
export const occasions: Readonly<Record<string, Occasion>> = {
  async 'payments that wait, are refused, or cannot be given back'({ url }) {
    const token = await loginAt(url, 'horizon');
    const car = await findCarAt(url, token);
    const pay = async (card: Record<string, unknown>, lastName = deniz.lastName) => {
      const { body } = await orderAt(url, token, car, { ...deniz, lastName });
      await payAt(url, token, body.id, card);
      return body.id;
    };
    await pay({ isWith3DSecure: true });
    await pay({ cardNumber: CARDS.declined });
    const [paid] = await Promise.all([
      pay({ cardNumber: CARDS.neverRefunded }),
      pay({ cardNumber: CARDS.neverAnswered }),
      pay({}, 'Timeout'),
      pay({}, 'Broken'),
    ]);
    await call(`${url}/api/v1/order/${paid}/cancel`, 'POST', { token });
  },

  /** Waits after each traveller, because Prometheus computes rates from the differences between scrapes. */
  async 'travellers who enter a wrong number and a declined card, and stay at the bank'({ url }) {
    const token = await loginAt(url, 'horizon');
    const car = await findCarAt(url, token);
    for (let traveller = 0; traveller < TRAVELLERS; traveller += 1) {
      const { body: order } = await orderAt(url, token, car);
      const body = { orderID: order.id, returnUrl: 'https://booking.horizon.example/done' };
      const session = await call<PaymentSession>(`${url}/api/v1/payment/sessions`, 'POST', { token, body });
      const device = openDevice(session.body.url!);
      await device.look();
      for (const number of ['0', CARDS.declined, CARDS.charged]) await device.submit(number);
      await wait(SCRAPED_WITHIN_MS);
    }
  },

  async 'a wrong secret'({ url }) {
    const body = { ...agencies.horizon, secret: 'sk_wrong' };
    for (let time = 0; time < 3; time += 1) {
      await call(`${url}/api/v1/auth/login`, 'POST', { body });
    }
  },

  /**
   * Only a defect causes a response that violates the contract. This situation is therefore simulated by storing a
   * value that the contract does not declare.
   */
  async 'an answer off the contract'({ url, pool }) {
    const token = await loginAt(url, 'horizon');
    const { body } = await orderAt(url, token, await findCarAt(url, token));
    await pool.query(
      `update car_order_item set product = jsonb_set(product, '{imageURL}', '7') where order_id = $1 and kind = 'car'`,
      [body.id],
    );
    await call(`${url}/api/v1/order/${body.id}`, 'GET', { token });
  },

  async 'a vendor that is away'({ url }) {
    const token = await loginAt(url, 'horizon');
    for (let failure = 0; failure < FAILURES_TO_OPEN; failure += 1) await searchCarsAt(url, token);
  },

  async 'more than can be served'({ url, metricsUrl }) {
    const tokens = await Promise.all(CROWD.map((agency) => loginAt(url, agency)));
    const siege = () => Promise.all(tokens.map((token) => besiege(`${url}/api/v1/payment/limits`, token, TOO_MANY)));
    await untilCounted(metricsUrl, 'http_server_connections_refused_total', siege);
  },

  async 'a log of requests that is full'({ url, metricsUrl, databaseUrl }) {
    const token = await loginAt(url, 'horizon');
    const locking = new pg.Client({ connectionString: databaseUrl });
    await locking.connect();
    try {
      await locking.query('begin; lock table request_log in access exclusive mode');
      const siege = () => besiege(`${url}/api/v1/helper-data/fuel-types`, token, AS_MANY_AS_MAY);
      await untilCounted(metricsUrl, 'request_log_dropped_total', siege);
    } finally {
      await locking.end();
    }
  },

  async 'the books, compared'({ pool }) {
    const giveUpAt = Date.now() + BOOKS_WITHIN_MS;
    const ran = async () => (await pool.query('select 1 from reconciliation_run')).rowCount;
    while (!(await ran()) && Date.now() < giveUpAt) await wait(1_000);
  },
};

/** Repeats an action until the metric increases or the time limit is reached. */
async function untilCounted(metricsUrl: string, name: string, happen: () => Promise<unknown>): Promise<void> {
  const giveUpAt = Date.now() + COUNTED_WITHIN_MS;
  while ((await readMetric(metricsUrl, name)) === 0 && Date.now() < giveUpAt) await happen();
}

/**
 * Runs the given number of clients for one agency. Each client waits for a response before it sends its next request.
 */
async function besiege(url: string, token: string, connections: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await autocannon({ url, headers, connections, duration: SIEGE_SECONDS });
}
