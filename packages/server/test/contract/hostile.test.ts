import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { type ErrorKey, errors } from '../../src/generated/errors.ts';
import { operations } from '../../src/generated/operations.ts';
import { createKeyRing } from '../../src/shared/keys.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { people, reportBody } from '../operations/credit-check/checking.ts';
import { cardWith, comeBack, type Paying, startPaying } from '../operations/payments/paying.ts';
import { oneWay, primary } from '../operations/transfer-orders/transferring.ts';
import type { Answer, CallOptions } from '../support/api.ts';
import { expectError } from '../support/expect-error.ts';
import { bodies, type Leaf, leavesOf, type OperationId, objectsOf, withJson } from '../support/hostile.ts';
import { sendRaw } from '../support/send-raw.ts';

/** The Horizon agency's data, which the Meridian agency tries to access. */
const theirs = {
  orderId: '',
  sessionId: '',
  transferId: '',
  searchID: '',
  code: '',
  searchId: '',
  integrationCode: '',
  report: 0,
};
const END_USER = { 'X-Forwarded-For': '203.0.113.24' };
/** Details that no response may contain: source locations, SQL and personal data. */
const LEAKS =
  /\.ts:|\bat .+ \(|node_modules|\b(select|insert|update|delete) .*(from|into|set) |postgres|pglite|syntax error|10000000146|deniz\.kaya|sk_staging/i;

/** Removes the contract's examples from an error message, because these tests send the same values elsewhere. */
const withoutExample = (text: string) =>
  text.replaceAll(/(?<="message":"must be [^"]*), such as (?:\\"[^"]*\\"|[^"]*)(?="[,}])/g, '');

let paying: Paying;
let token: string;
let meridian: string;
let sent = 0;

beforeAll(async () => {
  paying = await startPaying();
  [token, meridian] = [await paying.tokenOf('horizon'), await paying.tokenOf('meridian')];
  const car = (await foundCars(paying.service, token)).find(({ isCreditcheckRequired }) => isCreditcheckRequired)!;
  Object.assign(theirs, { searchID: car.searchID, code: car.code, integrationCode: car.integrationCode });
  theirs.orderId = (await paying.order()).id;
  const post = <Found>(path: string, body: unknown) =>
    paying.service.api<Found>('POST', path, { token, body, headers: END_USER });
  const ofSession = { ...bodies.createPaymentSession, orderID: theirs.orderId };
  theirs.sessionId = (await post<{ id: string }>('/payment/sessions', ofSession)).body.id;
  const report = reportBody(people.positiveAfterPin, car.integrationCode);
  theirs.report = (await post<{ creditcheckCode: number }>('/creditcheck/report', report)).body.creditcheckCode;
  const search = (await post<{ searchId: string; products: { code: string }[] }>('/transfer/search', oneWay)).body;
  theirs.searchId = search.searchId;
  const order = { searchId: search.searchId, code: search.products[0]!.code, passengers: [primary] };
  theirs.transferId = (await post<{ orderId: string }>('/transfer/orders', order)).body.orderId;
}, 120_000);
afterEach(() => paying.checkMoney());
afterAll(() => paying.stop());

async function send(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const answer = await paying.service.api(method, path, options);
  sent += 1;
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(500);
  expect(withoutExample(answer.text)).not.toMatch(LEAKS);
  return answer;
}

function sendTo(id: OperationId, options: CallOptions & { readonly path?: string; readonly as?: string } = {}) {
  const { method, path, secured } = operations[id];
  const { as = token, path: own = path.replaceAll(/\{\w+\}/g, 'x'), headers, ...rest } = options;
  return send(method.toUpperCase(), own, {
    token: secured ? as : undefined,
    headers: { ...END_USER, ...headers },
    ...rest,
  });
}

const keyFor = (id: OperationId, situation: string) =>
  operations[id].errors.find((key: ErrorKey) => 'situation' in errors[key] && errors[key].situation === situation)!;
const asField = (way: Leaf) => way.join('.').replaceAll(/\.(\d+)/g, '[$1]');

const taken = Object.keys(bodies) as (keyof typeof bodies)[];

describe.each(taken)('hostile requests to %s', (id) => {
  const leaves = leavesOf(bodies[id]);

  test.each([
    ['an operator in place of a value', '{"$ne":null}'],
    ['a NUL character', '"a\\u0000b"'],
    ['a lone surrogate', '"\\ud800"'],
    ['an overflowing number', '1e999'],
  ])('400: %s in any field is refused with the name of the field', async (_what, json) => {
    for (const way of leaves) {
      const answer = await sendTo(id, { body: withJson(bodies[id], way, json) });
      expectError(answer, keyFor(id, 'invalidRequest'));
      expect((answer.body as { details: { field: string } }).details.field, answer.text).toBe(asField(way));
    }
  });

  test('400: an undeclared field is refused in every object', async () => {
    for (const way of objectsOf(bodies[id])) {
      for (const name of ['agencyId', 'isAdmin', 'constructor', '__proto__']) {
        const answer = await sendTo(id, { body: withJson(bodies[id], [...way, name], '{"paid":true}') });
        expectError(answer, keyFor(id, 'invalidRequest'));
      }
    }
    expect(({} as { paid?: boolean }).paid).toBeUndefined();
  });

  test('400, 415: a deeply nested body and a mismatched content type are refused', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    expectError(await sendTo(id, { body: deep }), keyFor(id, 'invalidRequest'));
    for (const type of ['text/plain', 'application/json-patch+json', 'multipart/form-data; boundary=x']) {
      const answer = await sendTo(id, { body: JSON.stringify(bodies[id]), headers: { 'Content-Type': type } });
      expectError(answer, 'mediaType.unsupported');
    }
  });
});

