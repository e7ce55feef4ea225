import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../../../scripts/ci/postgres.ts';
import { readConfig } from '../../src/config/config.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { call } from '../support/api.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { checkInvariants } from '../support/invariants.ts';
import { externalRecordOf, type FoundCar, findCarAt, loginAt, orderAt, payAt } from '../support/live-booking.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { keepCalling, type Seen, type Traffic } from '../support/traffic.ts';

const TERMINATIONS = 60;
const RESTARTS = 3;

/** Waits until the given number of further calls have been answered. */
async function answered({ answers }: Traffic, count: number): Promise<void> {
  const wanted = answers.length + count;
  await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(wanted), { timeout: 30_000 });
}

describe('two processes under load with a separate PostgreSQL server', { timeout: 180_000 }, () => {
  let postgres: RunningPostgres;
  let database: Database;
  let sandbox: Sandbox;
  let processes: ServerProcess[];
  let token: string;
  let car: FoundCar;

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openDatabase(readConfig({ APP_ENV: 'staging', DATABASE_URL: postgres.url }));
    sandbox = await startSandbox({ port: 0 });
    const environment = { APP_ENV: 'staging', DATABASE_URL: postgres.url, ...externalSystemsAt(sandbox.url) };
    processes = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
    token = await loginAt(processes[0]!.url, 'horizon');
    car = await findCarAt(processes[0]!.url, token);
  });

  afterAll(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
    await sandbox.close();
    await database.close();
    await postgres.stop();
  });

  const limitsAt = (url: string) => call(`${url}/api/v1/payment/limits`, 'GET', { token });

  /** Generates traffic. Every third call orders a car and pays for it; the other calls only read. */
  const traffic = () =>
    keepCalling(20, async (number) => {
      const { url } = processes[number % 2]!;
      if (number % 3 > 0) return limitsAt(url);
      const order = await orderAt(url, token, car);
      return order.status === 201 ? payAt(url, token, order.body.id) : order;
    });

  /**
   * Expects that each call succeeds or returns a declared error, that two processes are running, and that the ledger is
   * consistent.
   */
  async function expectOnlyDeclaredErrors({ answers, unanswered }: Seen): Promise<void> {
    expect(unanswered).toEqual([]);
    const failed = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of failed) {
      expect([404, 500]).toContain(status);
      expect(body).toMatchObject({ key: expect.any(String), description: expect.any(String) });
    }
    expect(answers.length).toBeGreaterThan(failed.length);
    expect(processes.filter(({ hasEnded }) => hasEnded())).toEqual([]);

    const live = () => database.pool.query(`select id, status from payment_attempt where deadline_at is not null`);
    await vi.waitFor(async () => expect((await live()).rows).toEqual([]), { timeout: 30_000, interval: 200 });
    await checkInvariants(database, new Date(), externalRecordOf(sandbox));
  }

  test('randomly terminated connections fail only single requests', async () => {
    const calling = traffic();
    for (let ended = 0; ended < TERMINATIONS; ended += 1) {
      await answered(calling, 2);
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
      );
    }
    await expectOnlyDeclaredErrors(await calling.stop());
  });

  test('every process reconnects after PostgreSQL restarts', async () => {
    const calling = traffic();
    for (let restarted = 0; restarted < RESTARTS; restarted += 1) {
      await answered(calling, 40);
      await postgres.restart();
      for (const { url } of processes) {
        await vi.waitFor(async () => expect((await limitsAt(url)).status).toBe(200), { timeout: 10_000, interval: 20 });
      }
    }
    await expectOnlyDeclaredErrors(await calling.stop());
  });
});
