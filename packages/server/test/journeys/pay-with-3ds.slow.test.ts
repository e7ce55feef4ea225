import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { returnPage } from '../../src/features/payments/rules.pages.ts';
import type { PaymentOutcome } from '../../src/ports/paying.ts';
import { orderCar } from '../operations/car-orders/ordering.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { accessibilityFindings } from '../support/accessibility.ts';
import { type AgencySite, freePort, startAgencySite } from '../support/agency-site.ts';
import { launchBrowser, leavesOutBrowser, openWindow, type Visit } from '../support/browser.ts';

const RESERVED = ['closed', 'reserved'];
const PENDING = ['open', 'pending'];
const FAILED = ['closed', 'failed'];

describe.skipIf(leavesOutBrowser)('3D Secure in a browser', () => {
  let browser: Browser;
  let agency: AgencySite;
  let paying: Paying;
  const visits: Visit[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    agency = await startAgencySite();
    paying = await startPaying({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
  });
  afterEach(async () => {
    const closed = visits.splice(0);
    for (const { context } of closed) await context.close();
    expect(closed.flatMap(({ complaints }) => complaints)).toEqual([]);
    await paying.checkMoney();
  });
  afterAll(async () => {
    await browser?.close();
    await agency?.close();
    await paying?.stop();
  });

  type Change = {
    readonly card?: Record<string, unknown>;
    readonly passenger?: Record<string, unknown>;
    readonly language?: string;
    readonly window?: BrowserContextOptions;
  };

  /** Orders a car, pays for it, and opens the returned page on the agency's site. */
  async function setOut({ card, passenger, language = 'en', window }: Change = {}) {
    const token = await paying.tokenOf('horizon');
    const cars = await foundCars(paying.service, token);
    const car = cars.find(
      ({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && !isCreditcheckRequired,
    );
    const headers = { 'Accept-Language': language };
    const order = await orderCar(paying.service, token, car!, { passenger: passenger ?? {}, headers });
    expect(order.status, order.text).toBe(201);
    const { id } = order.body;
    const paid = await paying.pay(id, { isWith3DSecure: true, callbackUrl: agency.callbackUrl, ...card });
    expect(paid.body, paid.text).toMatchObject({ status: 'redirect_required' });
    const visit = await openWindow(browser, window);
    visits.push(visit);
    await visit.page.goto(agency.show(paid.body.threeDSHtmlContent!));
    return { id, page: visit.page };
  }

  async function atBank(change: Change = {}) {
    const journey = await setOut(change);
    await journey.page.waitForURL('**/bank/3ds/*');
    return journey;
  }

  const confirm = (page: Page) => page.locator('form[action$="/code"] button');
  const cancel = (page: Page) => page.locator('form[action$="/cancel"] button');

  async function enter(page: Page, code: string) {
    await page.locator('#code').fill(code);
    await confirm(page).click();
  }

  async function outcomeOn(page: Page) {
    // Polls the URL, because a second click aborts the first navigation, which would make `waitForURL` fail.
    await expect.poll(() => page.url()).toContain(`${agency.callbackUrl}?`);
    await page.waitForLoadState();
    return Object.fromEntries(new URL(page.url()).searchParams);
  }

  const success = (id: string) => outcome('success', id, 'Payment is successful');
  const failure = (id: string, description: string) => outcome('failure', id, description);
  const outcome = (status: string, orderId: string, description: string) => ({
    status,
    orderId,
    transactionId: expect.stringMatching(/./),
    description,
  });

  const chargesOf = () => paying.sandbox.transactions().filter(({ status }) => status === 'charged').length;

  test('the correct code pays and reserves the order', async () => {
    const { id, page } = await atBank();
    await enter(page, '123456');
    expect(await outcomeOn(page)).toEqual(success(id));
    expect(await paying.statusOf(id)).toEqual(RESERVED);
  });

  test('the pages of the bank have no accessibility finding, even after a wrong code', async () => {
    const { page } = await atBank({ language: 'tr' });
    expect(await accessibilityFindings(page)).toEqual([]);
    await enter(page, '654321');
    await page.locator('#wrong').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test.each(['completed', 'failed', 'declined', 'unknown'] as const)(
    'the return page has no accessibility finding: %s',
    async (kind) => {
      const visit = await openWindow(browser);
      visits.push(visit);
      const looks = { language: 'de', nonce: 'n', finishAddress: agency.callbackUrl } as const;
      const { content } = returnPage({ kind } as PaymentOutcome, looks);
      await visit.page.setContent(content.replace(/<meta http-equiv="refresh"[^>]*>/, ''));
      expect(await accessibilityFindings(visit.page)).toEqual([]);
    },
  );

  test('a wrong code can be corrected', async () => {
    const { id, page } = await atBank();
    await enter(page, '654321');
    await page.locator('#wrong').waitFor();
    expect(await paying.statusOf(id)).toEqual(PENDING);
    await enter(page, '123456');
    expect(await outcomeOn(page)).toEqual(success(id));
    expect(await paying.statusOf(id)).toEqual(RESERVED);
  });

  test('an order can be paid again after the payment is cancelled at the bank', async () => {
    const { id, page } = await atBank();
    await cancel(page).click();
    expect(await outcomeOn(page)).toEqual(failure(id, 'The customer cancelled on the bank page'));
    expect(await paying.statusOf(id)).toEqual(PENDING);
    expect((await paying.pay(id)).body.status).toBe('success');
  });

  test('navigating back after success changes nothing and leads to the same outcome', async () => {
    const { id, page } = await atBank();
    const bank = page.url();
    await enter(page, '123456');
    const first = await outcomeOn(page);
    const before = chargesOf();
    await page.goBack();
    expect(await paying.statusOf(id)).toEqual(RESERVED);
    // Goes back to the bank's page, which leads to the payment outcome again.
    await page.goto(bank);
    expect(await outcomeOn(page)).toEqual(first);
    expect([await paying.statusOf(id), chargesOf()]).toEqual([RESERVED, before]);
  });

  test('a double click on the confirm button causes one payment', async () => {
    const { id, page } = await atBank();
    const before = chargesOf();
    await page.locator('#code').fill('123456');
    await confirm(page).dblclick({ noWaitAfter: true });
    expect(await outcomeOn(page)).toEqual(success(id));
    expect([await paying.statusOf(id), chargesOf()]).toEqual([RESERVED, before + 1]);
  });

  test('closing the bank page charges nothing, and the order can be paid again later', async () => {
    const { id, page } = await atBank();
    const before = chargesOf();
    await page.close();
    await paying.service.later(16 * 60);
    expect([await paying.statusOf(id), chargesOf()]).toEqual([PENDING, before]);
    expect((await paying.pay(id)).body.status).toBe('success');
    expect(await paying.statusOf(id)).toEqual(RESERVED);
  });

  test('the payment succeeds without JavaScript by pressing the buttons', async () => {
    const { id, page } = await setOut({ window: { javaScriptEnabled: false } });
    await page.locator('#bank button').click();
    await enter(page, '123456');
    await page.locator('form[action*="/3ds-callback/"] button').click();
    await page.locator('a.button').click();
    expect(await outcomeOn(page)).toEqual(success(id));
    expect(await paying.statusOf(id)).toEqual(RESERVED);
  });

  test('the customer returns with a failure when the vendor refuses after the payment', async () => {
    const { id, page } = await atBank({ passenger: { lastName: 'Refused' } });
    await enter(page, '123456');
    expect(await outcomeOn(page)).toEqual(failure(id, 'Payment is successful but reservation failed'));
    expect(await paying.statusOf(id)).toEqual(FAILED);
  });

  test('the customer returns with a failure when the bank declines the confirmed payment', async () => {
    const { id, page } = await atBank({ card: { cardNumber: '4000008400001629' } });
    await enter(page, '123456');
    expect(await outcomeOn(page)).toEqual(failure(id, 'Payment was declined: Do not honour'));
    expect(await paying.statusOf(id)).toEqual(PENDING);
  });

  test.each([
    ['en', 'Redirecting you to your bank', 'Your payment is complete'],
    ['tr', 'Bankanıza yönlendiriliyorsunuz', 'Ödemeniz tamamlandı'],
    ['de', 'Sie werden zu Ihrer Bank weitergeleitet', 'Ihre Zahlung ist abgeschlossen'],
  ])('every payment page is in the language of the order: %s', async (language, toBank, settled) => {
    const { page } = await setOut({ language, window: { javaScriptEnabled: false } });
    const shown = () => page.locator('html').getAttribute('lang');
    expect([await shown(), await page.locator('h1').textContent()]).toEqual([language, toBank]);
    await page.locator('#bank button').click();
    expect(await shown()).toBe(language);
    await enter(page, '123456');
    await page.locator('form[action*="/3ds-callback/"] button').click();
    expect([await shown(), await page.locator('h1').textContent()]).toEqual([language, settled]);
    await outcomeOn(page);
  });

  test('markup in the callbackUrl and in names is never executed', async () => {
    const evil = `"><script>alert(1)</script>`;
    const { id, page } = await atBank({
      card: { callbackUrl: `${agency.callbackUrl}?x=${encodeURIComponent(evil)}`, cardHolderName: evil },
    });
    await enter(page, '123456');
    expect(await outcomeOn(page)).toEqual({ x: evil, ...success(id) });
    expect(await paying.statusOf(id)).toEqual(RESERVED);
  });
});