describe('an ID of a different agency is answered like an unknown ID', () => {
  type Way = readonly [title: string, ask: (known: typeof theirs) => Promise<Answer>];
  const unknown = {
    orderId: 'CAR-x',
    sessionId: 'pay_x',
    transferId: 'TRF-x',
    searchID: 'src_x',
    code: 'x',
    searchId: 'ts_x',
    integrationCode: 'x',
    report: 999_999_999,
  };
  const as = () => ({ as: meridian });
  /** The path parameters with IDs that belong to an agency. */
  const inPath: Readonly<Record<string, keyof typeof theirs>> = {
    ...{ orderID: 'orderId', orderId: 'transferId', paymentSessionId: 'sessionId' },
    ...{ searchID: 'searchID', searchId: 'searchId', code: 'code' },
  };
  const takingIds = Object.values(operations).filter(
    ({ path, secured }) => secured && Object.keys(inPath).some((name) => name !== 'code' && path.includes(`{${name}}`)),
  );
  const ways: readonly Way[] = [
    ...takingIds.map(
      ({ id, path }): Way => [
        id,
        (ids) =>
          sendTo(id, {
            ...as(),
            path: path.replaceAll(/\{(\w+)\}/g, (_, name) => `${ids[inPath[name]!] ?? 'x'}`),
            body: (bodies as Partial<Record<OperationId, object>>)[id],
          }),
      ],
    ),
    [
      'getInstallmentInfo',
      ({ orderId }) => sendTo('getInstallmentInfo', { ...as(), body: { orderID: orderId, binNumber: '552879' } }),
    ],
    [
      'payOrder',
      ({ orderId }) =>
        sendTo('payOrder', {
          ...as(),
          body: { orderID: orderId, paymentType: 'creditCard', payWithCard: cardWith() },
        }),
    ],
    [
      'createPaymentSession',
      ({ orderId }) =>
        sendTo('createPaymentSession', { ...as(), body: { ...bodies.createPaymentSession, orderID: orderId } }),
    ],
    [
      'createOrder',
      ({ searchID, code }) => sendTo('createOrder', { ...as(), body: { ...bodies.createOrder, searchID, code } }),
    ],
    [
      'createTransferOrder',
      ({ searchId }) => sendTo('createTransferOrder', { ...as(), body: { ...bodies.createTransferOrder, searchId } }),
    ],
    ...(['checkCredit', 'listCreditCheckPhones', 'createCreditReport'] as const).map(
      (id): Way => [id, ({ integrationCode }) => sendTo(id, { ...as(), body: { ...bodies[id], integrationCode } })],
    ),
    ...(['confirmCreditPin', 'renewCreditPin'] as const).map(
      (id): Way => [
        id,
        ({ report, integrationCode }) =>
          sendTo(id, { ...as(), body: { ...bodies[id], creditcheckCode: report, integrationCode } }),
      ],
    ),
  ];

  test.each(ways)('an ID of a different agency is unknown to %s', async (_id, ask) => {
    const [known, invented] = [await ask(theirs), await ask(unknown)];
    expect(known.status).toBeGreaterThanOrEqual(400);
    expect(['path.notFound', 'request.invalid']).not.toContain((known.body as { key: string }).key);
    expect([known.status, known.body]).toEqual([invented.status, invented.body]);
  });

  test('a cancellation by a different agency leaves the payment session open', async () => {
    const answer = await sendTo('getPaymentSession', { path: `/payment/sessions/${theirs.sessionId}` });
    expect(answer.body).toMatchObject({ id: theirs.sessionId, orderID: theirs.orderId, status: 'open' });
  });

  test('every ID of an order, a payment session or a search in a path is known to these tests', () => {
    const names = Object.values(operations).flatMap(({ path }) =>
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
    );
    const ofAgencies = names.filter((name) => /^(order|paymentSession|search)/i.test(name));
    expect(ofAgencies.filter((name) => !Object.hasOwn(inPath, name))).toEqual([]);
    expect(takingIds.length).toBeGreaterThan(10);
  });
});

