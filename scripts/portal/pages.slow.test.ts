import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../packages/portal/src/generated/types.ts';
import type { TransferSearchResponse } from '../../packages/server/src/generated/types.ts';
import { END_USER, primary, roundTrip } from '../../packages/server/test/operations/transfer-orders/transferring.ts';
import { type Hooking, startHooking } from '../../packages/server/test/operations/webhooks/hooking.ts';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { launchBrowser, leavesOutBrowser, type Visit } from '../../packages/server/test/support/browser.ts';
import { portalAs } from '../../packages/server/test/support/portal.ts';
import { buildPortal, openPortal } from '../../packages/server/test/support/portal-browser.ts';
import { pagesOf, routesWithout, type Shown } from './pages.ts';

const ROLES = ['owner', 'developer', 'finance', 'viewer', 'operator'] as const satisfies Role[];
const LANGUAGES = ['en', 'tr', 'de'] as const;
const MOST_BYTES = 150_000;
const ORDERS = 26;
/** Texts that appear if a page does not format a value. */
const UNFORMATTED = /\bundefined\b|\bNaN\b|\[object |Invalid Date/;

describe.skipIf(leavesOutBrowser)('every page of the portal', { timeout: 120_000 }, () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let hooking: Hooking;
  let shown: Shown;
  beforeAll(async () => {
    await buildPortal();
    browser = await launchBrowser();
    hooking = await startHooking({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
    shown = await fill(hooking);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await hooking?.stop();
  });

  async function enter(role: Role, language: (typeof LANGUAGES)[number]): Promise<Visit> {
    const member = await portalAs(hooking.service, role, { secondFactor: 'passed' });
    return openPortal(browser, hooking, member, { language, reducedMotion: 'reduce' });
  }

  /** Opens all pages in one window and returns their problems. */
  async function walk(role: Role, language: (typeof LANGUAGES)[number]): Promise<string[]> {
    const { page, complaints, context } = await enter(role, language);
    const [first, ...others] = pagesOf(role, shown);
    await page.goto(`${hooking.service.url}/portal${first}`);
    await page.locator('h1').first().waitFor();
    const wrong = await problemsOf(page, first!);
    for (const path of others) wrong.push(...(await problemsOf(page, path)));
    expect(await page.evaluate('document.documentElement.lang')).toBe(language);
    await context.close();
    return [...wrong, ...complaints];
  }

  test('the walk covers every route of the portal', () => {
    expect(routesWithout(ROLES.flatMap((role) => pagesOf(role, shown)))).toEqual([]);
  });

  test.each(ROLES)('no page shows an error to the role %s in any language', async (role) => {
    expect(await Promise.all(LANGUAGES.map((language) => walk(role, language)))).toEqual([[], [], []]);
  });

  test.each(['owner', 'operator'] as const)(
    'a first visit of %s transfers less than 150 KB for each page',
    async (role) => {
      const { page, context } = await enter(role, 'de');
      const network = await context.newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.setCacheDisabled', { cacheDisabled: true });
      let [bytes, underWay] = [0, 0];
      network.on('Network.requestWillBeSent', () => {
        underWay += 1;
      });
      network.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
        underWay -= 1;
      });
      const weights: [path: string, bytes: number][] = [];
      for (const path of pagesOf(role, shown)) {
        [bytes, underWay] = [0, 0];
        await page.goto(`${hooking.service.url}/portal${path}`, { waitUntil: 'load' });
        await problemsOf(page, path);
        await expect.poll(() => underWay).toBe(0);
        weights.push([path, bytes]);
      }
      expect(weights.filter(([, weight]) => weight >= MOST_BYTES)).toEqual([]);
      await context.close();
    },
  );
});

/** Fills the first page of each of agency 1's lists. Returns the ID of an object for each page that shows one. */
async function fill(hooking: Hooking): Promise<Shown> {
  const { service, order, payByLimit, made, sendLater, tokenOf } = hooking;
  const { endpoint } = await made();
  for (let count = 0; count < ORDERS; count += 1) {
    const { id } = await order();
    if (count % 2 === 0) await payByLimit(id);
  }
  const token = await tokenOf('horizon');
  const transfers = await service.api<TransferSearchResponse>('POST', '/transfer/search', { token, body: roundTrip });
  const { searchId, products } = transfers.body;
  const body = { searchId, code: products[0]!.code, passengers: [primary] };
  await service.api('POST', '/transfer/orders', { token, headers: END_USER, body });
  await sendLater(60);
  await service.writeRequests();
  await service.writeExternalCalls();

  const { call } = await portalAs(service, 'operator', { secondFactor: 'passed' });
  const first = async <Item>(path: string) =>
    (await call<{ results: Item[] }>('GET', `/agencies/1${path}`)).body.results[0]!;
  const orders = [
    await first<{ id: string }>('/orders?kind=car&state=reserved'),
    await first<{ id: string }>('/orders?kind=transfer'),
  ];
  return {
    orders: orders.map(({ id }) => id),
    record: (await first<{ id: number }>('/credit')).id,
    request: (await first<{ requestId: string }>('/requests?operation=payOrder')).requestId,
    endpoint: endpoint.id,
  };
}

/**
 * Opens a page in the same way as a portal link. Waits until it has replaced the previous page and has loaded its data.
 */
const OPEN = `async (path) => {
  if (location.pathname !== path) {
    document.querySelector('main').firstElementChild.dataset.previous = '';
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
  const pause = () => new Promise((then) => setTimeout(then, 10));
  do await pause();
  while (!document.querySelector('h1') || document.querySelector('[data-previous], [aria-busy=true]'));
  const alerts = [...document.querySelectorAll('[role=alert]')].map((alert) => alert.innerText);
  return [...alerts, ...(document.body.innerText.match(${UNFORMATTED}) ?? [])];
}`;

/** Returns the alerts on a page and the values that the page does not format. */
async function problemsOf(page: Visit['page'], path: string): Promise<string[]> {
  const problems = await page.evaluate<string[]>(`(${OPEN})('/portal${path}')`);
  return problems.map((problem) => `${path}: ${problem}`);
}
