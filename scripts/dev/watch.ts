import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { watch as watchFiles } from 'chokidar';

/** Editors write a file in several steps, and tools several files at once. */
const QUIET_MILLISECONDS = 40;
const FOLDERS = ['openapi', 'packages', 'scripts'];
const LEFT_OUT = /(^|\/)(node_modules|dist|coverage|\.data|\.run|cache)(\/|$)|\.timestamp-/;
/** The temporary files of editors have other endings. */
const WRITTEN_BY_HAND = /\.(ts|js|mjs|json|sql|yaml|md|css|html|svg|tsv|zst|vue)$/;

export type Watch = {
  /** Resolves with the paths whose content has changed since they were last seen. */
  next(): Promise<readonly string[]>;
  /** What a program of ours has written is no news. */
  seen(paths: readonly string[]): Promise<void>;
  stop(): Promise<void>;
};

/** Resolves once every folder is watched. Paths are seen from the root, with forward slashes. */
export async function watchContents(root: string): Promise<Watch> {
  const contents = new Map<string, string>();
  const saved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let wake = () => {};

  const slashed = (file: string) => relative(root, file).replaceAll('\\', '/');
  const hashOf = (path: string) =>
    readFile(join(root, path)).then(
      (content) => createHash('sha1').update(content).digest('hex'),
      () => 'gone',
    );

  const watcher = watchFiles(FOLDERS, {
    cwd: root,
    ignoreInitial: true,
    ignored: (file, stats) => LEFT_OUT.test(slashed(file)) || (stats?.isFile() === true && !WRITTEN_BY_HAND.test(file)),
  });
  watcher.on('all', (_event, file) => {
    saved.add(file.replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(() => wake(), QUIET_MILLISECONDS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));

  async function changed(): Promise<string[]> {
    const paths = [...saved];
    saved.clear();
    const hashes = await Promise.all(paths.map(hashOf));
    return paths.filter((path, index) => contents.get(path) !== hashes[index] && contents.set(path, hashes[index]!));
  }

  return {
    async next() {
      for (;;) {
        const paths = await changed();
        if (paths.length > 0) return paths;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async seen(paths) {
      for (const path of paths) contents.set(path, await hashOf(path));
    },
    stop: () => watcher.close(),
  };
}
