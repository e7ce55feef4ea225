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

function expectWrong({ status, body }: Answer, field: string): void {
  expect([400, 422]).toContain(status);
  expect(body).toMatchObject({ details: { field } });
}

describe('refused car searches', () => {
  const past = '2027-03-01T11:59:59+03:00';
  const money = { amount: 100, currency: 'TRY' };
  const wrong: readonly (readonly [why: string, field: string, body: Fields])[] = [
    ['a pick-up in the past', 'checkInDateTime', { checkInDateTime: past }],
    ['a commission of 101 %', 'commission.percentage', { commission: { type: 'percentage', percentage: 101 } }],
    ['a commission of -1 %', 'commission.percentage', { commission: { type: 'percentage', percentage: -1 } }],
    ['no percentage', 'commission.percentage', { commission: { type: 'percentage', fixed: money } }],
    ['no fixed amount', 'commission.fixed', { commission: { type: 'fixed' } }],
    ['an age that is not listed', 'age', { age: '31' }],
  ];
  test.each(wrong)('a car search with %s is refused with the field %s', async (_why, field, body) => {
    expectWrong(await searchCars(transfers.service, token, { body }), field);
  });

  test.each([0, 100])('a car search with a commission of %i %% is accepted', async (percentage) => {
    const body = { commission: { type: 'percentage', percentage } };
    expect((await searchCars(transfers.service, token, { body })).status).toBe(200);
  });
});

describe('refused car orders', () => {
  const billing = (changes: Fields) => ({ billing: { ...carCompany, ...changes } });
  const wrong: readonly (readonly [why: string, field: string, change: Parameters<typeof orderCar>[3]])[] = [
    ['a malformed email', 'passenger.email', { passenger: { email: 'deniz' } }],
    ['a phone number without country', 'passenger.phone', { passenger: { phone: '05321234567' } }],
    ['a day that does not exist', 'passenger.birthDate', { passenger: { birthDate: '1990-02-30' } }],
    ['a driver who is too young', 'passenger.birthDate', { passenger: { birthDate: '2015-01-01' } }],
    ['a country that does not exist', 'passenger.nationality', { passenger: { nationality: 'XX' } }],
    ['a citizen without an identity number', 'passenger.identityNumber', { passenger: { identityNumber: undefined } }],
    ['a foreigner without a passport', 'passenger.passportNo', { passenger: { ...foreigner, passportNo: undefined } }],
    ['an unknown kind of billing', 'billing.type', { body: billing({ type: 'company' }) }],
    ['the name of a different country', 'billing.countryName', { body: billing({ countryName: 'Germany' }) }],
    ['an unknown province', 'billing.adm1', { body: billing({ adm1: 'Bavaria' }) }],
    ['a company without a tax office', 'billing.taxDivision', { body: billing({ taxDivision: undefined }) }],
    ['a company without a tax number', 'billing.taxIdentifier', { body: billing({ taxIdentifier: undefined }) }],
    [
      'an extra with the quantity zero',
      'extraProducts[0].quantity',
      { body: { extraProducts: [{ code: 'x', quantity: 0 }] } },
    ],
  ];
  test.each(wrong)('a car order with %s is refused with the field %s', async (_why, field, change) => {
    expectWrong(await orderCar(transfers.service, token, car, change), field);
  });

  test('an order with two kinds of credit is refused', async () => {
    const body = { paymentType: 'limit', isFullCredit: true, isLimitedCredit: true };
    expect([400, 422]).toContain((await orderCar(transfers.service, token, car, { body })).status);
  });

  test('an order for an unknown search is refused with 404', async () => {
    expect((await orderCar(transfers.service, token, { ...car, searchID: 'unknown' })).status).toBe(404);
  });
});

test('a card payment without a card is refused', async () => {
  const body = { orderID: 'CAR-1', paymentType: 'creditCard' };
  expectWrong(await transfers.service.api('POST', '/payment/pay', { token, body }), 'payWithCard');
});

