import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import pg from 'pg';
import { readConfig } from '../../../packages/server/src/config/config.ts';
import { openDatabase } from '../../../packages/server/src/database/open.ts';
import { type Balancer, startBalancer } from '../../../packages/server/test/support/balancer.ts';
import { externalSystemsAt } from '../../../packages/server/test/support/external-systems.ts';
import { checkInvariants } from '../../../packages/server/test/support/invariants.ts';
import { externalRecordOf } from '../../../packages/server/test/support/live-booking.ts';
import { type ServerProcess, startServerProcess } from '../../../packages/server/test/support/server-process.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import type { MixedTraffic } from './traffic.ts';

/** Folder for the raw results and the processes' logs. */
export const RESULTS_FOLDER = fileURLToPath(new URL('../../../dist/faults/', import.meta.url));
const PROCESSES = 3;
/**
 * Long deadlines for scenarios in which no request may fail. The simulated vendors share this machine with the service.
 */
export const PATIENT_WITH_EXTERNAL_SYSTEMS = {
  VENDOR_DEADLINE_MS: '30000',
  VENDOR_RESERVATION_DEADLINE_MS: '30000',
  PROCESSOR_DEADLINE_MS: '30000',
};
const DRAINS_AS_IN_PRODUCTION = '5';
const SETTLES_WITHIN_MS = 60_000;

export type Stage = {
  readonly balancer: Balancer;
  readonly sandbox: Sandbox;
  /** Proxy between the service and the external parties, if `throughFaultProxy` is set. */
  readonly external: FaultProxy | undefined;
  /** Connections that use the service's database role. */
  readonly pool: pg.Pool;
  /** Running processes, oldest first. */
  readonly processes: readonly ServerProcess[];
  /** Starts a process outside the load balancer, with these additional settings. The caller stops the process. */
  startProcess(environment: Readonly<Record<string, string>>, program?: string): Promise<ServerProcess>;
  /** Starts a process (of another release if `program` is set) and stops the oldest once it is ready. */
  replaceOldest(program?: string): Promise<void>;
  /** Kills a random process to simulate a crash, and starts a new one. */
  killAny(): Promise<void>;
  /** Waits for payments in progress. Returns one line for each payment that is still unfinished at the time limit. */
  settle(): Promise<string[]>;
  /** Waits in the same way as `settle`, and returns one line for each violated invariant. */
  audit(traffic: Pick<MixedTraffic, 'promised'>): Promise<string[]>;
  close(): Promise<void>;
};

export type StageOptions = {
  readonly name: string;
  /** URL of the service's database. */
  readonly url: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly processes?: number;
  /** The program to run; defaults to this release's program. */
  readonly program?: string | undefined;
  readonly throughFaultProxy?: boolean;
};

/** Starts the sandbox, and several service processes behind a load balancer. */
export async function openStage({
  name,
  url,
  environment,
  processes: count = PROCESSES,
  program: firstProgram,
  throughFaultProxy = false,
}: StageOptions): Promise<Stage> {
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const log = openSync(join(RESULTS_FOLDER, `${name}.log`), 'w');
  const settings = { APP_ENV: 'staging', DATABASE_URL: url, LOG_LEVEL: 'error', ...environment };
  const pool = new pg.Pool({ connectionString: url, max: 2 }).on('error', () => {});
  const sandbox = await startSandbox({ port: 0 });
  const external = throughFaultProxy ? await startFaultProxy({ port: Number(new URL(sandbox.url).port) }) : undefined;
  const externalUrl = external ? `http://127.0.0.1:${external.port}` : sandbox.url;
  const balancer = await startBalancer();
  const processes: ServerProcess[] = [];

  const startProcess: Stage['startProcess'] = (more, program) =>
    startServerProcess(
      { DRAIN_DELAY_SECONDS: DRAINS_AS_IN_PRODUCTION, ...settings, ...externalSystemsAt(externalUrl), ...more },
      log,
      program,
    );
  async function start(program?: string): Promise<void> {
    const started = await startProcess({}, program);
    processes.push(started);
    await balancer.add(started.url);
  }
  for (let started = 0; started < count; started += 1) await start(firstProgram);

  async function settle(): Promise<string[]> {
    const giveUpAt = Date.now() + SETTLES_WITHIN_MS;
    for (;;) {
      const live = await pool
        .query<{ id: string; status: string }>(`select id, status from payment_attempt where deadline_at is not null`)
        .catch(() => undefined);
      if (live?.rows.length === 0) return [];
      if (Date.now() > giveUpAt)
        return live?.rows.map(({ id, status }) => `${id} is still ${status}`) ?? ['no database'];
      await wait(200);
    }
  }

  return {
    balancer,
    sandbox,
    external,
    pool,
    processes,
    startProcess,
    async replaceOldest(program) {
      await start(program);
      await processes.shift()!.stop();
    },
    async killAny() {
      const [killed] = processes.splice(Math.floor(Math.random() * processes.length), 1);
      await killed!.kill();
      await start();
    },
    settle,
    async audit({ promised }) {
      const unsettled = await settle();
      const database = await openDatabase(readConfig(settings));
      const ledger = await checkInvariants(database, new Date(), externalRecordOf(sandbox)).then(
        () => [],
        ({ message }: Error) => message.split('\n').slice(1),
      );
      await database.close();
      const ended = processes.filter(({ hasEnded }) => hasEnded()).map(({ url }) => `the process at ${url} has ended`);
      return [...unsettled, ...ledger, ...(await promised.broken(pool)), ...ended];
    },
    async close() {
      await balancer.close();
      await Promise.all(processes.map(({ kill }) => kill()));
      await external?.close();
      await sandbox.close();
      await pool.end();
      closeSync(log);
    },
  };
}

/** Creates the service's database, owned by a role without superuser privileges, as in production. Returns its URL. */
export async function createServiceDatabase(adminUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('create role agency login');
  await admin.query('create database agency owner agency');
  await admin.end();
  return adminUrl.replace(/\/\/\w+@/, '//agency@').replace(/\/postgres(?=\?|$)/, '/agency');
}
