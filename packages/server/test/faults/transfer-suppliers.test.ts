import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallEvent } from '../../src/connectors/call.ts';
import {
  createTransferSupplierConnector,
  type TransferSupplierConnector,
} from '../../src/connectors/transfer-supplier.ts';
import type { TransferReservationRequest, TransferSearch } from '../../src/ports/transfer-suppliers.ts';
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
const request: TransferReservationRequest = {
  reference: 'rsv:att_1',
  offerCode: 'vito',
  passengers: [
    {
      ...{ isPrimary: true, firstName: 'Deniz', lastName: 'Kaya' },
      ...{ phone: '+905321234567', email: 'deniz.kaya@example.com' },
    },
    { isPrimary: false, firstName: 'Ada', lastName: 'Kaya' },
  ],
  flightNumber: 'TK1980',
  returnFlightNumber: 'TK1971',
};

let events: CallEvent[];
let connector: TransferSupplierConnector;

/** Long enough for any answer that comes, so that only silence meets it. */
const connect = ({ searching = 2_000, reserving = 2_000, baseUrl = suppliers.url } = {}) =>
  createTransferSupplierConnector({
    baseUrl,
    key: 'tk_test',
    deadlineMilliseconds: searching,
    reservationDeadlineMilliseconds: reserving,
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

describe('a search', () => {
  test('asks the supplier once, with its key, for what was searched', async () => {
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
  ])('a supplier that %s gives no usable answer: %s, and it is counted', async (behaviour, reason) => {
    suppliers.behave('BOSPHORUS', behaviour);
    expect(await ask()).toEqual({ answered: false, reason });
    expect(events).toMatchObject([{ outcome: reason }]);
  });

  test('a supplier that is silent past the deadline: late', async () => {
    suppliers.behave('BOSPHORUS', 'silent');
    await reconnect({ searching: 30 });
    expect(await ask()).toEqual({ answered: false, reason: 'late' });
  });

  test('a supplier that is not there: unreachable', async () => {
    await reconnect({ baseUrl: 'http://127.0.0.1:1' });
    expect(await ask()).toEqual({ answered: false, reason: 'unreachable' });
  });

  test('a customer who leaves ends the call', async () => {
    suppliers.behave('BOSPHORUS', 'silent');
    const customer = new AbortController();
    const asked = ask('BOSPHORUS', customer.signal);
    customer.abort();
    expect(await asked).toEqual({ answered: false, reason: 'abandoned' });
  });

  test('the circuit opens after five failures in a row, for this supplier alone', async () => {
    suppliers.behave('BOSPHORUS', 'fails');
    for (let time = 0; time < 5; time++) await ask();
    suppliers.behave('BOSPHORUS', 'well');
    expect(await ask()).toEqual({ answered: false, reason: 'circuitOpen' });
    expect(suppliers.requests).toHaveLength(5);
    expect(await ask('SKYLINE')).toMatchObject({ answered: true });
    expect(await reserve()).toMatchObject({ answered: true });
  });
});

describe('a reservation', () => {
  test('is made, found and cancelled by its reference', async () => {
    const reserved = { answered: true, answer: { status: 'reserved', reservationId: 'R-1' } };
    expect([await reserve(), await find()]).toEqual([reserved, reserved]);
    expect(await cancel()).toEqual({ answered: true, answer: 'cancelled' });
    expect(suppliers.requests.map(({ path, body }) => [path, body])).toEqual([
      ['/transfer-suppliers/BOSPHORUS/reservations', request],
      ['/transfer-suppliers/BOSPHORUS/reservations/rsv%3Aatt_1', undefined],
      ['/transfer-suppliers/BOSPHORUS/reservations/rsv%3Aatt_1/cancel', { reference: 'cxl:att_1' }],
    ]);
  });

  test.each([
    [{ status: 'refused', message: 'no' } as const, { status: 'refused', message: 'no' }],
    [{ status: 'cancelling', reservationId: 'R-1' } as const, { status: 'cancelling', reservationId: 'R-1' }],
    [{ status: 'cancelled', cancelledBy: 'service' } as const, { status: 'cancelled', cancelledBy: 'service' }],
    [{ status: 'cancelled', cancelledBy: 'supplier' } as const, { status: 'cancelled', cancelledBy: 'vendor' }],
  ])('that stands as %o is told as %o', async (said, told) => {
    suppliers.reservation({ reference: 'rsv:att_1', ...said });
    expect([await find(), await reserve()]).toEqual([
      { answered: true, answer: told },
      { answered: true, answer: told },
    ]);
  });

  test('of an offer that the supplier no longer knows is refused', async () => {
    suppliers.behave('BOSPHORUS', 'refuses');
    expect(await reserve()).toMatchObject({ answered: true, answer: { status: 'refused' } });
  });

  test('that never arrived is found to be none', async () => {
    suppliers.behave('BOSPHORUS', 'forgets');
    expect(await find()).toEqual({ answered: true, answer: undefined });
  });

  test.each(['reserved', 'cancelling', 'cancelled'] as const)(
    '%s without its particulars is off the contract',
    async (status) => {
      suppliers.reservation({ reference: 'rsv:att_1', status });
      expect(await find()).toEqual({ answered: false, reason: 'offContract' });
    },
  );
});

describe('what is not known for certain is no answer', () => {
  test.each<[Behaviour, string]>([
    ['hangsUp', 'unreachable'],
    ['fails', 'failed'],
    ['forgets', 'refused'],
    ['notJson', 'offContract'],
    ['offContract', 'offContract'],
  ])('a supplier that %s: %s', async (behaviour, reason) => {
    suppliers.behave('BOSPHORUS', behaviour);
    const unanswered = { answered: false, reason };
    expect([await reserve(), await cancel()]).toEqual([unanswered, unanswered]);
  });

  test('that an offer is unknown says nothing about a reservation: it is not found to be none', async () => {
    suppliers.behave('BOSPHORUS', 'refuses');
    expect(await find()).toEqual({ answered: false, reason: 'refused' });
  });

  test('a supplier that is silent past the deadline of reservations: late', async () => {
    suppliers.behave('BOSPHORUS', 'silent');
    await reconnect({ reserving: 30 });
    expect([await reserve(), await find(), await cancel()]).toEqual(
      Array.from({ length: 3 }, () => ({ answered: false, reason: 'late' })),
    );
  });
});

test('failures in a row close neither the way to reserve nor, with it, the way to search', async () => {
  suppliers.behave('BOSPHORUS', 'fails');
  for (let time = 0; time < 10; time++) await reserve();
  suppliers.behave('BOSPHORUS', 'well');
  expect([await reserve(), await ask()]).toMatchObject([{ answered: true }, { answered: true }]);
  expect(events.filter(({ outcome }) => outcome === 'circuitOpen')).toEqual([]);
});