describe('hostile access tokens', () => {
  const { id, bytes } = createKeyRing('access tokens', readConfig({}).secrets.tokens).current;
  const kid = id.toString('base64url');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { family: 'fam_x', iss: 'agency-booking-api', aud: 'staging', exp: 1_900_000_000 };
  const signed = (header: object, payload: object = claims) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid, ...header }).sign(bytes);

  test.each<[string, () => string | Promise<string>]>([
    ['the algorithm none', () => `${part({ alg: 'none', typ: 'at+jwt' })}.${part(claims)}.`],
    ['the algorithm nOnE', () => `${part({ alg: 'nOnE', typ: 'at+jwt' })}.${part(claims)}.x`],
    ['no algorithm', () => `${part({ typ: 'at+jwt' })}.${part(claims)}.x`],
    ['an embedded key', () => `${part({ alg: 'RS256', jwk: { kty: 'RSA' } })}.${part(claims)}.x`],
    ['a path as its key ID', () => signed({ kid: '../../../../dev/null' })],
    ['SQL as its key ID', () => signed({ kid: `' union select 'x` })],
    ['a foreign key URL', () => signed({ jku: 'https://evil.example/keys' })],
    ['two audiences', () => signed({}, { ...claims, aud: ['production', 'other'] })],
    ['no expiry', () => signed({}, { ...claims, exp: undefined })],
    ['a text as its expiry', () => `${part({ alg: 'HS256', typ: 'at+jwt' })}.${part({ ...claims, exp: 'never' })}.x`],
    ['a start time in the future', () => signed({}, { ...claims, nbf: 1_899_999_999 })],
    ['a list as its family', () => signed({}, { ...claims, family: ['fam_x'] })],
    ['SQL as its family', () => signed({}, { ...claims, family: `' or '1'='1` })],
    ['a family with a NUL character', () => signed({}, { ...claims, family: 'fam_\u0000' })],
    ['an empty signature', async () => `${(await signed({})).split('.').slice(0, 2).join('.')}.`],
    ['a changed last character', () => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
    ['a second signature', () => `${token}.${token.split('.')[2]}`],
    ['eight thousand characters', () => 'a'.repeat(8_000)],
  ])('401 token.invalid: a token with %s is refused', async (_what, make) => {
    expectError(await sendTo('listCreditLimits', { as: await make() }), 'token.invalid');
  });
});

