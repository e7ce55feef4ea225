import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOfFiles } from '../kept/kept.ts';
import { runProgram } from '../test/command.ts';

const KEPT = 'node_modules/.cache/docs';

/** Whatever the portal is made of or with: contracts, guides, samples, the sandbox's prices, and the packages that build it. */
const SOURCES = [
  'openapi/**/*.{yaml,md}',
  'packages/client/README.md',
  'packages/server/src/generated/openapi.json',
  'packages/{html,sandbox}/src/**/*.ts',
  'scripts/{docs,generate,kept,samples}/**/*',
  'scripts/docs/site/.vitepress/**/*',
  'scripts/{docs,redocly}.ts',
  'pnpm-lock.yaml',
];

const LOOK_AGAIN_MILLISECONDS = 250;
/** A build that was killed leaves its lock. */
const LOCK_LIVES_MILLISECONDS = 300_000;

/** The portal as `pnpm run docs` builds it, once for the contents of its sources, whoever asks at once. @returns its folder */
export async function keptDocs(root: string): Promise<string> {
  const folder = join(root, KEPT, hashOfFiles(root, SOURCES));
  const lock = `${folder}.building`;
  await mkdir(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (await isTaken(lock)) await setTimeout(LOOK_AGAIN_MILLISECONDS);
    else await build(root, folder).finally(() => rm(lock, { recursive: true, force: true }));
  }
  return folder;
}

async function isTaken(lock: string): Promise<boolean> {
  const taken = await mkdir(lock).then(
    () => false,
    () => true,
  );
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (taken && age > LOCK_LIVES_MILLISECONDS) await rm(lock, { recursive: true, force: true });
  return taken;
}

async function build(root: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const { ok, printed } = await runProgram('scripts/docs.ts', [folder], { cwd: root });
  if (!ok) throw new Error(printed);
  const others = (await readdir(dirname(folder))).map((name) => join(root, KEPT, name));
  for (const other of others) if (!other.startsWith(folder)) await rm(other, { recursive: true, force: true });
}
