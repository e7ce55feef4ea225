import { createAgencyClient } from '@agency-booking/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { deniz } from '../../packages/server/test/support/travellers.ts';
import type { ContractDocument } from '../generate/document.ts';
import { requestsOf } from '../samples/requests.ts';
import { answersOf } from './contract.ts';
import { type Mock, startMock } from './mock.ts';
import { rawRequest } from './raw-request.ts';

const document = contract as unknown as ContractDocument;

const TRIP = {
  checkInDateTime: '2027-06-10T10:00:00+03:00',
  checkOutDateTime: '2027-06-13T10:00:00+03:00',
  checkInLocation: { lat: 41.2613, lon: 28.74195 },
  checkOutLocation: { lat: 41.2613, lon: 28.74195 },
  age: '30+',
  country: 'TR',
  paymentType: 'creditCard',
} as const;
const CARD = {
  cardNumber: '5528790000000008',
  expireMonth: '12',
  expireYear: '2030',
  cardHolderName: 'Deniz Kaya',
  cvc: '123',
  installment: 1,
  callbackUrl: 'http://localhost:5173/done',
};

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.stop());

async function call(method: string, path: string, headers: Record<string, string> = {}, body?: unknown) {
  const answer = await fetch(`${mock.api}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: 'Bearer any',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json');
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text };
}

test('the mock has the base path of the service', () => {
  expect(new URL(mock.api).pathname).toBe('/api/v1');
});

test('401: a call without a token is refused', async () => {
  const answer = await fetch(`${mock.api}/payment/limits`);
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 401 }]);
});

test('400: an invalid request is refused', async () => {
  expect(await call('POST', '/search/point', {}, { age: 36 })).toMatchObject({ status: 400, body: { code: 1001 } });
});

test('the header Prefer selects the example', async () => {
  expect((await call('GET', '/locations?query=ist', { Prefer: 'example=none' })).body).toEqual([]);
});

test('Prefer selects the status with its headers', async () => {
  const { status, body, headers } = await call('GET', '/locations?query=ist', { Prefer: 'code=429' });
  expect([status, body.code, headers.get('Retry-After')]).toEqual([429, 429, '42']);
});

test('Prefer selects an error among those of one status', async () => {
  const payment = { orderID: 'CAR-q7Yt2MvKx0LbN5sWd8RpZg', paymentType: 'limit' };
  const declined = await call('POST', '/payment/pay', { Prefer: 'code=402, example=declined' }, payment);
  expect(declined).toMatchObject({ status: 402, body: { code: 2001, details: { bankCode: expect.any(Number) } } });
});

test('every example of every operation can be selected', async () => {
  const wanted = requestsOf(document).flatMap((request) =>
    answersOf(document, request.operationId).flatMap(({ status, examples }) =>
      examples.map(({ name, value }) => ({ request, status, name, value })),
    ),
  );
  const wrong: string[] = [];
  for (const { request, status, name, value } of wanted) {
    const prefer = { Authorization: 'Bearer any', Prefer: `code=${status}, example=${name}` };
    const answer = await fetch(rawRequest(mock.api, request, prefer));
    const text = await answer.text();
    const expected = typeof value === 'string' ? value : JSON.stringify(value);
    const { origin } = new URL(mock.api);
    const restored = text
      .replaceAll(`${origin}/pay/`, 'https://pay.example.com/pay/')
      .replaceAll(origin, 'http://127.0.0.1:8081');
    const isRight = restored === expected;
    if (answer.status !== status || !isRight) {
      wrong.push(`${request.operationId} ${status} ${name}: ${answer.status} ${text.slice(0, 200)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(wanted.length).toBeGreaterThan(100);
});

test('the url of a payment session opens the payment page with the example booking, and a payment shows its result', async () => {
  const request = { orderID: 'CAR-q7Yt2MvKx0LbN5sWd8RpZg', returnUrl: 'http://localhost:5173/booked' };
  const { status, body } = await call('POST', '/payment/sessions', {}, request);
  expect(status).toBe(201);
  const { headers } = await fetch(body.url, { redirect: 'manual' });
  const Cookie = headers.get('Set-Cookie')!.split(';')[0]!;
  const address = new URL(headers.get('Location')!, mock.api).href;
  const shown = async () => (await fetch(address, { headers: { Cookie } })).text();
  expect(await shown()).toContain('Renault Clio');
  const card = { number: '5528790000000008', expiry: '12/99', cvc: '123', holder: 'Deniz Kaya' };
  const paid = await fetch(`${address}/payments`, {
    method: 'POST',
    headers: { Cookie },
    body: new URLSearchParams(card),
  });
  expect(await paid.text()).toContain('Payment complete');
  expect(await shown()).toContain('<form');
});

test.each([
  ['POST', '/search/point', 503, 'server.busy'],
  ['POST', '/search/point', 415, 'mediaType.unsupported'],
  ['POST', '/search/point', 405, 'method.notAllowed'],
  ['GET', '/payment/limits', 404, 'path.notFound'],
])('Prefer on %s %s selects the status %i of the edge with its error key', async (...given) => {
  const [method, path, status, key] = given;
  const sent = method === 'POST' ? TRIP : undefined;
  const answer = await call(method, path, { Prefer: `code=${status}` }, sent);
  expect(answer).toMatchObject({ status, body: { key } });
  expect(answer.headers.get(status === 503 ? 'Retry-After' : 'Content-Type')).not.toBe(null);
});

test('400: an unknown response cannot be selected, and the error lists the available ones', async () => {
  const answer = await call('GET', '/locations?query=ist', { Prefer: 'code=200, example=several' });
  expect(answer).toMatchObject({ status: 400, body: { details: { field: 'Prefer' } } });
  expect(answer.body.details.message).toContain('code=200 (example=');
});

test('every image and document in the examples is served', async () => {
  const urls = JSON.stringify(contract).match(/http:\/\/127\.0\.0\.1:8081\/(?!bank)[^"]+/g)!;
  const { origin } = new URL(mock.api);
  const files = [...new Set(urls)].map((url) => url.replace(new URL(url).origin, origin));
  const types = await Promise.all(files.map(async (url) => [url, (await fetch(url)).headers.get('Content-Type')]));
  expect(types.filter(([, type]) => !/^(image\/svg|application\/pdf)/.test(type!))).toEqual([]);
  expect(files.length).toBeGreaterThan(8);
});

test('images are served by the mock that returned the response', async () => {
  const { body } = await call('POST', '/search/point', {}, TRIP);
  expect(new URL(body.results[0].imageURL).origin).toBe(new URL(mock.api).origin);
});

test('a page of any origin can send the request headers and read the response headers', async () => {
  const wanted = 'authorization,content-type,idempotency-key,prefer,x-currency,x-forwarded-for';
  const { status, headers } = await call('OPTIONS', '/order', {
    Origin: 'http://localhost:5173',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': wanted,
  });
  expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
  const allowed = headers.get('Access-Control-Allow-Headers')!.toLowerCase().split(', ');
  expect(allowed).toEqual(expect.arrayContaining(wanted.split(',')));
  expect(headers.get('Access-Control-Expose-Headers')).toBe('*');
});

test('each response from the login to the cancellation contains the values for the next request', async () => {
  const agency = createAgencyClient({ baseUrl: mock.api, key: 'ak_mine', secret: 'sk_mine_0123456789abcdef0123' });
  const cars = good(await agency.searchCars({ body: TRIP }));
  const car = cars.results[0]!;
  const extras = good(await agency.listExtraProducts({ path: { searchID: car.searchID, code: car.code } }));
  expect(new Set(extras.map(({ searchID }) => searchID))).toEqual(new Set([car.searchID]));

  const ordered = good(
    await agency.createOrder({
      headers: { 'X-Forwarded-For': '203.0.113.24' },
      body: {
        paymentType: 'creditCard',
        searchID: car.searchID,
        code: car.code,
        extraProducts: [{ code: extras[0]!.code, quantity: 2 }],
        passenger: deniz,
      },
    }),
  );
  expect(ordered.orderedCarProduct.car).toMatchObject({ code: car.code, searchID: car.searchID, brand: car.brand });
  expect(ordered.orderedCarProduct.status).toBe('pending');

  const binNumber = CARD.cardNumber.slice(0, 6);
  const plans = good(await agency.getInstallmentInfo({ body: { orderID: ordered.id, binNumber } }));
  const { orderedCarProduct, orderedExtraProducts } = ordered;
  const total = orderedExtraProducts.reduce(
    (sum, { quantity, extraProduct }) => sum + quantity * extraProduct.pricing.total.amount,
    orderedCarProduct.car.pricing.paymentTotal.amount,
  );
  expect(plans.installmentPrices[0]!.totalPrice.amount).toBe(total);

  const payment = {
    orderID: ordered.id,
    paymentType: 'creditCard',
    payWithCard: { ...CARD, isWith3DSecure: false },
  } as const;
  expect(good(await agency.payOrder({ body: payment })).status).toBe('success');
  const paid = good(await agency.getOrder({ path: { orderID: ordered.id } }));
  expect([paid.id, paid.orderedCarProduct.status]).toEqual([ordered.id, 'reserved']);
  const cancelled = good(await agency.cancelOrder({ path: { orderID: ordered.id } }));
  expect(cancelled).toMatchObject({ success: true, orderId: ordered.id });
});

function good<Data>(result: { ok: true; data: Data } | { ok: false; error: { description: string } }): Data {
  if (!result.ok) throw new Error(result.error.description);
  return result.data;
}
