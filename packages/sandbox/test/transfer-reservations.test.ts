import { describe, expect, test } from 'vitest';
import {
  type Cancellation,
  type ErrorBody,
  IST,
  type Reservation,
  startTransferSuppliers,
  TAKSIM,
  TRANSFER_SUPPLIER_KEY,
  thereAndBack,
  toTaksim,
} from './transfers.ts';
import { NOW } from './vendors.ts';

let now = NOW;
const waits: number[] = [];
const suppliers = await startTransferSuppliers({
  now: () => now,
  wait: async (milliseconds) => waits.push(milliseconds),
});
const { sandbox } = suppliers;
const codeOf = async (supplierCode: string, search = toTaksim) =>
  (await suppliers.offers(supplierCode, search))[0]!.offerCode;
const offerCode = await codeOf('BOSPHORUS', thereAndBack);

/** A timeout much longer than a normal response time. */
const PATIENCE_MILLISECONDS = 200;

const passengers = (lastName: string) => [
  { isPrimary: false, firstName: 'Ada', lastName: 'Refused', passportNumber: 'U12345678' },
  {
    isPrimary: true,
    firstName: 'Deniz',
    lastName,
    phone: '+905321234567',
    email: 'deniz.kaya@example.com',
    identityNumber: '10000000146',
  },
];
const dropoff = { ...TAKSIM, name: 'The Marmara Taksim', address: 'Osmanlı Sokak 1' };
const reserve = (reference: string, lastName = 'Kaya', changes: object = {}, init: RequestInit = {}) =>
  suppliers.call<Reservation & ErrorBody>(
    '/BOSPHORUS/reservations',
    {
      reference,
      offerCode,
      pickup: { ...IST, name: 'Istanbul Airport' },
      dropoff,
      passengers: passengers(lastName),
      flightNumber: 'TK1980',
      ...changes,
    },
    init,
  );
const find = (reference: string, supplierCode = 'BOSPHORUS') =>
  suppliers.call<Reservation & ErrorBody>(`/${supplierCode}/reservations/${reference}`);
const cancel = (reference: string) =>
  suppliers.call<Cancellation>(`/BOSPHORUS/reservations/${reference}/cancel`, { reference: `cxl:${reference}` });
const statusOf = async (reference: string) => (await find(reference)).body.status;
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const bothReserved = [
  { leg: 'oneway', status: 'reserved' },
  { leg: 'return', status: 'reserved' },
];
const legsAt = async (reference: string) =>
  (await find(reference)).body.legs!.map(({ leg, status, cancelledBy }) => [leg, status, cancelledBy]);

describe('one leg of a round trip', () => {
  const cancelBack = (reference: string) =>
    suppliers.call<Cancellation>(`/BOSPHORUS/reservations/${reference}/cancel`, {
      reference: `cxl:${reference}:return`,
      legs: ['return'],
    });

  test('one leg is cancelled once, and the other leg stays reserved until it is cancelled', async () => {
    await reserve('rsv:one-way');
    for (let times = 0; times < 2; times += 1) expect((await cancelBack('rsv:one-way')).body.outcome).toBe('cancelled');
    expect(await statusOf('rsv:one-way')).toBe('reserved');
    expect(await legsAt('rsv:one-way')).toEqual([
      ['oneway', 'reserved', undefined],
      ['return', 'cancelled', 'service'],
    ]);
    await cancel('rsv:one-way');
    expect(await statusOf('rsv:one-way')).toBe('cancelled');
  });

  test('a leg is not cancelled for Cancelrefused, and takes 5 seconds for Cancelpending', async () => {
    await reserve('rsv:keeps-both', 'Cancelrefused');
    expect((await cancelBack('rsv:keeps-both')).body.outcome).toBe('refused');
    await reserve('rsv:slowly', 'Cancelpending');
    expect((await cancelBack('rsv:slowly')).body.outcome).toBe('pending');
    expect(await statusOf('rsv:slowly')).toBe('cancelling');
    pass(5);
    expect(await statusOf('rsv:slowly')).toBe('reserved');
    expect((await legsAt('rsv:slowly'))[1]).toEqual(['return', 'cancelled', 'service']);
    now = NOW;
  });

  test.each([
    ['Droppedoneway', 'oneway', 'return'],
    ['Droppedreturn', 'return', 'oneway'],
  ])('the supplier drops one leg for %s after 5 seconds and states the time', async (lastName, lost, kept) => {
    await reserve(`rsv:${lastName}`, lastName);
    pass(4);
    expect((await find(`rsv:${lastName}`)).body.legs).toEqual(bothReserved);
    pass(1);
    const { status, legs } = (await find(`rsv:${lastName}`)).body;
    expect(status).toBe('reserved');
    expect(legs).toContainEqual({ leg: kept, status: 'reserved' });
    const cancelledAt = now.toISOString();
    expect(legs).toContainEqual({ leg: lost, status: 'cancelled', cancelledBy: 'supplier', cancelledAt });
    now = NOW;
  });

  test('the legs can be dropped one after the other from a test', async () => {
    const { reservationId } = (await reserve('rsv:drop-each')).body;
    expect(sandbox.dropReservation(reservationId!, 'return')).toBe(true);
    expect(sandbox.dropReservation(reservationId!, 'return')).toBe(false);
    expect(await statusOf('rsv:drop-each')).toBe('reserved');
    expect(sandbox.dropReservation(reservationId!, 'oneway')).toBe(true);
    expect((await find('rsv:drop-each')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'supplier' });
  });
});

