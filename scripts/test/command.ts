import { spawn } from 'node:child_process';
import { type Outcome, oneCheck } from './step.ts';

type Options = { cwd: string; env?: NodeJS.ProcessEnv; show?: boolean };

/** Runs a command of `node_modules/.bin`; what it prints is shown at once or kept. */
export function command(
  name: string,
  args: readonly string[],
  options: Options,
): Promise<{ ok: boolean; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, printed }));
  });
}

/** A command that checks something: silence when it is content, all it says when it is not. */
export async function checkBy(name: string, args: readonly string[], cwd: string): Promise<Outcome> {
  const { ok, printed } = await command(name, args, { cwd });
  return oneCheck(ok ? [] : [printed]);
}
