import { existsSync } from 'node:fs';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  PGBOUNCER,
  type RunningPgBouncer,
  startPgBouncer,
  supportsPreparedStatements,
} from '../../../../scripts/ci/pgbouncer.ts';
import { type RunningPostgres, startPostgres } from '../../../../scripts/ci/postgres.ts';
import { readConfig } from '../../src/config/config.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { call } from '../support/api.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { checkInvariants } from '../support/invariants.ts';
import { externalRecordOf, findCarAt, loginAt, orderAt, payAt } from '../support/live-booking.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { keepCalling } from '../support/traffic.ts';

const isHere = existsSync(PGBOUNCER);
const isRecent = isHere && supportsPreparedStatements();

describe.skipIf(!isHere)('PgBouncer in transaction mode', { timeout: 120_000 }, () => {
  let postgres: RunningPostgres;
  let pooler: RunningPgBouncer;
  let sandbox: Sandbox;
  let database: Database;
  let environment: Record<string, string>;
  let processes: ServerProcess[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    pooler = await startPgBouncer(postgres.url);
    environment = {
      APP_ENV: 'staging',
      DATABASE_URL: pooler.url,
      DATABASE_MIGRATION_URL: postgres.url,
      ...(isRecent && { DATABASE_PREPARED_STATEMENTS: 'true' }),
    };
    database = await openDatabase(readConfig(environment));
    sandbox = await startSandbox({ port: 0 });
    const service = { ...environment, ...externalSystemsAt(sandbox.url) };
    processes = await Promise.all([startServerProcess(service), startServerProcess(service)]);
  });

  afterAll(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
    await sandbox?.close();
    await database?.close();
    await pooler?.stop();
    await postgres.stop();
  });

  test('two processes order and pay without a failed call', async () => {
    const { url } = processes[0]!;
    const token = await loginAt(url, 'horizon');
    const car = await findCarAt(url, token);
    const calling = keepCalling(20, async (number) => {
      const server = processes[number % 2]!;
      if (number % 4 > 0) return call(`${server.url}/api/v1/payment/limits`, 'GET', { token });
      const order = await orderAt(server.url, token, car);
      return order.status === 201 ? payAt(server.url, token, order.body.id) : order;
    });
    await vi.waitFor(() => expect(sandbox.reservations().length).toBeGreaterThan(40), { timeout: 60_000 });
    const { answers, unanswered } = await calling.stop();
    expect(unanswered).toEqual([]);
    expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
    await checkInvariants(database, new Date(), externalRecordOf(sandbox));
  });

  test.skipIf(isRecent)('a version without prepared statements is refused if they are required', async () => {
    const required = readConfig({ ...environment, DATABASE_PREPARED_STATEMENTS: 'true' });
    await expect(openDatabase(required)).rejects.toThrow(
      'DATABASE_PREPARED_STATEMENTS: the pooler does not support prepared statements.',
    );
  });

  test.runIf(isRecent)('a version with prepared statements names them itself', async () => {
    for (let times = 0; times < 3; times += 1) await database.pool.query('select $1::integer as one', [1]);
    const { rows } = await database.pool.query(
      "select name from pg_prepared_statements where statement = 'select $1::integer as one'",
    );
    expect(rows).toEqual([{ name: expect.stringMatching(/^PGBOUNCER_/) }]);
  });

  test('statement timeouts are set on the database role', async () => {
    await expect(
      database.pool.query('select current_setting($1) as limit', ['statement_timeout']),
    ).resolves.toMatchObject({ rows: [{ limit: '10s' }] });
  });
});
