import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { REDIS_SERVER } from '../../../../scripts/test/redis.ts';

export type RunningRedis = {
  readonly url: string;
  readonly pid: number;
  /** Suspends the server: it still listens but does not respond. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly stop: () => Promise<void>;
};

/** Starts a separate Redis server without persistence. */
export async function startRedis(port?: number): Promise<RunningRedis> {
  const own = port ?? (await freePort());
  const server = spawn(REDIS_SERVER, [
    '--port',
    String(own),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  for await (const line of server.stdout) if (String(line).includes('Ready to accept connections')) break;
  server.stdout.resume();
  return {
    url: `redis://127.0.0.1:${own}`,
    pid: server.pid!,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
