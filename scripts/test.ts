/**
 * `pnpm test`: runs all tests and checks. `pnpm test [filter…] [--changed | --since <revision>] [--watch] [--bail]
 * [--engine pglite|postgres|both]`: runs the tests for a file, a feature or an operation, or the tests near the changed
 * files. `--bail` stops at the first failure.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { errors } from '../packages/server/src/generated/errors.ts';
import { operations as managementOperations } from '../packages/server/src/generated/management/operations.ts';
import { operations } from '../packages/server/src/generated/operations.ts';
import { leavesOutBrowser } from '../packages/server/test/support/browser.ts';
import { checks } from './checks/all.ts';
import { freshFolder, neverProvoked } from './test/asserted-errors.ts';
import { changedFiles, testsNear } from './test/changed.ts';
import { databasesFor } from './test/engines.ts';
import { filesFor, isSlow, testFiles } from './test/filter.ts';
import { oneCheck, runSteps, type Step, stepOf } from './test/step.ts';
import { vitest, watch } from './test/vitest.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const print = (text: string) => process.stdout.write(text);

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args);
  const managed = Object.values(managementOperations).map(({ id, area }) => ({ id, area, isManaged: true }));
  const all = testFiles(root);
  const known = [...Object.values(operations), ...managed];
  const named = positionals.flatMap((word) => filesFor(word, all, known));
  const isOfChange = values.changed || values.since !== undefined;
  const near = isOfChange ? testsNear(await changedFiles(root, values.since), all) : [];
  if (isOfChange) console.log(`${near.length} test files are near the changed files. \`pnpm test\` runs all.`);
  const files = [...new Set([...named, ...near])];
  if (files.length === 0 && isOfChange) return;
  const isEverything = files.length === 0 && !values.watch;

  const databases = await databasesFor(values.engine, process.env);
  const env = { ...databases.env, ...(files.some(isSlow) && { SLOW_TESTS: 'true' }) };
  const projects = databases.projects.map((project) => `--project=${project}`);
  const selected = [...projects, ...(values.bail ? ['--bail=1'] : []), ...files];
  if (values.watch) {
    process.exitCode = (await watch(selected, root, env)) ? 0 : 1;
  } else if (isEverything) {
    await run(await everything(selected, env, databases.projects.includes('pglite') && !values.bail));
  } else {
    await run([{ name: 'tests', run: () => vitest([...selected, '--passWithNoTests'], root, env) }]);
  }
}

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      engine: { type: 'string' },
      watch: { type: 'boolean' },
      bail: { type: 'boolean' },
      changed: { type: 'boolean' },
      since: { type: 'string' },
    },
  });
}

async function everything(selected: readonly string[], env: NodeJS.ProcessEnv, provokesAll: boolean): Promise<Step[]> {
  if (leavesOutBrowser) {
    console.log('Chromium is not installed (CHROMIUM_PATH, /usr/bin/chromium). Browser tests are skipped.');
  }
  const asserted = await freshFolder(join(root, 'node_modules/.cache/asserted-errors'));
  const testing = { name: 'tests', run: () => vitest(selected, root, { ...env, ASSERTED_ERRORS_FOLDER: asserted }) };
  // Runs the checks in sequence, alongside the tests, which wait for a browser, a database or another process.
  const checking = { name: 'checks', run: () => runSteps(checks.map(stepOf), print) };
  const provoked = {
    name: 'a test triggers every error',
    run: async () => oneCheck(await neverProvoked(Object.keys(errors), asserted)),
  };
  return [
    { name: 'checks and tests', run: () => runSteps([testing, checking], print, 2) },
    ...(provokesAll ? [provoked] : []),
  ];
}

async function run(steps: readonly Step[]): Promise<void> {
  const { passed, failed, skipped } = await runSteps(steps, print);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}
