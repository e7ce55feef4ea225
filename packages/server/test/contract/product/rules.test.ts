import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CarResult } from '../../../src/generated/types.ts';
import { company as carCompany, foreigner, orderCar } from '../../operations/car-orders/ordering.ts';
import { foundCars, searchCars } from '../../operations/car-search/trip.ts';
import {
  companion,
  company,
  oneWay,
  primary,
  roundTrip,
  startTransfers,
  type Transfers,
} from '../../operations/transfer-orders/transferring.ts';
import type { Answer } from '../../support/api.ts';

type Fields = Readonly<Record<string, unknown>>;

let transfers: Transfers;
let token: string;
let car: CarResult;
beforeAll(async () => {
  transfers = await startTransfers();
  token = await transfers.tokenOf('horizon');
  car = (await foundCars(transfers.service, token)).find((found) => !found.isCreditcheckRequired)!;
});
afterAll(() => transfers.stop());

/** Refused as invalid, with the field that is wrong. */
function expectWrong({ status, body }: Answer, field: string): void {
  expect([400, 422]).toContain(status);
  expect(body).toMatchObject({ details: { field } });
}

describe('a search for cars is refused', () => {
  const past = '2027-03-01T11:59:59+03:00';
  const money = { amount: 100, currency: 'TRY' };
  const wrong: readonly (readonly [why: string, field: string, body: Fields])[] = [
    ['pick-up in the past', 'checkInDateTime', { checkInDateTime: past }],
    ['a commission of 101 %', 'commission.percentage', { commission: { type: 'percentage', percentage: 101 } }],
    ['a commission of -1 %', 'commission.percentage', { commission: { type: 'percentage', percentage: -1 } }],
    ['no percentage', 'commission.percentage', { commission: { type: 'percentage', fixed: money } }],
    ['no fixed amount', 'commission.fixed', { commission: { type: 'fixed' } }],
    ['an age that is not listed', 'age', { age: '31' }],
  ];
  test.each(wrong)('for %s: %s', async (_why, field, body) => {
    expectWrong(await searchCars(transfers.service, token, { body }), field);
  });

  test.each([0, 100])('but not for a commission of %i %%', async (percentage) => {
    const body = { commission: { type: 'percentage', percentage } };
    expect((await searchCars(transfers.service, token, { body })).status).toBe(200);
  });
});

describe('a car order is refused', () => {
  const billing = (changes: Fields) => ({ billing: { ...carCompany, ...changes } });
  const wrong: readonly (readonly [why: string, field: string, change: Parameters<typeof orderCar>[3]])[] = [
    ['a malformed email', 'passenger.email', { passenger: { email: 'deniz' } }],
    ['a phone number without country', 'passenger.phone', { passenger: { phone: '05321234567' } }],
    ['a day that does not exist', 'passenger.birthDate', { passenger: { birthDate: '1990-02-30' } }],
    ['a driver who is too young', 'passenger.birthDate', { passenger: { birthDate: '2015-01-01' } }],
    ['a country that does not exist', 'passenger.nationality', { passenger: { nationality: 'XX' } }],
    ['a citizen without number', 'passenger.identityNumber', { passenger: { identityNumber: undefined } }],
    ['a foreigner without passport', 'passenger.passportNo', { passenger: { ...foreigner, passportNo: undefined } }],
    ['an unknown kind of billing', 'billing.type', { body: billing({ type: 'company' }) }],
    ['another country’s name', 'billing.countryName', { body: billing({ countryName: 'Germany' }) }],
    ['an unknown province', 'billing.adm1', { body: billing({ adm1: 'Bavaria' }) }],
    ['a company without tax office', 'billing.taxDivision', { body: billing({ taxDivision: undefined }) }],
    ['a company without tax number', 'billing.taxIdentifier', { body: billing({ taxIdentifier: undefined }) }],
    ['no piece of an extra', 'extraProducts[0].quantity', { body: { extraProducts: [{ code: 'x', quantity: 0 }] } }],
  ];
  test.each(wrong)('for %s: %s', async (_why, field, change) => {
    expectWrong(await orderCar(transfers.service, token, car, change), field);
  });

  test('for two kinds of credit at once', async () => {
    const body = { paymentType: 'limit', isFullCredit: true, isLimitedCredit: true };
    expect([400, 422]).toContain((await orderCar(transfers.service, token, car, { body })).status);
  });

  test('with 404 for a search that is unknown', async () => {
    expect((await orderCar(transfers.service, token, { ...car, searchID: 'unknown' })).status).toBe(404);
  });
});

