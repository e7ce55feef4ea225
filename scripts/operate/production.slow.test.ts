import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Sandbox, startSandbox } from '@agency-booking/sandbox';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AgencyClient, createAgencyClient } from '../../packages/client/src/index.ts';
import { freePort } from '../../packages/server/test/support/agency-site.ts';
import { pickUpInAMonth } from '../../packages/server/test/support/live-booking.ts';
import { production } from '../../packages/server/test/support/production.ts';
import { deniz } from '../../packages/server/test/support/travellers.ts';
import { type RunningPostgres, startPostgres, unprivilegedAccount } from '../ci/postgres.ts';
import { EXAMPLES_ARE_HERE, type ForeignParty, MAIL_KEY, type Parties, startParties } from './production-parties.ts';
import { type Asking, joinPortal, linkIn, workAsOperators, workAsOwner } from './production-portal.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DAY_MS = 24 * 3600 * 1000;
const READY = { timeout: 120_000, interval: 100 };
const IST = { lat: 41.2613, lon: 28.74195 };
const TAKSIM = { lat: 41.037, lon: 28.9851 };

const [OWNER, SECOND] = ['ece@marmara.example', 'can@operator.example'];

type List<Row> = { readonly results: readonly Row[] };

/** Host that serves every party in the settings. */
const HOST = 'parties.example';
const OTOPORT: ForeignParty = {
  ...{ host: 'otoport.example', kind: 'vendor', code: 'OTOPORT', key: 'vk_otoport_4fd1', playedBy: 'TESTDRIVE' },
};
const DENIZ: ForeignParty = {
  ...{ host: 'deniz.example', kind: 'transfer-supplier', code: 'DENIZ', key: 'tk_deniz_90ab', playedBy: 'BOSPHORUS' },
};

