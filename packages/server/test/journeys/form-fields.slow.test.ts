import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { launchBrowser, leavesOutBrowser } from '../support/browser.ts';
import { portalAs } from '../support/portal.ts';
import { buildPortal, openPortal } from '../support/portal-browser.ts';

describe.skipIf(leavesOutBrowser)('the fields of a portal form', { timeout: 120_000 }, () => {
  let browser: Browser;
  let paying: Paying;
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    paying = await startPaying();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await paying?.stop();
  });

  async function openPage(path: string, language: string): Promise<Page> {
    const operator = await portalAs(paying.service, 'operator', { secondFactor: 'passed' });
    const { page } = await openPortal(browser, paying, operator, { language });
    await page.goto(`${paying.service.url}/portal${path}`);
    return page;
  }
  const wrongAt = (form: Locator, name: string) =>
    form.locator('.field', { has: form.page().locator(`[name="${name}"]`) }).locator('.wrong');

  test.each([
    ['en', 'Create key', 'Enter a value.', 'Enter at most 100 characters.'],
    ['de', 'Schlüssel erstellen', 'Bitte ausfüllen.', 'Geben Sie höchstens 100 Zeichen ein.'],
    ['tr', 'Anahtar oluştur', 'Bu alanı doldurun.', 'En çok 100 karakter girin.'],
  ])('in %s, a mistake is shown at its field, and nothing is sent', async (language, open, empty, long) => {
    const page = await openPage('/agencies/1/keys', language);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await page.getByRole('button', { name: open }).first().click();
    const form = page.getByRole('dialog').locator('form');
    const name = form.locator('[name=name]');
    await name.evaluate((element) => element.removeAttribute('maxlength'));
    await name.fill('x'.repeat(101));
    await name.blur();
    expect(await wrongAt(form, 'name').textContent()).toBe(long);
    await name.fill('');
    await form.locator('button:not([type=button])').click();
    expect(await wrongAt(form, 'name').textContent()).toBe(empty);
    expect(await form.locator('[name=name]:focus').count()).toBe(1);
    expect(posts).toEqual([]);
    await page.context().close();
  });

  test('a mistake of the field in use does not move the button while it is pressed', async () => {
    const page = await openPage('/agencies/1/keys', 'en');
    await page.getByRole('button', { name: 'Create key' }).first().click();
    const form = page.getByRole('dialog').locator('form');
    const name = form.locator('[name=name]');
    await name.evaluate((element) => element.removeAttribute('maxlength'));
    await name.fill('x'.repeat(101));
    await form.locator('button:not([type=button])').hover();
    await page.mouse.down();
    expect(await wrongAt(form, 'name').count()).toBe(0);
    await page.mouse.up();
    await wrongAt(form, 'name').waitFor();
    await page.context().close();
  });

  test.each([
    ['en', '1,500', '1,500.00 Turkish lira', '1.500'],
    ['de', '1.500', '1.500,00 Türkische Lira', '1,500'],
    ['tr', '1.500', '1.500,00 Türk lirası', '1,500'],
  ])(
    'in %s, the amount %s is repeated as %s, and %s is refused as ambiguous',
    async (language, typed, echo, doubtful) => {
      const page = await openPage('/agencies/1/credit', language);
      await page.locator('.head button').first().click();
      const form = page.getByRole('dialog').locator('form');
      await form.locator('[name=granted]').fill(typed);
      await form.getByText(echo).waitFor();
      await form.locator('[name=granted]').fill(doubtful);
      await form.locator('[name=granted]').blur();
      expect(await wrongAt(form, 'granted').count()).toBe(1);
      await page.context().close();
    },
  );

  test('a changed field is marked, and the portal asks before changes are lost', async () => {
    const page = await openPage('/agencies/1/settings', 'en');
    const answerQuestions = (mayLeave: boolean) =>
      page.evaluate(`void (globalThis.asked = [], globalThis.confirm = (text) => (asked.push(text), ${mayLeave}))`);
    const asked = () => page.evaluate('asked');
    const name = page.getByLabel('Name', { exact: true });
    const stored = await name.inputValue();
    await answerQuestions(false);
    await name.fill(`${stored} Ltd`);
    await page.getByText('Changed', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await expect.poll(asked).toEqual(['Discard your unsaved changes?']);
    expect(new URL(page.url()).pathname).toBe('/portal/agencies/1/settings');
    await name.fill(stored);
    await expect.poll(() => page.getByText('Changed', { exact: true }).count()).toBe(0);
    await name.fill(`${stored} Ltd`);
    await answerQuestions(true);
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await page.waitForURL('**/agencies/1/members');
    expect(await asked()).toHaveLength(1);
    await page.context().close();
  });
});
