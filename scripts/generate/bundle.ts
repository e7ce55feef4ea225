import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ContractDocument } from './document.ts';

const redocly = join(createRequire(import.meta.url).resolve('@redocly/cli/package.json'), '../bin/cli.js');

/**
 * One document from a contract of many files.
 * @throws Error with Redocly's own words when a reference leads nowhere
 */
export async function bundle(file: string, root: string): Promise<ContractDocument> {
  const { stdout } = await run([redocly, 'bundle', file, '--ext', 'json'], root);
  const document = JSON.parse(stdout) as ContractDocument;
  refuseRenamed(document);
  return document;
}

async function run(args: string[], cwd: string): Promise<{ stdout: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return promisify(execFile)(process.execPath, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
}

/** Two files of one name become `Name` and `Name-2`, and nobody would know which is which. */
function refuseRenamed(document: ContractDocument): void {
  const renamed = Object.values(document.components ?? {}).flatMap((group) =>
    Object.keys(group).filter((name) => /-\d+$/.test(name) && name.replace(/-\d+$/, '') in group),
  );
  if (renamed.length > 0) throw new Error(`Two components share a file name: ${renamed.join(', ')}`);
}
