import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallEvent } from '../../src/connectors/call.ts';
import { createVendorConnector, type VendorConnector } from '../../src/connectors/vendor.ts';
import type { ReservationRequest } from '../../src/ports/reservations.ts';
import { deniz } from '../support/travellers.ts';
import { describeReservations } from './describe-reservations.ts';
import { anOffer, startVendorServer } from './vendor-server.ts';

const vendors = await startVendorServer();
const nobodyLeaves = new AbortController().signal;
const reference = 'rsv:att_1';
const request: ReservationRequest = {
  reference,
  offerCode: 'ANADOLU-clio',
  extras: [{ code: 'BABY_SEAT', quantity: 1 }],
  driver: deniz,
};

let events: CallEvent[];
let connector: VendorConnector;

const connect = (reservationDeadlineMilliseconds: number) =>
  createVendorConnector({
    now: () => new Date('2027-03-01T09:00:00Z'),
    sharedMilliseconds: 0,
    connectionOf: async () => ({
      baseUrl: vendors.url,
      key: 'vk_test',
      deadlineMilliseconds: 2_000,
      reservationDeadlineMilliseconds,
    }),
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

describe('availability of an offer', () => {
  test('an available offer has a price', async () => {
    const { price } = anOffer('ANADOLU');
    expect(await check()).toMatchObject({ answered: true, answer: { isAvailable: true, price } });
  });

  test('an offer that is gone or unknown to the vendor is unavailable', async () => {
    expect(await check('other')).toEqual({ answered: true, answer: { isAvailable: false } });
    vendors.behave('ANADOLU', 'refuses');
    expect(await check()).toEqual({ answered: true, answer: { isAvailable: false } });
  });
});

const stands = (said: Parameters<typeof vendors.reservation>[0]) => () => vendors.reservation(said);

describeReservations({
  party: 'vendor',
  path: '/vendors/ANADOLU/reservations',
  request,
  requests: vendors.requests,
  events: () => events,
  behave: (behaviour) => vendors.behave('ANADOLU', behaviour),
  async waitNoLongerThan(milliseconds) {
    await connector.close();
    connector = connect(milliseconds);
  },
  reserve,
  find,
  cancel,
  search: () => check(),
  standings: [
    [stands({ reference, status: 'refused', message: 'no' }), 'refused: no', { status: 'refused', message: 'no' }],
    [stands({ reference, status: 'refused' }), 'refused', { status: 'refused', message: 'The vendor gave no reason.' }],
    [
      stands({ reference, status: 'cancelling', reservationId: 'R-1' }),
      'cancelling',
      { status: 'cancelling', reservationId: 'R-1' },
    ],
    [
      stands({ reference, status: 'cancelled', cancelledBy: 'vendor' }),
      'cancelled by the vendor',
      { status: 'cancelled', cancelledBy: 'vendor' },
    ],
  ],
});

test.each(['reserved', 'cancelled'] as const)(
  'a %s reservation without its required fields violates the contract',
  async (status) => {
    vendors.reservation({ reference, status });
    expect(await find()).toEqual({ answered: false, reason: 'offContract' });
  },
);
