import { CARD_TOKEN_STAGING_KEY } from '@agency-booking/connector-contracts/parties';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentPage } from '../../../payment-page/src/main.ts';
import { type PaymentPage, serve } from '../../../payment-page/src/serve.ts';
import { openSession, SECRET, startWithParties } from '../../../payment-page/test/parties.ts';
import { BONUS } from '../operations/payments/paying.ts';
import { PAGE_KEY, type Sessions, startSessions } from '../operations/payments/sessions.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
import { freePort } from '../support/agency-site.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../support/browser.ts';

const DECLINED = '4129111111111111';
const MAX_BYTES = 60 * 1024;
const LANGUAGES = {
  en: ['Total to pay now', 'Six-digit code'],
  tr: ['Şimdi ödenecek tutar', 'Altı haneli kod'],
  de: ['Jetzt zu zahlen', 'Sechsstelliger Code'],
} as const;
/** A slow mobile network. */
const SLOW = { offline: false, latency: 800, downloadThroughput: 50_000, uploadThroughput: 30_000 };

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
    const values = { number, expiry: '12 / 29', cvc: '123', holder: 'Elif Demir' };
    for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  }
  const pay = (form: Page) => form.getByRole('button', { name: /^Pay / }).click();
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

    expect(await sessions.chargesOf(session)).toHaveLength(1);
    expect((await sessions.get(session)).body.status).toBe('paid');
    await context.close();
  });

  test('a traveller who reloads or goes back after the payment sees its result, and is charged once', async () => {
    const { page: tab, session, context } = await open();
    await enter(tab, BONUS);
    await pay(tab);
    await confirmAtBank(tab);
    await heading(tab, 'Payment complete');
    await tab.reload();
    await heading(tab, 'Payment complete');
    await tab.goBack();
    await tab.getByText('Payment confirmed').waitFor();
    await tab.goBack();
    await heading(tab, 'Payment complete');
    expect(await sessions.chargesOf(session)).toHaveLength(1);
    await context.close();
  });

  test('without scripts, the traveller pays at once', async () => {
    const { page: tab, session, context } = await open({ javaScriptEnabled: false });
    await enter(tab, BONUS);
    await pay(tab);
    await tab.getByRole('button', { name: 'Continue to the bank' }).click();
    await confirmAtBank(tab);
    await tab.getByRole('button').or(tab.getByRole('link')).first().click();
    await heading(tab, 'Payment complete');
    expect(await sessions.chargesOf(session)).toHaveLength(1);
    await context.close();
  });

  test('on a slow network, the form needs no request after its HTML and is paid before the installments arrive', async () => {
    const session = await sessions.newSession();
    const { page: tab, context } = await openWindow(browser);
    await (await context.newCDPSession(tab)).send('Network.emulateNetworkConditions', SLOW);
    const asked: string[] = [];
    tab.on('request', (request) => void asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await tab.goto(session.url!, { waitUntil: 'networkidle' });
    expect(asked).toEqual([`GET ${new URL(session.url!).pathname}`, `GET /sessions/${session.id}`]);
    await enter(tab, BONUS);
    await pay(tab);
    await confirmAtBank(tab);
    await heading(tab, 'Payment complete');
    expect(await sessions.chargesOf(session)).toMatchObject([{ installmentCount: 1 }]);
    await context.close();
  });

  test('the Pay button and the total show the price of the chosen plan', async () => {
    const { page: tab, context } = await open();
    await enter(tab, BONUS);
    const plan = tab.getByLabel(/^3 installments of TRY/);
    await plan.check();
    const total = (await plan.getAttribute('data-total'))!;
    await tab.getByRole('button', { name: `Pay ${total}` }).waitFor();
    expect(await tab.locator('#total').textContent()).toBe(total);
    await context.close();
  });

  test('the deadline is shown in the time zone of the browser', async () => {
    const { page: tab, context } = await open({ timezoneId: 'Asia/Tokyo' });
    const hour = (sessions.clock.now().getUTCHours() + 1 + 9) % 24;
    expect(await tab.locator('time').textContent()).toMatch(new RegExp(` ${hour}:00 GMT\\+9$`));
    await context.close();
  });

  test('a page that awaits the outcome has no accessibility findings, and shows the outcome without a reload', async () => {
    const world = await startWithParties();
    world.state.session = { ...openSession, status: 'processing', payment: { state: 'processing' } };
    const { page: tab, complaints, context } = await openWindow(browser);
    await tab.goto(`${world.url}/pay/${SECRET}`);
    await heading(tab, 'Your payment is being processed');
    expect(await accessibilityFindings(tab)).toEqual([]);
    world.state.session = { ...openSession, status: 'paid', payment: { state: 'completed' } };
    await heading(tab, 'Payment complete');
    expect(complaints).toEqual([]);
    await context.close();
    await world.stop();
  });

  test.each([
    ['with', true],
    ['without', false],
  ])(
    '%s scripts, the page of a payment that fails at the service leads back to its state and sends no second card',
    async (_, javaScriptEnabled) => {
      const world = await startWithParties();
      world.state.afterPayment = { ...openSession, status: 'processing', payment: { state: 'processing' } };
      world.state.breaksAfterPayment = true;
      const { page: tab, context } = await openWindow(browser, { javaScriptEnabled });
      await tab.goto(`${world.url}/pay/${SECRET}`);
      await enter(tab, BONUS);
      await pay(tab);
      await heading(tab, 'The page is temporarily unavailable');
      if (javaScriptEnabled) expect(await accessibilityFindings(tab)).toEqual([]);
      await heading(tab, 'Your payment is being processed');
      expect(tab.url()).toBe(`${world.url}/sessions/${openSession.id}`);
      expect(world.state.tokenized).toHaveLength(1);
      expect(world.state.started).toHaveLength(1);
      await context.close();
      await world.stop();
    },
  );

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
    'the form has no accessibility findings, fits 320 pixels, weighs at most 60 KB, and opens the bank in its language: %s',
    async (language, [total, code]) => {
      const { page: tab, session, complaints, context } = await open();
      const loaded = await tab.goto(`${page.url}/sessions/${session.id}?language=${language}`);
      expect((await loaded!.body()).length).toBeLessThan(MAX_BYTES);
      await tab.getByText(total).waitFor();
      await enter(tab, BONUS);
      await tab.locator('[value="12"]').waitFor();
      expect(await accessibilityFindings(tab)).toEqual([]);
      await tab.setViewportSize({ width: 320, height: 256 });
      expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(complaints).toEqual([]);
      await tab.locator('form button').click();
      await tab.getByLabel(code).waitFor();
      await sessions.cancelSession(session);
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
