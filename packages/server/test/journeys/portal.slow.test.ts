/** The operator uses a desktop screen and the owner a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AgencyClient, createAgencyClient, type Result } from '../../../client/src/index.ts';
import { END_USER, passenger } from '../operations/car-orders/ordering.ts';
import { threeDays } from '../operations/car-search/trip.ts';
import { type Paying, startPaying } from '../operations/payments/paying.ts';
import { adminOn } from '../support/admin.ts';
import { freePort } from '../support/agency-site.ts';
import { launchBrowser, leavesOutBrowser, openWindow } from '../support/browser.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { accept, buildPortal, enrol } from '../support/portal-browser.ts';

const [OWNER, SECOND] = ['ece@marmara.example', 'can@operator.example'];
/** Browser message for a missing session. */
const NOBODY_YET = 'Failed to load resource: the server responded with a status of 401 (Unauthorized)';
type Credentials = { readonly key: string; readonly secret: string };

describe.skipIf(leavesOutBrowser)('the portal in a browser', { timeout: 300_000 }, () => {
  let browser: Browser;
  let paying: Paying;
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    paying = await startPaying({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await paying?.stop();
  });

  /** The browser uses the service's clock. */
  async function enter(width: number, height: number, colorScheme: 'light' | 'dark') {
    const visit = await openWindow(browser, { viewport: { width, height }, colorScheme, locale: 'en-GB' });
    visit.page.setDefaultTimeout(60_000);
    await visit.page.clock.setFixedTime(paying.clock.now());
    return visit;
  }
  /** Rewrites a link so that it points to this test's service instead of the public URL. */
  const here = (link: string) => paying.service.url + new URL(link).pathname + new URL(link).hash;
  const goTo = (page: Page, path: string) =>
    page.goto(`${paying.service.url}/portal${path}`, { waitUntil: 'networkidle' });
  const clientWith = ({ key, secret }: Credentials) =>
    createAgencyClient({ baseUrl: `${paying.service.url}/api/v1`, key, secret, retries: 0 });

  /**
   * Approves from the command line instead of waiting for the cool-down. The second operator then rejects the next
   * request.
   */
  async function inviteSecond(desk: Page): Promise<void> {
    await goTo(desk, '/desk/operators');
    await desk.getByRole('button', { name: 'Invite operator', exact: true }).click();
    await desk.getByLabel('Email address', { exact: true }).fill(SECOND);
    await submit(desk, 'Invite operator');
    await desk.getByText('There is no second operator').waitFor();
    await goTo(desk, '/desk/approvals');
    const invitation = desk.getByRole('row').filter({ hasText: `Invite ${SECOND} as an operator` });
    await invitation.getByText('You can carry out this request after:').waitFor();
    await invitation.getByRole('button', { name: 'Withdraw', exact: true }).waitFor();
    const admin = adminOn(paying.service.database, paying.clock);
    const waiting = await admin.json<{ results: { id: number }[] }>('listApprovals', '--status', 'waiting');
    await admin.json('approve', '--approvalId', String(waiting.results[0]!.id));
    await admin.close();

    const second = await enter(1280, 850, 'light');
    await accept(second.page, here(await linkTo(SECOND)), ['Can', 'Er']);
    await second.page.getByRole('heading', { name: 'Start', exact: true }).waitFor();
    await enrol(second.page, `${paying.service.url}/portal`, paying.clock);
    await goTo(desk, '/desk/operators');
    const row = desk.getByRole('row').filter({ hasText: SECOND });
    await row.getByRole('button', { name: 'Remove', exact: true }).click();
    await submit(desk, 'Remove');
    await desk.getByText('A second operator must approve it.').waitFor();
    await goTo(second.page, '/desk/approvals?status=waiting');
    const removal = second.page.getByRole('row').filter({ hasText: `Remove the operator Can Er, ${SECOND}` });
    await removal.getByRole('button', { name: 'Reject', exact: true }).click();
    await submit(second.page, 'Reject');
    await second.page.getByText('No requests').waitFor();
    expect(second.complaints.filter((one) => one !== NOBODY_YET)).toEqual([]);
    await second.context.close();
  }

  async function linkTo(email: string): Promise<string> {
    await paying.service.sendMail();
    const inbox = await fetch(`${paying.sandbox.url}/console/mail.json`);
    const mails = ((await inbox.json()) as { results: { to: string; text: string }[] }).results;
    return /https?:\S+/.exec(mails.find(({ to }) => to === email)!.text)![0];
  }

  test('an operator creates an agency, its owner creates a key, and the portal shows the calls with that key', async () => {
    // Production starts without members.
    await paying.service.database.pool.query('delete from portal_member');
    const admin = adminOn(paying.service.database, paying.clock, externalSystemsAt(paying.sandbox.url));
    const { link } = await admin.json<{ link: string }>('bootstrap', 'ada@operator.example');
    await admin.close();

    const operator = await enter(1280, 850, 'light');
    const desk = operator.page;
    await accept(desk, here(link), ['Ada', 'Aydın']);
    await desk.getByRole('heading', { name: 'Start', exact: true }).waitFor();
    await enrol(desk, `${paying.service.url}/portal`, paying.clock);
    await goTo(desk, '/desk/agencies');
    await desk.getByRole('button', { name: 'Create agency', exact: true }).click();
    await desk.getByLabel('Name', { exact: true }).fill('Marmara Travel');
    await desk.getByLabel('Pay on credit', { exact: true }).check();
    await submit(desk, 'Create agency');
    await desk.getByRole('heading', { name: 'Members', exact: true }).waitFor();
    const agency = new URL(desk.url()).pathname.split('/')[3]!;

    await desk.getByRole('button', { name: 'Invite member', exact: true }).click();
    await desk.getByLabel('Email address', { exact: true }).fill(OWNER);
    await desk.getByLabel('Role', { exact: true }).selectOption('owner');
    await submit(desk, 'Invite member');
    await desk.getByText('Invitation sent.').waitFor();
    await goTo(desk, `/agencies/${agency}/credit`);
    await desk.getByRole('button', { name: 'Grant credit', exact: true }).click();
    await desk.getByLabel('Amount', { exact: true }).fill('40.000,00');
    await desk.getByLabel('Reference', { exact: true }).fill('BT-1');
    await submit(desk, 'Grant credit');
    await desk.getByRole('cell', { name: /TRY\s40,000\.00/ }).waitFor();

    await inviteSecond(desk);

    const owner = await enter(390, 844, 'dark');
    const { page } = owner;
    await accept(page, here(await linkTo(OWNER)), ['Ece', 'Aksoy']);
    await page.getByRole('heading', { name: 'Marmara Travel', exact: true }).waitFor();
    await enrol(page, `${paying.service.url}/portal`, paying.clock);

    await goTo(page, `/agencies/${agency}/keys`);
    await page.getByText('No API keys').waitFor();
    await page.getByRole('button', { name: 'Create key', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Booking site');
    await submit(page, 'Create key');
    const first = await shownOnce(page);
    const client = clientWith(first);
    const orderID = await orderOf(client);
    expect(good(await client.payOrder({ body: { orderID, paymentType: 'limit' } }))).toMatchObject({
      status: 'success',
    });
    expect(good(await client.cancelOrder({ path: { orderID } }))).toMatchObject({ success: true });
    expect(errorOf(await client.getOrder({ path: { orderID: 'CAR-AAAAAAAAAAAAAAAAAAAAAA' } }))).toBe(
      'carOrder.notFound',
    );
    await paying.service.writeRequests();
    await paying.checkMoney();

    await goTo(page, `/agencies/${agency}/requests`);
    for (const operation of ['createOrder', 'payOrder', 'cancelOrder'])
      await page.getByRole('cell', { name: operation }).waitFor();
    await goTo(page, `/agencies/${agency}/requests?errorKey=carOrder.notFound`);
    await page.locator('td a[href*="/requests/"]').first().click();
    await page.getByText('What to do:').waitFor();
    await goTo(page, `/agencies/${agency}/orders/${orderID}`);
    for (const step of ['order is reserved.', 'order is cancelled.', 'amount was returned to the agency’s credit.'])
      await page.getByRole('listitem').filter({ hasText: step }).first().waitFor();
    await goTo(page, `/agencies/${agency}/credit`);
    await page.getByRole('link', { name: 'Statement', exact: true }).click();
    for (const kind of ['Granted', 'Spent', 'Refunded'])
      await page
        .getByRole('cell', { name: new RegExp(`Opened|${kind}`) })
        .first()
        .waitFor();
    await goTo(page, `/agencies/${agency}`);
    const chart = page.locator('figure', { hasText: 'Spent per day, TRY' });
    await chart.getByText('Show as table').click();
    expect(await chart.getByRole('row').last().textContent()).toMatch(/^1 Mar[\d.]+K[\d.]+K$/);

    await goTo(page, `/agencies/${agency}/keys`);
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await submit(page, 'Roll');
    const second = await shownOnce(page);
    expect(second.key).not.toBe(first.key);
    for (const each of [client, clientWith(second)]) good(await each.searchLocations({ query: { query: 'ist' } }));

    const row = page.getByRole('row').filter({ hasText: second.key });
    await row.getByRole('button', { name: 'Suspend', exact: true }).click();
    await submit(page, 'Suspend');
    await row.getByText('Suspended').waitFor();
    paying.clock.advance(6);
    expect(errorOf(await clientWith(second).searchLocations({ query: { query: 'ist' } }))).toBe('auth.keySuspended');
    good(await client.searchLocations({ query: { query: 'ist' } }));

    await goTo(page, `/agencies/${agency}/audit`);
    for (const action of ['API key created', 'API key rolled over', 'API key suspended'])
      await page.getByRole('cell', { name: action }).waitFor();
    for (const { complaints } of [operator, owner]) expect(complaints.filter((one) => one !== NOBODY_YET)).toEqual([]);
    for (const { context } of [operator, owner]) await context.close();
  });
});

async function submit(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Returns the key and secret, which are visible until the user leaves the page. */
async function shownOnce(page: Page): Promise<Credentials> {
  const [key, secret] = await page.getByRole('status').locator('.secret code').allTextContents();
  await page.getByRole('button', { name: 'I have copied the secret', exact: true }).click();
  return { key: key!.trim(), secret: secret!.trim() };
}

function good<Data>(result: Result<Data>): Data {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.data;
}
const errorOf = <Data>(result: Result<Data>) => (result.ok ? 'none' : result.error.key);

async function orderOf(client: AgencyClient): Promise<string> {
  const { results } = good(await client.searchCars({ body: { ...threeDays, paymentType: 'limit' } as never }));
  const { searchID, code } = results.find((car) => car.vendor.name === 'Test Drive' && !car.isCreditcheckRequired)!;
  const body = { paymentType: 'limit', searchID, code, passenger } as const;
  return good(await client.createOrder({ headers: END_USER, body: body as never })).id;
}
