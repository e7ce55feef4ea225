import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../../../scripts/ci/postgres.ts';
import { readConfig } from '../../src/config.ts';
import { type Database, openDatabase } from '../../src/database/open.ts';
import { call } from '../support/api.ts';
import { checkInvariants } from '../support/invariants.ts';
import { booksOf, findCarAt, loginAt, orderAt, payAt } from '../support/live-booking.ts';
import { outsideAt } from '../support/outside.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { keepCalling } from '../support/traffic.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';

describe.skipIf(!existsSync(PGBOUNCER))('behind PgBouncer in transaction mode', { timeout: 120_000 }, () => {
  let folder: string;
  let postgres: RunningPostgres;
  let pooler: ReturnType<typeof spawn>;
  let sandbox: Sandbox;
  let database: Database;
  let environment: Record<string, string>;
  let processes: ServerProcess[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
    const port = await freePort();
    const socket = new URL(postgres.url.replace('@/', '@localhost/')).searchParams;
    await writeFile(join(folder, 'users'), '"postgres" ""\n');
    await writeFile(
      join(folder, 'ini'),
      `[databases]
postgres = host=${socket.get('host')} port=${socket.get('port')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 4
`,
    );
    await chmod(folder, 0o755);
    pooler = spawn(PGBOUNCER, ['-u', 'postgres', join(folder, 'ini')], { stdio: 'ignore' });
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    environment = { APP_ENV: 'staging', DATABASE_URL: url, DATABASE_MIGRATION_URL: postgres.url };
    database = await vi.waitFor(() => openDatabase(readConfig(environment)), { timeout: 20_000, interval: 200 });
    sandbox = await startSandbox({ port: 0 });
    const service = { ...environment, ...outsideAt(sandbox.url) };
    processes = await Promise.all([startServerProcess(service), startServerProcess(service)]);
  }, 60_000);

  afterAll(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
    await sandbox?.close();
    await database?.close();
    const ended = once(pooler, 'exit');
    pooler.kill();
    await ended;
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  test('two processes order and pay, and no call fails', async () => {
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
    await checkInvariants(database, new Date(), booksOf(sandbox));
  });

  test('statements end in time: the time-outs are the role’s', async () => {
    await expect(
      database.pool.query('select current_setting($1) as limit', ['statement_timeout']),
    ).resolves.toMatchObject({ rows: [{ limit: '10s' }] });
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
