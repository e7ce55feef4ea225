import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** Searches the root first, because scripts/ has a separate compiler. */
const paths = ['../..', '..', '../checks', '../../packages/portal'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Returns the file of a package's command, in a form that Node can start on every operating system. */
export function programOf(name: string, command = name): string {
  const manifest = require.resolve(`${name}/package.json`, { paths });
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin[command]);
}

export type RunOptions = {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly flags?: readonly string[];
  /** True to show the output immediately instead of collecting it. */
  readonly show?: boolean;
  /** True to run the program with low priority. */
  readonly isLow?: boolean;
  readonly signal?: AbortSignal | undefined;
};

export type Ran = { readonly ok: boolean; readonly stdout: string; readonly printed: string };

/** Throws an AbortError if the signal has stopped the program. */
export function runProgram(
  file: string,
  args: readonly string[],
  { cwd, env, flags = [], show, isLow, signal }: RunOptions,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, file, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      signal,
    });
    if (isLow && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let stdout = '';
    let printed = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (stdout += chunk));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, stdout, printed }));
  });
}
