import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programOf, runProgram } from '../test/command.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lint-'));
  for (const file of ['biome.json', 'package.json']) await copyFile(join(repository, file), join(root, file));
});
afterEach(() => rm(root, { recursive: true }));

/** Returns the linter's output for a file with this content. */
async function printedFor(path: string, content: string): Promise<string> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
  const args = ['lint', '--reporter=github', '--vcs-enabled=false', path];
  return (await runProgram(programOf('@biomejs/biome', 'biome'), args, { cwd: root })).stdout;
}

const RULES = 'packages/server/src/features/car-orders/rules.ts';
const TEST = 'packages/server/test/operations/car-orders/get-order.test.ts';
const inTest = (body: string) =>
  `import { test } from 'vitest';\ntest('an order is returned', async () => {${body}});\n`;

test.each([
  ['a printed value', RULES, 'console.log(1);\n', 'noConsole'],
  ['a re-export of everything', RULES, "export * from './types.ts';\n", 'noReExportAll'],
  ['a default export', RULES, 'export default 1;\n', 'noDefaultExport'],
  ['a test that waits', TEST, inTest('await new Promise((done) => setTimeout(done, 1));'), 'noRestrictedGlobals'],
  ['a test that sleeps', TEST, "import { setTimeout } from 'node:timers/promises';\n", 'noRestrictedImports'],
  [
    'a test that is called it',
    TEST,
    "import { it } from 'vitest';\nit('an order is', () => {});\n",
    'useConsistentTestIt',
  ],
  ['a skipped test', TEST, "import { test } from 'vitest';\ntest.skip('an order is', () => {});\n", 'noSkippedTests'],
  ['a focused test', TEST, "import { test } from 'vitest';\ntest.only('an order is', () => {});\n", 'noFocusedTests'],
])('the linter refuses %s', async (_, path, content, rule) => {
  expect(await printedFor(path, content)).toMatch(new RegExp(`^::error title=lint/\\w+/${rule},`, 'm'));
});

test.each([
  ['a script', 'scripts/mock.ts'],
  ['the command of the client', 'packages/client/src/cli.ts'],
  ['an example of the client', 'packages/client/examples/rent.ts'],
])('%s may print to the console', async (_, path) => {
  expect(await printedFor(path, 'console.log(1);\n')).toBe('');
});
