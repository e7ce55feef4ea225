import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const cli = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '../bin/cli.js');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs the Redocly CLI in a folder and gives what it printed.
 * @throws Error whose message is what Redocly complained about
 */
export function redocly(args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [cli, ...args], { cwd, env, maxBuffer: MAX_OUTPUT_BYTES }, (failed, stdout, stderr) => {
      if (failed) reject(new Error(`redocly ${args.join(' ')}\n${stdout}${stderr}`.trim()));
      else resolve(stdout);
    });
  });
}
