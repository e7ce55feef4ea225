import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../src/main.ts';

export type ServerProcess = {
  readonly url: string;
  readonly pid: number;
  readonly hasEnded: () => boolean;
  /** Sends SIGTERM and waits for the process to exit, as an orchestrator does. */
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

/**
 * Starts a server process. `output` is an open file for the log; the default is this process's output. `program` is the
 * same program from a different release.
 */
export async function startServerProcess(
  environment: Record<string, string>,
  output: number | 'inherit' = 'inherit',
  program = fileURLToPath(import.meta.url),
): Promise<ServerProcess> {
  const child = fork(program, {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000', ...environment },
    execArgv: [],
    stdio: ['ignore', output, output, 'ipc'],
  });
  const [url] = (await Promise.race([once(child, 'message'), failed(child)])) as [string];
  return {
    url,
    pid: child.pid!,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`the server process ended with ${code} before it listened`);
}

/** Shifts this process's clock by a number of seconds, to simulate a machine with a wrong clock. */
function misleadBy(seconds: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + seconds * 1000;
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      super(...(given.length > 0 ? given : ([now()] as unknown as [])));
    }
    static override now = now;
  } as DateConstructor;
}

if (import.meta.main) {
  misleadBy(Number(process.env.CLOCK_AHEAD_SECONDS ?? 0));
  const server = await startServer(process.env);
  process.once('SIGTERM', () => void server.close().then(() => process.exit()));
  process.once('disconnect', () => process.exit());
  process.send?.(server.url);
}
