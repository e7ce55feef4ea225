/** Checks that run in separate programs. Each check returns one line per cause, or an empty list if it passes. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programOf, type RunOptions, runProgram } from '../test/command.ts';
import { causesOfAnnotations, causesOfTypes } from './causes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsc = programOf('typescript', 'tsc');
const biome = programOf('@biomejs/biome', 'biome');
const FORMAT = '`pnpm verify --fix` fixes the automatically fixable problems.';
/**
 * With several checkers, files are distributed differently in each run. This causes intermittent errors in inferred
 * types.
 */
const TYPES_ONLY = ['--pretty', 'false', '--checkers', '1', '--incremental'];
/** Folder for the compiler's incremental state, which limits a check to changed files. */
const REMEMBERED = 'node_modules/.cache/types';

type Options = Pick<RunOptions, 'signal' | 'isLow'> & {
  /** Extracts the causes from the output. If it finds none, the full output is reported. */
  readonly read?: (printed: string) => readonly string[];
};

/** Runs a program and returns its problems. Throws an AbortError if the signal has stopped the program. */
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

/** Checks the portal's types, including its templates, which the other compiler cannot read. */
export function portalTypeErrors(signal?: AbortSignal): Promise<readonly string[]> {
  const file = join(root, REMEMBERED, 'portal.tsbuildinfo');
  const args = ['-p', 'packages/portal', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', file];
  return problemsBy(programOf('vue-tsc'), args, { read: causesOfTypes, signal });
}

export function typeErrors(project: string, signal?: AbortSignal): Promise<readonly string[]> {
  const file = `${REMEMBERED}/${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`;
  return problemsBy(tsc, ['-p', project, ...TYPES_ONLY, '--tsBuildInfoFile', file], { read: causesOfTypes, signal });
}

/** Checks contracts. `contracts` contains root files; an empty list means all contracts. */
export function contractProblems(contracts: readonly string[], signal?: AbortSignal): Promise<readonly string[]> {
  return problemsBy('scripts/checks/lint.ts', contracts, { signal });
}

/** Formats files, sorts imports and fixes lint problems that can be fixed safely. */
export async function fixFormat(): Promise<void> {
  await runProgram(biome, ['check', '--write'], { cwd: root, show: true });
}

export async function formatProblems(): Promise<readonly string[]> {
  const causes = await problemsBy(biome, ['ci', '--reporter=github'], { read: causesOfAnnotations });
  return causes.length > 0 ? [...causes, FORMAT] : [];
}
