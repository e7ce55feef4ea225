/** The chapter on 3D Secure as a reader follows it: a shell, a file, and a browser that goes to the bank and back. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../../packages/server/test/support/browser.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { leavesOutCurl } from '../test/curl.ts';
import { stepsOf } from './steps.ts';

const CHAPTER = 'three-d-secure';
const run = promisify(execFile);

test.skipIf(leavesOutBrowser || leavesOutCurl)(
  '3D Secure: from the order to the bank, back to the shop, and refunded',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-'));
    const publicUrl = `http://127.0.0.1:${await freePort()}`;
    const staging = await startStaging({ PUBLIC_URL: publicUrl }, { clock: createTestClock(new Date()) });
    const browser = await launchBrowser();
    const port = await freePort();
    const [order, start, look] = await stepsOf(CHAPTER, 'sh', staging.service.url);
    const [shop] = await stepsOf(CHAPTER, 'js', staging.service.url);
    await writeFile(join(folder, 'shop.mjs'), shop!.replaceAll('3000', String(port)));

    // The terminal stays the same from step to step: what it knows is handed on.
    const handOn = 'declare -px > exported; declare -p AUTH > known; declare -f >> known';
    const ordered = await run('bash', ['-euc', `${order}\n${handOn}`], { cwd: folder });
    expect(ordered.stdout).toMatch(/^CAR-\S+\n$/);
    const serving = spawn('bash', ['-euc', `. ./exported\nexec ${start}`], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let wrong = '';
    serving.stderr.setEncoding('utf8').on('data', (text) => (wrong += text));
    try {
      const [printed] = await once(serving.stdout.setEncoding('utf8'), 'data');
      const address = /^Open (\S+)\n$/.exec(printed)![1]!;
      const { page, complaints } = await openWindow(browser);
      await page.goto(address);
      await page.waitForURL('**/bank/3ds/*');
      await page.locator('#code').fill('123456');
      await page.locator('form[action$="/code"] button').click();
      await page.waitForURL(`http://localhost:${port}/done?**status=success**`);
      expect(await page.textContent('body')).toMatch(/^Your car is reserved \S+$/);
      expect(complaints).toEqual([]);
      expect(wrong).toBe('');

      const looked = await run('bash', ['-euc', `. ./exported; . ./known\n${look}`], { cwd: folder });
      expect(looked.stdout).toMatch(/^reserved, [\d.]+ TRY by creditCard\n\{"success":true/);
    } finally {
      serving.kill();
      await browser.close();
      await staging.stop();
      await rm(folder, { recursive: true });
    }
  },
);
