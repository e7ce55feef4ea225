import { execFileSync } from 'node:child_process';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../packages/server/test/support/api.ts';
import { externalSystemsAt } from '../../../packages/server/test/support/external-systems.ts';
import {
  findCarAt,
  loginAt,
  orderAt,
  orderTransferAt,
  payAt,
  payByLimitAt,
  payTransferAt,
  searchTransfersAt,
  theTransferOf,
} from '../../../packages/server/test/support/live-booking.ts';
import { type ServerProcess, startServerProcess } from '../../../packages/server/test/support/server-process.ts';
import { deniz } from '../../../packages/server/test/support/travellers.ts';
import { type RunningPostgres, startPostgres } from '../../ci/postgres.ts';
import { checkOut, type EarlierRelease, PREVIOUS_RELEASE } from './earlier-release.ts';
import { createServiceDatabase, PATIENT_WITH_EXTERNAL_SYSTEMS } from './stage.ts';

type Order = { readonly kind: 'car' | 'transfer'; readonly id: string };
type Found = {
  readonly status: number;
  readonly body: { readonly status?: string } & Readonly<Record<string, unknown>>;
};

const hasHistory = () => {
  try {
    execFileSync('git', ['cat-file', '-e', `${PREVIOUS_RELEASE}^{commit}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

describe.skipIf(!hasHistory())('mixed operation with the previous release', { timeout: 120_000 }, () => {
  let before: EarlierRelease;
  let postgres: RunningPostgres;
  let pool: pg.Pool;
  let sandbox: Sandbox;
  let older: ServerProcess;
  let newer: ServerProcess;
  let token: string;
  let settings: Record<string, string>;

  const start = (program?: string) => startServerProcess(settings, 'inherit', program);

  beforeAll(async () => {
    before = checkOut(process.env.PREVIOUS ?? PREVIOUS_RELEASE);
    postgres = await startPostgres();
    sandbox = await startSandbox({ port: 0 });
    const DATABASE_URL = await createServiceDatabase(postgres.url);
    pool = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
    settings = {
      APP_ENV: 'staging',
      DATABASE_URL,
      ...PATIENT_WITH_EXTERNAL_SYSTEMS,
      ...externalSystemsAt(sandbox.url),
    };
    older = await start(before.program);
    newer = await start();
    token = await loginAt(newer.url, 'horizon');
  }, 300_000);
  afterAll(async () => {
    for (const process of [older, newer]) await process?.kill();
    await pool?.end();
    await sandbox?.close();
    await postgres?.stop();
    before?.remove();
  });

  const pathOf = ({ kind, id }: Order) => `/api/v1${kind === 'car' ? '/order' : '/transfer/orders'}/${id}`;
  const read = (url: string, order: Order): Promise<Found> => call(`${url}${pathOf(order)}`, 'GET', { token });
  const cancel = (url: string, order: Order) => call(`${url}${pathOf(order)}/cancel`, 'POST', { token });

  /** Searches on one process and orders on the other. */
  async function order(searched: string, ordered: string): Promise<readonly [car: Order, transfer: Order]> {
    const car = await orderAt(ordered, token, await findCarAt(searched, token));
    const found = theTransferOf((await searchTransfersAt(searched, token)).body);
    const transfer = await orderTransferAt(ordered, token, found);
    expect([car.status, transfer.status]).toEqual([201, 201]);
    return [
      { kind: 'car', id: car.body.id },
      { kind: 'transfer', id: transfer.body.orderId },
    ];
  }
  async function pay(url: string, [car, transfer]: readonly [Order, Order]): Promise<void> {
    expect((await payAt(url, token, car.id)).body).toMatchObject({ status: 'success' });
    expect((await payTransferAt(url, token, transfer.id)).status).toBe(200);
  }

  test('the previous release starts again on the new schema', async () => {
    await older.stop();
    older = await start(before.program);
  });

  test.each([
    ['can order search results', 'searched'],
    ['can pay and cancel orders', 'ordered'],
  ])('each release %s of the other release', async (_title, at) => {
    const ways = [
      [older.url, newer.url],
      [newer.url, older.url],
    ] as const;
    for (const [one, other] of ways) {
      const orders = at === 'searched' ? await order(one, other) : await order(one, one);
      await pay(other, orders);
      for (const each of orders) expect((await cancel(one, each)).status).toBe(200);
    }
  });

  test('the previous release reads the personal data of new orders and payments like the new release', async () => {
    const orders = await order(newer.url, newer.url);
    await pay(newer.url, orders);
    for (const each of orders) {
      const [old, now] = [await read(older.url, each), await read(newer.url, each)];
      expect([old.status, now.status]).toEqual([200, 200]);
      // Responses from the previous release lack fields that were added later.
      const { availableActions, ...known } = old.body;
      expect(now.body).toMatchObject(known);
      expect(now.body.availableActions).toEqual(expect.arrayContaining(availableActions as unknown[]));
      expect(JSON.stringify(old.body)).toContain(deniz.lastName);
    }
    const limit = await orderAt(newer.url, token, await findCarAt(newer.url, token));
    expect((await payByLimitAt(older.url, token, limit.body.id)).body).toMatchObject({ status: 'success' });
  });

  test('neither release writes personal data in plain text, and the new release starts again', async () => {
    const orders = [...(await order(older.url, older.url)), ...(await order(newer.url, newer.url))];
    const rows = await pool.query(
      `select to_jsonb(car_order) as row from car_order where id = any($1)
         union all select to_jsonb(transfer_order) from transfer_order where id = any($1)`,
      [orders.map(({ id }) => id)],
    );
    expect(rows.rows).toHaveLength(4);
    expect(JSON.stringify(rows.rows)).not.toContain(deniz.lastName);
    await newer.stop();
    newer = await start();
  });
});
