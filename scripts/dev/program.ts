import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Failed, Order, Report } from './child.ts';

export type ProgramName = 'service' | 'sandbox';

/** @throws StartFailed when the new code cannot run; the one before it goes on */
export type Program = {
  restart(env: NodeJS.ProcessEnv): Promise<{ url: string }>;
  stop(): Promise<void>;
};

export class StartFailed extends Error {
  /** A variable or a port is to blame, which no saved file mends. */
  readonly byEnvironment: boolean;

  constructor({ failed, byEnvironment }: Failed) {
    super(failed);
    this.byEnvironment = byEnvironment;
  }
}

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/**
 * A program that is replaced by its new code in three steps: load the new one, close the old one, start the new one. Port
 * and data folder have one holder at any time. An old one that was closed for nothing is started again.
 */
export function createProgram(name: ProgramName, whenLost: (name: ProgramName) => void): Program {
  let current: ChildProcess | undefined;

  async function restart(env: NodeJS.ProcessEnv): Promise<{ url: string }> {
    const next = fork(CHILD, [name], { execArgv: ['--max-semi-space-size=4'] });
    let isClosed = false;
    try {
      await reportOf(next);
      if (current) await ask(current, { order: 'close' });
      isClosed = true;
      const { url } = await ask(next, { order: 'start', env });
      await replaceBy(next);
      return { url: url! };
    } catch (error) {
      await end(next);
      if (current && isClosed) await ask(current, { order: 'start', env }).catch(() => replaceBy(undefined));
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

function ask(child: ChildProcess, order: Order): Promise<{ url?: string }> {
  const report = reportOf(child);
  child.send(order);
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
