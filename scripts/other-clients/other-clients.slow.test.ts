/** Clients that others’ generators make of the contract, and ours for Python: strict checkers take them, and they work against the service. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations as contracted } from '../../packages/server/src/generated/operations.ts';
import { agencies } from '../../packages/server/test/support/agencies.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { GENERATORS } from './generators.ts';
import { COMMANDS, FOLDER, installOthers } from './install.ts';

const CONTRACT = fileURLToPath(new URL('../../packages/server/src/generated/openapi.json', import.meta.url));
const SCRATCH = fileURLToPath(new URL('.run/', import.meta.url));
const ON_A_BUSY_MACHINE = 180_000;
const run = promisify(execFile);

const PYTHON_CLIENT = fileURLToPath(new URL('../../packages/python-client', import.meta.url));
const python = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run('python3', ['-B', ...args], { cwd: PYTHON_CLIENT, env: { ...process.env, ...env } });
const hasPython = await python(['-c', 'import sys; assert sys.version_info >= (3, 11)']).then(
  () => true,
  () => false,
);

const { service, stop } = await startStaging();
beforeAll(() => installOthers(), 5 * ON_A_BUSY_MACHINE);
afterAll(async () => {
  await rm(SCRATCH, { recursive: true, force: true });
  await stop();
});

describe.concurrent('a client made by', () => {
  test.each(GENERATORS)(
    '$name',
    { timeout: ON_A_BUSY_MACHINE },
    async ({ name, settings, command, operations, story }) => {
      const folder = join(SCRATCH, name.replaceAll(' ', '-'));
      await mkdir(folder, { recursive: true });
      if (settings) await writeFile(...inFolder(folder, settings(CONTRACT)));
      const [generator, ...args] = command(CONTRACT, folder);
      await run(generator, args, {
        cwd: folder,
        env: { ...process.env, PATH: [...COMMANDS, process.env.PATH].join(delimiter) },
      });
      await writeFile(join(folder, 'story.ts'), story);
      expect(await compile(folder)).toBe('');

      if (operations) {
        const made = await import(/* @vite-ignore */ join(folder, 'js', operations));
        expect(inSmallLetters(made)).toEqual(expect.arrayContaining(inSmallLetters(contracted)));
      }

      const told = await import(/* @vite-ignore */ join(folder, 'js/story.js'));
      const { key, secret } = agencies.horizon;
      const { cars, refusal } = await told.story(`${service.url}/api/v1`, key, secret);
      expect(cars).toContain('Renault Clio');
      expect(refusal).toBe(404);
    },
  );
});

test.runIf(process.env.CI === 'true')('CI has Python 3.11 or newer', () => {
  expect(hasPython).toBe(true);
});

describe.skipIf(!hasPython)('our client for Python', { timeout: ON_A_BUSY_MACHINE }, () => {
  test('a strict checker of types takes it, and the example', async () => {
    const pyright = join(FOLDER, 'node_modules/pyright/index.js');
    const { stdout } = await run(process.execPath, [pyright, '--project', PYTHON_CLIENT]).catch((failed) => failed);
    expect(stdout).toContain('0 errors, 0 warnings');
  });

  test('it logs in, renews, repeats and tells errors as it says', async () => {
    const { stderr } = await python(['-m', 'unittest', 'test_agency_booking']).catch((failed) => failed);
    expect(stderr).toMatch(/Ran [1-9]\d tests[\s\S]*\nOK\n$/);
  });

  test('its example orders, pays and cancels', async () => {
    // It counts its days from today.
    const staging = await startStaging({}, { clock: createTestClock(new Date()) });
    const BASE_URL = `${staging.service.url}/api/v1`;
    const { stdout, stderr } = await python(['example.py'], { BASE_URL }).catch((failed) => failed);
    await staging.stop();
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /Ordered: CAR-\S+ is pending\nPayment: success\. The car is reserved\.\nThe order is cancelled\./,
    );
    expect(stdout).toMatch(/404 carOrder\.notFound, request \S+\n$/);
  });
});

const inFolder = (folder: string, [file, content]: readonly [string, string]) => [join(folder, file), content] as const;

/** Each generator has its own mind about `3ds` and `3Ds`. */
const inSmallLetters = (named: object) => Object.keys(named).map((name) => name.toLowerCase());

/** @returns what a strict compiler complains about */
async function compile(folder: string): Promise<string> {
  const compilerOptions = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    types: ['node'],
    outDir: 'js',
    rootDir: '.',
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  const { stdout } = await run('tsc', ['-p', folder]).catch((failed: { stdout: string }) => failed);
  return stdout;
}
