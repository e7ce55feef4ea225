import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';
import { slashed } from '../generate/write-or-check.ts';

/** Delay for grouping changes, because editors write a file in several steps and tools write several files. */
const QUIET_MILLISECONDS = 40;
const FOLDERS = ['openapi', 'packages', 'scripts'];
const LEFT_OUT = /(^|\/)(node_modules|dist|coverage|\.data|\.run|cache)(\/|$)|\.timestamp-/;
/** File name pattern for sources. Editors' temporary files have other extensions. */
const WRITTEN_BY_HAND = /\.(ts|js|mjs|json|sql|yaml|md|css|html|svg|tsv|zst|vue)$/;

/** Watches all folders and resolves when it is ready. Paths are relative to the root, with forward slashes. */
export async function watchContents(root: string) {
  const contents = new Map<string, string>();
  const saved = new Set<string>();
  const watcher = watch(FOLDERS, {
    cwd: root,
    ignoreInitial: true,
    ignored: (file, stats) =>
      LEFT_OUT.test(slashed(relative(root, file))) || (stats?.isFile() === true && !WRITTEN_BY_HAND.test(file)),
  });
  watcher.on('all', (_event, file) => saved.add(slashed(file)));
  await once(watcher, 'ready');

  async function hasChanged(path: string): Promise<boolean> {
    const content = await readFile(join(root, path)).catch(() => 'gone');
    const hash = createHash('sha1').update(content).digest('hex');
    const before = contents.get(path);
    contents.set(path, hash);
    return before !== hash;
  }

  return {
    /** Resolves with the paths whose content has changed since the last call. */
    async next(): Promise<readonly string[]> {
      for (;;) {
        if (saved.size === 0) await once(watcher, 'all');
        await setTimeout(QUIET_MILLISECONDS);
        const paths = [...saved];
        saved.clear();
        const changed = await Promise.all(paths.map(hasChanged));
        if (changed.includes(true)) return paths.filter((_, index) => changed[index]);
      }
    },
    /** Marks changes as written by our own programs, so that they are ignored. */
    async seen(paths: readonly string[]): Promise<void> {
      await Promise.all(paths.map(hasChanged));
    },
  };
}
