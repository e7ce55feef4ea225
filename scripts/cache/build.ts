import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runProgram } from '../test/command.ts';
import { hashOfFiles } from './cached.ts';

const CACHE = 'node_modules/.cache';
const LOOK_AGAIN_MILLISECONDS = 250;
/** Maximum age of a lock, because a killed build does not remove its lock. */
const LOCK_LIVES_MILLISECONDS = 300_000;

type Build = {
  /**
   * The part of `pnpm build` that is run with the folder as its argument. The folder has the same name in the cache.
   */
  readonly part: string;
  /** Patterns of all files that the build depends on. */
  readonly sources: readonly string[];
};

/** Builds only once for each version of the sources, even if it is called concurrently. Returns the folder. */
export async function cachedBuild(root: string, made: Build): Promise<string> {
  const folder = join(root, CACHE, made.part, hashOfFiles(root, made.sources));
  const lock = `${folder}.building`;
  await mkdir(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (await isTaken(lock)) await setTimeout(LOOK_AGAIN_MILLISECONDS);
    else await build(root, folder, made.part).finally(() => rm(lock, { recursive: true, force: true }));
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

async function build(root: string, folder: string, part: string): Promise<void> {
  if (existsSync(folder)) return;
  const { ok, printed } = await runProgram('scripts/run.js', ['build', part, folder], { cwd: root });
  if (!ok) throw new Error(printed);
  // Names that begin with a dot are builds in progress.
  const names = (await readdir(dirname(folder))).filter((name) => !name.startsWith('.'));
  const others = names.map((name) => join(dirname(folder), name));
  for (const other of others) if (!other.startsWith(folder)) await rm(other, { recursive: true, force: true });
}