describe('a search for transfers is refused', () => {
  const wrong: readonly (readonly [why: string, field: string, body: Fields])[] = [
    ['a pick-up in the past', 'pickupTime', { ...oneWay, pickupTime: '2027-03-01T11:59:59+03:00' }],
    ['a round trip without a return time', 'returnPickupTime', { ...roundTrip, returnPickupTime: undefined }],
    [
      'a return before the outbound trip',
      'returnPickupTime',
      { ...roundTrip, returnPickupTime: '2027-06-10T10:00:00+03:00' },
    ],
    ['no passenger', 'passengerCount', { ...oneWay, passengerCount: 0 }],
    ['a latitude of 91', 'pickup.lat', { ...oneWay, pickup: { lat: 91, lon: 0 } }],
    ['a longitude of -181', 'dropoff.lon', { ...oneWay, dropoff: { lat: 0, lon: -181 } }],
    ['no percentage', 'commission.percentage', { ...oneWay, commission: { type: 'percentage' } }],
    ['no fixed amount', 'commission.fixed', { ...oneWay, commission: { type: 'fixed' } }],
  ];
  test.each(wrong)('a transfer search with %s is refused with the field %s', async (_why, field, body) => {
    expectWrong(await transfers.service.api('POST', '/transfer/search', { token, body }), field);
  });

  test('a commission is added to the price as a separate fee', async () => {
    const commission = { type: 'fixed', fixed: { amount: 10_000, currency: 'TRY' } };
    const [{ pricing }] = (await transfers.search({ ...oneWay, commission })).products as [
      Awaited<ReturnType<Transfers['search']>>['products'][number],
    ];
    expect(pricing.fees).toContainEqual(expect.objectContaining({ type: 'commission', amount: 10_000 }));
    expect(pricing.fees.reduce((sum, { amount }) => sum + amount, 0)).toBe(pricing.total.amount);
  });
});

describe('refused transfer orders', () => {
  const undocumented = { ...primary, identityNumber: undefined };
  const lacking = (name: keyof typeof primary) => ({ passengers: [{ ...primary, [name]: undefined }] });
  const billing = (changes: Fields) => ({ billing: { ...company, ...changes } });
  const person = { type: 'individual', taxDivision: undefined, taxIdentifier: '10000000146', lastName: 'Kaya' };
  const wrong: readonly (readonly [why: string, field: string, body: Fields])[] = [
    ['no primary passenger', 'passengers', { passengers: [companion] }],
    ['two primary passengers', 'passengers[1].primary', { passengers: [primary, primary] }],
    ['a primary passenger without a gender', 'passengers[0].gender', lacking('gender')],
    ['a primary passenger without a birth date', 'passengers[0].birthDate', lacking('birthDate')],
    ['a primary passenger without a nationality', 'passengers[0].nationality', lacking('nationality')],
    ['a primary passenger without an email address', 'passengers[0].email', lacking('email')],
    ['a primary passenger without a phone number', 'passengers[0].phone', lacking('phone')],
    ['no document', 'passengers[0].identityNumber', { passengers: [undocumented] }],
    ['two documents', 'passengers[0].passportNo', { passengers: [{ ...primary, passportNo: 'U12345678' }] }],
    ['an address line of four characters', 'billing.line', billing({ line: 'abcd' })],
    ['a company without a tax office', 'billing.taxDivision', billing({ taxDivision: undefined })],
    ['a person without a last name', 'billing.lastName', billing({ ...person, lastName: undefined })],
  ];
  test.each(wrong)('a transfer order with %s is refused with the field %s', async (_why, field, body) => {
    expectWrong(await transfers.order({ body }), field);
  });

  test('a transfer order with a five-character address, personal billing or a second named passenger is accepted', async () => {
    for (const body of [billing({ line: 'abcde' }), billing(person), { passengers: [primary, { ...companion }] }]) {
      const answer = await transfers.order({ body });
      expect(answer.status, answer.text).toBe(201);
    }
  });
});
