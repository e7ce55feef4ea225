import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { startServer } from '../../src/main.ts';

export type ServerProcess = {
  readonly url: string;
  /** By itself, or because it was told to. */
  readonly hasEnded: () => boolean;
  readonly kill: () => Promise<void>;
};

/** The service as a process of its own, as one of several instances; it ends only by being killed. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = fork(new URL(import.meta.url), {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000', ...environment },
    execArgv: [],
  });
  const [url] = (await Promise.race([once(child, 'message'), failed(child)])) as [string];
  return {
    url,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`the server process ended with ${code} before it listened`);
}

if (import.meta.main) {
  const server = await startServer(process.env);
  process.send?.(server.url);
}
