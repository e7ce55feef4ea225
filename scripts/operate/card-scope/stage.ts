import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, vi } from 'vitest';
import { freePort } from '../../../packages/server/test/support/agency-site.ts';
import { production } from '../../../packages/server/test/support/production.ts';
import { type RunningPostgres, startPostgres, unprivilegedAccount } from '../../ci/postgres.ts';
import { CARD_TOKEN_KEY, EXAMPLES_ARE_HERE, type ForeignParty } from '../production-parties.ts';
import type { EntranceSettings } from './entrance.ts';
import type { PartiesCommand, PartiesReport, PartiesSettings, PlayedCard } from './parties.ts';

export const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const READY = { timeout: 120_000, interval: 100 };
const PARTIES = 'parties.example';
const ENTRANCE = 'service.example';
const PAGE_KEY = 'key-of-the-page-Jd6TnVb2Kq8ZrXc4Ws1m';
export const OTOPORT: ForeignParty = {
  ...{ host: 'otoport.example', kind: 'vendor', code: 'OTOPORT', key: 'vk_otoport_4fd1', playedBy: 'TESTDRIVE' },
};

export type StagedProcess = { readonly name: string; readonly child: ChildProcess; readonly logFile: string };
export type Stage = Awaited<ReturnType<typeof startStage>>;

/**
 * Starts production as separate processes: two instances of the service, the payment page, PostgreSQL, the parties and
 * the entrance that terminates TLS. All output goes to files below `folder`.
 */
