/** `pnpm test [--engine pglite|postgres|both]`: everything that can be wrong, in one run. */
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { errors } from '../packages/server/src/generated/errors.ts';
import { incompleteConnectors } from './checks/connectors.ts';
import { wrongMigrations } from './checks/migrations.ts';
import { demands } from './contract-diff/changelog.ts';
import { contractChanges } from './contract-diff/changes.ts';
import { readContracts } from './contract-diff/contracts.ts';
import { wrongImports } from './imports/check.ts';
import { spectralViolations } from './spectral/contracts.ts';
import { freshFolder, neverProvoked } from './test/asserted-errors.ts';
import { checkBy, command } from './test/command.ts';
import { findPostgres } from './test/find-postgres.ts';
import { oneCheck, runSteps, type Step } from './test/step.ts';
import { vitest } from './test/vitest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const engines = { pglite: ['pglite'], postgres: ['postgres'], both: ['pglite', 'postgres'] };

const DATABASE_TESTS = [
  '--project',
  'server',
  'packages/server/test/',
  'packages/server/src/database/',
  '.sql.test.ts',
];

const { values } = parseArgs({ options: { engine: { type: 'string', default: 'both' } } });
if (!Object.hasOwn(engines, values.engine)) {
  console.error(`--engine is one of ${Object.keys(engines).join(', ')}, not ${values.engine}`);
  process.exit(2);
}
const engine = values.engine as keyof typeof engines;

const steps: Step[] = [
  { name: 'types', run: types },
  { name: 'format and lint', run: () => checkBy('biome', ['ci', '--colors=off'], root) },
  { name: 'contract', run: () => checkBy('node', ['scripts/lint.ts'], root) },
  { name: 'contracts by the rules of Spectral and OWASP', run: async () => oneCheck(await spectralViolations(root)) },
  { name: 'generated code in step', run: () => checkBy('node', ['scripts/generate.ts', '--check'], root) },
  { name: 'changes of the contract told', run: contractChangesTold },
  { name: 'connectors complete', run: async () => oneCheck(incompleteConnectors(root)) },
  { name: 'migrations only added', run: async () => oneCheck(await wrongMigrations()) },
  { name: 'direction of imports', run: async () => oneCheck(await wrongImports(root)) },
  ...(await testSteps()),
];

const { passed, failed, skipped } = await runSteps(steps, (text) => process.stdout.write(text));
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;

async function contractChangesTold() {
  const { released, current, changelog } = await readContracts(root);
  const versions = { released: released.info.version, current: current.info.version };
  return oneCheck(demands(await contractChanges(released, current), changelog, versions));
}

async function types() {
  const projects = globSync(['packages/*/tsconfig.json', 'scripts/tsconfig.json'], { cwd: root }).map(dirname);
  const runs = await Promise.all(projects.map((project) => command('tsc', ['-p', project], { cwd: root })));
  return oneCheck(runs.filter(({ ok }) => !ok).map(({ printed }) => printed));
}

async function testSteps(): Promise<Step[]> {
  if (!existsSync(process.env.CHROMIUM_PATH || '/usr/bin/chromium') && process.env.CI !== 'true') {
    console.log('No Chromium is here (CHROMIUM_PATH, /usr/bin/chromium): the tests in a browser are left out.');
  }
  const asserted = await freshFolder(join(root, 'node_modules/.cache/asserted-errors'));
  const embedded: Step[] = [
    {
      name: 'tests, embedded database',
      run: () => vitest([], root, { TEST_DATABASE_URL: '', ASSERTED_ERRORS_FOLDER: asserted }),
    },
    {
      name: 'every error is provoked by a test',
      run: async () => oneCheck(await neverProvoked(Object.keys(errors), asserted)),
    },
  ];
  if (engine === 'pglite') return embedded;

  const postgres = await findPostgres(process.env);
  if (!postgres) {
    console.log(
      'No PostgreSQL answers here (TEST_DATABASE_URL, PGHOST, the socket, port 5432): its tests are left out.',
    );
    return engine === 'both' ? embedded : [{ name: 'PostgreSQL', run: async () => oneCheck(['none answers']) }];
  }
  const onPostgres: Step = {
    name: 'tests, PostgreSQL',
    run: () => vitest(DATABASE_TESTS, root, { TEST_DATABASE_URL: postgres }),
  };
  return engine === 'both' ? [...embedded, onPostgres] : [onPostgres];
}
