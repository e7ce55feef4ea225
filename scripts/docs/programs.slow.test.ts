/** The programs of the chapters in Python, PHP and Java, each run as its reader runs it. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { GSON, leavesOut } from '../test/languages.ts';
import { programOf } from './tabs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** What each prints from the first step to the last. */
const CHAPTERS: Readonly<Record<string, RegExp>> = {
  'getting-started': /^TD-\w+\nThe order is cancelled\..*\n$/,
  'car-rental': /\n3 x [\d.]+\n[\s\S]*\nsuccess\nTD-\w+\n.*\d+.*\nThe order is cancelled\..*\n$/,
  payments: /cardPayment\.declined[\s\S]*\nsuccess\nThe order is cancelled\..*\n$/,
  'credit-check': /Unknown\n[\s\S]*\+90532\*+67[\s\S]*Positive\nCAR-\S+\n$/,
  transfers: /^reserved \S+\ncomplete\n.*455400.*\ncanceled\n$/,
};

// The chapters count their days from today. The bureau takes no time: the clock stands still.
const { service, stop } = await startStaging(
  { CREDIT_CHECK_DELAY_SECONDS: '0' },
  { clock: createTestClock(new Date()) },
);
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

describe.each(Object.entries(CHAPTERS))('%s, from its first step to its last', (chapter, outcome) => {
  test.skipIf(leavesOut.python)('in Python', async () => {
    expect(await printed('python3', [programOf(chapter, '.py')])).toMatch(outcome);
  });

  test.skipIf(leavesOut.php)('in PHP', async () => {
    expect(await printed('php', [programOf(chapter, '.php')])).toMatch(outcome);
  });

  test.skipIf(leavesOut.java)('in Java', async () => {
    const file = programOf(chapter, '.java');
    await printed('javac', ['-cp', GSON, 'Agency.java', file]);
    expect(await printed('java', ['-cp', `${GSON}:.`, file.replace('.java', '')])).toMatch(outcome);
  });
});
