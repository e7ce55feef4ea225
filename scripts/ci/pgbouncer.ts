import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../packages/server/test/support/agency-site.ts';

/** `PGBOUNCER` selects a version other than that in Debian's package. */
export const PGBOUNCER = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';
const CONNECTIONS = 4;

/** Returns true for version 1.21 and newer, which support prepared statements in transaction mode. */
export function supportsPreparedStatements(): boolean {
  const [, minor] = /PgBouncer 1\.(\d+)/.exec(execFileSync(PGBOUNCER, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(minor) >= 21;
}

export type RunningPgBouncer = {
  readonly url: string;
  /** Restarts PgBouncer, which drops every connection. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts PgBouncer in transaction mode in front of the PostgreSQL server at `postgresUrl`, which it reaches over a
 * socket.
 */
export async function startPgBouncer(postgresUrl: string): Promise<RunningPgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const { username, pathname, searchParams } = new URL(postgresUrl.replace('@/', '@localhost/'));
  await writeFile(join(folder, 'users'), `"${username}" ""\n`);
  await writeFile(
    join(folder, 'ini'),
    `[databases]
${pathname.slice(1)} = host=${searchParams.get('host')} port=${searchParams.get('port')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
${supportsPreparedStatements() ? 'max_prepared_statements = 500' : ''}
`,
  );
  await chmod(folder, 0o755);

  async function start() {
    const pooler = spawn(PGBOUNCER, ['-u', 'postgres', join(folder, 'ini')], { stdio: 'ignore' });
    while (!(await listensAt(port))) await wait(50);
    return pooler;
  }
  let pooler = await start();
  async function end(): Promise<void> {
    const ended = once(pooler, 'exit');
    pooler.kill('SIGTERM');
    await ended;
  }
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    async restart() {
      await end();
      pooler = await start();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

async function listensAt(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
