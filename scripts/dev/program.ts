import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Failed, Report } from './child.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
const PORTS = { service: 'PORT', sandbox: 'SANDBOX_PORT' } as const;

export type ProgramName = keyof typeof PORTS;
export type Program = ReturnType<typeof createProgram>;

export class StartFailed extends Error {
  /** A variable or a port is to blame, which no saved file mends. */
  readonly byEnvironment: boolean;

  constructor({ failed, byEnvironment }: Failed) {
    super(failed);
    this.byEnvironment = byEnvironment;
  }
}

/**
 * A program that is replaced by its new code in three steps: load the new one, close the old one, start the new one. Port
 * and data folder have one holder at any time. An old one that was closed for nothing is started again.
 * @param env a port that was free is written into it, so that a restart changes no address
 */
export function createProgram(name: ProgramName, env: NodeJS.ProcessEnv, whenLost: (name: ProgramName) => void) {
  let current: ChildProcess | undefined;

  /**
   * @param meanwhile what this process does while the new one loads, and the start waits for
   * @throws StartFailed when the new code cannot run; the one before it goes on
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
  const ended = once(child, 'exit').then(([code]) => [{ failed: `it ended with ${code}`, byEnvironment: false }]);
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [Report];
  if ('failed' in report) throw new StartFailed(report);
  return report;
}

/** A child ends by itself once nothing connects it with its parent, on every system. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  await ended;
}
