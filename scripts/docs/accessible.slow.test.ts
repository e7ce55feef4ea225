import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../../packages/server/test/support/accessibility.ts';
import { launchBrowser, leavesOutBrowser, openWindow, type Visit } from '../../packages/server/test/support/browser.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { builtDocs } from './built.ts';
import { serveDocs } from './served.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe.skipIf(leavesOutBrowser)('accessibility of the documentation in a browser', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let served: Awaited<ReturnType<typeof serveDocs>>;
  beforeAll(async () => {
    [browser, served] = await Promise.all([launchBrowser(), builtDocs(root).then(serveDocs)]);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  async function visit(path: string) {
    const { page, context } = await openWindow(browser, { colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${served.docs}${path}`, { waitUntil: 'networkidle' });
    return { page, leave: () => context.close() };
  }
  const focused = (page: Visit['page']) =>
    page.evaluate<string>(
      'document.activeElement.closest("main") ? "content" : document.activeElement.textContent.trim()',
    );

  test.each([
    '/',
    '/getting-started',
    '/payments',
    '/errors',
    '/errors?q=2004',
    '/operations/',
    '/operations/credit-limits',
    '/nowhere',
  ])('the page %s has no accessibility finding in either size and theme', async (path) => {
    const { page, leave } = await visit(path);
    expect(await accessibilityFindings(page)).toEqual([]);
    await leave();
  });

  test.each(['/reference/', '/reference/#/credit-limits/listcreditlimits'])(
    'the error page %s has no accessibility finding in either size and theme',
    async (path) => {
      const { page, leave } = await visit(path);
      await page.locator('main h2').first().waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      await leave();
    },
  );

  describe('pages outside the documentation', async () => {
    let serviceUrl: string | undefined;
    const staging = await startStaging({}, { sandbox: { serviceUrl: () => serviceUrl } });
    serviceUrl = staging.service.url;
    afterAll(() => staging.stop());

    test.each(['', 'reservations', 'payments', 'people', 'calls', 'events', 'behaviour', 'rates', 'inputs'])(
      'the console page /%s has no accessibility finding in either size and theme',
      async (path) => {
        const { page, context } = await openWindow(browser);
        await page.goto(`${staging.sandbox.url}/${path}`);
        if (path === 'events') await page.getByText('Receive webhooks here').click();
        if (path === 'events') await page.getByText('Send a ping').waitFor();
        expect(await accessibilityFindings(page)).toEqual([]);
        await context.close();
      },
    );

    test('the page of an unknown path has no accessibility finding in either size and theme', async () => {
      const { page, context } = await openWindow(browser);
      await page.goto(`${serviceUrl}/nowhere`);
      expect(await accessibilityFindings(page)).toEqual([]);
      await context.close();
    });
  });

  test('the search has no accessibility finding with and without results', async () => {
    const { page, leave } = await visit('/errors');
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('combobox', { name: 'Search' }).fill('refund');
    await page.locator('.VPLocalSearchBox [role=option]').first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await leave();
  });

  test.each(['/', '/errors', '/operations/payments', '/reference/'])(
    'the content of %s is two tab stops away',
    async (path) => {
      const { page, leave } = await visit(path);
      await page.locator('main').first().waitFor();
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Skip to content');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('content');
      await leave();
    },
  );

  test('a printed page shows every code tab and no buttons', async () => {
    const { page, leave } = await visit('/getting-started');
    const shown = (selector: string) => page.locator(`${selector}:visible`).count();
    const TAB = '.vp-code-group div[class*=language-]';
    const all = await page.locator(TAB).count();
    expect(await shown(TAB)).toBeLessThan(all);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await shown(TAB)).toBe(all);
    for (const furniture of ['header', '.VPSidebar', '.VPDoc .aside', '.VPDocFooter', '.vp-doc button', '.tabs label'])
      expect(await shown(furniture), furniture).toBe(0);
    const inked = '(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.body))';
    expect(await page.evaluate(inked)).toEqual(['rgb(28, 43, 45)', 'rgb(255, 255, 255)']);
    await leave();
  });
});