describe('production on a separate machine', { timeout: 180_000 }, () => {
  let folder: string;
  let postgres: RunningPostgres;
  let sandbox: Sandbox;
  let parties: Parties;
  let environment: Record<string, string>;
  let service: ChildProcess;
  let url: string;
  let printed = '';
  let agency: AgencyClient;
  let operator: Asking;
  let second: Asking;
  let owner: Asking;
  /** The agency that was created in the portal, and its client. */
  let marmara: string;
  let invited: AgencyClient;
  let refusedByCheck: readonly number[];

  const refusals = () => [OTOPORT, DENIZ].map(({ host }) => parties.asked.get(host)!.refused);
  const node = (...args: string[]) => run(process.execPath, args, { cwd: ROOT, env: environment });
  const admin = async <Result>(...args: string[]): Promise<Result> =>
    JSON.parse((await node('scripts/admin.ts', '--json', '--yes', ...args)).stdout);
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };

  /** Waits for an email to an address, which is sent within seconds, and returns the link in it. */
  const mailed = (email: string): Promise<string> =>
    vi.waitFor(() => {
      const link = linkIn(sandbox, email);
      if (!link) throw new Error(`${email} got no mail\n${printed}`);
      return link;
    }, READY);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'production-'));
    const hosts = ['localhost', HOST, OTOPORT.host, DENIZ.host];
    await run(join(ROOT, 'scripts/operate/steps/certificates.sh'), [folder, ...hosts]);
    const account = await unprivilegedAccount();
    await run('chmod', ['a+rx', folder]);
    if (account) await chown(join(folder, 'localhost.key'), account.uid, account.gid);
    const databasePort = await freePort();
    postgres = await startPostgres({
      settings: {
        ...{ port: String(databasePort), listen_addresses: 'localhost', ssl: 'on' },
        ssl_cert_file: join(folder, 'localhost.pem'),
        ssl_key_file: join(folder, 'localhost.key'),
      },
    });
    const superuser = new pg.Client({ connectionString: postgres.url });
    await superuser.connect();
    for (const role of ['agency_owner', 'agency_service', 'agency_portal'])
      await superuser.query(`create role ${role} login`);
    await superuser.query('create database agency owner agency_owner');
    await superuser.end();

    sandbox = await startSandbox({ port: 0 });
    parties = await startParties(folder, HOST, [OTOPORT, DENIZ], sandbox);
    const { PATH = '' } = process.env;
    const database = (role: string) =>
      `postgresql://${role}@localhost:${databasePort}/agency?sslmode=verify-full&sslrootcert=${join(folder, 'authority.pem')}`;
    const base = parties.urlOf(HOST);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    environment = {
      ...{ PATH, ...production },
      ...{ DATABASE_URL: database('agency_service'), DATABASE_MIGRATION_URL: database('agency_owner') },
      ...{ PORTAL_DATABASE_URL: database('agency_portal'), MAIL_URL: base, MAIL_KEY },
      ...{ VENDOR_BASE_URL: base, TRANSFER_SUPPLIER_BASE_URL: base, PROCESSOR_BASE_URL: base, BUREAU_BASE_URL: base },
      ...{ EXCHANGE_RATES_FEED: `tcmb:${base}/exchange-rates/today.xml` },
      ...{ PORT: String(port), METRICS_PORT: String(await freePort()), LOG_LEVEL: 'warn', DRAIN_DELAY_SECONDS: '0' },
      ...{ VENDOR_DEADLINE_MS: '20000', VENDOR_RESERVATION_DEADLINE_MS: '20000', PROCESSOR_DEADLINE_MS: '20000' },
      ...{ NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'), NODE_OPTIONS: EXAMPLES_ARE_HERE },
    };
  }, 180_000);
  afterAll(async () => {
    service?.kill('SIGKILL');
    await parties?.close();
    await sandbox?.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test.each([OTOPORT, DENIZ])('contract check finds no broken rule at $code over HTTPS', async (party) => {
    const { kind, code, key, host } = party;
    const { stdout } = await node(
      ...['scripts/contract/check.ts', kind, parties.urlOf(host)],
      ...['--party', code, '--key', key, '--json'],
    );
    const lines: { rule: string; verdict: string }[] = JSON.parse(stdout);
    expect(lines.filter(({ verdict }) => verdict === 'broken')).toEqual([]);
    expect(lines.filter(({ verdict }) => verdict === 'kept').length).toBeGreaterThan(10);
  });

  test('commands create the agency and its suppliers before the first start', async () => {
    refusedByCheck = refusals();
    const permissions = ['mayPayByLimit', 'mayPayByCardNumber', 'mayUseCustomBilling', 'mayReadReferenceData'];
    const allowed = permissions.flatMap((name) => [`--permissions.${name}`, 'true']);
    expect(await admin('createAgency', '--name', 'Horizon Travel', ...allowed)).toMatchObject({ id: 1 });
    const of = ['--agencyId', '1'];
    const user = { email: 'elif.demir@horizon.example', firstName: 'Elif', lastName: 'Demir' };
    const person = Object.entries(user).flatMap(([name, value]) => [`--user.${name}`, value]);
    const terms = ['--name', 'Booking site', '--scope', 'full'];
    const { apiKey, secret } = await admin<{ apiKey: { key: string }; secret: string }>(
      'createKey',
      ...of,
      ...terms,
      ...person,
    );
    await admin('grantCredit', ...of, '--granted', '250000.00 TRY', '--reference', 'BT-2027-118');
    await admin('addCallbackOrigin', ...of, '--origin', 'https://booking.horizon.example');
    const save = (kind: string, { code, host }: ForeignParty, keyFile: string) =>
      admin(
        ...['saveSupplier', '--supplierKind', kind, '--supplierCode', code, '--name', code, '--hasStatement', 'true'],
        ...['--baseUrl', parties.urlOf(host), '--key-file', keyFile],
      );
    await save('vendor', OTOPORT, await file('otoport', OTOPORT.key));
    await save('transferSupplier', DENIZ, await file('deniz', `${DENIZ.key}\n`));
    agency = createAgencyClient({ baseUrl: `${url}/api/v1`, key: apiKey.key, secret });
  });

  test('the service starts, becomes ready and fetches exchange rates', async () => {
    service = spawn(process.execPath, ['packages/server/src/main.ts'], { cwd: ROOT, env: environment });
    for (const stream of [service.stdout!, service.stderr!]) stream.on('data', (text) => (printed += text));
    await vi.waitFor(async () => {
      const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
      expect(ready?.status, printed).toBe(200);
    }, READY);
    expect(await admin('listExchangeRates')).toMatchObject({ results: [{ source: 'TCMB', standing: 'inUse' }] });
  });

  test('two operators create an agency and its owner creates a key in the portal with a separate database role', async () => {
    const { link } = await admin<{ link: string }>('bootstrap', 'ada@operator.example');
    operator = await joinPortal(url, link, ['Ada', 'Aydın']);
    const invitation = await operator<{ id: number }>('POST', '/operators', { email: SECOND });
    await admin('approve', '--approvalId', String(invitation.id));
    second = await joinPortal(url, await mailed(SECOND), ['Can', 'Er']);
    const permissions = { mayPayByLimit: true, mayUseCustomBilling: true };
    const { id } = await operator<{ id: number }>('POST', '/agencies', { name: 'Marmara Travel', permissions });
    marmara = `/agencies/${id}`;
    const granted = { granted: { amount: 20_000_000, currency: 'TRY' }, reference: 'BT-1' };
    const waiting = await operator<{ id: number }>('POST', `${marmara}/credit`, granted);
    await second('POST', `/approvals/${waiting.id}/approve`);
    const { results } = await operator<List<object>>('GET', `${marmara}/credit`);
    expect(results).toMatchObject([{ remaining: { amount: 20_000_000 } }]);
    await operator('POST', `${marmara}/members`, { email: OWNER, role: 'owner' });
    owner = await joinPortal(url, await mailed(OWNER), ['Ece', 'Aksoy']);
    await owner('POST', `${marmara}/callback-origins`, { origin: 'https://booking.marmara.example' });
    const { apiKey, secret } = await owner<{ apiKey: { key: string }; secret: string }>('POST', `${marmara}/keys`, {
      name: 'Booking site',
    });
    invited = createAgencyClient({ baseUrl: `${url}/api/v1`, key: apiKey.key, secret });
  });

  test('a car is found in a different currency, ordered, paid by card, cancelled and refunded', async () => {
    const pickUp = pickUpInAMonth();
    const searched = await agency.searchCars({
      headers: { 'X-Currency': 'EUR' },
      body: {
        ...{ checkInDateTime: new Date(pickUp).toISOString(), checkInLocation: IST },
        ...{ checkOutDateTime: new Date(pickUp + 3 * DAY_MS).toISOString(), checkOutLocation: IST },
        ...{ age: '30+', country: 'TR', paymentType: 'creditCard' },
      },
    });
    if (!searched.ok) throw new Error(JSON.stringify(searched.error));
    const { results } = searched.data;
    const found = results.find(({ isCreditcheckRequired, pricing }) => !isCreditcheckRequired && pricing.exchange)!;
    expect(found.vendor.name).toBe('OTOPORT');
    expect(found.pricing.exchange).toMatchObject({ source: 'TCMB' });

    const ordered = await agency.createOrder({
      headers: { 'X-Forwarded-For': '203.0.113.24' },
      body: { paymentType: 'creditCard', searchID: found.searchID, code: found.code, passenger: deniz },
    });
    if (!ordered.ok) throw new Error(JSON.stringify(ordered.error));
    const orderID = ordered.data.id;
    const paid = await agency.payOrder({
      body: {
        ...{ orderID, paymentType: 'creditCard' },
        payWithCard: {
          ...{ cardNumber: '5528790000000008', expireMonth: '12', cardHolderName: 'DENIZ KAYA', cvc: '123' },
          ...{ expireYear: String(new Date().getUTCFullYear() + 3), installment: 1, isWith3DSecure: false },
          callbackUrl: 'https://booking.horizon.example/return',
        },
      },
    });
    if (!paid.ok) throw new Error(`${JSON.stringify(paid.error)}\n${printed}`);
    expect(paid.data).toMatchObject({ status: 'success' });
    const reserved = () => sandbox.reservations().filter(({ status }) => status === 'reserved');
    expect(reserved()).toHaveLength(1);
    const cancelled = await agency.cancelOrder({ path: { orderID } });
    expect(cancelled).toMatchObject({ ok: true, data: { status: 'success' } });
    expect(reserved()).toEqual([]);
    const [charge] = sandbox.transactions().filter(({ refundedAmount }) => refundedAmount);
    expect(charge!.refundedAmount).toBe(charge!.money!.amount);
  });

  test('a transfer is found, ordered, paid from credit and cancelled, and the portal shows each step', async () => {
    const pickUp = pickUpInAMonth();
    const searched = await invited.searchTransfers({
      body: {
        ...{ type: 'oneway', pickup: { ...IST, name: 'Istanbul Airport' }, dropoff: { ...TAKSIM, name: 'Taksim' } },
        ...{ pickupTime: new Date(pickUp).toISOString(), passengerCount: 2 },
      },
    });
    if (!searched.ok) throw new Error(JSON.stringify(searched.error));
    const { searchId, products } = searched.data;
    const ordered = await invited.createTransferOrder({
      headers: { 'X-Forwarded-For': '203.0.113.24' },
      body: {
        ...{ searchId, code: products[0]!.code, passengers: [{ ...deniz, primary: true, gender: 'F' }] },
        billing: {
          ...{ type: 'individual', firstName: 'Deniz', lastName: 'Kaya', email: deniz.email, phone: deniz.phone },
          ...{ countryCode: 'TR', countryName: 'Türkiye', adm1: 'İstanbul', line: 'Moda Caddesi 7', zipCode: '34710' },
          taxIdentifier: deniz.identityNumber,
        },
      },
    });
    if (!ordered.ok) throw new Error(JSON.stringify(ordered.error));
    const { orderId } = ordered.data;
    const headers = { 'X-Forwarded-For': '203.0.113.24' };
    const paid = await invited.payTransferOrder({ path: { orderId }, headers, body: { paymentType: 'limit' } });
    expect(paid).toMatchObject({ ok: true, data: { status: 'reserved' } });
    const cancelled = await invited.cancelTransferOrder({ path: { orderId } });
    expect(cancelled).toMatchObject({ ok: true, data: { status: 'canceled' } });
    const { results: records } = await owner<List<{ id: number; remaining: object }>>('GET', `${marmara}/credit`);
    expect(records).toMatchObject([{ remaining: { amount: 20_000_000, currency: 'TRY' } }]);
    type Line = { readonly entryId: number; readonly kind: string };
    const statement = await owner<List<Line>>('GET', `${marmara}/credit/${records[0]!.id}/statement`);
    const entries = new Map(statement.results.map(({ entryId, kind }) => [entryId, kind]));
    expect([...entries.values()].reverse()).toEqual(['opening', 'hold', 'post', 'refund']);
    expect(await owner('GET', `${marmara}/orders/${orderId}`)).toMatchObject({ order: { status: 'canceled' } });
  });

  test("with the portal's database role every page responds and every change is accepted", async () => {
    await workAsOwner(owner, marmara);
    await workAsOperators(operator, second, marmara);
  });

  test('each supplier is called with its own key, and no error occurs', async () => {
    // Only `contract check` has sent wrong keys.
    expect(refusals()).toEqual(refusedByCheck);
    const { results: tasks } = await admin<{ results: readonly unknown[] }>('listTasks');
    expect([tasks, printed.split('\n').filter((line) => line.includes('"level":50'))]).toEqual([[], []]);
  });
});
