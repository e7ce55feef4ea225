import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../../support/browser.ts';
import { rowsOf } from '../car-orders/reading.ts';
import { roundTrip, startTransfers, type Transfers } from './transferring.ts';

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterAll(() => transfers.stop());

/** Returns the voucher's URL and the header that authorizes its reader. The supplier has canceled the return leg. */
async function voucherIn(language: string) {
  const search = { ...roundTrip, luggage: { suitcases: 3, cabinBags: 1 }, extras: [{ type: 'boosterSeat', count: 2 }] };
  const offer = await transfers.anOffer('horizon', search);
  const headers = { 'Accept-Language': language };
  const body = { flightNumber: 'TK1980', returnFlightNumber: 'TK1971' };
  const orderId = await transfers.ordered({ offer, headers, body, passenger: { lastName: 'Droppedreturn' } });
  expect((await transfers.pay(orderId)).body.status).toBe('reserved');
  await transfers.service.later(60);
  return {
    url: `${transfers.service.url}/api/v1/transfer/orders/${orderId}/voucher`,
    Authorization: `Bearer ${await transfers.tokenOf('horizon')}`,
  };
}

/** Normalizes whitespace, which differs between the voucher page and its PDF. */
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.each(['en', 'tr', 'de'])('the PDF contains every row of the voucher page in %s', async (language) => {
  const { url, Authorization } = await voucherIn(language);
  const page = await (await fetch(url, { headers: { Authorization, Accept: 'text/html' } })).text();
  const answer = await fetch(url, { headers: { Authorization, Accept: 'application/pdf' } });
  const pdf = Buffer.from(await answer.arrayBuffer());
  const printed = words(execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' }));
  const rows = Object.entries(rowsOf(page));
  expect(rows.length).toBeGreaterThan(15);
  for (const [label, values] of rows) for (const value of values) expect(printed).toContain(words(`${label} ${value}`));
});

describe.skipIf(leavesOutBrowser)('the voucher page of a transfer in a browser', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  test.each(['en', 'tr', 'de'])(
    'the voucher page is styled and accessible on screen and in print, without browser errors: %s',
    async (language) => {
      const { url, Authorization } = await voucherIn(language);
      const { page, complaints } = await openWindow(browser, {
        extraHTTPHeaders: { Authorization, Accept: 'text/html' },
      });
      await page.goto(url);
      const marginOf = () => page.evaluate("getComputedStyle(document.querySelector('main')).padding");
      expect(await marginOf()).toBe('24px');
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await marginOf()).toBe('0px');
      expect(complaints).toEqual([]);
    },
  );
});
