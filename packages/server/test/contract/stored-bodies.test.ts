import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { END_USER, foreigner, orderCar } from '../operations/car-orders/ordering.ts';
import { foundCars, threeDays } from '../operations/car-search/trip.ts';
import { reportBody } from '../operations/credit-check/checking.ts';
import { BONUS, comeBack, type Paying, startPaying, visitBank } from '../operations/payments/paying.ts';
import { agencies } from '../support/agencies.ts';
import { expectPortalError, portalAs, type SignedIn } from '../support/portal.ts';
import { production } from '../support/production.ts';
import { startService } from '../support/service.ts';
import { bodyStoreOf, type StoredCall, secretsIn, storedCalls } from '../support/stored-bodies.ts';

const DAY_SECONDS = 86_400;
const PERSON = '40000000464';

let paying: Paying;
let token: string;
let orderId: string;
let developer: SignedIn;
beforeAll(async () => {
  paying = await startPaying();
  token = await paying.tokenOf('horizon');
  developer = await portalAs(paying.service, 'developer', { secondFactor: 'passed' });
  await everySecretSent();
  await paying.service.writeRequests();
});
afterAll(() => paying.stop());

const send = <Body>(id: string, method: string, path: string, body?: unknown, headers: object = {}) =>
  paying.service.api<Body>(method, path, { token, body, headers: { 'X-Request-Id': id, ...headers } });

