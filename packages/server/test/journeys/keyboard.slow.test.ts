import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { launchBrowser, leavesOutBrowser, type Visit } from '../support/browser.ts';
import { portalAs, type SignedIn } from '../support/portal.ts';
import { buildPortal, openPortal } from '../support/portal-browser.ts';

/** Maximum number of Tab presses. No page has this many elements before its main content and first rows. */
const MOST_TABS = 120;

describe.skipIf(leavesOutBrowser)('the portal with the keyboard alone', { timeout: 300_000 }, () => {
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

  async function enter(member: SignedIn, path: string): Promise<Visit> {
    const visit = await openPortal(browser, paying, member);
    visit.page.setDefaultTimeout(60_000);
    await visit.page.goto(`${paying.service.url}/portal${path}`, { waitUntil: 'networkidle' });
    return visit;
  }

  /** Presses Tab until an element with this text or label has the focus. A dialog focuses its first element itself. */
  async function tabTo(page: Page, name: string): Promise<void> {
    const seen: string[] = [];
    const inDialog = page.getByRole('dialog').locator(':focus');
    if ((await inDialog.count()) === 1 && (await inDialog.textContent())?.includes(name)) return;
    for (let count = 0; count < MOST_TABS; count += 1) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate<string>(
        '(document.activeElement.labels?.[0] ?? document.activeElement).textContent.trim()',
      );
      const isPage = await page.evaluate<boolean>('document.activeElement === document.body');
      if (!isPage && text.includes(name)) {
        expect(await page.locator(':focus').isVisible()).toBe(true);
        return;
      }
      seen.push(isPage ? '–' : text);
    }
    throw new Error(`Tab does not reach "${name}", only: ${seen.join(' | ')}`);
  }

  test('an owner searches for an order and cancels it', async () => {
    const { id } = await paying.order();
    await paying.order();
    await paying.pay(id);
    const owner = await portalAs(paying.service, 'owner', { secondFactor: 'passed' });
    const { page, complaints, context } = await enter(owner, '/agencies/1/orders');
    await tabTo(page, 'ID or last name');
    await page.keyboard.type(id);
    await page.keyboard.press('Enter');
    await page.getByText('1 order', { exact: true }).waitFor();
    await tabTo(page, id);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Cancel order' }).waitFor();
    await tabTo(page, 'Cancel order');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();

    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.locator(':focus').textContent()).toContain('Cancel order');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('refunded to the original payment method').waitFor();
    expect(await dialog.locator(':focus').textContent(), 'the harmless button has the focus').not.toContain(
      'Cancel order',
    );
    await tabTo(page, 'Cancel order');
    expect(await dialog.locator(':focus').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByText('The order is cancelled.').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an operator approves the credit that a different operator requested', async () => {
    const signIn = () => portalAs(paying.service, 'operator', { secondFactor: 'passed' });
    const [first, second] = [await signIn(), await signIn()];
    const granted = { amount: 250_000, currency: 'TRY' };
    const { status } = await first.call('POST', '/agencies/1/credit', { body: { granted, reference: 'BT-2027-9' } });
    expect(status).toBe(202);
    const { page, complaints, context } = await enter(second, '/desk');
    await tabTo(page, 'Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Approvals');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('BT-2027-9').waitFor();
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await page.getByText('Request approved and carried out.').waitFor();
    const { body } = await second.call<{ results: { remaining: object }[] }>('GET', '/agencies/1/credit');
    expect(body.results).toContainEqual(expect.objectContaining({ remaining: granted }));
    expect(complaints).toEqual([]);
    await context.close();
  });
});
