import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { launchBrowser, leavesOutBrowser } from '../support/browser.ts';
import { type Made, makeMember, PASSWORD, portalAs, type SignedIn } from '../support/portal.ts';
import { buildPortal, openPortal } from '../support/portal-browser.ts';

describe.skipIf(leavesOutBrowser)('a session that ends while a member fills in a form', { timeout: 120_000 }, () => {
  let browser: Browser;
  let paying: Paying;
  let owner: SignedIn;
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    paying = await startPaying();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await paying?.stop();
  });

  const keyNames = async () => {
    const { rows } = await paying.service.database.pool.query<{ name: string }>('select name from api_key');
    return rows.map(({ name }) => name);
  };

  /** Types the name of a new API key, ends the session, and presses the button. */
  async function submitWithoutSession(name: string): Promise<Page> {
    owner = await portalAs(paying.service, 'owner', { secondFactor: 'passed' });
    const { page } = await openPortal(browser, paying, owner, { language: 'en' });
    await page.goto(`${paying.service.url}/portal/agencies/1/keys`);
    await page.getByRole('button', { name: 'Create key', exact: true }).first().click();
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
    await paying.service.database.pool.query('delete from portal_session');
    await page.getByRole('dialog').getByRole('button', { name: 'Create key', exact: true }).click();
    await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
    return page;
  }

  async function signIn(page: Page, { email, code }: Made): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Email address', { exact: true }).fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.getByLabel('Code', { exact: true }).fill(code());
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  }

  test('the member signs in over the page, and the form is sent as it was typed', async () => {
    const page = await submitWithoutSession('Typed before the end');
    expect(await keyNames()).not.toContain('Typed before the end');
    await signIn(page, owner);
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor({ state: 'detached' });
    await expect.poll(keyNames).toContain('Typed before the end');
    expect(new URL(page.url()).pathname).toBe('/portal/agencies/1/keys');
    await page.context().close();
  });

  test('another member who signs in there gets an own start page, and the form of the first one is not sent', async () => {
    const page = await submitWithoutSession('Typed by the first member');
    const other = await makeMember(paying.service, 'owner', { agencyId: 2, secondFactor: 'passed' });
    await signIn(page, other);
    await page.waitForURL('**/portal/agencies/2');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Typed by the first member').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await keyNames()).not.toContain('Typed by the first member');
    await page.context().close();
  });

  test('a member who leaves the page is asked to sign in and returns to the page', async () => {
    const page = await submitWithoutSession('Left behind');
    await page.getByRole('button', { name: 'Leave this page', exact: true }).click();
    await page.waitForURL('**/portal/sign-in?next=/agencies/1/keys');
    expect(await keyNames()).not.toContain('Left behind');
    await page.context().close();
  });
});
