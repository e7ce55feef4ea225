import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilableOf, compiledIn, type Served } from '../../packages/contract-express/src/compiled.ts';

/** Folder where the service and the sandbox find their compiled contracts. */
const KEPT = 'node_modules/.cache/contracts';

/**
 * Compiles the generated contracts. The compiler is already loaded here, so a starting program only has to load the
 * result and report contracts that do not compile.
 */
export async function compileGenerated(root: string, generated: readonly string[]): Promise<void> {
  for (const file of generated.filter((path) => basename(path) === 'openapi.json')) {
    const folder = join(root, dirname(file));
    await compiledIn(join(root, KEPT), compilableOf(await servedFrom(folder))).catch(() => {});
  }
}

/** Reads a generated contract. The timestamp in the URL bypasses the module cache. */
export async function servedFrom(folder: string): Promise<Served> {
  const now = (name: string) => import(`${pathToFileURL(join(folder, name))}?at=${performance.now()}`);
  const [contract, { operations }, { errors }] = await Promise.all([
    readFile(join(folder, 'openapi.json'), 'utf8').then(JSON.parse),
    now('operations.ts'),
    now('errors.ts'),
  ]);
  return { contract, operations, errors };
}