describe('transfer reservations', () => {
  test('a transfer reservation is created and can be found by its reference', async () => {
    const made = await reserve('rsv:plain');
    expect(made).toEqual({
      status: 200,
      body: {
        reference: 'rsv:plain',
        status: 'reserved',
        reservationId: expect.stringMatching(/^BO-[2-9A-Z]{8}$/),
        legs: bothReserved,
      },
    });
    expect(await find('rsv:plain')).toEqual(made);
    expect(sandbox.transferReservations()[0]).toEqual({
      party: 'BOSPHORUS',
      reference: 'rsv:plain',
      at: now,
      changedAt: now,
      status: 'reserved',
      reservationId: made.body.reservationId,
      legs: bothReserved,
      booked: {
        passenger: 'Deniz Kaya',
        passengerCount: 2,
        vehicle: 'Mercedes Vito',
        from: 'Istanbul Airport',
        to: 'The Marmara Taksim, Osmanlı Sokak 1',
        sign: 'Deniz Kaya',
        brought: '',
        isDocumented: false,
        pickupTime: new Date('2027-06-10T08:00:00Z'),
        returnPickupTime: new Date('2027-06-13T03:00:00Z'),
      },
    });
  });

  test('a transfer reservation includes the extras of its offer, children, luggage and the name on the sign', async () => {
    const extras = [
      { type: 'meetAndGreet', count: 1 },
      { type: 'childSeat', count: 2 },
    ] as const;
    const [offer] = await suppliers.offers('BOSPHORUS', { ...thereAndBack, extras: [...extras] });
    const needs = { offerCode: offer!.offerCode, childAges: [3, 5], luggage: { suitcases: 2, oversized: 0 } };
    const made = await reserve('rsv:extras', 'Kaya', {
      ...needs,
      extras: extras.toReversed(),
      signText: 'Kaya family',
    });
    expect(made.body.status).toBe('reserved');
    expect(sandbox.transferReservations()[0]!.booked).toMatchObject({
      sign: 'Kaya family',
      brought: 'children aged 3, 5 · 2 suitcases · 2 × child seat · 1 × meet and greet',
    });
    expect(await reserve('rsv:fewer', 'Kaya', { ...needs, extras: extras.slice(1) })).toMatchObject({
      status: 400,
      body: { details: { field: 'extras', message: 'must be those that were searched for' } },
    });
  });

  test('the reservation of a group includes all its vehicles', async () => {
    const [group] = await suppliers.offers('BOSPHORUS', { ...thereAndBack, passengerCount: 28, maxVehicles: 3 });
    expect((await reserve('rsv:group', 'Kaya', { offerCode: group!.offerCode })).body.status).toBe('reserved');
    expect(sandbox.transferReservations()[0]!.booked!.vehicle).toBe('2 × Mercedes Sprinter, Volkswagen Passat');
  });

  test('ten simultaneous requests with one reference create one transfer reservation', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => reserve('rsv:often')));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(sandbox.transferReservations().filter(({ reference }) => reference === 'rsv:often')).toHaveLength(1);
  });

  test('a repeated transfer reservation request returns the current state, even after the pick-up time', async () => {
    const made = await reserve('rsv:late');
    now = new Date('2027-07-01T00:00:00Z');
    const { legs = [], ...standing } = (await reserve('rsv:late')).body;
    expect({ ...standing, legs: legs.map(({ leg, status }) => ({ leg, status })) }).toEqual(made.body);
    expect((await reserve('rsv:later')).body.code).toBe(2404);
    now = NOW;
  });

  test('404 offer.notFound: an altered code and the code of a different supplier are refused', async () => {
    for (const code of [`${offerCode}x`, await codeOf('SKYLINE')]) {
      const { status, body } = await reserve('rsv:altered', 'Kaya', { offerCode: code });
      expect([status, body.code]).toEqual([404, 2404]);
    }
    expect((await find('rsv:altered')).status).toBe(404);
  });

  test('422 reference.reused: a different offer, passenger, flight or hotel under a used reference is refused', async () => {
    await reserve('rsv:taken');
    for (const changes of [
      { offerCode: await codeOf('BOSPHORUS') },
      { passengers: passengers('Demir') },
      { flightNumber: 'TK1' },
      { dropoff: TAKSIM },
    ]) {
      const { status, body } = await reserve('rsv:taken', 'Kaya', changes);
      expect([status, body.code]).toEqual([422, 3422]);
    }
  });

  test('400 request.invalid: a passenger without the data for the passenger report is refused', async () => {
    const list = [{ isPrimary: false, firstName: 'Ada', lastName: 'Kaya' }, ...passengers('Kaya').slice(1)];
    const { status, body } = await reserve('rsv:unreported', 'Kaya', { passengers: list });
    expect([status, body.details?.field]).toEqual([400, 'passengers[0]']);
    expect((await find('rsv:unreported')).status).toBe(404);
  });

  test.each([
    ['none', [{ isPrimary: false, firstName: 'Ada', lastName: 'Kaya' }]],
    ['two', [...passengers('Kaya'), { isPrimary: true, firstName: 'Ada', lastName: 'Kaya' }]],
  ])('400 request.invalid: a reservation with %s primary passengers is refused', async (count, list) => {
    const { status, body } = await reserve(`rsv:${count}`, 'Kaya', { passengers: list });
    expect([status, body.details?.field]).toEqual([400, 'passengers']);
    expect((await find(`rsv:${count}`)).status).toBe(404);
  });

  test('404 reservation.notFound: an unknown reference, or one of a different supplier, is refused', async () => {
    await reserve('rsv:here');
    for (const answer of [await find('rsv:nothing'), await find('rsv:here', 'SKYLINE')]) {
      expect(answer).toEqual({
        status: 404,
        body: { key: 'reservation.notFound', code: 3404, description: 'There is no such reservation.' },
      });
    }
  });
});

