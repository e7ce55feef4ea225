import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comeBack, type Paying, startPaying, visitBank } from '../operations/payments/paying.ts';
import { END_USER, primary, roundTrip } from '../operations/transfer-orders/transferring.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
import { freePort } from '../support/agency-site.ts';
import { launchBrowser, leavesOutBrowser } from '../support/browser.ts';
import { portalAs } from '../support/portal.ts';
import { buildPortal, openPortal } from '../support/portal-browser.ts';

describe.skipIf(leavesOutBrowser)('orders in the portal', { timeout: 300_000 }, () => {
  let browser: Browser;
  let paying: Paying;
  let page: Page;
  let complaints: readonly string[];
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    paying = await startPaying({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
    const owner = await portalAs(paying.service, 'owner');
    ({ page, complaints } = await openPortal(browser, paying, owner, { reducedMotion: 'reduce' }));
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await paying?.stop();
  });

  const goTo = (path: string) =>
    page.goto(`${paying.service.url}/portal/agencies/1/orders${path}`, { waitUntil: 'networkidle' });

  /** Orders a round trip on credit. */
  async function aTransfer(): Promise<string> {
    const token = await paying.tokenOf('horizon');
    const { api } = paying.service;
    type Search = { searchId: string; products: { code: string }[] };
    const { searchId, products } = (await api<Search>('POST', '/transfer/search', { token, body: roundTrip })).body;
    const body = { searchId, code: products[0]!.code, passengers: [primary] };
    const order = await api<{ orderId: string }>('POST', '/transfer/orders', { token, headers: END_USER, body });
    const { orderId } = order.body;
    const payment = { token, headers: END_USER, body: { paymentType: 'limit' } };
    expect((await api('POST', `/transfer/orders/${orderId}/pay`, payment)).status).toBe(200);
    return orderId;
  }

  test('a member finds an order by last name and reads who declined its payment, why, and what to do', async () => {
    await paying.order({ lastName: 'Kaya' });
    const { id } = await paying.order({ lastName: 'Öztürk' });
    const begun = await paying.pay(id, { isWith3DSecure: true });
    await comeBack(paying, id, await visitBank(paying, begun.body.threeDSHtmlContent!, 'cancel'));
    await goTo('');
    await page.getByText('2 orders', { exact: true }).waitFor();
    await page.getByLabel('ID or last name').fill('ozturk');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText('1 order', { exact: true }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page
      .getByRole('row', { name: /Deniz Öztürk.*Not paid/ })
      .getByRole('link')
      .click();
    await page.getByText('The latest payment was declined. The order can still be paid for.').waitFor();
    await page.getByText('Nothing has been charged.').waitFor();
    const declined = page.getByRole('listitem').filter({ hasText: 'The payment was declined.' });
    await declined.getByText('The customer cancelled on the bank’s page.').waitFor();
    expect(await page.getByText('findTransaction').isVisible()).toBe(false);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('an owner cancels one leg of a transfer and sees its refund before and after', async () => {
    await goTo(`/${await aTransfer()}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    const both = await dialog.getByText('is refunded to the original payment method').textContent();
    await dialog.getByLabel('Outbound leg').uncheck();
    const one = await dialog.getByText('is refunded to the original payment method').textContent();
    expect(one).not.toBe(both);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('The leg is cancelled.').waitFor();
    await page.getByText('One leg is cancelled. The other leg is reserved.').waitFor();
    const refund = one!.replace(' is refunded to the original payment method.', '');
    await page.locator('dd', { hasText: refund }).first().waitFor();
    await page.getByText('The cancellation was requested in the portal.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a page that finds more orders than a file can contain states the limit instead of offering the file', async () => {
    const download = page.getByRole('button', { name: 'Download CSV' });
    await goTo('');
    await page.getByText(/^\d+ orders$/).waitFor();
    expect(await download.isEnabled()).toBe(true);
    await page.route('**/order-figures*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), count: 10_001 } });
    });
    await goTo('');
    await page.getByText('A CSV file contains at most 10,000 orders.').waitFor();
    expect(await download.isDisabled()).toBe(true);
    await page.unroute('**/order-figures*');
  });

  test('the filters stay in the address and show how many orders each value finds', async () => {
    await goTo('?state=reserved&limit=100');
    expect(await page.getByLabel('Status').locator('option:checked').textContent()).toMatch(/^Reserved \(1\)$/);
    expect(new URL(page.url()).searchParams.get('limit')).toBe('100');
  });
});
