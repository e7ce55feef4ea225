import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `path` is relative to the repository's root. */
export type Output = { path: string; content: string };

export type Change = { path: string; kind: 'missing' | 'changed' | 'left over' | 'orphan' };

/**
 * Returns the differences between the outputs and the files on disk. A file in a `generated` folder is left
 * over if no output has its path. A stub whose operation is implemented or removed is an orphan; it may contain work,
 * so it is not deleted.
 */
export function changes(root: string, outputs: readonly Output[]): Change[] {
  const wanted = new Set(outputs.map(({ path }) => path));
  const unwanted = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map(slashed)
      .filter((path) => !wanted.has(path));
  return [
    ...outputs.flatMap(({ path, content }): Change[] => {
      const file = join(root, path);
      if (!existsSync(file)) return [{ path, kind: 'missing' }];
      return readFileSync(file, 'utf8') === content ? [] : [{ path, kind: 'changed' }];
    }),
    ...unwanted('packages/*/src/generated/**/*.*').map((path): Change => ({ path, kind: 'left over' })),
    ...unwanted('packages/*/src/**/*.stub.ts').map((path): Change => ({ path, kind: 'orphan' })),
  ];
}

export async function write(root: string, outputs: readonly Output[], pending = changes(root, outputs)): Promise<void> {
  const contents = new Map(outputs.map(({ path, content }) => [path, content]));
  for (const { path, kind } of pending) {
    const file = join(root, path);
    if (kind === 'left over') await rm(file);
    else if (kind !== 'orphan') {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, contents.get(path) ?? '');
    }
  }
}

export function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