/** Sends each kind of sensitive value: secrets, tokens, card data, PIN, identity and passport numbers. */
async function everySecretSent(): Promise<void> {
  const login = await paying.service.api<{ refreshToken: string }>('POST', '/auth/login', { body: agencies.horizon });
  await paying.service.api('POST', '/auth/refresh', { body: { token: login.body.refreshToken } });
  const cars = await foundCars(paying.service, token);
  const { integrationCode } = cars.find(({ isCreditcheckRequired }) => isCreditcheckRequired)!;
  const report = { ...reportBody(PERSON, integrationCode) };
  await send('phones', 'POST', '/creditcheck/phone-list', { identityNumber: PERSON, integrationCode });
  const { body: made } = await send<{ creditcheckCode: number }>('report', 'POST', '/creditcheck/report', report);
  const pin = { creditcheckCode: made.creditcheckCode, pinCode: '123456', integrationCode };
  await send('pin', 'POST', '/creditcheck/pin-confirm', pin);

  const car = cars.find(({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && !isCreditcheckRequired)!;
  const headers = { ...END_USER, 'X-Request-Id': 'order' };
  orderId = (await orderCar(paying.service, token, car, { passenger: foreigner, headers })).body.id;
  const paid = await paying.pay(orderId, { isWith3DSecure: true });
  await comeBack(paying, orderId, await visitBank(paying, paid.body.threeDSHtmlContent!));
  const hook = await send<{ endpoint: { id: string } }>('hook', 'POST', '/webhook-endpoints', {
    url: 'https://hooks.horizon.example/',
  });
  await send('rotated', 'POST', `/webhook-endpoints/${hook.body.endpoint.id}/secret`);
}

const read = <Body>(id: string, as: SignedIn = developer) => as.call<Body>('GET', `/agencies/1/requests/${id}`);
type Shown = { readonly content?: string; readonly notStored?: string };
async function bodiesOf(id: string) {
  const { status, body } = await read<{ requestBody: Shown; responseBody: Shown }>(id);
  expect(status).toBe(200);
  const shown = ({ content, notStored }: Shown) => (content === undefined ? notStored : JSON.parse(content));
  return { sent: shown(body.requestBody), answered: shown(body.responseBody) };
}

async function sentAndRead(body: unknown, headers: object = {}) {
  const id = `sent-${crypto.randomUUID()}`;
  const answer = await send(id, 'POST', '/search/point', body, headers);
  await paying.service.writeRequests();
  return { ...(await bodiesOf(id)), status: answer.status };
}

describe('stored bodies on staging', () => {
  test('no stored body contains a secret, a card number, a security code, a PIN, a token or a document number', async () => {
    const calls = await storedCalls(paying.service.database);
    const seen = calls.map(({ operation }) => operation);
    for (const operation of [
      'payOrder',
      'createOrder',
      'confirmCreditPin',
      'createWebhookEndpoint',
      'createCreditReport',
    ])
      expect(seen).toContain(operation);
    expect(secretsIn(calls)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a card number in a text', { note: `paid with ${BONUS}` }, '.note: '],
    ['a card number in the name of a field', { [BONUS]: 1 }, ': the name of a field'],
    ['a security code in its field', { payWithCard: { cvc: '123' } }, '.payWithCard.cvc: not removed'],
    ['an identity number in a list', { numbers: [PERSON] }, '.numbers[]: '],
    ['the secret of a key', { url: `https://x.example/?s=${agencies.horizon.secret}` }, '.url: '],
    ['the secret of a webhook', { text: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }, '.text: '],
    ['a bank page', { text: '<html><form name="session"></form></html>' }, '.text: '],
  ])('the search of stored bodies finds %s', async (_, body, place) => {
    const { database, clock } = paying.service;
    await database.pool.query(
      `insert into request_log (at, agency_id, key_id, request_id, operation, status, duration_ms, is_repeat, body_id)
       values ($1, 1, 'k', 'planted', 'planted', 200, 1, false, 'bod_planted')`,
      [clock.now()],
    );
    const stored = { request: { content: JSON.stringify(body) }, response: { notStored: 'noBody' } } as const;
    await bodyStoreOf(database).add([{ id: 'bod_planted', agencyId: 1, at: clock.now(), ...stored }]);
    const found = secretsIn(await storedCalls(database));
    await database.pool.query(`delete from request_body where id = 'bod_planted'`);
    await database.pool.query(`delete from request_log where body_id = 'bod_planted'`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`planted request${place}`);
  });

  test('a member reads the bodies of a call, with placeholders for sensitive values', async () => {
    const { sent, answered } = await bodiesOf('order');
    expect(sent.passenger).toMatchObject({ firstName: 'Deniz', passportNo: '[redacted]' });
    expect(answered).toMatchObject({ id: orderId, passenger: { firstName: 'Deniz' } });
    expect((await bodiesOf('hook')).answered.secret).toBe('[redacted]');
    expect((await bodiesOf('pin')).sent).toMatchObject({ pinCode: '[redacted]' });
    const paid = (await storedCalls(paying.service.database)).find(({ operation }) => operation === 'payOrder');
    const content = (body: StoredCall['request']) => 'content' in body && JSON.parse(body.content);
    expect(content(paid!.request).payWithCard).toMatchObject({ cardNumber: '[redacted]', installment: 1 });
    expect(content(paid!.response)).toMatchObject({ status: 'redirect_required', threeDSHtmlContent: '[redacted]' });
  });

  test('a refused call is stored with the values that were sent, and without names that the caller invented', async () => {
    const refused = await sentAndRead({ ...threeDays, age: 'thirty' });
    expect([refused.status, refused.sent]).toEqual([400, { ...threeDays, age: 'thirty' }]);
    expect(refused.answered).toMatchObject({ key: 'request.invalid', details: { field: 'age' } });
    const unknown = await sentAndRead({ ...threeDays, 'pin 4711': 1 });
    expect([unknown.sent, unknown.answered.details.field]).toEqual(['undescribed', '?']);
  });

  test.each<[string, unknown, string]>([
    ['contains an unknown property', { ...threeDays, cvc: '123' }, 'undescribed'],
    ['contains an object in place of a text', { ...threeDays, age: { cvc: '123' } }, 'undescribed'],
    ['is broken JSON', '{ "cvc": "123"', 'malformed'],
    ['is missing', undefined, 'noBody'],
  ])('a body is not stored if it %s', async (_, body, notStored) => {
    expect((await sentAndRead(body)).sent).toBe(notStored);
  });

  test('a body in a different media type and a large response are not stored', async () => {
    expect((await sentAndRead('cvc=123', { 'Content-Type': 'application/x-www-form-urlencoded' })).sent).toBe(
      'notRead',
    );
    expect((await sentAndRead(threeDays)).answered).toBe('tooLarge');
  });

  test.each([
    ['a card number', BONUS],
    ['a card number without a check digit', '8104218762301730'],
    ['an identity number', PERSON],
    ['the secret of a key', agencies.horizon.secret],
  ])('%s that the caller sends in a free text is masked in the stored body', async (_, text) => {
    expect((await sentAndRead({ ...threeDays, age: text })).sent).toEqual({ ...threeDays, age: '***' });
  });

  test('members of a different agency cannot read the bodies', async () => {
    const stranger = await portalAs(paying.service, 'owner', { agencyId: 2, secondFactor: 'passed' });
    const elsewhere = await read('order', stranger);
    expectPortalError(elsewhere, 'agency.notFound');
    expectPortalError(await stranger.call('GET', '/agencies/2/requests/order'), 'request.notFound');
    const { rows } = await paying.service.database.pool.query(
      `select body_id from request_log where request_id = 'order'`,
    );
    const find = { id: rows[0].body_id, from: new Date(0) };
    expect(await bodyStoreOf(paying.service.database).find({ ...find, agencyId: 2 })).toBeUndefined();
    expect(await bodyStoreOf(paying.service.database).find({ ...find, agencyId: 1 })).toBeDefined();
  });
});

describe('bodies in production', () => {
  test('production stores no body of a call that staging stores', async () => {
    const { database, clock } = paying.service;
    const count = async () => {
      const { rows } = await database.pool.query(
        `select count(*)::integer as rows, count(body_id)::integer as with_body from request_log`,
      );
      const bodies = await database.pool.query('select count(*)::integer as count from request_body');
      return { ...rows[0], bodies: bodies.rows[0].count };
    };
    await paying.service.writeRequests();
    const before = await count();
    const service = await startService({ clock, database, settings: { ...production, RATE_LIMIT_SCALE: '1' } });
    const login = await service.api<{ accessToken: string }>('POST', '/auth/login', { body: agencies.horizon });
    await service.api('POST', '/search/point', {
      token: login.body.accessToken,
      body: { ...threeDays, age: 'thirty' },
    });
    await service.writeRequests();
    await service.stop();
    expect(await count()).toEqual({ ...before, rows: before.rows + 1 });
  });
});

describe('the end of stored bodies', () => {
  test('bodies are hidden after 24 hours, and deleted by the cleanup', async () => {
    const { database, clock } = paying.service;
    clock.advance(DAY_SECONDS - 1);
    developer = await portalAs(paying.service, 'developer', { secondFactor: 'passed' });
    expect((await bodiesOf('order')).answered).toMatchObject({ id: orderId });
    clock.advance(2);
    expect(await bodiesOf('order')).toEqual({ sent: 'expired', answered: 'expired' });
    await bodyStoreOf(database).deleteBefore(new Date(clock.now().getTime() - DAY_SECONDS * 1_000));
    expect(await storedCalls(database)).toEqual([]);
  });
});
