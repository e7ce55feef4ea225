/** Every check that needs no running service, each stated here once: `pnpm verify`, and what `pnpm test` begins with. */
import { fileURLToPath } from 'node:url';
import { operations } from '../../packages/server/src/generated/operations.ts';
import { demands } from '../contract-diff/changelog.ts';
import { contractChanges } from '../contract-diff/changes.ts';
import { readContracts } from '../contract-diff/contracts.ts';
import { wrongImports } from '../imports/check.ts';
import { spectralViolations } from '../spectral/contracts.ts';
import { programOf, runProgram } from '../test/command.ts';
import { causesOfAnnotations, causesOfTypes } from './causes.ts';
import { incompleteConnectors } from './connectors.ts';
import { wrongFailOf } from './failing-operations.ts';
import { wrongMigrations } from './migrations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsc = programOf('typescript', 'tsc');
const biome = programOf('@biomejs/biome', 'biome');
/** Several share out the files anew each time, and now and then one infers another type: an error that comes and goes. */
const ONE_CHECKER = ['--checkers', '1'];
const FORMAT = 'What can be mended by itself is: `pnpm run format`.';

/** @param find gives one line per cause, which says what to do; nothing when all is well */
export type Check = { readonly name: string; readonly find: () => Promise<readonly string[]> };

// Processes of their own come first: the others run beside them.
export const checks: readonly Check[] = [
  { name: 'types', find: () => by(tsc, ['-p', '.', '--pretty', 'false', ...ONE_CHECKER], causesOfTypes) },
  { name: 'format and lint', find: () => by(biome, ['ci', '--reporter=github'], causesOfAnnotations, FORMAT) },
  { name: 'contract', find: () => by('scripts/lint.ts', []) },
  { name: 'generated code in step', find: () => by('scripts/generate.ts', ['--check']) },
  { name: 'contracts by the rules of Spectral and OWASP', find: () => spectralViolations(root) },
  { name: 'changes of the contract told', find: contractChangesTold },
  { name: 'connectors complete', find: async () => incompleteConnectors(root) },
  { name: 'migrations only added', find: () => wrongMigrations() },
  {
    name: 'errors failed with by operations that declare them',
    find: async () => wrongFailOf(root, Object.keys(operations)),
  },
  { name: 'direction of imports', find: () => wrongImports(root) },
];

/** What a program that failed has printed, by line or as `read` reads it; all of it when that finds nothing. */
async function by(
  program: string,
  args: readonly string[],
  read = (printed: string): readonly string[] => printed.trim().split('\n'),
  remedy?: string,
): Promise<readonly string[]> {
  const { ok, printed } = await runProgram(program, args, { cwd: root });
  if (ok) return [];
  const causes = read(printed);
  return [...(causes.length > 0 ? causes : [printed]), ...(remedy ? [remedy] : [])];
}

async function contractChangesTold(): Promise<readonly string[]> {
  const { released, current, changelog } = await readContracts(root);
  const versions = { released: released.info.version, current: current.info.version };
  return demands(await contractChanges(released, current), changelog, versions);
}
