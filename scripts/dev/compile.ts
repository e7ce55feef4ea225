import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compilableOf, compiledIn, type Served } from '../../packages/contract-express/src/compiled.ts';

/** Where service and sandbox look for what their contracts came to. */
const KEPT = 'node_modules/.cache/contracts';

/**
 * Compiles the contracts among generated files: here the compiler is warm, and a program that starts only loads the result. What
 * cannot be compiled is told by the program, which meets it as well.
 */
export async function compileGenerated(root: string, generated: readonly string[]): Promise<void> {
  for (const file of generated.filter((path) => basename(path) === 'openapi.json')) {
    const folder = join(root, dirname(file));
    await compiledIn(join(root, KEPT), compilableOf(await servedFrom(folder))).catch(() => {});
  }
}

/** As the files now stand: a module is loaded once for each address. */
async function servedFrom(folder: string): Promise<Served> {
  const now = (name: string) => import(`${pathToFileURL(join(folder, name))}?at=${performance.now()}`);
  const [contract, { operations }, { errors }] = await Promise.all([
    readFile(join(folder, 'openapi.json'), 'utf8').then(JSON.parse),
    now('operations.ts'),
    now('errors.ts'),
  ]);
  return { contract, operations, errors };
}