describe('test passengers of a supplier', () => {
  test('the reservation of a passenger called Refused is refused', async () => {
    expect((await reserve('rsv:refused', 'Refused')).body).toEqual({
      reference: 'rsv:refused',
      status: 'refused',
      message: 'The passenger was refused by the supplier.',
    });
    expect((await cancel('rsv:refused')).body).toEqual({ outcome: 'cancelled' });
    expect(await statusOf('rsv:refused')).toBe('refused');
  });

  test('the reservation of a passenger called Slow takes 2 seconds', async () => {
    expect((await reserve('rsv:slow', 'Slow')).body.status).toBe('reserved');
    expect(waits).toEqual([2_000]);
  });

  test('a passenger called Timeout gets no response, but the transfer is reserved', async () => {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    await expect(reserve('rsv:timeout', 'Timeout', {}, { signal })).rejects.toThrow('timeout');
    expect(await statusOf('rsv:timeout')).toBe('reserved');
    expect((await cancel('rsv:timeout')).body).toEqual({ outcome: 'cancelled' });
  });

  test('a passenger called Broken gets status 500 every time, and nothing is reserved', async () => {
    for (let time = 0; time < 2; time++) expect((await reserve('rsv:broken', 'Broken')).status).toBe(500);
    expect((await find('rsv:broken')).status).toBe(404);
  });

  test('a passenger called Cancelrefused cannot cancel', async () => {
    await reserve('rsv:cancelrefused', 'Cancelrefused');
    expect((await cancel('rsv:cancelrefused')).body).toMatchObject({ outcome: 'refused' });
    expect(await statusOf('rsv:cancelrefused')).toBe('reserved');
  });

  test('a passenger called Cancelpending is cancelled 5 seconds after the first cancellation request', async () => {
    await reserve('rsv:cancelpending', 'Cancelpending');
    expect((await cancel('rsv:cancelpending')).body).toEqual({ outcome: 'pending' });
    pass(4);
    expect((await cancel('rsv:cancelpending')).body).toEqual({ outcome: 'pending' });
    expect(await statusOf('rsv:cancelpending')).toBe('cancelling');
    pass(1);
    expect((await find('rsv:cancelpending')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'service' });
    expect((await cancel('rsv:cancelpending')).body).toEqual({ outcome: 'cancelled' });
  });

  test('a passenger called Dropped loses the vehicle 5 seconds after the reservation', async () => {
    await reserve('rsv:dropped', 'Dropped');
    pass(4);
    expect(await statusOf('rsv:dropped')).toBe('reserved');
    pass(1);
    expect((await find('rsv:dropped')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'supplier' });
  });
});

