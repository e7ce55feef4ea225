import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallEvent } from '../../src/connectors/call.ts';
import { createVendorConnector, type VendorConnector } from '../../src/connectors/vendor.ts';
import type { ReservationRequest } from '../../src/ports/reservations.ts';
import { anOffer, type Behaviour, startVendorServer } from './vendor-server.ts';

const vendors = await startVendorServer();
const nobodyLeaves = new AbortController().signal;
const request: ReservationRequest = {
  reference: 'rsv:att_1',
  offerCode: 'ANADOLU-clio',
  extras: [{ code: 'BABY_SEAT', quantity: 1 }],
  driver: {
    firstName: 'Deniz',
    lastName: 'Kaya',
    email: 'deniz.kaya@example.com',
    phone: '+905321234567',
    nationality: 'TR',
    birthDate: '1990-04-12',
    identityNumber: '10000000146',
  },
};

let events: CallEvent[];
let connector: VendorConnector;

const connect = (reservationDeadlineMilliseconds: number) =>
  createVendorConnector({
    baseUrl: vendors.url,
    key: 'vk_test',
    deadlineMilliseconds: 2_000,
    reservationDeadlineMilliseconds,
    openMilliseconds: 60_000,
    observe: (event) => events.push(event),
  });

beforeEach(() => {
  vendors.reset();
  events = [];
  connector = connect(2_000);
});
afterEach(() => connector.close());
afterAll(() => vendors.close());

const check = (offerCode = 'ANADOLU-clio') => connector.checkOffer('ANADOLU', offerCode, nobodyLeaves);
const reserve = () => connector.createReservation('ANADOLU', request, nobodyLeaves);
const find = () => connector.findReservation('ANADOLU', 'rsv:att_1', nobodyLeaves);
const cancel = () =>
  connector.cancelReservation('ANADOLU', { reservation: 'rsv:att_1', reference: 'cxl:att_1' }, nobodyLeaves);

describe('an offer', () => {
  test('that still stands has a price', async () => {
    const { price } = anOffer('ANADOLU');
    expect(await check()).toMatchObject({ answered: true, answer: { isAvailable: true, price } });
  });

  test('that is gone, or that the vendor no longer knows, is not available', async () => {
    expect(await check('other')).toEqual({ answered: true, answer: { isAvailable: false } });
    vendors.behave('ANADOLU', 'refuses');
    expect(await check()).toEqual({ answered: true, answer: { isAvailable: false } });
  });
});

describe('a reservation', () => {
  test('is made, found and cancelled by its reference', async () => {
    const reserved = { answered: true, answer: { status: 'reserved', reservationId: 'R-1' } };
    expect([await reserve(), await find()]).toEqual([reserved, reserved]);
    expect(await cancel()).toEqual({ answered: true, answer: 'cancelled' });
    expect(vendors.requests.map(({ path, body }) => [path, body])).toEqual([
      ['/vendors/ANADOLU/reservations', request],
      ['/vendors/ANADOLU/reservations/rsv%3Aatt_1', undefined],
      ['/vendors/ANADOLU/reservations/rsv%3Aatt_1/cancel', { reference: 'cxl:att_1' }],
    ]);
  });

  test.each([
    [{ status: 'refused', message: 'no' } as const, { status: 'refused', message: 'no' }],
    [{ status: 'refused' } as const, { status: 'refused', message: 'The vendor gave no reason.' }],
    [{ status: 'cancelling', reservationId: 'R-1' } as const, { status: 'cancelling', reservationId: 'R-1' }],
    [{ status: 'cancelled', cancelledBy: 'vendor' } as const, { status: 'cancelled', cancelledBy: 'vendor' }],
  ])('that stands as %o is told as %o', async (said, told) => {
    vendors.reservation({ reference: 'rsv:att_1', ...said });
    expect(await find()).toEqual({ answered: true, answer: told });
  });

  test('of an offer that the vendor no longer knows is refused', async () => {
    vendors.behave('ANADOLU', 'refuses');
    expect(await reserve()).toMatchObject({ answered: true, answer: { status: 'refused' } });
  });

  test('that never arrived is found to be none', async () => {
    vendors.behave('ANADOLU', 'forgets');
    expect(await find()).toEqual({ answered: true, answer: undefined });
  });

  test.each(['reserved', 'cancelled'] as const)('%s without its particulars is off the contract', async (status) => {
    vendors.reservation({ reference: 'rsv:att_1', status });
    expect(await find()).toEqual({ answered: false, reason: 'offContract' });
  });
});

describe('what is not known for certain is no answer', () => {
  test.each<[Behaviour, string]>([
    ['hangsUp', 'unreachable'],
    ['fails', 'failed'],
    ['forgets', 'refused'],
    ['notJson', 'offContract'],
  ])('a vendor that %s: %s', async (behaviour, reason) => {
    vendors.behave('ANADOLU', behaviour);
    const unanswered = { answered: false, reason };
    expect([await reserve(), await cancel()]).toEqual([unanswered, unanswered]);
  });

  test('a vendor that is silent past the deadline of reservations: late', async () => {
    vendors.behave('ANADOLU', 'silent');
    await connector.close();
    connector = connect(30);
    expect(await reserve()).toEqual({ answered: false, reason: 'late' });
  });
});

test('failures in a row close neither the way to reserve nor, with it, the way to search', async () => {
  vendors.behave('ANADOLU', 'fails');
  for (let time = 0; time < 10; time++) await reserve();
  vendors.behave('ANADOLU', 'well');
  expect(await reserve()).toMatchObject({ answered: true });
  expect(await check()).toMatchObject({ answered: true });
  expect(events.filter(({ outcome }) => outcome === 'circuitOpen')).toEqual([]);
});
