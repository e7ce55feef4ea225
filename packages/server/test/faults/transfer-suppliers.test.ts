import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallEvent } from '../../src/connectors/call.ts';
import {
  createTransferSupplierConnector,
  type TransferSupplierConnector,
} from '../../src/connectors/transfer-supplier.ts';
import type { TransferReservationRequest, TransferSearch } from '../../src/ports/transfer-suppliers.ts';
import { describeReservations } from './describe-reservations.ts';
import { type Behaviour, startSupplierServer, VITO } from './supplier-server.ts';

const suppliers = await startSupplierServer();
const nobodyLeaves = new AbortController().signal;

const search: TransferSearch = {
  pickup: { lat: 41.2613, lon: 28.74195 },
  dropoff: { lat: 41.037, lon: 28.9851 },
  pickupTime: '2027-06-10T11:00:00+03:00',
  returnPickupTime: '2027-06-13T06:00:00+03:00',
  passengerCount: 4,
};
const reference = 'rsv:att_1';
const request: TransferReservationRequest = {
  reference,
  offerCode: 'vito',
  pickup: { lat: 41.2613, lon: 28.74195, name: 'Istanbul Airport' },
  dropoff: { lat: 41.037, lon: 28.9851 },
  passengers: [
    {
      isPrimary: true,
      firstName: 'Deniz',
      lastName: 'Kaya',
      phone: '+905321234567',
      email: 'deniz.kaya@example.com',
    },
    { isPrimary: false, firstName: 'Ada', lastName: 'Kaya' },
  ],
  flightNumber: 'TK1980',
  returnFlightNumber: 'TK1971',
};

let events: CallEvent[];
let connector: TransferSupplierConnector;

/**
 * Creates a connection whose deadlines are long enough for every response. Only a party that never responds exceeds
 * them.
 */
const connect = ({ searching = 2_000, reserving = 2_000, baseUrl = suppliers.url } = {}) =>
  createTransferSupplierConnector({
    connectionOf: async () => ({
      baseUrl,
      key: 'tk_test',
      deadlineMilliseconds: searching,
      reservationDeadlineMilliseconds: reserving,
    }),
    openMilliseconds: 60_000,
    observe: (event) => events.push(event),
  });
const reconnect = async (options: Parameters<typeof connect>[0]) => {
  await connector.close();
  connector = connect(options);
};

beforeEach(() => {
  suppliers.reset();
  events = [];
  connector = connect();
});
afterEach(() => connector.close());
afterAll(() => suppliers.close());

const ask = (supplierCode = 'BOSPHORUS', gone = nobodyLeaves) =>
  connector.searchTransferSupplier(supplierCode, search, gone);
const reserve = () => connector.createReservation('BOSPHORUS', request, nobodyLeaves);
const find = () => connector.findReservation('BOSPHORUS', 'rsv:att_1', nobodyLeaves);
const cancel = () =>
  connector.cancelReservation('BOSPHORUS', { reservation: 'rsv:att_1', reference: 'cxl:att_1' }, nobodyLeaves);

describe('search at a transfer supplier', () => {
  test('a search sends one request with the key of the supplier', async () => {
    expect(await ask()).toEqual({ answered: true, answer: [VITO] });
    expect(suppliers.requests).toEqual([
      { path: '/transfer-suppliers/BOSPHORUS/offers', authorization: 'Bearer tk_test', body: search },
    ]);
    expect(events).toMatchObject([{ party: 'BOSPHORUS', operation: 'searchOffers', outcome: 'answered' }]);
  });

  test.each<[Behaviour, string]>([
    ['hangsUp', 'unreachable'],
    ['fails', 'failed'],
    ['refuses', 'refused'],
    ['notJson', 'offContract'],
    ['offContract', 'offContract'],
  ])(
    'a supplier that %s gives no usable response: the reason %s is reported and counted',
    async (behaviour, reason) => {
      suppliers.behave('BOSPHORUS', behaviour);
      expect(await ask()).toMatchObject({ answered: false, reason });
      expect(events).toMatchObject([{ outcome: reason }]);
    },
  );

  test('a supplier that does not respond before the deadline is reported as late', async () => {
    suppliers.behave('BOSPHORUS', 'silent');
    await reconnect({ searching: 30 });
    expect(await ask()).toEqual({ answered: false, reason: 'late' });
  });

  test('a supplier that cannot be reached is reported as unreachable', async () => {
    await reconnect({ baseUrl: 'http://127.0.0.1:1' });
    expect(await ask()).toEqual({ answered: false, reason: 'unreachable' });
  });

  test('a search is aborted when the customer leaves', async () => {
    suppliers.behave('BOSPHORUS', 'silent');
    const customer = new AbortController();
    const asked = ask('BOSPHORUS', customer.signal);
    customer.abort();
    expect(await asked).toEqual({ answered: false, reason: 'abandoned' });
  });

  test('the circuit breaker opens after five consecutive failures of one supplier, for this supplier only', async () => {
    suppliers.behave('BOSPHORUS', 'fails');
    for (let time = 0; time < 5; time++) await ask();
    suppliers.behave('BOSPHORUS', 'well');
    expect(await ask()).toEqual({ answered: false, reason: 'circuitOpen' });
    expect(suppliers.requests).toHaveLength(5);
    expect(await ask('SKYLINE')).toMatchObject({ answered: true });
    expect(await reserve()).toMatchObject({ answered: true });
  });
});

const stands = (said: Parameters<typeof suppliers.reservation>[0]) => () => suppliers.reservation(said);

describeReservations({
  party: 'supplier',
  path: '/transfer-suppliers/BOSPHORUS/reservations',
  request,
  requests: suppliers.requests,
  events: () => events,
  behave: (behaviour) => suppliers.behave('BOSPHORUS', behaviour),
  waitNoLongerThan: (milliseconds) => reconnect({ reserving: milliseconds }),
  reserve,
  find,
  cancel,
  search: () => ask(),
  standings: [
    [stands({ reference, status: 'refused', message: 'no' }), 'refused: no', { status: 'refused', message: 'no' }],
    [
      stands({ reference, status: 'cancelling', reservationId: 'R-1' }),
      'cancelling',
      { status: 'cancelling', reservationId: 'R-1' },
    ],
    [
      stands({ reference, status: 'cancelled', cancelledBy: 'service' }),
      'cancelled by the service',
      { status: 'cancelled', cancelledBy: 'service' },
    ],
    [
      stands({ reference, status: 'cancelled', cancelledBy: 'supplier' }),
      'cancelled by the supplier',
      { status: 'cancelled', cancelledBy: 'vendor' },
    ],
  ],
});

test.each(['reserved', 'cancelling', 'cancelled'] as const)(
  'a %s reservation without its required fields violates the contract',
  async (status) => {
    suppliers.reservation({ reference, status });
    expect(await find()).toEqual({ answered: false, reason: 'offContract' });
  },
);
