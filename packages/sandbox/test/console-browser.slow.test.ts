import { MAIL } from '@agency-booking/connector-contracts/parties';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityFindings } from '../../server/test/support/accessibility.ts';
import { launchBrowser, leavesOutBrowser, openWindow, type Visit } from '../../server/test/support/browser.ts';
import { startBureau } from './bureau.ts';
import { threeDays, VENDOR_KEY } from './vendors.ts';

const PAGES = ['', 'reservations', 'payments', 'people', 'mail', 'calls', 'events', 'behaviour', 'rates', 'inputs'];

describe.skipIf(leavesOutBrowser)('the console in a browser', async () => {
  const bureau = await startBureau();
  const { sandbox } = bureau;
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  const visits: Visit[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    const sent = await fetch(`${sandbox.url}/mail/messages`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${MAIL.stagingKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        reference: 'mai_V3nq8Zr0cXwTg5LkB7yMdA',
        to: 'maximiliane.friederike.hohenzollern@reisebuero-suedtirol.example',
        subject: 'Ihre Einladung zum Agenturportal',
        text: `https://${'agencies'.repeat(7)}.example/portal`,
      }),
    });
    expect(sent.status).toBe(200);
  });
  afterEach(async () => {
    sandbox.faults.reset();
    const closed = visits.splice(0);
    for (const { context } of closed) await context.close();
    expect(closed.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  afterAll(() => browser?.close());

  async function look(options = {}, path = '') {
    const visit = await openWindow(browser, options);
    visits.push(visit);
    await visit.page.goto(`${sandbox.url}/${path}`);
    return visit.page;
  }
  const fromVendor = async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${VENDOR_KEY}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${sandbox.url}/vendors/TESTDRIVE${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.json();
  };

  test('an SMS appears without a reload while the user keeps typing', async () => {
    const page = await look({}, 'calls');
    await page.getByLabel('Text').fill('PIN');
    await bureau.report('enq_live', '40000000464', { pin: '482913' });
    await page.locator('#calls h3', { hasText: '482913' }).waitFor();
    await page.keyboard.type(' for');
    expect(await page.getByLabel('Text').inputValue()).toBe('PIN for');
    await page.waitForURL(/text=PIN\+for/);
  });

  test('filters hide other calls, are part of the URL and can be cleared', async () => {
    await bureau.standing('enq_filter', '10000000146');
    const page = await look({}, 'calls');
    await page.evaluate('window.isSamePage = true');
    await page.getByLabel('Kind').selectOption('message');
    await page.locator('#calls li', { hasText: 'Credit standing' }).first().waitFor({ state: 'detached' });
    await page.getByLabel('Kind').selectOption('request');
    await page.locator('#calls li', { hasText: 'Credit standing' }).first().waitFor();
    expect(new URL(page.url()).search).toBe('?kind=request');
    await page.getByText('Clear', { exact: true }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await page.evaluate('window.isSamePage')).toBe(true);
  });

  test('a fault for the next call affects only that call, and one button resets every party', async () => {
    const page = await look({}, 'behaviour');
    const overview = await look();
    await page.locator('#CREDITBUREAU-next summary').click();
    await page.locator('#CREDITBUREAU-next').getByText('Failing', { exact: true }).click();
    await overview.locator('#overview', { hasText: 'next call: Failing' }).waitFor();
    expect((await bureau.standing('enq_next', '10000000146')).status).toBe(500);
    expect((await bureau.standing('enq_next', '10000000146')).status).toBe(200);
    await page.locator('#TESTDRIVE > form').getByText('Down', { exact: true }).click();
    await overview.getByText('Reset all behaviours').click();
    await overview.getByText('All parties behave normally.').waitFor();
    expect(sandbox.faults.of('TESTDRIVE')).toBe('normal');
  });

  test('a button drops a reservation', async () => {
    const { offers } = (await fromVendor('/offers', threeDays)) as { offers: { offerCode: string }[] };
    const driver = { firstName: 'Deniz', lastName: 'Kaya', email: 'deniz@example.com', phone: '+905321234567' };
    await fromVendor('/reservations', {
      reference: 'drop_me',
      offerCode: offers[0]!.offerCode,
      extras: [],
      driver: { ...driver, birthDate: '1990-04-12', nationality: 'TR' },
    });
    const [reserved] = sandbox.reservations();
    expect(reserved?.status).toBe('reserved');
    const page = await look();
    await page.getByLabel(`Drop ${reserved!.reservationId}`).click();
    await page.locator('#reservations', { hasText: 'Cancelled by TESTDRIVE' }).waitFor();
    expect(sandbox.reservations()[0]?.cancelledBy).toBe('party');
  });

  test('a button copies a test input', async () => {
    const page = await look({ permissions: ['clipboard-read', 'clipboard-write'] }, 'inputs');
    await page.getByLabel('Copy 5528790000000008').click();
    await page.getByText('Copied 5528790000000008').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('5528790000000008');
  });

  test.each(PAGES)('the page /%s has no accessibility finding in either size and theme', async (path) => {
    const page = await look({}, path);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test.each(PAGES)('the page /%s fits the width of a phone', async (path) => {
    const page = await look({ viewport: { width: 390, height: 844 } }, path);
    await page.evaluate('for (const list of document.querySelectorAll("details")) list.open = true');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  test('the page of an unknown path has no accessibility finding and fits a phone', async () => {
    const { page, context } = await openWindow(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(`${sandbox.url}/nowhere`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByText('Back to the overview').click();
    await page.waitForURL(`${sandbox.url}/`);
    await context.close();
  });

  test('times are shown in the time zone of the user, also after a page refresh', async () => {
    await bureau.report('enq_times', '40000000464', { pin: '482914' });
    const page = await look({ timezoneId: 'America/New_York', locale: 'en-GB' }, 'people');
    const inTheirs = (hours: string) => page.locator('#messages time', { hasText: hours }).first().waitFor();
    const [first] = bureau.sandbox.messages();
    const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });
    await inTheirs(hours.format(first!.at));
    await bureau.sendPin('rpt:enq_times', 'msg_times', '482915');
    await page.locator('#messages code', { hasText: '482915' }).waitFor();
    await inTheirs(hours.format(first!.at));
    expect(await page.locator('#messages time', { hasText: 'GMT+3' }).count()).toBe(0);
  });

  test('an old anchor URL redirects to the page of its section', async () => {
    const page = await look({}, '#events');
    await page.waitForURL(/\/calls$/);
  });

  test('filters and buttons work as forms without JavaScript', async () => {
    const page = await look({ javaScriptEnabled: false }, 'behaviour?kind=request');
    await page.locator('#TESTDRIVE > form').getByText('Slow', { exact: true }).click();
    expect(sandbox.faults.of('TESTDRIVE')).toBe('slow');
    expect(new URL(page.url()).search).toBe('?kind=request');
  });
});