describe('hostile paths', () => {
  test.each<[string, ErrorKey]>([
    ['/order/../payment/limits/..', 'path.notFound'],
    ['/order/%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'request.invalid'],
    ['/order/..%5c..%5cwindows', 'request.invalid'],
    ['/order/%00', 'request.invalid'],
    ['/order/%ff', 'request.invalid'],
    ['/order/%', 'request.invalid'],
    ['/order/CAR-1%0d%0aSet-Cookie:%20a=b', 'request.invalid'],
    ["/order/'%20or%20'1'='1", 'request.invalid'],
    [`/order/${'a'.repeat(65)}`, 'request.invalid'],
    ['/order/CAR-1;admin=true', 'request.invalid'],
    ['/order/__proto__', 'carOrder.notFound'],
    ['/order/constructor', 'carOrder.notFound'],
    ['/order//', 'path.notFound'],
    ['/ORDER/CAR-1', 'path.notFound'],
    ['/%6frder/CAR-1', 'path.notFound'],
    ['/order/CAR-1/', 'path.notFound'],
    ['/order/CAR-1.json', 'request.invalid'],
    ['/order/CAR-1?agencyId=1', 'request.invalid'],
    ['/order/CAR-1?__proto__[x]=1', 'request.invalid'],
    ['/locations?query=ab&query=cd', 'request.invalid'],
    ['/locations?query[]=ab', 'request.invalid'],
    ['/locations?query[$ne]=ab', 'request.invalid'],
    ['/locations?query=%00%00', 'request.invalid'],
    ['/locations?query=%ff%fe', 'request.invalid'],
    [`/locations?query=${'a'.repeat(101)}`, 'request.invalid'],
    ['/locations?query=ab&limit=1e9', 'request.invalid'],
  ])('the path %s is refused with %s', async (path, key) => {
    // Sends raw bytes, because `fetch` would normalize the path.
    const head = `GET /api/v1${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`;
    const answer = await sendRaw(paying.service.url, head);
    sent += 1;
    expectError(answer, key);
    expect(answer.text).not.toMatch(LEAKS);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    `' or 1=1 --`,
    `'; drop table agency; --`,
    '%',
    '_',
    '\\',
    '#{7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '$(id)',
  ])('200: the query %s is treated as ordinary text', async (query) => {
    const asked = query.length < 2 ? `${query}${query}` : query;
    const answer = await send('GET', `/locations?query=${encodeURIComponent(asked)}`, { token });
    expect([answer.status, answer.body]).toEqual([200, expect.any(Array)]);
  });
});

describe('a request that two servers might interpret differently is refused', () => {
  const BODY = '{"key":"a","secret":"b"}';
  const head = (lines: string[]) =>
    ['POST /api/v1/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...lines].join('\r\n');

  test.each<[string, string]>([
    ['a length and a chunked body', `${head(['Content-Length: 4', 'Transfer-Encoding: chunked'])}\r\n\r\n0\r\n\r\n`],
    ['two lengths', `${head(['Content-Length: 24', 'Content-Length: 5'])}\r\n\r\n${BODY}`],
    ['a length with a sign', `${head(['Content-Length: +24'])}\r\n\r\n${BODY}`],
    ['a length in hexadecimal', `${head(['Content-Length: 0x18'])}\r\n\r\n${BODY}`],
    ['a space before a colon', `${head(['Content-Length : 24'])}\r\n\r\n${BODY}`],
    ['an unknown transfer encoding', `${head(['Transfer-Encoding: xchunked'])}\r\n\r\n0\r\n\r\n`],
    ['a chunked encoding that is not last', `${head(['Transfer-Encoding: chunked, identity'])}\r\n\r\n0\r\n\r\n`],
    ['a chunk without a size', `${head(['Transfer-Encoding: chunked'])}\r\n\r\nx\r\n\r\n`],
    ['a NUL character in a header', `${head(['X-A: a\0b'])}\r\n\r\n`],
    ['a header without a name', `${head([': x'])}\r\n\r\n`],
    ['no Host header', 'GET /api/v1/locations?query=ab HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['an unknown HTTP version', 'GET /api/v1/locations HTTP/9.9\r\nHost: localhost\r\n\r\n'],
  ])('400 request.invalid: a request with %s is refused', async (_what, bytes) => {
    const answer = await sendRaw(paying.service.url, bytes);
    sent += 1;
    expectError(answer, 'request.invalid');
    expect(answer.text).not.toMatch(LEAKS);
  });
});

describe('hostile callback URLs', () => {
  const pay = (callbackUrl: string) => paying.pay(theirs.orderId, { callbackUrl, isWith3DSecure: true });
  const own = 'https://booking.horizon.example';

  test.each<[string, ErrorKey]>([
    ['javascript:alert(1)', 'payment.invalidRequest'],
    ['data:text/html,<script>alert(1)</script>', 'payment.invalidRequest'],
    ['//evil.example/done', 'payment.invalidRequest'],
    ['/done', 'payment.invalidRequest'],
    ['ftp://booking.horizon.example/done', 'payment.invalidRequest'],
    [`https://horizon:secret@booking.horizon.example/done`, 'payment.invalidRequest'],
    [`${own}@evil.example/done`, 'payment.invalidRequest'],
    [`${own}/${'a'.repeat(2_048)}`, 'payment.invalidRequest'],
    [`${own}/\r\nSet-Cookie: a=b`, 'payment.invalidRequest'],
    ['https://evil.example/done', 'payment.ruleViolated'],
    [`${own}.evil.example/done`, 'payment.ruleViolated'],
    [`${own}:8443/done`, 'payment.ruleViolated'],
    ['http://booking.horizon.example/done', 'payment.ruleViolated'],
    ['https://evil.example\\@booking.horizon.example/', 'payment.invalidRequest'],
    ['https://evil.example#@booking.horizon.example/', 'payment.ruleViolated'],
    ['https://bооking.horizon.example/done', 'payment.invalidRequest'],
  ])('the callbackUrl %s is refused with %s', async (url, key) => {
    const answer = await pay(url);
    sent += 1;
    expectError(answer, key);
    expect(answer.text).not.toMatch(LEAKS);
  });
});

test('200: hostile bank returns get the escaped neutral page and move no money', async () => {
  const evil = '"><script>alert(1)</script>';
  for (const field of ['paymentId', 'transactionId']) {
    for (const value of ['att_x', '__proto__', 'constructor', 'null', '0', '-1', 'true']) {
      const fields = { language: 'en', paymentId: 'att_x', transactionId: 'trx_x', [field]: value };
      const page = await comeBack(paying, theirs.orderId, fields);
      sent += 1;
      expect([page.status, page.text.includes('3ds-finish')]).toEqual([200, false]);
    }
  }
  const answer = await comeBack(paying, theirs.orderId, { language: evil, paymentId: evil, transactionId: evil });
  sent += 1;
  expectError(answer, 'payment.invalidRequest');
  expect(answer.text).not.toContain('<script');
});

test('at least 500 hostile requests are sent, and the order stays unchanged', async () => {
  process.stdout.write(`${sent} hostile requests\n`);
  expect(sent).toBeGreaterThanOrEqual(500);
  expect(await paying.statusOf(theirs.orderId)).toEqual(['open', 'pending']);
});
