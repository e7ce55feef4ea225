import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { type Balancer, startBalancer } from '../../packages/server/test/support/balancer.ts';
import { production } from '../../packages/server/test/support/production.ts';
import { PGBOUNCER } from '../ci/pgbouncer.ts';
import { type RunningPostgres, startPostgres, unprivilegedAccount } from '../ci/postgres.ts';

const run = promisify(execFile);
const STEPS = fileURLToPath(new URL('steps/', import.meta.url));
const CONTAINER = fileURLToPath(new URL('container/', import.meta.url));
const HAPROXY = '/usr/sbin/haproxy';
const READY_WITHIN_MS = 60_000;
const PAY_PUBLIC_URL = 'https://pay.agency.example';
const PAYMENT_PAGE_KEY = 'pk_page_production_Wp6yTk1iPq8sXz3v';

/**
 * The tests run under the same conditions as the deployment kit: read-only files, an unprivileged account, PgBouncer,
 * and TLS on every connection.
 */
let folder: string;
let installed: string;
let installedPage: string;
let postgres: RunningPostgres;
let pooler: ChildProcess;
let balancer: Balancer;
let account: Awaited<ReturnType<typeof unprivilegedAccount>>;
let settings: Record<string, string>;
let ownerUrl: string;
type Instance = {
  readonly process: ChildProcess;
  readonly port: number;
  readonly metricsPort: number;
  readonly pageCallsPort: number;
};
const instances: Instance[] = [];
const pages: Pick<Instance, 'process' | 'port' | 'metricsPort'>[] = [];
let haproxy: ChildProcess | undefined;

const inFolder = (name: string) => join(folder, name);
const verified = (url: string, authority = 'authority.pem') =>
  `${url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(inFolder(authority))}`;
const environment = (more: Record<string, string>) => ({
  PATH: `${inFolder('bin')}:${process.env.PATH}`,
  ...settings,
  ...more,
});
/** Runs an installed step under an account that owns no files. */
const step = (name: string, more: Record<string, string> = {}, ...args: string[]) =>
  runStep(installed, name, environment(more), args);
const runStep = (from: string, name: string, env: Record<string, string>, args: readonly string[] = []) =>
  spawn(join(from, 'scripts/operate/steps', name), args, {
    env,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });

async function outcomeOf(started: ChildProcess): Promise<{ readonly code: number; readonly printed: string }> {
  let printed = '';
  for (const stream of [started.stdout, started.stderr]) stream?.on('data', (text) => (printed += text));
  const [code] = await once(started, 'close');
  return { code, printed };
}

async function startInstance(): Promise<void> {
  const [port, metricsPort, pageCallsPort] = [await freePort(), await freePort(), await freePort()];
  const ports = { PORT: port, METRICS_PORT: metricsPort, PAYMENT_PAGE_PORT: pageCallsPort };
  const started = step('start.sh', Object.fromEntries(Object.entries(ports).map(([name, is]) => [name, String(is)])));
  await readyOrEnded(started, port);
  instances.push({ process: started, ...{ port, metricsPort, pageCallsPort } });
  await balancer.add(`http://127.0.0.1:${port}`);
}

/**
 * Starts a payment page that calls the service through the load balancer and receives none of the service's settings.
 */
async function startPage(port: number, callsPort: number): Promise<void> {
  const metricsPort = await freePort();
  const started = runStep(installedPage, 'start-payment-page.sh', {
    PATH: environment({}).PATH,
    ...{ PAY_PUBLIC_URL, PAYMENT_PAGE_KEY, PAY_SERVICE_URL: `http://${hostname()}:${callsPort}` },
    ...{ PROCESSOR_BASE_URL: 'https://processor.internal', PAY_PROCESSOR_KEY: 'ptk_production_Vb8nEr2sKq5xJd7mWu3z' },
    ...{ PAY_PORT: String(port), PAY_METRICS_PORT: String(metricsPort), DRAIN_DELAY_SECONDS: '0' },
  });
  await readyOrEnded(started, port);
  pages.push({ process: started, port, metricsPort });
}

