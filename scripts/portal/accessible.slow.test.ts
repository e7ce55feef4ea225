import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../../packages/server/test/support/accessibility.ts';
import { launchBrowser, leavesOutBrowser, openWindow, type Visit } from '../../packages/server/test/support/browser.ts';
import { builtPortal } from './built.ts';
import { startPortalMock } from './mock.ts';

type Page = Visit['page'];
type Route = Parameters<Parameters<Page['route']>[1]>[0];

const root = fileURLToPath(new URL('../..', import.meta.url));
const TOKEN = 'rPzY1mUqf8sUO3dI1yJ4tGmXc5nQm2oT8b0wH6kZs9E';
const ENTRY = ['/sign-in', '/forgot-password', `/reset-password#token=${TOKEN}`, `/invitation#token=${TOKEN}`];
const AGENCY = [
  ...['', '/orders', '/orders/CAR-q7Yt2MvKx0LbN5sWd8RpZg', '/credit', '/credit/1001', '/keys', '/requests'],
  ...[
    '/requests/Yw3xK9tQ-0001',
    '/webhooks',
    '/webhooks/whe_V3nq8Zr0cXwTg5LkB7yMdA',
    '/go-live',
    '/callback-origins',
    '/billing-address',
    '/members',
    '/audit',
  ],
].map((path) => `/agencies/1001${path}`);
const DESK = [
  ...[
    'agencies',
    'approvals',
    'tasks',
    'suppliers',
    'suppliers/vendor/TESTDRIVE',
    'campaigns',
    'exchange-rates',
    'reconciliation',
    'people',
  ],
  ...['audit', 'operators'],
].map((path) => `/desk/${path}`);
/** Text that is wider than its box. One-pixel boxes, which are for screen readers, and charts, which scale, are skipped. */
const CUT_OFF = `[...document.querySelectorAll('body :not(svg *)')]
  .filter((box) => [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1)
  .filter((box) => !['auto', 'scroll'].includes(getComputedStyle(box).overflowX))
  .map((box) => box.textContent.trim())`;
/** Lists of choices outside of filters that cut off their longest choice. */
const CUT_CHOICES = `[...document.querySelectorAll('select:not(.filters *)')]
  .filter((list) => list.checkVisibility())
  .filter((list) => {
    const room = list.offsetWidth;
    list.style.width = 'max-content';
    const needed = list.offsetWidth;
    list.style.width = '';
    return needed > room;
  })
  .map((list) => list.name || list.ariaLabel)`;
const WIDTHS = [360, 768, 1024, 1280];
/** Waits until the tables have adapted to a new width. */
const ADAPTED = 'new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))))';
/** The pages with at least one button that opens a dialog. */
const WITH_DIALOGS = [
  ...['/orders/CAR-q7Yt2MvKx0LbN5sWd8RpZg', '/credit', '/keys', '/webhooks', '/webhooks/whe_V3nq8Zr0cXwTg5LkB7yMdA'],
  ...['/callback-origins', '/members', '/settings'],
].map((path) => `/agencies/1001${path}`);
WITH_DIALOGS.push(
  '/account',
  ...['agencies', 'approvals', 'tasks', 'suppliers', 'suppliers/vendor/TESTDRIVE', 'campaigns', 'exchange-rates'].map(
    (path) => `/desk/${path}`,
  ),
  ...['reconciliation', 'operators'].map((path) => `/desk/${path}`),
);
const ALL = [...AGENCY, '/account', '/desk', ...DESK, '/agencies/1001/settings', '/nowhere'];

describe.skipIf(leavesOutBrowser)('accessibility of the portal in a browser', { timeout: 120_000 }, () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let mock: Awaited<ReturnType<typeof startPortalMock>>;
  beforeAll(async () => {
    const folder = await builtPortal(root);
    [browser, mock] = await Promise.all([launchBrowser(), startPortalMock({ port: 0, folder })]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await mock?.stop();
  });

  async function enter(role?: 'owner' | 'operator', size = { width: 1280, height: 800 }) {
    const visit = await openWindow(browser, { colorScheme: 'light', reducedMotion: 'reduce', viewport: size });
    const { page, context } = visit;
    // The member in the examples has chosen Turkish. The language stored in the browser overrides this choice.
    await context.addInitScript(`localStorage.setItem('portal.language', 'en')`);
    if (role) await context.addCookies([{ name: 'portal-session', value: 'mock', url: mock.portal }]);
    if (role === 'operator') await page.route('**/management/v1/session', asOperator);
    return { ...visit, leave: () => context.close() };
  }
  const open = (page: Page, path: string) => page.goto(mock.portal + path, { waitUntil: 'networkidle' });

  test.each(ENTRY)('the public page %s has no accessibility finding and cuts off no label', async (path) => {
    const { page, leave } = await enter();
    await open(page, path);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect([await page.evaluate(CUT_OFF), await page.evaluate(CUT_CHOICES)]).toEqual([[], []]);
    await leave();
  });

  test.each(ALL)(
    'the page %s has no accessibility finding in either size and theme, and no console error',
    async (path) => {
      const { page, complaints, leave } = await enter('operator');
      await open(page, path);
      await page.locator('h1').first().waitFor();
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  test('a dialog has no accessibility finding, keeps the focus and returns it', async () => {
    const { page, leave } = await enter('owner');
    await open(page, '/agencies/1001/keys');
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create key' });
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate('document.activeElement.name')).toBe('name');
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    expect(await page.evaluate('document.activeElement.textContent.trim()')).toBe('Create key');
    await leave();
  });

  test.each(WITH_DIALOGS)('no dialog of the page %s has an accessibility finding or cuts off a label', async (path) => {
    const { page, context, leave } = await enter('operator');
    // German has the longest words.
    await context.addInitScript(`localStorage.setItem('portal.language', 'de')`);
    page.on('dialog', (question) => question.accept());
    await open(page, path);
    const openers = page.locator('button[aria-haspopup=dialog]');
    const names = [...new Set(await openers.allInnerTexts())];
    expect(names).not.toEqual([]);
    for (const name of names) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
      expect([name, await accessibilityFindings(page)]).toEqual([name, []]);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.evaluate(ADAPTED);
      expect([name, await page.evaluate(CUT_OFF), await page.evaluate(CUT_CHOICES)]).toEqual([name, [], []]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await leave();
  });

  test.each(['en', 'tr', 'de'])('every page in %s fits every screen and cuts off no label', async (language) => {
    const { page, context, leave } = await enter('operator');
    await context.addInitScript(`localStorage.setItem('portal.language', '${language}')`);
    const wrong: string[] = [];
    for (const path of ALL) {
      await open(page, path);
      expect(await page.evaluate('document.documentElement.lang')).toBe(language);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(ADAPTED);
        if (await page.evaluate('document.documentElement.scrollWidth > innerWidth'))
          wrong.push(`${path} is wider than ${width}`);
        for (const label of await page.evaluate<string[]>(CUT_OFF))
          wrong.push(`${path} cuts off "${label}" at ${width}`);
      }
    }
    expect(wrong).toEqual([]);
    await leave();
  });

  test('the content is one tab stop away, and a new page receives the focus', async () => {
    const { page, leave } = await enter('owner');
    await open(page, '/agencies/1001/orders');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('MAIN');
    await leave();
  });
});

/** Returns an operator's session, because the first example is an owner's. */
async function asOperator(route: Route): Promise<void> {
  const answer = await route.fetch();
  const { member, ...session } = await answer.json();
  const { agency, ...person } = member;
  await route.fulfill({ response: answer, json: { ...session, member: { ...person, role: 'operator' } } });
}