test('a payment by card without a card is refused', async () => {
  const body = { orderID: 'CAR-1', paymentType: 'creditCard' };
  expectWrong(await transfers.service.api('POST', '/payment/pay', { token, body }), 'payWithCard');
});

describe('a search for transfers is refused', () => {
  const wrong: readonly (readonly [why: string, field: string, body: Fields])[] = [
    ['pick-up in the past', 'pickupTime', { ...oneWay, pickupTime: '2027-03-01T11:59:59+03:00' }],
    ['a round trip without return', 'returnPickupTime', { ...roundTrip, returnPickupTime: undefined }],
    ['a return before it began', 'returnPickupTime', { ...roundTrip, returnPickupTime: '2027-06-10T10:00:00+03:00' }],
    ['no passenger', 'passengerCount', { ...oneWay, passengerCount: 0 }],
    ['a latitude of 91', 'pickup.lat', { ...oneWay, pickup: { lat: 91, lon: 0 } }],
    ['a longitude of -181', 'dropoff.lon', { ...oneWay, dropoff: { lat: 0, lon: -181 } }],
    ['no percentage', 'commission.percentage', { ...oneWay, commission: { type: 'percentage' } }],
    ['no fixed amount', 'commission.fixed', { ...oneWay, commission: { type: 'fixed' } }],
  ];
  test.each(wrong)('for %s: %s', async (_why, field, body) => {
    expectWrong(await transfers.service.api('POST', '/transfer/search', { token, body }), field);
  });

  test('a commission is a fee of its own, on top', async () => {
    const commission = { type: 'fixed', fixed: { amount: 10_000, currency: 'TRY' } };
    const [{ pricing }] = (await transfers.search({ ...oneWay, commission })).products as [
      Awaited<ReturnType<Transfers['search']>>['products'][number],
    ];
    expect(pricing.fees).toContainEqual(expect.objectContaining({ type: 'commission', amount: 10_000 }));
    expect(pricing.fees.reduce((sum, { amount }) => sum + amount, 0)).toBe(pricing.total.amount);
  });
});

describe('a transfer order is refused', () => {
  const undocumented = { ...primary, identityNumber: undefined };
  const lacking = (name: keyof typeof primary) => ({ passengers: [{ ...primary, [name]: undefined }] });
  const billing = (changes: Fields) => ({ billing: { ...company, ...changes } });
  const person = { type: 'individual', taxDivision: undefined, taxIdentifier: '10000000146', lastName: 'Kaya' };
  const wrong: readonly (readonly [why: string, field: string, body: Fields])[] = [
    ['no primary passenger', 'passengers', { passengers: [companion] }],
    ['two primary passengers', 'passengers[1].primary', { passengers: [primary, primary] }],
    ['a primary passenger without gender', 'passengers[0].gender', lacking('gender')],
    ['a primary passenger without birth date', 'passengers[0].birthDate', lacking('birthDate')],
    ['a primary passenger without nationality', 'passengers[0].nationality', lacking('nationality')],
    ['a primary passenger without email', 'passengers[0].email', lacking('email')],
    ['a primary passenger without phone', 'passengers[0].phone', lacking('phone')],
    ['no document', 'passengers[0].identityNumber', { passengers: [undocumented] }],
    ['two documents', 'passengers[0].passportNo', { passengers: [{ ...primary, passportNo: 'U12345678' }] }],
    ['a line of four characters', 'billing.line', billing({ line: 'abcd' })],
    ['a company without tax office', 'billing.taxDivision', billing({ taxDivision: undefined })],
    ['a person without last name', 'billing.lastName', billing({ ...person, lastName: undefined })],
  ];
  test.each(wrong)('for %s: %s', async (_why, field, body) => {
    expectWrong(await transfers.order({ body }), field);
  });

  test('but not with a line of five characters, a person’s billing, or a second passenger by name', async () => {
    for (const body of [billing({ line: 'abcde' }), billing(person), { passengers: [primary, { ...companion }] }]) {
      const answer = await transfers.order({ body });
      expect(answer.status, answer.text).toBe(201);
    }
  });
});
