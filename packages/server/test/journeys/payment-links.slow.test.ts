import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sessions, startSessions } from '../operations/payments/sessions.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
import { freePort } from '../support/agency-site.ts';
import { launchBrowser, leavesOutBrowser } from '../support/browser.ts';
import { portalAs } from '../support/portal.ts';
import { buildPortal, openPortal } from '../support/portal-browser.ts';

describe.skipIf(leavesOutBrowser)('payment links in the portal', { timeout: 300_000 }, () => {
  let browser: Browser;
  let sessions: Sessions;
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    sessions = await startSessions({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await sessions?.stop();
  });

  async function visitAs(role: 'owner' | 'viewer', orderId: string): Promise<Page> {
    const { service } = sessions;
    const { page, context } = await openPortal(browser, sessions, await portalAs(service, role), {
      reducedMotion: 'reduce',
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: service.url });
    await page.goto(`${service.url}/portal/agencies/1/orders/${orderId}`, { waitUntil: 'networkidle' });
    return page;
  }
  const copied = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

  test('an owner creates a link, copies it without seeing it, and cancels it before the traveller pays', async () => {
    const { id } = await sessions.order();
    const page = await visitAs('owner', id);
    await page.getByRole('button', { name: 'Create payment link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create payment link' });
    await dialog.getByLabel('Return URL').fill('https://booking.horizon.example/thanks');
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create payment link' }).click();
    await page.getByText('Not opened yet').waitFor();
    await page.getByText('A payment link was created in the portal.').waitFor();
    await page.getByRole('button', { name: 'Copy payment link' }).click();
    const link = await copied(page);
    expect(link).toMatch(/^https:\/\/pay\.example\.com\/pay\/[\w-]{22}$/);
    expect(await page.content()).not.toContain(link);
    expect(await accessibilityFindings(page)).toEqual([]);

    await sessions.page('read', { secret: link.split('/').at(-1)! });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Opened', { exact: true }).waitFor();
    await page.getByText('The payment page was opened.').waitFor();
    await page.getByRole('button', { name: 'Cancel payment link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel payment link' }).click();
    await page.getByText('The payment link was cancelled in the portal.').waitFor();
    await page.getByRole('button', { name: 'Create payment link' }).waitFor();
    await page.context().close();
  });

  test('a member sees a declined card and then the payment, and viewers are offered no link', async () => {
    const session = await sessions.newSession();
    const viewer = await visitAs('viewer', session.orderID);
    await viewer.getByText('A payment link was created through the API.').waitFor();
    expect(await viewer.getByText('Copy payment link').count()).toBe(0);
    await viewer.context().close();

    await sessions.atBank(session, (await sessions.start(session)).body, 'cancel');
    const page = await visitAs('owner', session.orderID);
    await page.getByRole('listitem').filter({ hasText: 'The payment was declined. Nothing was charged.' }).waitFor();
    await page.getByRole('button', { name: 'Copy payment link' }).waitFor();
    await sessions.atBank(session, (await sessions.start(session)).body);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('The order was paid through the payment link.').waitFor();
    expect(await page.getByRole('button', { name: /payment link/ }).count()).toBe(0);
    await page.context().close();
  });
});
