/** Clients that others’ generators make of the contract: a strict compiler takes them, and they work against the service. */
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { operations as contracted } from '../../packages/server/src/generated/operations.ts';
import { agencies } from '../../packages/server/test/support/agencies.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { GENERATORS } from './generators.ts';

const CONTRACT = fileURLToPath(new URL('../../packages/server/src/generated/openapi.json', import.meta.url));
const COMMANDS = fileURLToPath(new URL('../node_modules/.bin/', import.meta.url));
// Below scripts/, where the generated code finds what it imports.
const SCRATCH = fileURLToPath(new URL('.run/', import.meta.url));
const ON_A_BUSY_MACHINE = 60_000;
const run = promisify(execFile);

const { service, stop } = await startStaging();
afterAll(async () => {
  await rm(SCRATCH, { recursive: true, force: true });
  await stop();
});

describe.concurrent('a client made by', () => {
  test.each(GENERATORS)('$name', { timeout: ON_A_BUSY_MACHINE }, async ({ name, command, operations, story }) => {
    const folder = join(SCRATCH, name.replaceAll(' ', '-'));
    await mkdir(folder, { recursive: true });
    const [generator, ...args] = command(CONTRACT, folder);
    await run(join(COMMANDS, generator), args, { cwd: folder });
    await writeFile(join(folder, 'story.ts'), story);
    expect(await compile(folder)).toBe('');

    const made = await import(/* @vite-ignore */ join(folder, 'js', operations));
    expect(inSmallLetters(made)).toEqual(expect.arrayContaining(inSmallLetters(contracted)));

    const told = await import(/* @vite-ignore */ join(folder, 'js/story.js'));
    const { key, secret } = agencies.horizon;
    const { cars, refusal } = await told.story(`${service.url}/api/v1`, key, secret);
    expect(cars).toContain('Renault Clio');
    expect(refusal).toBe(404);
  });
});

/** Each generator has its own mind about `3ds` and `3Ds`. */
const inSmallLetters = (named: object) => Object.keys(named).map((name) => name.toLowerCase());

/** @returns what a strict compiler complains about */
async function compile(folder: string): Promise<string> {
  const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', types: ['node'], outDir: 'js' };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  const { stdout } = await run('tsc', ['-p', folder]).catch((failed: { stdout: string }) => failed);
  return stdout;
}
