import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOfFiles } from '../cache/cached.ts';
import { generateInAnotherProcess } from '../generate/in-another-process.ts';
import { plan } from '../generate/plan.ts';
import { changes, write } from '../generate/write-or-check.ts';

const STAMP = 'node_modules/.cache/generated-from';
const SOURCES = [
  'openapi/{*,{paths,components,connectors,management}/**/*}.yaml',
  'scripts/{generate/**/*,generate,redocly}.ts',
];

/** Creates a generator that returns the paths of the written files. The generator's code stays loaded between runs. */
export function createGenerator(root: string) {
  let isOutdated = false;

  return async function generate(contracts: readonly string[] | 'all'): Promise<readonly string[]> {
    // If a generator has changed, only a new process can load its new code.
    isOutdated ||= contracts === 'all';
    const source = hashOfSources(root);
    const written = isOutdated
      ? await generateInAnotherProcess(root)
      : await inThisProcess(root, contracts as readonly string[]);
    await mkdir(dirname(join(root, STAMP)), { recursive: true });
    await writeFile(join(root, STAMP), source);
    return written;
  };
}

/** Returns true if contracts or the generator have changed since `pnpm dev` last generated code. */
export async function isOutOfStep(root: string): Promise<boolean> {
  const source = await readFile(join(root, STAMP), 'utf8').catch(() => '');
  return source !== hashOfSources(root);
}

async function inThisProcess(root: string, contracts: readonly string[]): Promise<string[]> {
  const outputs = await plan(root, contracts);
  const pending = changes(root, outputs).filter(({ kind }) => kind === 'missing' || kind === 'changed');
  await write(root, outputs, pending);
  return pending.map(({ path }) => path);
}

/** The hash includes the root, because a copy of the repository may share its packages and their cache. */
const hashOfSources = (root: string) => `${root} ${hashOfFiles(root, SOURCES)}`;
