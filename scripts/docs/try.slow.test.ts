import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, leavesOutBrowser, openWindow, type Visit } from '../../packages/server/test/support/browser.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { startMock } from '../mock/mock.ts';
import { builtDocs } from './built.ts';
import { contract } from './contract.ts';
import { serveDocs } from './served.ts';
import { triesOf } from './tries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SECRET = 'sk_staging_horizon_5f1d0c7a9be24836';

test('reading operations are sent at once regardless of their method, and all others ask for confirmation', () => {
  const asking = triesOf(contract).filter(({ changes }) => changes);
  expect(asking.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['createOrder', 'payOrder', 'cancelOrder', 'createTransferOrder', 'cancelTransferOrder']),
  );
  expect(asking.map(({ operationId }) => operationId)).not.toContain('searchCars');
});

describe.skipIf(leavesOutBrowser)('"Try it" in a browser', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let staging: Awaited<ReturnType<typeof startStaging>>;
  let served: Awaited<ReturnType<typeof serveDocs>>;
  beforeAll(async () => {
    let folder: string;
    [browser, staging, folder] = await Promise.all([launchBrowser(), startStaging(), builtDocs(root)]);
    served = await serveDocs(folder, staging.service.url);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    served?.close();
    await staging?.stop();
  });

  const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look);
  const tried = (page: Visit['page'], id: string) =>
    page.locator('.operation', { has: page.locator(`[id="${id}"]`) }).locator('.try');

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

  test('every sample contains the address of the documentation page', async () => {
    const { page, leave } = await visit('/getting-started');
    const { origin } = new URL(served.docs);
    await eventually(() => page.locator('.vp-doc code').allInnerTexts()).toContainEqual(`${origin}/api/v1`);
    expect((await page.locator('.vp-doc code').allInnerTexts()).join('')).not.toContain('localhost:8080');
    await leave();
  });

  test('samples use the key of the reader, and a call uses values from the previous response', async () => {
    const { page, leave } = await visit('/operations/car-search');
    await page.getByRole('button', { name: 'Your key' }).first().click();
    await page.getByLabel('Secret').fill(SECRET);
    await page.getByRole('button', { name: 'Use this key' }).click();
    await eventually(() => page.locator('.operation .language-sh').first().textContent()).toContain('Bearer eyJ');

    const search = tried(page, 'searchCars');
    await search.getByRole('button', { name: 'Try it' }).click();
    await search.getByRole('button', { name: 'Send to' }).click();
    await eventually(() => search.locator('.status').textContent()).toBe('200');
    const found = JSON.parse((await search.locator('pre').textContent())!);
    await search.getByRole('button', { name: 'Close' }).click();

    await page.locator('.VPSidebar').getByRole('link', { name: 'Car orders' }).click();
    const order = tried(page, 'createOrder');
    await order.getByRole('button', { name: 'Try it' }).click();
    await eventually(() => order.getByLabel('Body').inputValue()).toContain(found.results[0].searchID);
    await order.getByRole('button', { name: 'Send to' }).click();
    await order.getByText('This call changes data').waitFor();
    await order.getByRole('button', { name: 'Send request' }).click();
    await eventually(() => order.locator('.status').textContent()).toBe('201');
    await leave();
  });

  test('the mock is called at its start address without a key, and its response is shown next to the request', async () => {
    const mock = await startMock({ port: 0 });
    const { page, leave } = await visit('/operations/car-orders');
    const order = tried(page, 'createOrder');
    await order.getByRole('button', { name: 'Try it' }).click();
    await order.getByLabel('the mock on my machine').check();
    await order.getByLabel('Address of the mock').fill(mock.api);
    await order.getByRole('button', { name: `Send to ${mock.api}` }).click();
    await eventually(() => order.locator('.status').textContent()).toBe('201');
    const { x, width } = (await order.locator('form').boundingBox())!;
    expect((await order.locator('pre').boundingBox())!.x).toBeGreaterThan(x + width);

    await page.reload({ waitUntil: 'networkidle' });
    await order.getByRole('button', { name: 'Try it' }).click();
    await order.getByRole('button', { name: `Send to ${mock.api}` }).waitFor();
    await leave();
    await mock.stop();
  });

  test('an unreachable mock is reported with the command that starts it', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(`${served.docs}/operations/car-orders`, { waitUntil: 'networkidle' });
    const read = tried(page, 'getOrder');
    await read.getByRole('button', { name: 'Try it' }).click();
    await read.getByLabel('the mock on my machine').check();
    await read.getByLabel('Address of the mock').fill('http://localhost:1/api/v1');
    await read.getByRole('button', { name: 'Send to' }).click();
    await read.getByText('http://localhost:1/api/v1 does not answer. “pnpm mock” starts').waitFor();
    await context.close();
  });

  test('the key stays in the browser tab and never appears in a URL', async () => {
    const { page, leave } = await visit('/');
    await page.getByRole('button', { name: 'Your key' }).first().click();
    await page.getByRole('button', { name: 'Use this key' }).click();
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

  test('a key is used only after the service accepts it', async () => {
    const { page, leave } = await visit('/');
    const login = Promise.withResolvers<void>();
    await page.route('**/auth/login', async (route) => {
      await login.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Your key' }).first().click();
    const asked = page.waitForRequest('**/auth/login');
    await page.getByRole('button', { name: 'Use this key' }).click();
    await asked;
    expect(await page.getByText('Key …orizon').count()).toBe(0);
    login.resolve();
    await page.getByRole('button', { name: 'Key …orizon' }).first().waitFor();
    expect(await page.evaluate('sessionStorage.getItem("docs-reader")')).toContain('ak_staging_horizon');
    await leave();
  });

  test('a wrong key is refused with a message and not stored', async () => {
    const { page, context } = await openWindow(browser);
    await page.goto(served.docs, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Your key' }).first().click();
    await page.getByLabel('Secret').fill('sk_wrong');
    await page.getByRole('button', { name: 'Use this key' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate('sessionStorage.getItem("docs-reader")')).toBeNull();
    await context.close();
  });
});
