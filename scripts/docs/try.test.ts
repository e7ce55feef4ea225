/** The portal as one reader sees it: their address, their key, their answers. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, leavesOutBrowser, openWindow } from '../../packages/server/test/support/browser.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { contract } from './contract.ts';
import { keptDocs } from './kept.ts';
import { serveDocs } from './served.ts';
import { triesOf } from './tries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SECRET = 'sk_staging_horizon_5f1d0c7a9be24836';

test('what only reads is sent at once, whatever its method; everything else asks first', () => {
  const asking = triesOf(contract).filter(({ changes }) => changes);
  expect(asking.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['createOrder', 'payOrder', 'cancelOrder', 'createTransferOrder', 'cancelTransferOrder']),
  );
  expect(asking.map(({ operationId }) => operationId)).not.toContain('searchCars');
});

describe.skipIf(leavesOutBrowser)('in a browser', { timeout: 60_000 }, () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let staging: Awaited<ReturnType<typeof startStaging>>;
  let served: Awaited<ReturnType<typeof serveDocs>>;
  beforeAll(async () => {
    let folder: string;
    [browser, staging, folder] = await Promise.all([launchBrowser(), startStaging(), keptDocs(root)]);
    served = await serveDocs(folder, staging.service.url);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    served?.close();
    await staging?.stop();
  });

  async function visit(path: string) {
    const { page, context, complaints } = await openWindow(browser);
    await page.goto(`${served.docs}${path}`, { waitUntil: 'networkidle' });
    return {
      page,
      async leave() {
        expect(complaints).toEqual([]);
        await context.close();
      },
    };
  }

  test('every sample names the address that it is read at', async () => {
    const { page, leave } = await visit('/getting-started');
    const { origin } = new URL(served.docs);
    await expect.poll(() => page.locator('.vp-doc code').allInnerTexts()).toContainEqual(`${origin}/api/v1`);
    expect((await page.locator('.vp-doc code').allInnerTexts()).join('')).not.toContain('localhost:8080');
    await leave();
  });

  test('with a key samples carry it, and a call sends what the one before it has answered', async () => {
    const { page, leave } = await visit('/operations/car-search');
    const tried = (id: string) => page.locator('.operation', { has: page.locator(`[id="${id}"]`) }).locator('.try');
    await page.getByRole('button', { name: 'Your key' }).first().click();
    await page.getByLabel('Secret').fill(SECRET);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect.poll(() => page.locator('.operation .language-sh').first().textContent()).toContain('Bearer eyJ');

    await tried('searchCars').locator('summary').click();
    await tried('searchCars').getByRole('button', { name: 'Send to' }).click();
    await expect.poll(() => tried('searchCars').locator('.status').textContent()).toBe('200');
    const found = JSON.parse((await tried('searchCars').locator('pre').textContent())!);

    await page.locator('.VPSidebar').getByRole('link', { name: 'Car orders' }).click();
    await tried('createOrder').locator('summary').click();
    const body = () => tried('createOrder').getByLabel('Body').inputValue();
    await expect.poll(body).toContain(found.results[0].searchID);
    await tried('createOrder').getByRole('button', { name: 'Send to' }).click();
    await tried('createOrder').getByText('This changes something').waitFor();
    await tried('createOrder').getByRole('button', { name: 'Send it' }).click();
    await expect.poll(() => tried('createOrder').locator('.status').textContent()).toBe('201');
    await leave();
  });

  test('the key stays in the tab: another one does not have it, and it is in no address', async () => {
    const { page, leave } = await visit('/');
    await page.getByRole('button', { name: 'Your key' }).first().click();
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByRole('button', { name: 'Key …orizon' }).first().waitFor();
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('sk_');
    expect(page.url()).not.toContain('sk_');
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Key …orizon' }).first().waitFor();
    const other = await page.context().newPage();
    await other.goto(served.docs, { waitUntil: 'networkidle' });
    await other.getByRole('button', { name: 'Your key' }).first().waitFor();
    await leave();
  });

  test('a wrong key is refused in words, and not kept', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(served.docs, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Your key' }).first().click();
    await page.getByLabel('Secret').fill('sk_wrong');
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate('sessionStorage.getItem("docs-reader")')).toBeNull();
    await context.close();
  });
});
