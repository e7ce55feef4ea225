import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runProgram } from '../test/command.ts';
import { hashOfFiles } from './kept.ts';

const CACHE = 'node_modules/.cache';
const LOOK_AGAIN_MILLISECONDS = 250;
/** A build that was killed leaves its lock. */
const LOCK_LIVES_MILLISECONDS = 300_000;

/** What is built into a folder. */
export type Build = {
  /** Of its folder in the cache. */
  readonly name: string;
  /** Takes the folder as its argument. */
  readonly program: string;
  /** Patterns of whatever it is made of or with. */
  readonly sources: readonly string[];
};

/** What a program builds, once for the contents of its sources, however many ask at once. @returns its folder */
export async function keptBuild(root: string, made: Build): Promise<string> {
  const folder = join(root, CACHE, made.name, hashOfFiles(root, made.sources));
  const lock = `${folder}.building`;
  await mkdir(dirname(folder), { recursive: true });
  while (!existsSync(folder)) {
    if (await isTaken(lock)) await setTimeout(LOOK_AGAIN_MILLISECONDS);
    else await build(root, folder, made.program).finally(() => rm(lock, { recursive: true, force: true }));
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

async function build(root: string, folder: string, program: string): Promise<void> {
  if (existsSync(folder)) return;
  const { ok, printed } = await runProgram(program, [folder], { cwd: root });
  if (!ok) throw new Error(printed);
  // What begins with a point is being built.
  const names = (await readdir(dirname(folder))).filter((name) => !name.startsWith('.'));
  const others = names.map((name) => join(dirname(folder), name));
  for (const other of others) if (!other.startsWith(folder)) await rm(other, { recursive: true, force: true });
}
