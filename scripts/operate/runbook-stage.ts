import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { installedVersion, unprivilegedAccount } from '../ci/postgres.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** A PATH without PostgreSQL's server programs, which Debian installs in a different folder. */
const DEBIAN_PATH = '/usr/bin:/bin';
const WITHIN_MS = 120_000;

export type Outcome = { readonly code: number; readonly out: string; readonly stderr: string };

export type Running = {
  readonly process: ChildProcess;
  readonly stderr: () => string;
  readonly outcome: Promise<Outcome>;
};

/**
 * Sets up a machine as described in the runbook: a cluster `15 main`, created by Debian's tools for an unprivileged
 * account, and a checkout with `pnpm`. All paths in the runbook are below one temporary folder.
 */
export async function openRunbookStage() {
  const folder = await mkdtemp(join(tmpdir(), 'runbook-'));
  const inFolder = (name: string) => join(folder, name);
  const account = await unprivilegedAccount();
  const version = installedVersion();
  const port = await freePort();
  const urlOf = (role: string, database: string) =>
    `postgresql://${role}@/${database}?host=${encodeURIComponent(folder)}&port=${port}`;
  const [admin, owner] = [urlOf('postgres', 'postgres'), urlOf('agency_owner', 'agency')];
  const running: Running[] = [];
  let settings: Readonly<Record<string, string>> = {};

  await chmod(folder, 0o755);
  for (const made of ['etc', 'backup', 'elsewhere', 'bin']) await mkdir(inFolder(made));
  // Copies the scripts, because other accounts may not be able to read the checkout.
  await cp(fileURLToPath(new URL('database', import.meta.url)), inFolder('scripts/operate/database'), {
    recursive: true,
  });
  await symlink(process.execPath, inFolder('bin/node'));
  // Runs each script as package.json does, but without npx, which adds seconds.
  await writeFile(inFolder('bin/pnpm'), '#!/bin/sh\nexec node scripts/run.js "$@"\n', { mode: 0o755 });
  if (account)
    for (const path of [folder, ...['etc', 'backup', 'elsewhere'].map(inFolder)])
      await chown(path, account.uid, account.gid);

  /** The runbook's example values, each with its replacement on this machine. */
  const places: readonly (readonly [written: string | RegExp, here: string])[] = [
    ['/var/lib/postgresql/15/main', inFolder('data')],
    [' 15 main', ` ${version} main`],
    [/(?<=[ "])\/(?=(?:backup|elsewhere)\/)/g, `${folder}/`],
  ];

  /** Starts a command. `values` contains the values for its placeholders, such as ORDER. */
  function start(command: string, values: Readonly<Record<string, string>> = {}): Running {
    const substituted = [...places, ...Object.entries(values)].reduce(
      (text, [written, here]) => text.replaceAll(written, here),
      command.replace(/ &$/, ''),
    );
    const isOfService = /^(pnpm|steps\/)/.test(command);
    const spawned = isOfService
      ? spawn('sh', ['-c', substituted], {
          cwd: command.startsWith('steps/') ? join(ROOT, 'scripts/operate') : ROOT,
          env: { ...process.env, PATH: `${inFolder('bin')}:${process.env.PATH}`, ...settings },
          stdio: ['ignore', 'pipe', 'pipe'],
          detached: true,
        })
      : spawn('bash', ['-c', `exec ${substituted}`], {
          cwd: folder,
          env: { PATH: DEBIAN_PATH, PG_CLUSTER_CONF_ROOT: inFolder('etc'), ADMIN: admin, OWNER: owner },
          stdio: ['ignore', 'pipe', 'pipe'],
          ...account,
        });
    const texts = { out: '', stderr: '' };
    spawned.stdout.on('data', (text) => (texts.out += text));
    spawned.stderr.on('data', (text) => (texts.stderr += text));
    const outcome = once(spawned, 'close').then(([code]): Outcome => ({ code, ...texts }));
    const started = { process: spawned, stderr: () => texts.stderr, outcome };
    running.push(started);
    return started;
  }

  /** Returns the first value of the first row. */
  async function ask(url: string, question: string): Promise<unknown> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<[unknown]>({ text: question, rowMode: 'array' });
      return rows[0]?.[0];
    } finally {
      await client.end();
    }
  }

  return {
    ...{ folder, inFolder, version, port, admin, owner, urlOf, start, ask },
    withSettings(added: Readonly<Record<string, string>>): void {
      settings = added;
    },
    async close(): Promise<void> {
      for (const { process: one } of running) end(one);
      await Promise.all(running.map(({ outcome }) => outcome));
      await start(`pg_ctlcluster 15 main stop -m immediate`).outcome;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ends a process and its children, because the service's commands run in a shell. */
export function end({ pid, exitCode, signalCode, spawnargs }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(spawnargs[0] === 'sh' ? -pid : pid, 'SIGTERM');
}

/** Throws if the wait takes too long. */
export async function until(what: string, isSo: () => Promise<unknown>): Promise<void> {
  for (const giveUpAt = Date.now() + WITHIN_MS; !(await isSo().catch(() => false)); await wait(100))
    if (Date.now() > giveUpAt) throw new Error(`${what}: not completed within ${WITHIN_MS / 1000} s`);
}
