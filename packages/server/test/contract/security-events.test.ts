import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAGING_REPORT_SECRETS } from '@agency-booking/connector-contracts/parties';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretsIn } from '../../src/config/kinds.ts';
import { startServer } from '../../src/main.ts';
import { securityEvents } from '../../src/shared/security-events.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { people, reportBody } from '../operations/credit-check/checking.ts';
import { comeBack, latestTransaction, type Paying, startPaying } from '../operations/payments/paying.ts';
import { type AgencyName, agencies } from '../support/agencies.ts';
import { call } from '../support/api.ts';
import { expectError } from '../support/expect-error.ts';
import { PAYMENT_PAGE } from '../support/staging.ts';

type Line = Record<string, unknown>;

let paying: Paying;
const seen: Line[] = [];
beforeAll(async () => {
  paying = await startPaying({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => paying.stop());

function takeEvents(): Line[] {
  const taken = (paying.service.securityEvents as Line[]).splice(0);
  seen.push(...taken);
  return taken;
}

const post = (path: string, body: unknown, token?: string) =>
  paying.service.api<Record<string, string>>('POST', path, { body, token });
const login = (body: unknown) => post('/auth/login', body);
const setStatus = (agency: AgencyName, status: string) =>
  paying.service.database.pool.query('update api_key set status = $1 where key = $2', [status, agencies[agency].key]);

const of = (operation: string) => ({
  level: 30,
  stream: 'security',
  at: paying.clock.now().toISOString(),
  operation,
  requestId: expect.stringMatching(/^[\w.-]{8,64}$/),
  address: '127.0.0.1',
});
const HORIZON = { agencyId: 1, keyId: 'key_horizon_1' };
const FAMILY = expect.stringMatching(/^fam_/);

test('login.failed: an unknown key is reported without the sent values', async () => {
  await login({ key: 'ak_nobody', secret: 'sk_hunter2' });
  const [event, ...more] = takeEvents();
  expect([event, more]).toEqual([{ ...of('login'), event: 'login.failed', reason: 'unknownKey' }, []]);
});

test('login.failed: a known key with a wrong secret is reported', async () => {
  await login({ ...agencies.horizon, secret: agencies.lodos.secret });
  expect(takeEvents()).toEqual([{ ...of('login'), event: 'login.failed', reason: 'wrongSecret', ...HORIZON }]);
});

test('key.suspendedUsed: a suspended key is reported at login, refresh and with an access token', async () => {
  await login(agencies.poyraz);
  const event = 'key.suspendedUsed';
  const poyraz = { agencyId: expect.any(Number), keyId: 'key_poyraz_1' };
  expect(takeEvents()).toEqual([{ ...of('login'), event, reason: 'login', ...poyraz }]);

  const { body: tokens } = await login(agencies.lodos);
  await setStatus('lodos', 'suspended');
  await post('/auth/refresh', { token: tokens.refreshToken });
  await paying.service.api('GET', '/helper-data/car-classes', { token: tokens.accessToken! });
  await setStatus('lodos', 'active');
  const lodos = { agencyId: expect.any(Number), keyId: 'key_lodos_1', family: FAMILY };
  expect(takeEvents()).toEqual([
    { ...of('refresh'), event, reason: 'refresh', ...lodos },
    { ...of('listCarClasses'), event, reason: 'accessToken', ...lodos },
  ]);
});

test('key.addressRefused: a disallowed address is reported at login, refresh and with an access token', async () => {
  const { body: tokens } = await login(agencies.horizon);
  const allow = (...addresses: string[]) =>
    paying.service.database.pool.query('update api_key set allowed_addresses = $1 where id = $2', [
      addresses,
      HORIZON.keyId,
    ]);
  await allow('203.0.113.0/24');
  await login(agencies.horizon);
  await post('/auth/refresh', { token: tokens.refreshToken });
  await paying.service.api('GET', '/helper-data/car-classes', { token: tokens.accessToken! });
  await allow();
  const event = 'key.addressRefused';
  expect(takeEvents()).toEqual([
    { ...of('login'), event, reason: 'login', ...HORIZON },
    { ...of('refresh'), event, reason: 'refresh', ...HORIZON, family: FAMILY },
    { ...of('listCarClasses'), event, reason: 'accessToken', ...HORIZON },
  ]);
});

test('refreshToken.reused: a refresh token that is used after its successor is reported', async () => {
  const { body: stolen } = await login(agencies.horizon);
  const { body: next } = await post('/auth/refresh', { token: stolen.refreshToken });
  await post('/auth/refresh', { token: next.refreshToken });
  expectError(await post('/auth/refresh', { token: stolen.refreshToken }), 'auth.invalidRefreshToken');
  expect(takeEvents()).toEqual([
    { ...of('refresh'), event: 'refreshToken.reused', reason: 'usedBefore', ...HORIZON, family: FAMILY },
  ]);
});

test('limit.exceeded: an exceeded limit is reported once per window', async () => {
  const token = await paying.tokenOf('horizon');
  for (let times = 0; times < 8; times += 1) await post('/transfer/orders', {}, token);
  expect(takeEvents()).toEqual([{ ...of('createTransferOrder'), event: 'limit.exceeded', reason: 'user', ...HORIZON }]);

  for (let times = 0; times < 12; times += 1) await login({ key: 'ak_guessed', secret: 'x' });
  expect(takeEvents().filter(({ event }) => event === 'limit.exceeded')).toEqual([
    { ...of('login'), event: 'limit.exceeded', reason: 'credential' },
  ]);

  for (let number = 0; number < 40; number += 1) await login({ key: `ak_guessed_${number}`, secret: 'x' });
  expect(takeEvents().filter(({ event }) => event === 'limit.exceeded')).toEqual([
    { ...of('login'), event: 'limit.exceeded', reason: 'address' },
  ]);
  paying.clock.advance(60);
});

test('callback.forged: an unknown payment and a forged finish token are reported', async () => {
  const { id } = await paying.order();
  await paying.pay(id, { isWith3DSecure: true });
  const forged = { language: 'en', paymentId: 'att_forged', transactionId: latestTransaction(paying)!.transactionId! };
  await comeBack(paying, id, forged);
  await paying.service.api('GET', `/payment/3ds-finish/${id}?token=${'A'.repeat(44)}`);
  const event = 'callback.forged';
  expect(takeEvents()).toEqual([
    { ...of('receive3dsCallback'), event, reason: 'unknownPayment' },
    { ...of('finish3ds'), event, reason: 'unknownToken' },
  ]);

  for (let times = 0; times < 105; times += 1) await comeBack(paying, id, forged);
  expect(takeEvents().filter(({ event: name }) => name !== event)).toEqual([
    { ...of('receive3dsCallback'), event: 'limit.exceeded', reason: 'order' },
  ]);
});

test('report.forged: an unsigned and an outdated report are reported, and excess reports are counted by party', async () => {
  const { id: orderId } = await paying.order();
  await paying.payByLimit(orderId);
  const body = JSON.stringify({ reference: paying.sandbox.reservations()[0]!.reference });
  const report = (secret: string, id: string, sentAt: Date) =>
    call(`${paying.service.url}/connectors/v1/parties/TESTDRIVE/reservation-changes`, 'POST', {
      body,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(sentAt.getTime() / 1000),
        'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
      },
    });
  const secret = secretsIn(STAGING_REPORT_SECRETS)!.get('TESTDRIVE')![0]!;
  const now = paying.clock.now();
  await report('whsec_bm90IHRoZSBzZWNyZXQgb2YgYW55Ym9keQ==', 'msg_forged', now);
  await report(secret, 'msg_old', new Date(now.getTime() - 301_000));
  const event = 'report.forged';
  expect(takeEvents()).toEqual([
    { ...of('reportReservationChange'), event, reason: 'wrongSignature' },
    { ...of('reportReservationChange'), event, reason: 'wrongTime' },
  ]);

  const statuses: number[] = [];
  for (let times = 0; times < 121; times += 1) statuses.push((await report(secret, 'msg_genuine', now)).status);
  expect([statuses.at(-2), statuses.at(-1), takeEvents()]).toEqual([
    202,
    429,
    [{ ...of('reportReservationChange'), event: 'limit.exceeded', reason: 'party' }],
  ]);
});

test('limit.exceeded: cards from one traveller are reported with the address that the payment page states', async () => {
  const start = () =>
    call(`${paying.service.url}/payment-page/v1/sessions/payments`, 'POST', {
      token: PAYMENT_PAGE.PAYMENT_PAGE_KEY,
      body: {},
      headers: { 'X-Traveller-Address': '203.0.113.24' },
    });
  for (let times = 0; times < 22; times += 1) await start();
  expect(takeEvents()).toEqual([
    { ...of('startPayment'), address: '203.0.113.24', event: 'limit.exceeded', reason: 'traveller' },
  ]);
});

test('creditPin.locked: the third and every further wrong PIN is reported', async () => {
  const token = await paying.tokenOf('horizon');
  const { integrationCode } = (await foundCars(paying.service, token)).find((car) => car.isCreditcheckRequired)!;
  const { body } = await post('/creditcheck/report', reportBody(people.positiveAfterPin, integrationCode), token);
  const wrong = { creditcheckCode: body.creditcheckCode, pinCode: '654321', integrationCode };
  for (let times = 0; times < 4; times += 1) await post('/creditcheck/pin-confirm', wrong, token);
  const event = 'creditPin.locked';
  expect(takeEvents()).toEqual([
    { ...of('confirmCreditPin'), event, reason: 'lastTryWrong', ...HORIZON },
    { ...of('confirmCreditPin'), event, reason: 'triedWhenLocked', ...HORIZON },
  ]);
});

test('card.locked: a card is reported after five declines', async () => {
  const { id } = await paying.order();
  for (let tries = 0; tries < 6; tries += 1) await paying.pay(id, { cardNumber: '4129111111111111' });
  expect(takeEvents()).toEqual([{ ...of('payOrder'), event: 'card.locked', reason: 'tooManyDeclines', ...HORIZON }]);
});

test('start.refused: a production start with staging settings is written to a file that only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'security-log-'));
  const file = join(folder, 'events');
  const refused = { APP_ENV: 'production', JWT_SECRET: 'staging-only-hunter2', SECURITY_LOG_FILE: file };
  await expect(startServer(refused)).rejects.toThrow('JWT_SECRET');
  await expect(startServer(refused)).rejects.toThrow('JWT_SECRET');
  const text = await readFile(file, 'utf8');
  const { mode } = await stat(file);
  await rm(folder, { recursive: true });
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const problem = expect.stringContaining('JWT_SECRET: ');
  const line = expect.objectContaining({ stream: 'security', event: 'start.refused', reason: 'settings', problem });
  expect(lines).toEqual([line, line]);
  expect(text).not.toContain('hunter2');
  expect(mode & 0o777).toBe(0o600);
  seen.push(...lines);
});

test('start.refused: a security log file that cannot be written is reported', async () => {
  await expect(startServer({ SECURITY_LOG_FILE: '/nowhere/events' })).rejects.toThrow(
    'SECURITY_LOG_FILE: cannot be written (ENOENT).',
  );
});

test('metrics count every security event, and responses by error key', async () => {
  const { text } = await call(`${paying.service.url}/metrics`, 'GET', {});
  expect(text).toContain('security_events_total{event="login.failed",reason="wrongSecret"} 1');
  expect(text).toMatch(
    /^http_server_requests_total\{operation="payOrder",status="\d+",error_key="payment.tooManyDeclines"\} 1$/m,
  );
});

/** test/management/security-events.test.ts covers the portal's events. */
test('every security event and reason is tested here, except those of a start on a foreign database', () => {
  const listed = Object.entries(securityEvents).flatMap(([event, { reasons }]) =>
    reasons.map((reason) => `${event} ${reason}`),
  );
  const provoked = new Set(seen.map(({ event, reason }) => `${event} ${reason}`));
  expect(listed.filter((name) => !provoked.has(name) && !name.startsWith('portal.'))).toEqual([
    'start.refused database',
  ]);
});
