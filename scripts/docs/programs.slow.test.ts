import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPaying } from '../../packages/server/test/operations/payments/paying.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { GSON, leavesOut } from '../test/languages.ts';
import { programOf } from './tabs.ts';
import { payNextSession } from './traveller.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** Expected output of each program when all its steps run in order. */
const CHAPTERS: Readonly<Record<string, RegExp>> = {
  'getting-started': /^TD-\w+\nThe order is cancelled\..*\n$/,
  'car-rental': /\n3 x [\d.]+\n[\s\S]*\nsuccess\nTD-\w+\n.*\d+.*\nThe order is cancelled\..*\n$/,
  payments: /cardPayment\.declined[\s\S]*\nsuccess\nThe order is cancelled\..*\n$/,
  'payment-page': /^https:\/\/pay\.example\.com\/pay\/\S+\npaid\nThe order is cancelled\..*\n$/,
  'credit-check': /Unknown\n[\s\S]*\+90532\*+67[\s\S]*Positive\nCAR-\S+\n$/,
  transfers:
    /^All suppliers responded\nreserved \S+\ncomplete\n\d{4}-\d\d-\d\dT11:00:00\+03:00\n.*\d{6}.*\d{6}.*\nreserved\ncanceled\n$/,
};

// The chapters use dates relative to the current day, so the clock starts at the current time. The test clock does not
// advance, so the credit check must have no delay.
const paying = await startPaying({ CREDIT_CHECK_DELAY_SECONDS: '0' }, { clock: createTestClock(new Date()) });
const { service, stop } = paying;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'));
  await cp(join(root, 'packages/python-client/agency_booking.py'), join(folder, 'agency_booking.py'));
  await cp(join(root, 'openapi/programs'), folder, { recursive: true });
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

async function printed(program: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, BASE_URL: `${service.url}/api/v1` };
  const { stdout } = await run(program, [...args], { cwd: folder, env });
  return stdout;
}

/** Runs the program of a chapter while a traveller pays on the payment page. */
async function printedBy(chapter: string, program: string, args: readonly string[]): Promise<string> {
  const [text] = await Promise.all([
    printed(program, args),
    ...(chapter === 'payment-page' ? [payNextSession(paying)] : []),
  ]);
  return text;
}

/** Runs a program with a wrong secret. */
async function failure(program: string, args: readonly string[]) {
  const env = { ...process.env, BASE_URL: `${service.url}/api/v1` };
  const { code, stdout, stderr } = await run(program, [...args], { cwd: folder, env }).catch((error) => error);
  return { code, stdout, stderr };
}

const WRONG_SECRET = {
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(/^auth\.wrongCredentials: The .* \((request )?\S+\)\n$/),
};

/** Returns the name of a program copy that signs in with a wrong secret. */
async function withWrongSecret(file: string): Promise<string> {
  const name = file.replace(/(?=\.\w+$)/, 'Wrong');
  const text = await readFile(join(folder, file), 'utf8');
  const main = file.replace('.java', '');
  const wrong = text
    .replace('sk_staging_horizon_', 'sk_staging_wrong_')
    .replace(`class ${main} `, `class ${main}Wrong `);
  await writeFile(join(folder, name), wrong);
  return name;
}

describe.each(Object.keys(CHAPTERS))('programs of the guide %s with a wrong secret', (chapter) => {
  test.skipIf(leavesOut.python)('the Python program prints the error and ends with exit code 1', async () => {
    expect(await failure('python3', [await withWrongSecret(programOf(chapter, '.py'))])).toEqual(WRONG_SECRET);
  });

  test.skipIf(leavesOut.php)('the PHP program prints the error and ends with exit code 1', async () => {
    expect(await failure('php', [await withWrongSecret(programOf(chapter, '.php'))])).toEqual(WRONG_SECRET);
  });

  test.skipIf(leavesOut.java)('the Java program prints the error and ends with exit code 1', async () => {
    const file = await withWrongSecret(programOf(chapter, '.java'));
    await printed('javac', ['-cp', GSON, 'Agency.java', file]);
    expect(await failure('java', ['-cp', `${GSON}:.`, file.replace('.java', '')])).toEqual(WRONG_SECRET);
  });
});

describe.each(Object.entries(CHAPTERS))('programs of the guide %s', (chapter, outcome) => {
  test.skipIf(leavesOut.python)('the Python program runs from the first to the last step', async () => {
    expect(await printedBy(chapter, 'python3', [programOf(chapter, '.py')])).toMatch(outcome);
  });

  test.skipIf(leavesOut.php)('the PHP program runs from the first to the last step', async () => {
    expect(await printedBy(chapter, 'php', [programOf(chapter, '.php')])).toMatch(outcome);
  });

  test.skipIf(leavesOut.java)('the Java program runs from the first to the last step', async () => {
    const file = programOf(chapter, '.java');
    await printed('javac', ['-cp', GSON, 'Agency.java', file]);
    expect(await printedBy(chapter, 'java', ['-cp', `${GSON}:.`, file.replace('.java', '')])).toMatch(outcome);
  });
});
