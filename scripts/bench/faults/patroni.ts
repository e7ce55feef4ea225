import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../packages/server/test/support/agency-site.ts';
import { familyOf, installedBinaries, unprivilegedAccount } from '../../ci/postgres.ts';
import { type LeaderProxy, startLeaderProxy } from './leader-proxy.ts';

/** Lease duration. This is the shortest that Patroni allows. A leader that is silent for this long loses its lease. */
const TTL_SECONDS = 20;
const LOOP_WAIT_SECONDS = 2;
const RETRY_TIMEOUT_SECONDS = 3;
const STARTS_WITHIN_MS = 300_000;
const NODES = ['node1', 'node2'];

type Node = {
  readonly name: string;
  readonly apiUrl: string;
  readonly database: { readonly host: string; readonly port: number };
  /** Kills the entire node: Patroni, PostgreSQL and all its connections. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Returns the process ID of the standby's WAL receiver. */
  receiver(): Promise<number>;
  readonly isRunning: () => boolean;
};

type PatroniCluster = {
  /** Superuser URL that always points to the current leader. */
  readonly url: string;
  readonly nodes: readonly Node[];
  /** Returns the current leader; `undefined` while there is none. */
  leader(): Promise<Node | undefined>;
  /**
   * Waits until a standby has received everything that the leader has confirmed. An asynchronous standby only has to be
   * running.
   */
  standbyIsThere(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts two PostgreSQL nodes with Patroni and etcd in a temporary folder, and a proxy that routes to their leader. */
export async function startPatroni({ isSynchronous }: { readonly isSynchronous: boolean }): Promise<PatroniCluster> {
  const account = await unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'patroni-'));
  const own = (path: string) => account && chownSync(path, account.uid, account.gid);
  own(folder);
  const log = openSync(join(folder, 'log'), 'a');
  const run = (program: string, args: readonly string[]): ChildProcess =>
    spawn(program, args, {
      ...account,
      cwd: folder,
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });

  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const [etcdUrl, peerUrl] = [etcdPort, peerPort].map((port) => `http://127.0.0.1:${port}`) as [string, string];
  const etcd = run('etcd', [
    ...['--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `default=${peerUrl}`],
  ]);
  await until(`${etcdUrl}/health`, (answer) => answer.ok);

  async function createNode(name: string): Promise<Node> {
    const [apiPort, port] = [await freePort(), await freePort()];
    const home = join(folder, name);
    const data = join(home, 'data');
    mkdirSync(home);
    own(home);
    const config = join(home, 'patroni.yml');
    writeFileSync(config, JSON.stringify(configOf({ name, apiPort, port, home, data, etcdPort, isSynchronous })));
    const pidFile = join(data, 'postmaster.pid');
    let patroni: ChildProcess | undefined;
    return {
      name,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      database: { host: '127.0.0.1', port },
      isRunning: () => patroni !== undefined,
      async receiver() {
        const names = await Promise.all(
          (await familyOf(pidFile)).map(async (pid) => ({ pid, name: await nameOf(pid) })),
        );
        return names.find(({ name }) => name.includes('walreceiver'))!.pid;
      },
      async start() {
        patroni = run('patroni', [config]);
        await until(`http://127.0.0.1:${apiPort}/health`, (answer) => answer.ok);
      },
      async kill() {
        const family = await familyOf(pidFile);
        const ended = once(patroni!, 'exit');
        patroni!.kill('SIGKILL');
        for (const pid of family) killIfThere(pid);
        await ended;
        patroni = undefined;
      },
    };
  }

  const nodes = await Promise.all(NODES.map(createNode));
  for (const node of nodes) await node.start();
  const proxy: LeaderProxy = await startLeaderProxy(nodes);

  async function leader(): Promise<Node | undefined> {
    const isLeader = await Promise.all(
      nodes.map(({ apiUrl }) =>
        fetch(`${apiUrl}/primary`).then(
          ({ status }) => status === 200,
          () => false,
        ),
      ),
    );
    return nodes[isLeader.indexOf(true)];
  }

  return {
    url: `postgresql://postgres@127.0.0.1:${proxy.port}/postgres`,
    nodes,
    leader,
    async standbyIsThere() {
      const standby = isSynchronous ? 'synchronous' : 'replica';
      const first = await leader();
      const other = nodes.find((node) => node !== first)!;
      await until(`${other.apiUrl}/${standby}`, ({ status }) => status === 200);
    },
    async stop() {
      await proxy.close();
      for (const node of nodes) if (node.isRunning()) await node.kill();
      const ended = once(etcd, 'exit');
      etcd.kill('SIGKILL');
      await ended;
      closeSync(log);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

type NodeConfig = {
  readonly name: string;
  readonly apiPort: number;
  readonly port: number;
  readonly home: string;
  readonly data: string;
  readonly etcdPort: number;
  readonly isSynchronous: boolean;
};

/** Written as JSON, which is also valid YAML. */
const configOf = ({ name, apiPort, port, home, data, etcdPort, isSynchronous }: NodeConfig) => ({
  scope: 'agency',
  name,
  restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
  etcd3: { host: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ttl: TTL_SECONDS,
      loop_wait: LOOP_WAIT_SECONDS,
      retry_timeout: RETRY_TIMEOUT_SECONDS,
      synchronous_mode: isSynchronous,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { auth: 'trust' }],
    pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: data,
    bin_dir: installedBinaries(),
    pgpass: join(home, 'pgpass'),
    authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
    parameters: { unix_socket_directories: home },
  },
});

async function until(url: string, isSo: (answer: Response) => boolean): Promise<void> {
  const giveUpAt = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && isSo(answer)) return;
    if (Date.now() > giveUpAt) throw new Error(`${url} did not become what it should within ${STARTS_WITHIN_MS} ms`);
    await wait(200);
  }
}

const nameOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
