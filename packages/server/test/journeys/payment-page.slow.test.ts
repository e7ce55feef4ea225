import { CARD_TOKEN_STAGING_KEY } from '@agency-booking/connector-contracts/parties';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentPage } from '../../../payment-page/src/main.ts';
import { type PaymentPage, serve } from '../../../payment-page/src/serve.ts';
import { BONUS } from '../operations/payments/paying.ts';
import { PAGE_KEY, type Sessions, startSessions } from '../operations/payments/sessions.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
import { freePort } from '../support/agency-site.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../support/browser.ts';

const DECLINED = '4129111111111111';
const MAX_BYTES = 60 * 1024;
const LANGUAGES = { en: 'Total to pay now', tr: 'Şimdi ödenecek tutar', de: 'Jetzt zu zahlen' };

describe.skipIf(leavesOutBrowser)('a traveller on the payment page', { timeout: 300_000 }, () => {
  let browser: Browser;
  let sessions: Sessions;
  let page: PaymentPage;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await serve((request, response) => listener(request, response), 0);
    sessions = await startSessions({ PAY_PUBLIC_URL: page.url, PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
    const listener = createPaymentPage({
      service: { baseUrl: sessions.service.url, key: PAGE_KEY },
      processor: { baseUrl: sessions.sandbox.url, key: CARD_TOKEN_STAGING_KEY },
      publicUrl: page.url,
      now: sessions.clock.now,
    });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await page?.close();
    await sessions?.checkMoney();
    await sessions?.stop();
  });

  async function open(options: Parameters<typeof openWindow>[1] = {}) {
    const session = await sessions.newSession();
    const visit = await openWindow(browser, options);
    visit.page.setDefaultTimeout(60_000);
    await visit.page.goto(session.url!);
    return { ...visit, session };
  }
  async function enter(form: Page, number: string) {
    await form.getByLabel('Card number').fill(number);
    await form.getByLabel('Expiry date').fill('12 / 29');
    await form.getByLabel('Security code').fill('123');
    await form.getByLabel('Name on card').fill('Elif Demir');
  }
  const pay = (form: Page) => form.getByRole('button', { name: 'Pay', exact: true }).click();
  async function confirmAtBank(bank: Page) {
    await bank.getByLabel('Six-digit code').fill('123456');
    await bank.getByRole('button', { name: 'Confirm' }).click();
  }
  const heading = (shown: Page, name: string) => shown.getByRole('heading', { name }).waitFor();

  test('pays in installments after a declined card, is charged once, and returns to the agency', async () => {
    const { page: tab, session, context } = await open();
    expect(tab.url()).toBe(`${page.url}/sessions/${session.id}`);
    await enter(tab, DECLINED);
    await pay(tab);
    await tab.getByRole('alert').getByText('Your bank declined the payment.').waitFor();

    await enter(tab, BONUS);
    await tab.getByLabel(/^3 installments of TRY/).check();
    await pay(tab);
    await confirmAtBank(tab);
    await heading(tab, 'Payment complete');
    const back = tab.getByRole('link', { name: 'Return to Horizon Travel' });
    expect(await back.getAttribute('href')).toBe(`${session.returnUrl}&paymentSession=${session.id}`);

    await tab.goBack();
    await tab.goto(session.url!);
    await heading(tab, 'Payment complete');
    expect(await sessions.chargesOf(session)).toHaveLength(1);
    expect((await sessions.get(session)).body.status).toBe('paid');
    await context.close();
  });

  test('who pays in two tabs is charged once', async () => {
    const { page: first, session, context } = await open();
    const second = await context.newPage();
    await second.goto(session.url!);
    await enter(first, BONUS);
    await enter(second, BONUS);
    await pay(first);
    await first.getByLabel('Six-digit code').waitFor();
    await pay(second);
    await second.getByLabel('Six-digit code').waitFor();
    await confirmAtBank(first);
    await heading(first, 'Payment complete');
    await second.goto(session.url!);
    await heading(second, 'Payment complete');
    expect(await sessions.chargesOf(session)).toHaveLength(1);
    await context.close();
  });

  test('who cancels at the bank reads that nothing was charged, and can try again', async () => {
    const { page: tab, session, context } = await open();
    await enter(tab, BONUS);
    await pay(tab);
    await tab.getByRole('button', { name: 'Cancel' }).click();
    await tab.getByRole('alert').getByText('Nothing was charged.').waitFor();
    expect(await sessions.chargesOf(session)).toEqual([]);
    await context.close();
  });

  test('a page that the agency cancels while it is open does not take the card', async () => {
    const { page: tab, session, context } = await open();
    await enter(tab, BONUS);
    await sessions.cancelSession(session);
    await pay(tab);
    await heading(tab, 'This payment link is no longer valid');
    expect(await sessions.chargesOf(session)).toEqual([]);
    await context.close();
  });

  test.each(Object.entries(LANGUAGES))(
    'the form has no accessibility findings, fits 320 pixels and weighs at most 60 KB: %s',
    async (language, total) => {
      const { page: tab, session, complaints, context } = await open();
      const loaded = await tab.goto(`${page.url}/sessions/${session.id}?language=${language}`);
      expect((await loaded!.body()).length).toBeLessThan(MAX_BYTES);
      await tab.getByText(total).waitFor();
      expect(await accessibilityFindings(tab)).toEqual([]);
      await tab.setViewportSize({ width: 320, height: 640 });
      expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('an expired session says that nothing was charged', async () => {
    const { page: tab, session, context } = await open();
    sessions.clock.advance(3_600);
    await tab.goto(session.url!);
    await heading(tab, 'The time to pay has passed');
    await tab.getByText('Nothing was charged. Ask Horizon Travel for a new payment link.').waitFor();
    expect(await accessibilityFindings(tab)).toEqual([]);
    await context.close();
  });
});
