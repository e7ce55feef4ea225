import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../packages/server/test/support/browser.ts';
import { builtDocs } from './built.ts';
import { serveDocs } from './served.ts';
import { type Visiting, visitDocs } from './visit.ts';

let site: string;
let served: Awaited<ReturnType<typeof serveDocs>>;
let docs: string;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  site = await builtDocs(fileURLToPath(new URL('../..', import.meta.url)));
  served = await serveDocs(site);
  docs = served.docs;
  browser = await launchBrowser();
}, 600_000);
afterAll(async () => {
  await browser.close();
  await served.close();
});

const eventually = <Value>(look: () => Promise<Value>) => expect.poll(look);
const PHONE = { viewport: { width: 390, height: 844 } };
const visit = (path: string, options?: Visiting) => visitDocs(browser, `${docs}${path}`, options);

test('a page can be copied as Markdown', async () => {
  const { page, leave } = await visit('/limits', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy page' }).click();
  await page.getByText('Copied').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^# Limits\n/);
  await leave();
});

test('the dark theme is kept on the reference page', async () => {
  const { page, leave } = await visit('/', { colorScheme: 'light' });
  const isDark = () => page.evaluate<boolean>("document.documentElement.classList.contains('dark')");
  expect(await isDark()).toBe(false);
  await page.locator('.VPNavBarAppearance button').click();
  expect(await isDark()).toBe(true);
  await page.getByRole('link', { name: 'Reference', exact: true }).click();
  await page.getByRole('heading', { name: 'Authentication' }).waitFor();
  expect(await isDark()).toBe(true);
  await page.locator('.VPNavBarAppearance button').click();
  await page.goto(`${docs}/errors`);
  expect(await isDark()).toBe(false);
  await leave();
});

test.each([
  ['/operations/car-orders#cancelOrder', '#cancelOrder'],
  ['/errors#rateLimit.exceeded', '[id="rateLimit.exceeded"]'],
])('the link %s scrolls to its target', async (path, selector) => {
  const { page, leave } = await visit(path);
  await eventually(async () => (await page.locator(selector).boundingBox())?.y).toBeLessThan(400);
  expect((await page.locator(selector).boundingBox())!.y).toBeGreaterThan(60);
  await leave();
});

// The first URL fragment has an older format that external links still use.
test.each(['#operation/cancelOrder', '#/car-orders/cancelorder'])('the reference scrolls to %s', async (place) => {
  const { page, leave } = await visit(`/reference/${place}`);
  const heading = page.getByRole('heading', { name: 'Cancel an order' }).first();
  await heading.waitFor();
  await eventually(async () => (await heading.boundingBox())?.y ?? 9_999).toBeLessThan(400);
  await leave();
});

test('errors are found by key, code, operation or word, and the URL contains the query', async () => {
  const { page, leave } = await visit('/errors');
  const keys = page.locator('.error-entry:visible .key');
  const field = page.getByRole('searchbox', { name: 'Find an error' });
  const all = await keys.count();
  await field.fill('2004');
  await eventually(() => keys.count()).toBe(1);
  expect(page.url()).toContain('/errors?q=2004');
  await page.reload();
  await eventually(() => keys.count()).toBe(1);
  expect(await page.locator('#what-the-status-says').isVisible()).toBe(false);
  await field.fill('carOrder.ruleV');
  await eventually(() => keys.allTextContents()).toEqual(['carOrder.ruleViolated']);
  await field.fill('payOrder installment');
  await eventually(() => keys.allTextContents()).toContain('payment.ruleViolated');
  expect(await keys.count()).toBeLessThan(all / 4);
  await page.getByRole('status').getByText(`of ${all} errors`).waitFor();
  await field.fill('');
  await eventually(() => keys.count()).toBe(all);
  await leave();
});

test('a linked error is expanded and shows what to do', async () => {
  const { page, leave } = await visit('/errors#carOrder.ruleViolated');
  const entry = page.locator('.error-entry', { has: page.locator('[id="carOrder.ruleViolated"]') });
  await entry.getByText('What to do.').waitFor();
  await eventually(async () => (await entry.boundingBox())?.y).toBeLessThan(300);
  await leave();
});

test('choosing TypeScript once applies to every page', async () => {
  const { page, leave } = await visit('/');
  await page.locator('.vp-code-group label', { hasText: 'TypeScript' }).first().click();
  await page.goto(`${docs}/operations/car-orders`, { waitUntil: 'networkidle' });
  await eventually(() => page.locator('.vp-code-group .language-sh:visible').count()).toBe(0);
  expect(await page.locator('.vp-code-group .language-ts:visible').count()).toBeGreaterThan(0);
  await leave();
});

test('no page is wider than a phone screen', async () => {
  const { page, leave } = await visit('/', PHONE);
  for (const file of globSync('**/*.html', { cwd: site }).filter((one) => one !== '404.html')) {
    await page.goto(`${docs}/${file}`);
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width, file).toBeLessThanOrEqual(390);
  }
  await leave();
});
