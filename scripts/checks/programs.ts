/** What programs of their own find, one line per cause; an empty list when all is well. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf, type RunOptions, runProgram } from '../test/command.ts';
import { causesOfAnnotations, causesOfTypes } from './causes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsc = programOf('typescript', 'tsc');
const biome = programOf('@biomejs/biome', 'biome');
const FORMAT = 'What can be mended by itself is: `pnpm run format`.';
/** Several checkers share out the files anew each time, and now and then one infers another type: an error that comes and goes. */
const TYPES_ONLY = ['--pretty', 'false', '--checkers', '1', '--incremental'];
/** What the compiler remembers of each project: only what a change touches is looked at again. */
const REMEMBERED = 'node_modules/.cache/types';

type Options = Pick<RunOptions, 'signal' | 'isLow'> & {
  /** Finds the causes in what was printed; where it finds none, all of it is told. */
  readonly read?: (printed: string) => readonly string[];
};

/** @throws AbortError once the signal has stopped it */
export async function problemsBy(
  program: string,
  args: readonly string[],
  { read = (printed) => printed.trim().split('\n'), ...options }: Options = {},
): Promise<readonly string[]> {
  const { ok, printed } = await runProgram(program, args, { cwd: root, env: { NO_COLOR: '1' }, ...options });
  if (ok) return [];
  const causes = read(printed);
  return causes.length > 0 ? causes : [printed];
}

/** The templates, too, which the compiler of everything else cannot read. */
export function portalTypeErrors(signal?: AbortSignal): Promise<readonly string[]> {
  const file = join(root, REMEMBERED, 'portal.tsbuildinfo');
  const args = ['-p', 'packages/portal', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', file];
  return problemsBy(programOf('vue-tsc'), args, { read: causesOfTypes, signal });
}

export function typeErrors(project: string, signal?: AbortSignal): Promise<readonly string[]> {
  const file = `${REMEMBERED}/${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`;
  return problemsBy(tsc, ['-p', project, ...TYPES_ONLY, '--tsBuildInfoFile', file], { read: causesOfTypes, signal });
}

/** @param contracts their root files; none: all */
export function contractProblems(contracts: readonly string[], signal?: AbortSignal): Promise<readonly string[]> {
  return problemsBy('scripts/lint.ts', contracts, { signal });
}

export async function formatProblems(): Promise<readonly string[]> {
  const causes = await problemsBy(biome, ['ci', '--reporter=github'], { read: causesOfAnnotations });
  return causes.length > 0 ? [...causes, FORMAT] : [];
}
