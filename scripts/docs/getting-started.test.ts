/** The first chapter, pasted step by step as a new partner would, against the running service. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { startService, type TestService } from '../../packages/server/test/support/service.ts';

const SCRATCH = new URL('./.run/', import.meta.url);
const run = promisify(execFile);
const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);

let chapter: string;
let sandbox: Sandbox;
let service: TestService;
beforeAll(async () => {
  chapter = await readFile(new URL('../../openapi/guides/getting-started.md', import.meta.url), 'utf8');
  // The chapter counts its days from today.
  const clock = createTestClock(new Date());
  sandbox = await startSandbox({ port: 0, now: clock.now, wait: async () => {} });
  service = await startService({ clock, config: { vendorBaseUrl: sandbox.url, processorBaseUrl: sandbox.url } });
  await mkdir(SCRATCH, { recursive: true });
});
afterAll(async () => {
  await rm(SCRATCH, { recursive: true, force: true });
  await service.stop();
  await sandbox.close();
});

/** All steps in one language, with the service at hand. */
function steps(language: string): string {
  const fences = [...chapter.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))];
  return fences.map(([, code]) => code!.replaceAll('http://localhost:8080', service.url)).join('\n');
}

test.skipIf(!hasCurl && process.env.CI !== 'true')('in curl, from the login to the cancelled order', async () => {
  const { stdout } = await run('bash', ['-euc', steps('sh')]);
  expect(stdout).toContain('airport-IST is at {"lat":41.2613,"lon":28.74195}');
  expect(stdout).toMatch(/^\w.*: [\d.]+ TRY$/m);
  expect(stdout).toMatch(/^CAR-/m);
  expect(stdout).toContain('"status":"success","is3dsSecure":false');
  expect(stdout).toContain('"success":true');
});

test('in TypeScript, from the login to the cancelled order', async () => {
  const file = new URL('getting-started.ts', SCRATCH);
  await writeFile(
    file,
    `const printed: unknown[] = [];\nconst console = { log: (value: unknown) => printed.push(value) };\n${steps('ts')}\nexport { printed };\n`,
  );
  await writeFile(
    new URL('tsconfig.json', SCRATCH),
    JSON.stringify({ extends: '../../../tsconfig.base.json', include: ['*.ts'] }),
  );
  const { stdout } = await run('tsc', ['-p', SCRATCH.pathname]).catch((error) => error);
  expect(stdout).toBe('');
  const { printed } = await import(/* @vite-ignore */ file.href);
  expect(printed).toEqual([expect.any(String), expect.stringContaining('cancelled')]);
});
