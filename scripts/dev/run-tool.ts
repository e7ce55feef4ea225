import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

export type Tool = {
  readonly file: string;
  readonly args: readonly string[];
  readonly root: string;
  /** Gives way to everything else. */
  readonly low?: boolean;
};

/** Runs a Node program and gives all it printed, or `undefined` once it was stopped by the signal. */
export function runTool(
  { file, args, root, low }: Tool,
  signal: AbortSignal,
): Promise<{ ok: boolean; printed: string } | undefined> {
  return new Promise((resolve) => {
    const options = {
      cwd: root,
      signal,
      maxBuffer: MAX_OUTPUT_BYTES,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    };
    const child = execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
      resolve(signal.aborted ? undefined : { ok: !error, printed: stdout + stderr }),
    );
    if (low && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  });
}

/** The file behind a command of `node_modules/.bin`, which only Node can start on every system. */
export function commandFile(from: string, name: string, command: string): string {
  const manifest = createRequire(join(from, 'package.json')).resolve(`${name}/package.json`);
  return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin[command]);
}
