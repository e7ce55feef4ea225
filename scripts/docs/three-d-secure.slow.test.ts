import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../../packages/server/test/support/browser.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { leavesOutCurl } from '../test/curl.ts';
import { leavesOut } from '../test/languages.ts';
import { putPrograms, startServer } from './programs.ts';
import { commandsOf, stepsOf } from './steps.ts';

const CHAPTER = 'three-d-secure';
const run = promisify(execFile);

const SHOPS = [
  ['JavaScript', false],
  ['TypeScript', false],
  ['Python', leavesOut.python],
  ['PHP', leavesOut.php],
  ['Java', leavesOut.java],
] as const;

describe.skipIf(leavesOutBrowser || leavesOutCurl)('3D Secure guide', { timeout: 120_000 }, () => {
  let staging: Awaited<ReturnType<typeof startStaging>>;
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    const publicUrl = `http://127.0.0.1:${await freePort()}`;
    staging = await startStaging({ PUBLIC_URL: publicUrl }, { clock: createTestClock(new Date()) });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await staging.stop();
  });

  describe.each(SHOPS)('example shop in %s', (language, isLeftOut) => {
    test.skipIf(isLeftOut)(
      'the shop takes a customer from the order to the bank and back, and the payment is refunded',
      async () => {
        const folder = await mkdtemp(join(tmpdir(), 'shop-'));
        const port = String(await freePort());
        const [order, look] = await stepsOf(CHAPTER, 'sh', staging.service.url);
        await putPrograms(folder);
        for (const [fence, file] of [
          ['js', 'shop.mjs'],
          ['ts', 'shop.mts'],
        ] as const) {
          const [shop] = await stepsOf(CHAPTER, fence, staging.service.url);
          await writeFile(join(folder, file), shop!);
        }
        const inFolder = (command: string) => run('bash', ['-euc', command], { cwd: folder });
        await inFolder(`sed -i s/3000/${port}/ shop.* Shop.java`);

        // Keeps variables and functions from one step to the next, as a single terminal session does.
        const handOn = 'declare -px > exported; declare -p AUTH > known; declare -f >> known';
        expect((await inFolder(`${order}\n${handOn}`)).stdout).toMatch(/^CAR-\S+\n$/);
        const start = (await commandsOf(CHAPTER, language)).replaceAll('3000', port);
        const server = await startServer(`. ./exported\n${start}`, { folder, port });
        try {
          const { page, complaints, context } = await openWindow(browser);
          await page.goto(`http://localhost:${port}/pay`);
          await page.waitForURL('**/bank/3ds/*');
          await page.locator('#code').fill('123456');
          await page.locator('form[action$="/code"] button').click();
          await page.waitForURL(`http://localhost:${port}/done?**status=success**`);
          expect(await page.textContent('body')).toMatch(/^Your car is reserved \S+$/);
          expect(complaints).toEqual([]);
          await context.close();

          const looked = await inFolder(`. ./exported; . ./known\n${look}`);
          expect(looked.stdout).toMatch(/^reserved, [\d.]+ TRY by creditCard\nThe order is cancelled\..*\n$/);
        } finally {
          server.stop();
          await rm(folder, { recursive: true });
        }
      },
    );
  });
});
