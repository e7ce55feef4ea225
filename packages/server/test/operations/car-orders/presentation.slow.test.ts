import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amountIn, offsetInWords } from '../../../src/shared/in-words.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../../support/browser.ts';
import { portalAs } from '../../support/portal.ts';
import { buildPortal, openPortal } from '../../support/portal-browser.ts';
import '../../support/replay.ts';
import { anyOrder } from './any-order.ts';
import { rowsOf } from './reading.ts';
import { expectSamePresentation, paidOrder, type Readers, startReaders, voucherOf } from './same-presentation.ts';

let readers: Readers;
beforeAll(async () => {
  readers = await startReaders();
}, 120_000);
afterAll(() => readers.stop());

test('JSON, voucher page and portal show the same values for 200 orders', { timeout: 900_000 }, async () => {
  const property = fc.asyncProperty(anyOrder, (given) => expectSamePresentation(given, readers));
  await fc.assert(property, { numRuns: 200 });
});

/** Normalizes whitespace, which differs between the voucher page, its PDF and the screen. */
const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('the PDF contains every row of the voucher page, for 12 orders', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyOrder, async (given) => {
      const { id } = await paidOrder(given, readers);
      const { text: page } = await voucherOf(id, readers, 'text/html');
      const answer = await fetch(`${readers.paying.service.url}/api/v1/order/${id}/voucher`, {
        headers: { Authorization: `Bearer ${await readers.paying.tokenOf('horizon')}`, Accept: 'application/pdf' },
      });
      const pdf = Buffer.from(await answer.arrayBuffer());
      const printed = words(execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' }));
      for (const [label, values] of Object.entries(rowsOf(page))) {
        for (const value of values) expect(printed).toContain(words(`${label} ${value}`));
      }
    }),
    { numRuns: 12 },
  );
});

describe.skipIf(leavesOutBrowser)('voucher page and portal in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
  }, 120_000);
  afterAll(() => browser.close());

  test('the voucher page shows every row in the browser, for 12 orders', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (given) => {
        const { id } = await paidOrder(given, readers);
        const { text } = await voucherOf(id, readers, 'text/html');
        const extraHTTPHeaders = {
          Authorization: `Bearer ${await readers.paying.tokenOf('horizon')}`,
          Accept: 'text/html',
        };
        const { page, context } = await openWindow(browser, { extraHTTPHeaders });
        await page.goto(`${readers.paying.service.url}/api/v1/order/${id}/voucher`);
        const shown = words((await page.locator('dt, dd').allInnerTexts()).join(' '));
        await context.close();
        for (const [label, values] of Object.entries(rowsOf(text))) {
          for (const value of values) expect(shown).toContain(words(`${label} ${value}`));
        }
      }),
      { numRuns: 12 },
    );
  });

  test('the portal shows local times, excess and amounts due, for 12 orders', { timeout: 600_000 }, async () => {
    const { url } = readers.paying.service;
    const member = await portalAs(readers.paying.service, 'viewer');
    await fc.assert(
      fc.asyncProperty(anyOrder, async (given) => {
        const { id, orderedCarProduct, payment } = await paidOrder(given, readers);
        const { appointment, conditions } = orderedCarProduct.car;
        const language = given.language ?? 'en';
        const { page, context, complaints } = await openPortal(browser, readers.paying, member, { locale: language });
        await page.goto(`${url}/portal/agencies/1/orders/${id}`);
        const section = page.locator('section.rental');
        await section.waitFor({ timeout: 60_000 });
        const shown = words((await section.locator('dt, dd').allInnerTexts()).join(' '));
        const times = await section.locator('time').evaluateAll((all) => all.map(({ title }) => title.split(' · ')[0]));
        expect(times).toEqual([appointment!.checkInOffice.timeZone, appointment!.checkOutOffice.timeZone]);
        const amounts = conditions!.excess.map(({ amount }) => amount).filter(({ amount }) => amount > 0);
        for (const amount of [...amounts, payment!.vendorTotal, payment!.amount]) {
          expect(shown).toContain(words(amountIn(language, amount)));
        }
        const { checkInLocalDateTime, checkInOffice, checkOutLocalDateTime, checkOutOffice } = appointment!;
        for (const [moment, { timeZone }] of [
          [checkInLocalDateTime!, checkInOffice],
          [checkOutLocalDateTime!, checkOutOffice],
        ] as const) {
          const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone });
          expect(shown).toContain(words(`${clock.format(new Date(moment))} ${offsetInWords(moment)}`));
        }
        expect(complaints).toEqual([]);
        await context.close();
      }),
      { numRuns: 12 },
    );
  });
});