async function readyOrEnded(started: ChildProcess, port: number): Promise<void> {
  const outcome = outcomeOf(started);
  const ended = outcome.then(({ printed }) => Promise.reject(new Error(printed)));
  ended.catch(() => {});
  await Promise.race([ready(port), ended]);
}

/** Returns the number of requests so far to one operation that requires a token. */
async function answersOf({ metricsPort }: Instance): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^http_server_requests_total\{operation="listCreditLimits",.*\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

const limitsAt = async (port: number) => (await ask(port, 'localhost', '/api/v1/payment/limits')).status;

/** Sends a request over TLS; status 0 if there is no response. */
async function ask(port: number, host: string, path: string): Promise<{ status: number; text: string }> {
  const ca = await readFile(inFolder('authority.pem'));
  const options = {
    host: '127.0.0.1',
    servername: 'localhost',
    port,
    path,
    ca,
    agent: false,
    headers: { host },
  };
  return new Promise((resolve) => {
    const asked = get(options, async (answer) => resolve({ status: answer.statusCode!, text: await textOf(answer) }));
    asked.on('error', () => resolve({ status: 0, text: '' }));
  });
}

async function ready(port: number): Promise<void> {
  const answer = () => fetch(`http://127.0.0.1:${port}/health/ready`);
  await vi.waitFor(async () => expect((await answer()).status).toBe(200), { timeout: READY_WITHIN_MS, interval: 100 });
}

async function startPooler(port: number, databasePort: number): Promise<void> {
  await writeFile(inFolder('users'), '"agency_service" ""\n');
  const ini = `[databases]
agency = host=localhost port=${databasePort} dbname=agency
[pgbouncer]
%include ${inFolder('container/pgbouncer.common.ini')}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${inFolder('users')}
client_tls_key_file = ${inFolder('localhost.key')}
client_tls_cert_file = ${inFolder('localhost.pem')}
server_tls_ca_file = ${inFolder('authority.pem')}
`;
  await writeFile(inFolder('pgbouncer.ini'), ini);
  pooler = spawn(PGBOUNCER, [inFolder('pgbouncer.ini')], { stdio: 'ignore', ...account });
}

describe.skipIf(!existsSync(PGBOUNCER))('deployment steps', () => {
  beforeAll(async () => {
    account = await unprivilegedAccount();
    folder = await mkdtemp(join(tmpdir(), 'deploy-'));
    installed = inFolder('app');
    await chmod(folder, 0o755);
    installedPage = inFolder('page');
    await run(join(STEPS, 'install.sh'), [installed]);
    await run(join(STEPS, 'install.sh'), [installedPage, 'payment-page']);
    await run('chmod', ['-R', 'a-w', installed, installedPage]);
    // Copies Node, because other accounts may not be able to read the checkout that contains it.
    await mkdir(inFolder('bin'));
    await copyFile(process.execPath, inFolder('bin/node'));
    await cp(CONTAINER, inFolder('container'), { recursive: true });
    await run(join(STEPS, 'certificates.sh'), [folder, 'localhost']);
    await run(join(STEPS, 'certificates.sh'), [inFolder('other'), 'localhost']);
    if (account) await chown(inFolder('localhost.key'), account.uid, account.gid);

    const [port, poolerPort] = [await freePort(), await freePort()];
    postgres = await startPostgres({
      settings: {
        port: String(port),
        listen_addresses: 'localhost',
        ssl: 'on',
        ssl_cert_file: inFolder('localhost.pem'),
        ssl_key_file: inFolder('localhost.key'),
      },
    });
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    for (const role of ['agency_owner', 'agency_service']) await admin.query(`create role ${role} login`);
    await admin.query('create database agency owner agency_owner');
    await admin.end();
    await startPooler(poolerPort, port);

    ownerUrl = verified(`postgresql://agency_owner@localhost:${port}/agency`);
    const DATABASE_URL = verified(`postgresql://agency_service@localhost:${poolerPort}/agency`);
    settings = {
      ...production,
      ...{ DATABASE_URL, PAY_PUBLIC_URL, PAYMENT_PAGE_KEY },
      ...{ DATABASE_POOLED: 'true', DRAIN_DELAY_SECONDS: '0', LOG_LEVEL: 'warn' },
    };
    balancer = await startBalancer();
  }, 180_000);

  afterAll(async () => {
    await balancer?.close();
    for (const { process } of [...instances, ...pages]) process.kill('SIGKILL');
    haproxy?.kill('SIGKILL');
    pooler?.kill('SIGKILL');
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('a PostgreSQL certificate of an untrusted authority is refused, and nothing is migrated', async () => {
    const DATABASE_MIGRATION_URL = ownerUrl.replace('authority.pem', 'other%2Fauthority.pem');
    const { code, printed } = await outcomeOf(step('migrate.sh', { DATABASE_MIGRATION_URL }));
    expect([code, printed]).toEqual([1, expect.stringMatching(/certificate|self-signed/)]);
  });

  test("the schema owner migrates once before a roll-out, and the service starts without the owner's URL", async () => {
    const migrated = await outcomeOf(step('migrate.sh', { DATABASE_MIGRATION_URL: ownerUrl }));
    expect(migrated).toEqual({ code: 0, printed: 'The schema is up to date.\n' });
    await Promise.all([startInstance(), startInstance()]);
  }, 180_000);

  test('commands create the first agency of production, which can log in at both instances', async () => {
    const asOwner = { DATABASE_MIGRATION_URL: ownerUrl };
    const made = await outcomeOf(step('admin.sh', asOwner, 'createAgency', '--name', 'Horizon Travel', '--json'));
    expect(made).toEqual({ code: 0, printed: expect.stringContaining('"name": "Horizon Travel"') });
    const user = { email: 'elif.demir@horizon.example', firstName: 'Elif', lastName: 'Demir' };
    const person = Object.entries(user).flatMap(([name, value]) => [`--user.${name}`, value]);
    const create = ['--json', 'createKey', '--agencyId', '1', '--name', 'Booking site', ...person];
    const { printed } = await outcomeOf(step('admin.sh', asOwner, ...create));
    const [, key] = /"(ak_[^"]+)"/.exec(printed)!;
    const [, secret] = /"(sk_[^"]+)"/.exec(printed)!;
    for (const { port } of instances) {
      const login = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, secret }),
      });
      expect(login.status).toBe(200);
    }
  });

  test('both instances respond behind a load balancer and serve metrics on separate ports', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const login = await fetch(`${balancer.url}/api/v1/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ apiKey: 'ak_unknown', apiSecret: 'as_unknown_unknown_unknown_unknown_' }),
      });
      expect([400, 401]).toContain(login.status);
      expect(login.headers.get('x-request-id')).toBeTruthy();
    }
    for (const { metricsPort } of instances) {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(text).toContain('metrics_source_up{source="payments"} 1');
      expect(text).toMatch(/^http_server_requests_total\{operation="login",status="40[01]",.*\} 2$/m);
    }
  });

  describe.skipIf(!existsSync(HAPROXY))('the load balancer of the deployment kit', () => {
    let port: number;
    beforeAll(async () => {
      const [listen, calls, ...pagePorts] = await Promise.all([1, 2, 3, 4].map(() => freePort()));
      port = listen!;
      await writeFile(inFolder('balancer'), await readFile(inFolder('localhost.key')));
      await writeFile(inFolder('balancer'), await readFile(inFolder('localhost.pem')), { flag: 'a' });
      if (account) await chown(inFolder('balancer'), account.uid, account.gid);
      const numbered = (name: string, ports: readonly number[]) =>
        Object.fromEntries(ports.map((each, index) => [`${name}_${index + 1}`, `127.0.0.1:${each}`]));
      const env = {
        LISTEN: `127.0.0.1:${port}`,
        CERTIFICATE: inFolder('balancer'),
        PAGE_HOST: new URL(PAY_PUBLIC_URL).host,
        LISTEN_PAGE_CALLS: `:${calls}`,
        ...numbered(
          'SERVICE',
          instances.map((one) => one.port),
        ),
        ...numbered(
          'PAGE_CALLS',
          instances.map((one) => one.pageCallsPort),
        ),
        ...numbered('PAGE', pagePorts),
      };
      const file = inFolder('container/haproxy.cfg');
      haproxy = spawn(HAPROXY, ['-db', '-f', file], { env, cwd: tmpdir(), stdio: 'ignore', ...account });
      await Promise.all(pagePorts.map((pagePort) => startPage(pagePort, calls!)));
    }, 120_000);

    test('serves both instances to partners over TLS', async () => {
      const before = await Promise.all(instances.map(answersOf));
      const statuses: number[] = [];
      while (haproxy!.exitCode === null && statuses.filter((status) => status === 401).length < 4)
        statuses.push(await limitsAt(port));
      const after = await Promise.all(instances.map(answersOf));
      expect(after.every((count, index) => count > before[index]!)).toBe(true);
    });

    test('serves the payment page to travellers on its own host name, and the page reaches the service', async () => {
      const link = () => ask(port, 'pay.agency.example', `/pay/${'A'.repeat(22)}`);
      await vi.waitFor(async () => expect((await link()).status).toBe(404), {
        timeout: READY_WITHIN_MS,
        interval: 200,
      });
      expect((await link()).text).toContain('Payment link not found');
      // The load balancer may not have noticed yet that both pages are ready.
      await vi.waitFor(
        async () => {
          await link();
          const counted = pages.map(async ({ metricsPort }) => {
            const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
            return Number(/readPageSession",outcome="refused"} (\d+)/.exec(text)![1]);
          });
          for (const count of await Promise.all(counted)) expect(count).toBeGreaterThan(0);
        },
        { timeout: READY_WITHIN_MS, interval: 200 },
      );
    });

    test('does not serve the calls of the payment page to partners or travellers', async () => {
      for (const host of ['localhost', 'pay.agency.example']) {
        expect((await ask(port, host, '/payment-page/v1/sessions/read')).status).toBe(404);
      }
    });
  });

  test('the installation of the payment page contains neither the service, a database driver, the portal nor the sandbox', async () => {
    expect(await readdir(join(installedPage, 'packages'))).toEqual(['connector-contracts', 'html', 'payment-page']);
    const dependencies = await readdir(join(installedPage, 'node_modules/.pnpm'));
    expect(dependencies.filter((name) => /^(pg|kysely|vue|redis|ioredis|@electric-sql)\b/.test(name))).toEqual([]);
    const { stdout } = await run('du', ['--summarize', '--block-size=1M', installedPage]);
    expect(Number.parseInt(stdout, 10)).toBeLessThanOrEqual(20);
  });

  test('every connection to PostgreSQL is encrypted, except those of this test machine', async () => {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    const { rows } = await admin.query(
      `select distinct usename, ssl from pg_stat_ssl join pg_stat_activity using (pid) where usename like 'agency%'`,
    );
    await admin.end();
    expect(rows).toEqual([{ usename: 'agency_service', ssl: true }]);
  });

  test('a process runs as an unprivileged user and writes nothing to its folder', async () => {
    for (const { process: started } of [...instances, ...pages]) {
      const status = await readFile(`/proc/${started.pid}/status`, 'utf8');
      const [, uid] = /^Uid:\s+(\d+)/m.exec(status)!;
      expect(Number(uid)).toBe(account?.uid ?? process.getuid?.());
    }
    const { stdout } = await run('find', [
      installed,
      installedPage,
      '-newer',
      join(folder, 'users'),
      '-not',
      '-type',
      'l',
    ]);
    expect(stdout).toBe('');
  });

  test('a terminated instance drains and ends, and the other instance keeps responding', async () => {
    const [first, second] = instances;
    const ended = once(first!.process, 'exit');
    first!.process.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    expect((await fetch(`http://127.0.0.1:${second!.port}/health/ready`)).status).toBe(200);
  });

  test('a terminated payment page drains and ends', async () => {
    for (const { process: page } of pages) {
      const ended = once(page, 'exit');
      page.kill('SIGTERM');
      expect((await ended)[0]).toBe(0);
    }
  });
});
