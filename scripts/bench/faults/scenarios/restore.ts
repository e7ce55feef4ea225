import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { familyOf, installedBinaries, unprivilegedAccount } from '../../../ci/postgres.ts';
import { firstWriteAfter } from '../figures.ts';
import { isBackWithin, onPostgres } from '../on-postgres.ts';
import type { Scenario } from '../scenario.ts';

const SCRIPTS = fileURLToPath(new URL('../../../operate/database/', import.meta.url));
const AFTER_BACKUP_MS = 10_000;
const PROCESSES = 2;
const BACK_WITHIN_MS = 5_000;

/** Runs the runbook's scripts: a base backup under traffic, WAL streaming, a lost disk, and the restore. */
export const restore: Scenario = {
  title:
    'the database is gone with its disk, and is restored from a backup and the WAL received since: nothing is lost',
  needs: ['postgres'],
  async run(progress) {
    const folder = await mkdtemp(join(tmpdir(), 'restore-'));
    const inFolder = (name: string) => join(folder, name);
    const receivers: ChildProcess[] = [];
    try {
      return await onPostgres({
        name: 'restore',
        progress,
        postgres: { folder, settings: { fsync: 'on', full_page_writes: 'on' } },
        stage: { processes: PROCESSES },
        async disturb({ postgres, sent, begin }) {
          const notes: string[] = [];
          const timed = async <Done>(what: string, work: () => Promise<Done>): Promise<Done> => {
            const from = performance.now();
            const done = await work();
            notes.push(`${what}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
            progress(notes.at(-1)!);
            return done;
          };

          const receiving = await receive(postgres.url, inFolder('wal'), receivers);
          await ask(postgres.url, `alter system set synchronous_standby_names = 'archive'`);
          await ask(postgres.url, 'select pg_reload_conf()');
          await timed('base backup', () => script('backup.sh', postgres.url, inFolder('backup')));
          await timed('pg_dump', () => program('pg_dump', '-Fc', '-f', inFolder('dump'), postgres.url));
          await wait(AFTER_BACKUP_MS);

          const end = begin();
          for (const pid of await familyOf(inFolder('data/postmaster.pid'))) process.kill(pid, 'SIGKILL');
          await rm(inFolder('data'), { recursive: true });
          await ended(receiving);
          await timed('restored', () => script('restore.sh', inFolder('backup'), inFolder('wal'), inFolder('data')));
          await timed('started, with all that was received', async () => {
            await postgres.start();
            while (await ask<boolean>(postgres.url, 'select pg_is_in_recovery()')) await wait(50);
          });
          // Every commit waits until a standby receives WAL again.
          const again = await receive(postgres.url, inFolder('wal-since'), receivers);
          const from = performance.now();
          while (firstWriteAfter(sent, from) === undefined) await wait(50);
          end();
          await timed('the next base backup', () => script('backup.sh', postgres.url, inFolder('backup-since')));
          await ask(postgres.url, `alter system reset synchronous_standby_names`);
          await ask(postgres.url, 'select pg_reload_conf()');
          await ended(again);
          return notes;
        },
        isKept: isBackWithin(BACK_WITHIN_MS),
      });
    } finally {
      for (const receiver of receivers) receiver.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const environment = () => ({ ...process.env, PATH: `${installedBinaries()}:${process.env.PATH}` });

async function program(name: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(name, args, { env: environment(), cwd: tmpdir(), ...(await unprivilegedAccount()) });
}

const script = (name: string, ...args: string[]) => program(join(SCRIPTS, name), ...args);

/** Resolves when the receiver is connected. */
async function receive(url: string, folder: string, receivers: ChildProcess[]): Promise<ChildProcess> {
  const account = await unprivilegedAccount();
  const options = { env: environment(), cwd: tmpdir(), stdio: 'ignore', ...account } as const;
  const receiving = spawn(join(SCRIPTS, 'receive-wal.sh'), [url, folder], options);
  receivers.push(receiving);
  const isReceiving = `select exists (select from pg_stat_replication where application_name = 'archive')`;
  while (!(await ask<boolean>(url, isReceiving))) await wait(50);
  return receiving;
}

/** Stops the receiver, which would otherwise wait for the server to return. */
async function ended(receiving: ChildProcess): Promise<void> {
  const exit = once(receiving, 'exit');
  receiving.kill('SIGTERM');
  await exit;
}

/** Returns the first value of the first row. */
async function ask<Value>(url: string, question: string): Promise<Value | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<[Value]>({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
