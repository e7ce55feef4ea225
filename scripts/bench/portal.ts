/**
 * `pnpm bench portal`: measures the time until a portal page has its data. One agency has 10,000 orders, 200 members and
 * ten webhook endpoints; 100 agencies have 1,000 endpoints with 500 deliveries each, and operators have 2,000 tasks. A browser opens each page once as
 * an owner and as an operator. The page's calls are then repeated over HTTP, as many at a time as a browser sends.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../../packages/server/src/config/config.ts';
import type { Database } from '../../packages/server/src/database/open.ts';
import { openDatabase } from '../../packages/server/src/database/open.ts';
import type { WebhookEndpointSecret } from '../../packages/server/src/generated/types.ts';
import { launchBrowser, openWindow } from '../../packages/server/test/support/browser.ts';
import { createTestClock } from '../../packages/server/test/support/clock.ts';
import { openEmbeddedTestDatabase } from '../../packages/server/test/support/embedded-database.ts';
import { portalAs, type SignedIn } from '../../packages/server/test/support/portal.ts';
import { buildPortal, signInAs } from '../../packages/server/test/support/portal-browser.ts';
import { startStaging } from '../../packages/server/test/support/staging.ts';
import { startPostgres } from '../ci/postgres.ts';
import { pagesOf } from '../portal/pages.ts';
import { percentile } from './faults/figures.ts';
import { fill, fillEmbedded } from './orders/fill.ts';
import { ENDPOINTS_OF_AN_AGENCY, fillPortal } from './portal/fill.ts';
import { type Figure, formatFigure, saveResults } from './results/raw.ts';
import { tableOf } from './results/table.ts';
import { together } from './service/load.ts';

const ORDERS = 10_000;
const ROUNDS = Number(process.env.ROUNDS ?? 40);
const MOST_MS = 300;
/** The number of connections that a browser opens to one host. */
const CONNECTIONS = 6;
/** Time limit for a page to load, even on a busy machine. */
const PATIENCE_MS = 240_000;
const ROLES = ['owner', 'operator'] as const;
const CALLS = '/management/v1';

const { values } = parseArgs({ options: { engine: { type: 'string', default: 'both' } } });
const figures: Figure[] = [];
await buildPortal();
if (values.engine !== 'postgres') {
  const database = await openEmbeddedTestDatabase();
  await fillEmbedded(database, { orders: ORDERS, share: 1 });
  await measure('PGlite', database);
  await database.close();
}
if (values.engine !== 'pglite') {
  const postgres = await startPostgres();
  await fill({ url: postgres.url, orders: ORDERS, share: 1 });
  const database = await openDatabase(readConfig({ APP_ENV: 'staging', DATABASE_URL: postgres.url }));
  await measure('PostgreSQL', database);
  await database.close();
  await postgres.stop();
}
console.log(tableOf(figures, formatFigure));
console.log(`every figure: ${saveResults('portal', { rounds: ROUNDS, figures })}`);

async function measure(engine: string, database: Database): Promise<void> {
  const clock = createTestClock(new Date());
  const { service, tokenOf, stop } = await startStaging({}, { database, clock });
  const token = await tokenOf('horizon');
  const endpoints: string[] = [];
  for (let number = 1; number <= ENDPOINTS_OF_AN_AGENCY; number += 1) {
    const body = { url: `https://hooks.horizon.example/${number}` };
    const made = await service.api<WebhookEndpointSecret>('POST', '/webhook-endpoints', { token, body });
    if (made.status !== 201) throw new Error(made.text);
    endpoints.push(made.body.endpoint.id);
  }
  await fillPortal(database);
  const slow = new Map<string, number[]>();
  for (const role of ROLES) {
    const signedIn = await portalAs(service, role, { secondFactor: 'passed' });
    for (const [page, calls] of await callsOfPages(service.url, { role, endpoint: endpoints[0]!, signedIn })) {
      const times: number[] = [];
      for (let round = -3; round < ROUNDS; round += 1) {
        const begun = performance.now();
        await together(
          calls.map((path) => () => answered(path, signedIn, slow)),
          CONNECTIONS,
        );
        if (round >= 0) times.push(performance.now() - begun);
      }
      const p95 = percentile(times, 0.95);
      figures.push({ row: page, column: `${role}, ${engine}`, value: p95, unit: 'ms', aim: { most: MOST_MS } });
    }
  }
  const calls = [...slow].map(([path, times]) => [path, percentile(times, 0.95)] as const);
  for (const [path, p95] of calls.toSorted(([, one], [, other]) => other - one).slice(0, 8))
    console.log(`${engine}: ${p95.toFixed(0)} ms ${path}`);
  await stop();
}

async function answered(path: string, { call }: SignedIn, slow: Map<string, number[]>): Promise<void> {
  const begun = performance.now();
  const { status, text } = await call('GET', path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  const name = path.split('?')[0]!;
  slow.set(name, [...(slow.get(name) ?? []), performance.now() - begun]);
}

type Reading = { readonly role: (typeof ROLES)[number]; readonly endpoint: string; readonly signedIn: SignedIn };

/** Returns the calls that each page makes when a browser opens it. */
async function callsOfPages(url: string, { role, endpoint, signedIn }: Reading) {
  const first = async <Item>(path: string) =>
    (await signedIn.call<{ results: Item[] }>('GET', `/agencies/1${path}`)).body.results[0];
  const shown = {
    orders: [
      (await first<{ id: string }>('/orders?kind=car'))!.id,
      (await first<{ id: string }>('/orders?kind=transfer'))!.id,
    ],
    record: (await first<{ id: number }>('/credit'))!.id,
    request: (await first<{ requestId: string }>('/requests'))!.requestId,
    endpoint,
  };
  const named = (path: string) =>
    path
      .replace(/\/CAR-.*/, '/(rental)')
      .replace(/\/TRF-.*/, '/(transfer)')
      .replace(/(requests|webhooks|credit)\/.+/, '$1/(one)');
  const browser = await launchBrowser();
  const { page, context } = await openWindow(browser);
  await signInAs(signedIn, context, url);
  let calls: string[] = [];
  page.on('request', (request) => {
    const [, path] = request.url().split(CALLS);
    if (path !== undefined && request.method() === 'GET') calls.push(path);
  });
  const pages: [page: string, calls: readonly string[]][] = [];
  for (const path of pagesOf(role, shown).filter((each) => each !== '/nowhere')) {
    calls = [];
    await page.goto('about:blank');
    await page.goto(`${url}/portal${path}`, { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    pages.push([named(path), calls]);
  }
  await browser.close();
  return pages;
}