describe('cancellation of a transfer reservation', () => {
  test('a cancellation ends the transfer reservation, and repeating it has no effect', async () => {
    await reserve('rsv:cancel');
    for (let time = 0; time < 2; time++) expect((await cancel('rsv:cancel')).body).toEqual({ outcome: 'cancelled' });
    expect((await reserve('rsv:cancel')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'service' });
  });

  test('a cancellation of an unknown reference refuses the transfer reservation that arrives later', async () => {
    expect((await cancel('rsv:tooLate')).body).toEqual({ outcome: 'cancelled' });
    const cancelled = { reference: 'rsv:tooLate', status: 'cancelled', cancelledBy: 'service' };
    expect((await reserve('rsv:tooLate')).body).toEqual(cancelled);
    expect((await find('rsv:tooLate')).body).toEqual(cancelled);
  });

  test('a test cancels a transfer reservation on behalf of the supplier', async () => {
    const { reservationId } = (await reserve('rsv:dropIt')).body;
    expect(sandbox.dropReservation(reservationId!)).toBe(true);
    expect(sandbox.dropReservation(reservationId!)).toBe(false);
    expect((await find('rsv:dropIt')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'supplier' });
  });

  test('the console lists transfer reservations separately from cars and cancels them on behalf of the supplier', async () => {
    const { reservationId } = (await reserve('rsv:console')).body;
    const page = await (await fetch(sandbox.url)).text();
    const transfers = page.slice(page.indexOf('<section id="transfers"'), page.indexOf('<section id="calls"'));
    expect(transfers).toContain(`/console/reservations/${reservationId}/drop`);
    expect(transfers).toContain('Deniz Kaya · Mercedes Vito');
    expect(page.split(`/console/reservations/${reservationId}/drop`)).toHaveLength(2);
    const drop = () =>
      fetch(`${sandbox.url}/console/reservations/${reservationId}/drop`, { method: 'POST', redirect: 'manual' });
    const dropped = await drop();
    expect([dropped.status, dropped.headers.get('location')]).toEqual([303, '/#transfers']);
    expect((await find('rsv:console')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'supplier' });
    expect((await drop()).status).toBe(404);
    expect(sandbox.reservations()).toEqual([]);
  });
});

describe('faults of a transfer supplier', () => {
  test('a supplier that goes down without responding has still reserved the transfer', async () => {
    sandbox.faults.setNext('BOSPHORUS', 'down');
    await expect(reserve('rsv:down')).rejects.toThrow('fetch failed');
    expect(await statusOf('rsv:down')).toBe('reserved');
  });

  test('the console sets the fault of a transfer supplier', async () => {
    const behave = (behaviour: string) =>
      fetch(`${sandbox.url}/console/parties/BOSPHORUS/behaviour`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ behaviour }),
      });
    expect((await behave('failing')).status).toBe(303);
    expect((await reserve('rsv:failing')).status).toBe(500);
    await behave('normal');
    expect((await reserve('rsv:failing')).status).toBe(200);
  });
});

test('401 key.invalid: an unknown key is refused', async () => {
  const headers = { Authorization: `Bearer ${TRANSFER_SUPPLIER_KEY}x` };
  expect((await reserve('rsv:key', 'Kaya', {}, { headers })).status).toBe(401);
  expect((await find('rsv:key')).status).toBe(404);
});