export async function startStage(cards: readonly PlayedCard[]) {
  const folder = await mkdtemp(join(tmpdir(), 'card-scope-'));
  const inFolder = (...path: string[]) => join(folder, ...path);
  const processes = new Map<string, StagedProcess>();
  const metricsUrls = new Map<string, string>();
  for (const name of ['logs', 'traces', 'metrics', 'files', 'snapshots', 'certificates']) await mkdir(inFolder(name));

  const hosts = ['localhost', PARTIES, OTOPORT.host, ENTRANCE];
  await run(join(ROOT, 'scripts/operate/steps/certificates.sh'), [inFolder('certificates'), ...hosts]);
  const certificate = (name: string) => inFolder('certificates', name);
  const postgres = await startDatabase(folder, certificate('localhost'));
  const collector = await startCollector(inFolder('traces'));

  async function start(name: string, command: readonly string[], env: NodeJS.ProcessEnv, isFork = false) {
    const logFile = inFolder('logs', `${name}.log`);
    for (const kind of ['files', 'snapshots']) await mkdir(inFolder(kind, name), { recursive: true });
    const log = await open(logFile, 'a');
    const options: SpawnOptions = {
      cwd: ROOT,
      env: {
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        TMPDIR: inFolder('files', name),
        DATA_DIR: inFolder('files', name),
        NODE_EXTRA_CA_CERTS: certificate('authority.pem'),
        NODE_OPTIONS: `${EXAMPLES_ARE_HERE} --heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${inFolder('snapshots', name)} --inspect-port=0`,
        ...env,
      },
      stdio: ['ignore', log.fd, log.fd, ...(isFork ? (['ipc'] as const) : [])],
    };
    const child = spawn(command[0]!, command.slice(1), options);
    await log.close();
    processes.set(name, { name, child, logFile });
    return child;
  }
  const program = (name: string, file: string) =>
    start(name, [process.execPath, join(ROOT, 'scripts/operate/card-scope', file)], {}, true);

  const parties = await program('parties', 'parties.ts');
  const partiesSettings: PartiesSettings = {
    ...{ folder: inFolder('certificates'), host: PARTIES, foreign: [OTOPORT], cards },
  };
  parties.send(partiesSettings);
  const [{ urls }] = (await once(parties, 'message')) as [Extract<PartiesReport, { urls: unknown }>];
  const base = urls.parties;

  const database = (role: string) =>
    `postgresql://${role}@localhost:${postgres.port}/agency?sslmode=verify-full&sslrootcert=${certificate('authority.pem')}`;
  const environment: Record<string, string> = {
    ...{ ...production, LOG_LEVEL: 'trace', RATE_LIMIT_SCALE: '10', DRAIN_DELAY_SECONDS: '0' },
    ...{ DATABASE_URL: database('agency_service'), DATABASE_MIGRATION_URL: database('agency_owner') },
    ...{ VENDOR_BASE_URL: base, TRANSFER_SUPPLIER_BASE_URL: base, PROCESSOR_BASE_URL: base, BUREAU_BASE_URL: base },
    ...{ EXCHANGE_RATES_FEED: `tcmb:${base}/exchange-rates/today.xml`, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    ...{ PAY_PUBLIC_URL: 'https://pay.example', PAYMENT_PAGE_KEY: PAGE_KEY },
    ...{ VENDOR_DEADLINE_MS: '20000', VENDOR_RESERVATION_DEADLINE_MS: '20000', PROCESSOR_DEADLINE_MS: '30000' },
  };
  const ready = (url: string, path: string, name: string) =>
    vi.waitFor(async () => {
      const answer = await fetch(url + path).catch(() => undefined);
      expect(answer?.status, name).toBe(200);
    }, READY);

  async function startInstance(name: string) {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const SECURITY_LOG_FILE = inFolder('logs', `${name}-security.log`);
    await start(name, [join(ROOT, 'scripts/operate/steps/start.sh')], {
      ...{ ...environment, PORT: String(port), METRICS_PORT: String(metricsPort), SECURITY_LOG_FILE },
    });
    const url = `http://127.0.0.1:${port}`;
    metricsUrls.set(name, `http://127.0.0.1:${metricsPort}/metrics`);
    await ready(url, '/health/ready', name);
    return { url, port };
  }

  let pageUrl = '';
  let entrancePort = 0;
  async function startPage() {
    const [port, metricsPort] = [await freePort(), await freePort()];
    metricsUrls.set('payment-page', `http://127.0.0.1:${metricsPort}/metrics`);
    await start('payment-page', [process.execPath, 'scripts/start.ts', 'payment-page'], {
      ...{ PAY_PUBLIC_URL: environment.PAY_PUBLIC_URL, PAY_SERVICE_URL: `https://${ENTRANCE}:${entrancePort}` },
      ...{ PAYMENT_PAGE_KEY: PAGE_KEY, PROCESSOR_BASE_URL: base, PAY_PROCESSOR_KEY: CARD_TOKEN_KEY },
      ...{ HOST: '127.0.0.1', PAY_PORT: String(port), PAY_METRICS_PORT: String(metricsPort) },
      ...{ TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'trace' },
    });
    pageUrl = `http://127.0.0.1:${port}`;
    await ready(pageUrl, '/health/live', 'payment-page');
  }
  const command = (message: PartiesCommand) => void parties.send(message);

  return {
    folder: inFolder,
    processes,
    metricsUrls,
    postgres,
    bankUrl: urls.sandbox,
    pageUrl: () => pageUrl,
    vendorUrl: base.replace(PARTIES, OTOPORT.host),
    /** Runs an operator command. Returns its result. */
    async admin<Result>(...args: string[]): Promise<Result> {
      const env = { ...environment, PATH: process.env.PATH, NODE_OPTIONS: EXAMPLES_ARE_HERE };
      const authority = { NODE_EXTRA_CA_CERTS: certificate('authority.pem') };
      const options = { cwd: ROOT, env: { ...env, ...authority } };
      return JSON.parse(
        (await run(process.execPath, ['scripts/admin.ts', '--json', '--yes', ...args], options)).stdout,
      );
    },
    /** Starts two instances of the service, the entrance in front of them, and the payment page. */
    async startService() {
      const instances = [await startInstance('service-1'), await startInstance('service-2')];
      const entrance = await program('entrance', 'entrance.ts');
      const settings: EntranceSettings = {
        keyFile: certificate(`${ENTRANCE}.key`),
        certificateFile: certificate(`${ENTRANCE}.pem`),
        instancePorts: instances.map(({ port }) => port),
      };
      entrance.send(settings);
      const [{ port }] = (await once(entrance, 'message')) as [{ port: number }];
      entrancePort = port;
      await startPage();
      return instances;
    },
    async restartPage() {
      const { child } = processes.get('payment-page')!;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await startPage();
    },
    /** Pauses the next request to the path at the processor. Resolves when the processor has received it. */
    hold(path: string): Promise<unknown> {
      command({ hold: path });
      return once(parties, 'message');
    },
    release: (how: 'forward' | 'cut') => command({ release: how }),
    async stop() {
      for (const { child } of processes.values()) child.kill('SIGKILL');
      collector.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Every statement is logged with its parameters, so that even a number that is never stored is found. */
async function startDatabase(folder: string, certificate: string): Promise<RunningPostgres & { port: number }> {
  const account = await unprivilegedAccount();
  await run('chmod', ['a+rx', folder, dirname(certificate)]);
  if (account) await chown(`${certificate}.key`, account.uid, account.gid);
  const port = await freePort();
  await mkdir(join(folder, 'postgres'));
  const postgres = await startPostgres({
    folder: join(folder, 'postgres'),
    settings: {
      ...{ port: String(port), listen_addresses: 'localhost', shared_buffers: '32MB', log_statement: 'all' },
      ...{ ssl: 'on', ssl_cert_file: `${certificate}.pem`, ssl_key_file: `${certificate}.key` },
    },
  });
  const superuser = new pg.Client({ connectionString: postgres.url });
  await superuser.connect();
  for (const role of ['agency_owner', 'agency_service']) await superuser.query(`create role ${role} login`);
  await superuser.query('create database agency owner agency_owner');
  await superuser.end();
  return { ...postgres, url: postgres.url.replace('/postgres?', '/agency?'), port };
}

/** Writes each received batch of spans to a file. */
async function startCollector(folder: string) {
  let count = 0;
  const server = createServer(async (request, response) => {
    await writeFile(join(folder, `${++count}.json`), await text(request));
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
