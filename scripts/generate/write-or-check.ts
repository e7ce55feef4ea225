import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One file, its path seen from the repository's root. */
export type Output = { path: string; content: string };

export type Change = { path: string; kind: 'missing' | 'changed' | 'left over' };

/** What differs between the outputs and the disk; files in a `generated` folder that nothing asks for are left over. */
export function changes(root: string, outputs: readonly Output[]): Change[] {
  const wanted = new Set(outputs.map(({ path }) => path));
  const stale = globSync('packages/*/src/generated/**/*.*', { cwd: root })
    .map(slashed)
    .filter((path) => !wanted.has(path));
  return [
    ...outputs.flatMap(({ path, content }): Change[] => {
      const file = join(root, path);
      if (!existsSync(file)) return [{ path, kind: 'missing' }];
      return readFileSync(file, 'utf8') === content ? [] : [{ path, kind: 'changed' }];
    }),
    ...stale.map((path): Change => ({ path, kind: 'left over' })),
  ];
}

export async function write(root: string, outputs: readonly Output[], pending = changes(root, outputs)): Promise<void> {
  const contents = new Map(outputs.map(({ path, content }) => [path, content]));
  for (const { path, kind } of pending) {
    const file = join(root, path);
    if (kind === 'left over') await rm(file);
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, contents.get(path) ?? '');
    }
  }
}

/** Paths seen from the root have forward slashes on every system. */
export function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
