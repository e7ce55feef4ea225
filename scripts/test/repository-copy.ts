import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  '.vscode',
  'openapi',
  'packages',
  'scripts',
  'package.json',
  'README.md',
  'redocly.yaml',
  'tsconfig.base.json',
  'biome.json',
];
/**
 * Files that are not copied. These include the packages of folders with a separate lockfile, because those packages are
 * files rather than links.
 */
const LEFT_OUT = /(^|[\\/])(\.run|dist|coverage)([\\/]|$)|^scripts[\\/][\w-]+[\\/]node_modules([\\/]|$)/;

export type RepositoryCopy = { readonly root: string; remove(): Promise<void> };

/**
 * Creates a copy of the repository for tests that write files. Installed packages are shared, but the copy has its own
 * workspace packages.
 */
export async function copyRepository(): Promise<RepositoryCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'repository-'));
  const filter = (source: string) => !LEFT_OUT.test(relative(root, source));
  for (const name of COPIED) {
    await cp(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true, maxRetries: 3 }) };
}
