import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/database/open.ts';
import { call } from '../support/api.ts';
import { type Balancer, startBalancer } from '../support/balancer.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { checkInvariants } from '../support/invariants.ts';
import { externalRecordOf, type FoundCar, findCarAt, loginAt, orderAt, payAt } from '../support/live-booking.ts';
import { openPostgresTestDatabase } from '../support/postgres-database.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { keepCalling, type Seen } from '../support/traffic.ts';

/** Number of restart rounds. `ROLLING_ROUNDS=12` makes about 10,000 calls. */
const ROUNDS = Number(process.env.ROLLING_ROUNDS ?? 1);
const CALLS_A_SECOND = 50;

describe('three processes behind a load balancer with 50 calls a second', { timeout: 900_000 }, () => {
  let database: Database;
  let sandbox: Sandbox;
  let balancer: Balancer;
  let processes: ServerProcess[];
  let token: string;
  let car: FoundCar;

  const start = async () => {
    const server = await startServerProcess({
      APP_ENV: 'staging',
      DATABASE_URL: String(database.pool.options.connectionString),
      DRAIN_DELAY_SECONDS: '1',
      ...externalSystemsAt(sandbox.url),
    });
    await balancer.add(server.url);
    return server;
  };

  beforeAll(async () => {
    database = await openPostgresTestDatabase(process.env.TEST_DATABASE_URL!);
    sandbox = await startSandbox({ port: 0 });
    balancer = await startBalancer();
    processes = await Promise.all([start(), start(), start()]);
    token = await loginAt(balancer.url, 'horizon');
    car = await findCarAt(balancer.url, token);
  });

  afterAll(async () => {
    await balancer.close();
    await Promise.all(processes.map(({ kill }) => kill()));
    await sandbox.close();
    await database.close();
  });

  /** Generates traffic. Every tenth call orders a car and pays for it. */
  const traffic = () =>
    keepCalling(CALLS_A_SECOND, async (number) => {
      if (number % 10 > 0) return call(`${balancer.url}/api/v1/payment/limits`, 'GET', { token });
      const order = await orderAt(balancer.url, token, car);
      return order.status === 201 ? payAt(balancer.url, token, order.body.id) : order;
    });

  async function replaceEach(): Promise<Seen> {
    const calling = traffic();
    for (let replaced = 0; replaced < ROUNDS * processes.length; replaced += 1) {
      const [old, ...others] = processes;
      processes = [...others, await start()];
      await old!.stop();
    }
    return calling.stop();
  }

  async function expectNoneFailed({ answers, unanswered }: Seen): Promise<void> {
    expect(unanswered).toEqual([]);
    expect(answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`)).toEqual([]);
    console.log(`${answers.length} calls, none failed`);
    await checkInvariants(database, new Date(), externalRecordOf(sandbox));
  }

  test('a rolling restart fails no call', async () => {
    await expectNoneFailed(await replaceEach());
  });

  test('a roll-back to this release starts on a newer schema and fails no call', async () => {
    await database.pool.query(`do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('alter table %I add column from_a_newer_release integer', name);
      end loop;
    end $$`);
    await database.pool.query(
      `insert into kysely_migration (name, timestamp, checksum) values ('9999-of-a-later-release', '', 'unknown here')`,
    );
    await expectNoneFailed(await replaceEach());
  });
});
