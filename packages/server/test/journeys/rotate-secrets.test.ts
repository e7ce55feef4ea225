import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  CreditCheckResult,
  CreditReport,
  PaymentResult,
  TokenSet,
  TransferOrder,
  TransferSearchResponse,
} from '../../src/generated/types.ts';
import { orderCar } from '../operations/car-orders/ordering.ts';
import { foundCars } from '../operations/car-search/trip.ts';
import { PIN, people, reportBody } from '../operations/credit-check/checking.ts';
import {
  cardWith,
  comeBack,
  finishPathOf,
  type Paying,
  startPaying,
  visitBank,
} from '../operations/payments/paying.ts';
import { companion, END_USER, primary, roundTrip } from '../operations/transfer-orders/transferring.ts';
import { agencies } from '../support/agencies.ts';
import { expectError } from '../support/expect-error.ts';
import { externalSystemsAt } from '../support/external-systems.ts';
import { peopleOf } from '../support/people.ts';
import { type Settings, startService, type TestService } from '../support/service.ts';

const OLD = {
  JWT_SECRET: 'oldest-secret-of-tokens-4f9a1c7e2b8d',
  INTEGRATION_SECRET: 'oldest-secret-of-codes-91d3e5a7b2c4',
  PERSONAL_DATA_SECRET: 'oldest-secret-of-people-7c2e9b4d1f6a',
};
const NEW = {
  JWT_SECRET: 'newest-secret-of-tokens-b3d8f1a6c9e2',
  INTEGRATION_SECRET: 'newest-secret-of-codes-e4a7c1f9b6d2',
  PERSONAL_DATA_SECRET: 'newest-secret-of-people-2d8f6b1e9c4a',
};
const besides = (secrets: Settings): Settings =>
  Object.fromEntries(Object.entries(secrets).map(([variable, value]) => [`${variable}_PREVIOUS`, value]));

/**
 * Four services on one database, one for each stage: before the rotation, with the new secrets also accepted, with the
 * old secrets also accepted, and with the new secrets only.
 */
let before: Paying;
let announced: TestService;
let turned: TestService;
let done: TestService;
let token: string;

beforeAll(async () => {
  before = await startPaying(OLD);
  const { database } = before.service;
  const start = (settings: Settings) =>
    startService({
      clock: before.clock,
      database,
      settings: { ...externalSystemsAt(before.sandbox.url), ...settings },
    });
  announced = await start({ ...OLD, ...besides(NEW) });
  turned = await start({ ...NEW, ...besides(OLD) });
  done = await start(NEW);
  token = await before.tokenOf('horizon');
});
afterAll(async () => {
  await before.checkMoney();
  for (const service of [announced, turned, done]) await service.stop();
  await before.stop();
});

const limitsAt = (service: TestService, accessToken: string) =>
  service.api('GET', '/payment/limits', { token: accessToken });
const refreshAt = (service: TestService, refreshToken: string) =>
  service.api<TokenSet>('POST', '/auth/refresh', { body: { token: refreshToken } });
const loginAt = async (service: TestService) =>
  (await service.api<TokenSet>('POST', '/auth/login', { body: agencies.horizon })).body;

test('after a secret rotation every token is valid at every process, and refreshed tokens outlive the old secret', async () => {
  const old = await loginAt(before.service);
  const renewed = (await refreshAt(turned, old.refreshToken)).body;
  for (const { accessToken } of [old, renewed]) {
    for (const service of [announced, turned]) expect((await limitsAt(service, accessToken)).status).toBe(200);
  }
  const again = await refreshAt(announced, renewed.refreshToken);
  expect(again.status).toBe(200);
  const last = await refreshAt(turned, again.body.refreshToken);
  expect((await limitsAt(done, last.body.accessToken)).status).toBe(200);
  expect((await refreshAt(done, last.body.refreshToken)).status).toBe(200);
});

test('401 token.invalid, auth.invalidRefreshToken: tokens of a removed secret are refused', async () => {
  const old = await loginAt(before.service);
  const { accessToken, refreshToken } = old;
  const search = await done.api('GET', '/locations?query=ankara', { token: accessToken });
  expectError(search, 'token.invalid');
  expectError(await refreshAt(done, refreshToken), 'auth.invalidRefreshToken');
});

