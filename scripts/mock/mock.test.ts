import { createAgencyClient } from '@agency-booking/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errors } from '../../packages/server/src/generated/errors.ts';
import contract from '../../packages/server/src/generated/openapi.json' with { type: 'json' };
import { operations } from '../../packages/server/src/generated/operations.ts';
import type { ContractDocument } from '../generate/document.ts';
import { requestsOf } from '../samples/samples.ts';
import { createMock } from './app.ts';
import { mockedOperations } from './contract.ts';
import { rawRequest } from './raw-request.ts';

const document = contract as unknown as ContractDocument;
const offContract: string[] = [];

let api: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const mock = await createMock({
    contract: document,
    operations,
    errors,
    onOffContract: ({ operation, problem }) => offContract.push(`${operation?.id}: ${JSON.stringify(problem)}`),
  });
  const listening = await mock.listen(0);
  close = listening.close;
  api = `${listening.url}/api/v1`;
});
afterAll(() => close());

async function call(method: string, path: string, headers: Record<string, string> = {}, body?: unknown) {
  const answer = await fetch(`${api}${path}`, {
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

test('401 token.invalid: as in the service, nothing is told to strangers', async () => {
  expect(await call('GET', '/payment/limits', { Authorization: '' })).toMatchObject({
    status: 401,
    body: { code: 401 },
  });
});

test('400 request.invalid: what the service refuses is refused in the same words', async () => {
  expect(await call('POST', '/search/point', {}, { age: 36 })).toMatchObject({
    status: 400,
    body: { code: 1001, details: { field: expect.any(String), message: expect.any(String) } },
  });
});

test('400 request.invalid: an example that does not exist is answered with those that do', async () => {
  const { status, body } = await call('GET', '/locations?query=ist', { Prefer: 'example=nowhere' });
  expect(status).toBe(400);
  expect(body.details).toEqual({ field: 'Prefer', message: expect.stringContaining('code=200, example=istanbul') });
});

test('Prefer chooses the example', async () => {
  const { body, headers } = await call('GET', '/locations?query=ist', { Prefer: 'example=none' });
  expect(body).toEqual([]);
  expect(headers.get('X-Mock-Example')).toBe('none');
});

test('Prefer chooses the status, with the headers that belong to it', async () => {
  const { status, body, headers } = await call('GET', '/locations?query=ist', { Prefer: 'code=429' });
  expect([status, body.code, headers.get('Retry-After')]).toEqual([429, 429, '42']);
});

test('Prefer chooses among the errors of one status', async () => {
  const payment = { orderID: 'CAR-q7Yt2MvKx0LbN5sWd8RpZg', paymentType: 'limit' };
  const declined = await call('POST', '/payment/pay', { Prefer: 'code=402, example=declined' }, payment);
  expect(declined).toMatchObject({ status: 402, body: { code: 2001, details: { bankCode: expect.any(Number) } } });
});

test('every example of every operation can be asked for', async () => {
  const answersOf = new Map(mockedOperations(document).map(({ id, answers }) => [id, answers]));
  const wanted = requestsOf(document).flatMap((request) =>
    answersOf
      .get(request.operationId)!
      .flatMap(({ status, examples }) => examples.map(({ name }) => ({ request, status, name }))),
  );
  const wrong: string[] = [];
  for (const { request, status, name } of wanted) {
    const prefer = { Authorization: 'Bearer any', Prefer: `code=${status}, example=${name}` };
    const answer = await fetch(rawRequest(api, request, prefer));
    const shown = answer.headers.get('X-Mock-Example');
    if (answer.status !== status || shown !== name) {
      wrong.push(`${request.operationId} ${status} ${name}: ${answer.status} ${shown} ${await answer.text()}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(wanted.length).toBeGreaterThan(100);
  expect(offContract).toEqual([]);
});

test('preflight: a page of any origin may send our headers and read ours', async () => {
  const { status, headers } = await call('OPTIONS', '/order', {
    Authorization: '',
    Origin: 'http://localhost:5173',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,x-currency,x-forwarded-for',
  });
  const allowed = headers.get('Access-Control-Allow-Headers')!.split(', ');
  const exposed = headers.get('Access-Control-Expose-Headers')!.split(', ');
  expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*']);
  expect(allowed).toEqual(
    expect.arrayContaining([
      'Authorization',
      'Content-Type',
      'Prefer',
      'Idempotency-Key',
      'X-Currency',
      'X-Forwarded-For',
    ]),
  );
  expect(exposed).toEqual(
    expect.arrayContaining([
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'X-Request-Id',
      'Retry-After',
    ]),
  );
});

const TRIP = {
  checkInDateTime: '2027-06-10T10:00:00+03:00',
  checkOutDateTime: '2027-06-13T10:00:00+03:00',
  checkInLocation: { lat: 41.2613, lon: 28.74195 },
  checkOutLocation: { lat: 41.2613, lon: 28.74195 },
  age: '30+',
  country: 'TR',
  paymentType: 'creditCard',
} as const;
const DRIVER = {
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@example.com',
  nationality: 'TR',
  phone: '+905551112233',
  birthDate: '1985-01-02',
  identityNumber: '20000000282',
};
const CARD = {
  cardNumber: '5528790000000008',
  expireMonth: '12',
  expireYear: '2030',
  cardHolderName: 'Ayşe Yılmaz',
  cvc: '123',
  installment: 1,
  callbackUrl: 'http://localhost:5173/done',
};

test('from the login to the cancellation, each answer has what the next request needs', async () => {
  const agency = createAgencyClient({ baseUrl: api, key: 'ak_mine', secret: 'sk_mine_0123456789abcdef0123' });
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
        passenger: DRIVER,
      },
    }),
  );
  expect(ordered.orderedCarProduct.car).toMatchObject({ code: car.code, searchID: car.searchID, brand: car.brand });
  expect(ordered.passenger).toMatchObject({ firstName: 'Ayşe', lastName: 'Yılmaz', phone: '+905551112233' });
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

test('an order the mock has never seen is answered under its own id', async () => {
  expect((await call('GET', '/order/CAR-mine-0001')).body.id).toBe('CAR-mine-0001');
});

test('a payment with 3D Secure is sent to the bank', async () => {
  const body = { orderID: 'CAR-mine-0001', paymentType: 'creditCard', payWithCard: { ...CARD, isWith3DSecure: true } };
  expect((await call('POST', '/payment/pay', {}, body)).body).toMatchObject({ status: 'redirect_required' });
});

test('a debit card is answered with what a debit card can do', async () => {
  const body = { orderID: 'CAR-mine-0001', binNumber: '589004' };
  expect((await call('POST', '/payment/installment-info', {}, body)).body).toMatchObject({ cardType: 'debit' });
});

function good<Data>(result: { ok: true; data: Data } | { ok: false; error: { description: string } }): Data {
  if (!result.ok) throw new Error(result.error.description);
  return result.data;
}
