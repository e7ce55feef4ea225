import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Failed, Report } from './child.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
const PORTS = { service: 'PORT', sandbox: 'SANDBOX_PORT' } as const;

export type ProgramName = keyof typeof PORTS;
export type Program = ReturnType<typeof createProgram>;

export class StartFailed extends Error {
  /** True if an environment variable or a port caused the failure. Saving a file cannot fix such a failure. */
  readonly byEnvironment: boolean;

  constructor({ failed, byEnvironment }: Failed) {
    super(failed);
    this.byEnvironment = byEnvironment;
  }
}

/**
 * Replaces the program in three steps: load the new code, close the old process, and start the new one. Only one
 * process uses the port and the data folder at a time. If the new process fails to start, the old code is started
 * again. `env` receives the chosen port, so that a restart keeps the address.
 */
export function createProgram(name: ProgramName, env: NodeJS.ProcessEnv, whenLost: (name: ProgramName) => void) {
  let current: ChildProcess | undefined;

  /**
   * Restarts the program. `meanwhile` is work that this process does while the new code loads; the start waits for it
   * to finish. Throws a StartFailed if the new code cannot run; the previous code continues to run.
   */
  async function restart(meanwhile: () => Promise<unknown> = async () => {}): Promise<string> {
    const next = fork(CHILD, [name], { execArgv: ['--max-semi-space-size=4'] });
    let isClosed = false;
    try {
      await Promise.all([reportOf(next), meanwhile()]);
      if (current) await ask(current, null);
      isClosed = true;
      const { url } = await ask(next, env);
      env[PORTS[name]] = new URL(url!).port;
      await replaceBy(next);
      return url!;
    } catch (error) {
      await end(next);
      if (current && isClosed) await ask(current, env).catch(() => replaceBy(undefined));
      throw error;
    }
  }

  async function replaceBy(next: ChildProcess | undefined): Promise<void> {
    const old = current;
    current = next;
    next?.once('exit', () => {
      if (current !== next) return;
      current = undefined;
      whenLost(name);
    });
    if (old) await end(old);
  }

  return { restart, stop: () => replaceBy(undefined) };
}

function ask(child: ChildProcess, env: NodeJS.ProcessEnv | null): Promise<{ url?: string }> {
  const report = reportOf(child);
  child.send(env as object);
  return report;
}

async function reportOf(child: ChildProcess): Promise<{ url?: string }> {
  const ended = once(child, 'exit').then(([code]) => [{ failed: `exited with code ${code}`, byEnvironment: false }]);
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [Report];
  if ('failed' in report) throw new StartFailed(report);
  return report;
}

/** Disconnects a child process. On every operating system, this makes the process exit. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  await ended;
}