test('a payment from before a secret rotation can be joined and is completed afterwards', async () => {
  const { id } = await before.order();
  const body = { orderID: id, paymentType: 'creditCard', payWithCard: cardWith({ isWith3DSecure: true }) };
  const pay = (service: TestService) => service.api<PaymentResult>('POST', '/payment/pay', { token, body });
  const sessionOf = (answer: { body: PaymentResult }) =>
    /name="session" value="([^"]+)"/.exec(answer.body.threeDSHtmlContent!)![1];
  const begun = await pay(before.service);
  expect(sessionOf(await pay(turned))).toBe(sessionOf(begun));

  const fields = await visitBank(before, begun.body.threeDSHtmlContent!);
  const finishPaths = [];
  for (const service of [turned, before.service]) {
    finishPaths.push(finishPathOf((await comeBack({ ...before, service }, id, fields)).text));
  }
  for (const path of finishPaths) {
    const answer = await turned.api('GET', path);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('status=success')]);
  }
  expect((await before.read(id)).body.orderedCarProduct.status).toBe('reserved');
});

test('a credit check from before a secret rotation continues, and its approval remains valid', async () => {
  const cars = await foundCars(before.service, token);
  const car = cars.find(({ vendor, isCreditcheckRequired }) => vendor.name === 'Test Drive' && isCreditcheckRequired)!;
  const { integrationCode } = car;
  const post = <Body>(service: TestService, path: string, body: object) =>
    service.api<Body>('POST', `/creditcheck/${path}`, { token, body: { integrationCode, ...body } });
  const statusAt = async (service: TestService, identityNumber: string) =>
    (await post<CreditCheckResult>(service, 'check', { identityNumber })).body.status;
  const orderAt = (service: TestService, identityNumber: string) =>
    orderCar(service, token, car, { passenger: { identityNumber } });

  expect(await statusAt(before.service, people.positive)).toBe('Positive');
  expect((await orderAt(turned, people.positive)).status).toBe(201);

  const person = people.positiveAfterPin;
  expect(await statusAt(before.service, person)).toBe('Unknown');
  const report = await post<CreditReport>(before.service, 'report', reportBody(person, integrationCode));
  const confirmation = { creditcheckCode: report.body.creditcheckCode, pinCode: PIN };
  expect((await post(turned, 'pin-confirm', confirmation)).status).toBe(204);
  before.clock.advance(2);
  expect(await statusAt(turned, person)).toBe('Positive');
  expect((await orderAt(turned, person)).status).toBe(201);
});

test('data sealed before a secret rotation is readable and is re-sealed, so that the old secret can be removed', async () => {
  const search = { token, body: { ...roundTrip, passengerCount: 2 } };
  const { searchId, products } = (await before.service.api<TransferSearchResponse>('POST', '/transfer/search', search))
    .body;
  const { orderId } = (
    await before.service.api<TransferOrder>('POST', '/transfer/orders', {
      token,
      headers: END_USER,
      body: { searchId, code: products[0]!.code, passengers: [primary, companion] },
    })
  ).body;
  const readAt = (service: TestService, accessToken = token) =>
    service.api<TransferOrder>('GET', `/transfer/orders/${orderId}`, { token: accessToken });
  expect((await readAt(turned)).body.passengers).toEqual([primary, companion]);
  const found = await turned.api('GET', `/transfer/orders?lastName=${primary.lastName}`, { token });
  expect([found.status, found.text]).toEqual([200, expect.stringContaining(orderId)]);

  const { accessToken } = await loginAt(turned);
  expectError(await readAt(done, accessToken), 'server.error');
  expect(done.takeErrors()).toHaveLength(1);
  await resealAt(turned, { ...NEW, ...besides(OLD) });
  expect((await readAt(done, accessToken)).body.passengers).toEqual([primary, companion]);
  const sealed = await sealedRows();
  await resealAt(turned, { ...NEW, ...besides(OLD) });
  expect(await sealedRows()).toEqual(sealed);
});

async function sealedRows(): Promise<unknown[]> {
  const { pool } = before.service.database;
  return (
    await pool.query(
      'select id, personal_sealed from transfer_order union all select id, personal_sealed from car_order',
    )
  ).rows;
}

/** Re-encrypts stored data, as the service's cleanup job does. */
async function resealAt({ database }: TestService, secrets: Settings): Promise<void> {
  const { car, transfer } = peopleOf(database, secrets);
  await Promise.all([car.reseal(), transfer.reseal()]);
}
