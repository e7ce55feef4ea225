import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../../support/browser.ts';
import { type Paying, startPaying } from '../payments/paying.ts';

describe.skipIf(leavesOutBrowser)('the voucher page in a browser', () => {
  let paying: Paying;
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    [paying, browser] = await Promise.all([startPaying(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await paying?.stop();
  });

  test('the voucher page is styled and accessible on screen and in print, without browser errors', async () => {
    const order = await paying.order();
    expect((await paying.payByLimit(order.id)).body.status).toBe('success');
    const extraHTTPHeaders = { Authorization: `Bearer ${await paying.tokenOf('horizon')}`, Accept: 'text/html' };
    const { page, complaints } = await openWindow(browser, { extraHTTPHeaders });
    await page.goto(`${paying.service.url}/api/v1/order/${order.id}/voucher`);
    const marginOf = () => page.evaluate("getComputedStyle(document.querySelector('main')).padding");
    expect(await marginOf()).toBe('24px');
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await marginOf()).toBe('0px');
    expect(complaints).toEqual([]);
  });
});
