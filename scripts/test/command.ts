import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** From the root, where the tools are; scripts/ has another compiler of its own. */
const require = createRequire(new URL('../../package.json', import.meta.url));

/** The file behind a command of a package: what only Node can start on every system. */
export function programOf(name: string, command = name): string {
  const manifest = require.resolve(`${name}/package.json`);
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin[command]);
}

type Options = { cwd: string; env?: NodeJS.ProcessEnv; show?: boolean };

/** Runs a Node program; what it prints is shown at once or kept. */
export function runProgram(
  file: string,
  args: readonly string[],
  { cwd, env, show }: Options,
): Promise<{ ok: boolean; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, printed }));
  });
}
