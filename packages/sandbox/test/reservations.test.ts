import type { components } from '@agency-booking/connector-contracts/vendor';
import { describe, expect, test } from 'vitest';
import { type Answer, NOW, startVendors, threeDays, VENDOR_KEY } from './vendors.ts';

type Schemas = components['schemas'];
type Reservation = Schemas['Reservation'] & Schemas['VendorError'];

let now = NOW;
const waits: number[] = [];
const vendors = await startVendors({
  now: () => now,
  wait: async (milliseconds) => waits.push(milliseconds),
});
const { sandbox } = vendors;
const [offer, anotherOffer] = (await vendors.offers('TESTDRIVE')) as [Schemas['Offer'], Schemas['Offer']];

/** A timeout much longer than a normal response time. */
const PATIENCE_MILLISECONDS = 200;

const driver = (lastName: string) => ({
  firstName: 'Deniz',
  lastName,
  email: 'deniz.kaya@example.com',
  phone: '+905321234567',
  nationality: 'TR',
  birthDate: '1990-04-12',
  identityNumber: '10000000146',
});
const post = <Body>(path: string, body: object, init: RequestInit = {}): Promise<Answer<Body>> =>
  vendors.call(`/vendors/TESTDRIVE${path}`, { method: 'POST', body: JSON.stringify(body), ...init });
const reserve = (reference: string, lastName = 'Kaya', changes: object = {}, init: RequestInit = {}) =>
  post<Reservation>(
    '/reservations',
    { reference, offerCode: offer.offerCode, extras: [], driver: driver(lastName), ...changes },
    init,
  );
const find = (reference: string, vendorCode = 'TESTDRIVE') =>
  vendors.call<Reservation>(`/vendors/${vendorCode}/reservations/${reference}`);
const cancel = (reference: string) =>
  post<Schemas['Cancellation']>(`/reservations/${reference}/cancel`, { reference: `cxl:${reference}` });
const statusOf = async (reference: string) => (await find(reference)).body.status;
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('offers of a vendor', () => {
  const check = (code: string) => vendors.call<Schemas['OfferCheck']>(`/vendors/TESTDRIVE/offers/${code}`);

  test('an available offer keeps the price and conditions of the search', async () => {
    const { price, conditions } = offer;
    expect(await check(offer.offerCode)).toEqual({ status: 200, body: { isAvailable: true, price, conditions } });
  });

  test('an offer is unavailable after its car is rented out, and cannot be reserved', async () => {
    sandbox.rentOut(anotherOffer.offerCode);
    expect(await check(anotherOffer.offerCode)).toEqual({ status: 200, body: { isAvailable: false } });
    const { body } = await reserve('rsv:gone', 'Kaya', { offerCode: anotherOffer.offerCode });
    expect(body).toMatchObject({ status: 'refused', message: 'The car has been rented out.' });
  });

  test('404 offer.notFound: an altered code and the code of a different vendor are refused', async () => {
    const [other] = await vendors.offers('ANADOLU', threeDays);
    for (const code of [`${offer.offerCode}x`, other!.offerCode]) {
      expect((await check(code)).status).toBe(404);
      expect((await reserve('rsv:altered', 'Kaya', { offerCode: code })).body.code).toBe(2404);
    }
    expect((await find('rsv:altered')).status).toBe(404);
  });
});

describe('reservations at a vendor', () => {
  test('a reservation is created and can be found by its reference', async () => {
    const made = await reserve('rsv:plain');
    expect(made).toEqual({
      status: 200,
      body: { reference: 'rsv:plain', status: 'reserved', reservationId: expect.stringMatching(/^TD-[2-9A-Z]{8}$/) },
    });
    expect(await find('rsv:plain')).toEqual(made);
  });

  test('ten simultaneous requests with one reference create one reservation', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => reserve('rsv:often')));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(sandbox.reservations().filter(({ reference }) => reference === 'rsv:often')).toHaveLength(1);
  });

  test('a repeated reservation request returns the current state, even after the pick-up time', async () => {
    const made = await reserve('rsv:late');
    now = new Date('2027-07-01T00:00:00Z');
    expect(await reserve('rsv:late')).toEqual(made);
    now = NOW;
  });

  test('a reservation can include extras of the offer', async () => {
    const extras = [{ code: 'BABY_SEAT', quantity: 2 }];
    expect((await reserve('rsv:extras', 'Kaya', { extras })).body.status).toBe('reserved');
  });

  test.each([
    ['an extra that the offer lacks', [{ code: 'JETPACK', quantity: 1 }], 'extras[0].code'],
    ['too many of an extra', [{ code: 'GPS', quantity: 2 }], 'extras[0].quantity'],
    [
      'a repeated extra',
      [
        { code: 'GPS', quantity: 1 },
        { code: 'GPS', quantity: 1 },
      ],
      'extras[1].code',
    ],
  ])('400 request.invalid: a reservation with %s is refused', async (_, extras, field) => {
    const { status, body } = await reserve('rsv:badExtras', 'Kaya', { extras });
    expect(status).toBe(400);
    expect(body.details?.field).toBe(field);
    expect((await find('rsv:badExtras')).status).toBe(404);
  });

  test.each([
    ['a different offer', { offerCode: anotherOffer.offerCode }],
    ['a different driver', { driver: driver('Demir') }],
    ['different extras', { extras: [{ code: 'CDW', quantity: 1 }] }],
  ])('422 reference.reused: %s under a used reference is refused', async (_, changes) => {
    await reserve('rsv:taken');
    const { status, body } = await reserve('rsv:taken', 'Kaya', changes);
    expect(status).toBe(422);
    expect(body.code).toBe(3422);
  });

  test('404 reservation.notFound: an unknown reference, or one of a different vendor, is refused', async () => {
    await reserve('rsv:here');
    for (const answer of [await find('rsv:nothing'), await find('rsv:here', 'ANADOLU')]) {
      expect(answer).toEqual({
        status: 404,
        body: { key: 'reservation.notFound', code: 3404, description: 'There is no such reservation.' },
      });
    }
  });
});

describe('test drivers of a vendor', () => {
  test('the reservation of a driver called Refused is refused', async () => {
    expect((await reserve('rsv:refused', 'Refused')).body).toEqual({
      reference: 'rsv:refused',
      status: 'refused',
      message: 'The driver was refused by the vendor.',
    });
    expect((await cancel('rsv:refused')).body).toEqual({ outcome: 'cancelled' });
    expect(await statusOf('rsv:refused')).toBe('refused');
  });

  test('the reservation of a driver called Slow takes 2 seconds', async () => {
    expect((await reserve('rsv:slow', 'Slow')).body.status).toBe('reserved');
    expect(waits).toEqual([2_000]);
  });

  test('a driver called Timeout gets no response, but the car is reserved', async () => {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    await expect(reserve('rsv:timeout', 'Timeout', {}, { signal })).rejects.toThrow('timeout');
    expect(await statusOf('rsv:timeout')).toBe('reserved');
    expect((await cancel('rsv:timeout')).body).toEqual({ outcome: 'cancelled' });
  });

  test('a driver called Broken gets status 500 every time, and nothing is reserved', async () => {
    for (let time = 0; time < 2; time++) expect((await reserve('rsv:broken', 'Broken')).status).toBe(500);
    expect((await find('rsv:broken')).status).toBe(404);
  });

  test('a driver called Cancelrefused cannot cancel', async () => {
    await reserve('rsv:cancelrefused', 'Cancelrefused');
    expect((await cancel('rsv:cancelrefused')).body).toMatchObject({ outcome: 'refused' });
    expect(await statusOf('rsv:cancelrefused')).toBe('reserved');
  });

  test('a driver called Cancelpending is cancelled 5 seconds after the first cancellation request', async () => {
    await reserve('rsv:cancelpending', 'Cancelpending');
    expect((await cancel('rsv:cancelpending')).body).toEqual({ outcome: 'pending' });
    pass(4);
    expect((await cancel('rsv:cancelpending')).body).toEqual({ outcome: 'pending' });
    expect(await statusOf('rsv:cancelpending')).toBe('cancelling');
    pass(1);
    expect((await find('rsv:cancelpending')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'service' });
    expect((await cancel('rsv:cancelpending')).body).toEqual({ outcome: 'cancelled' });
  });

  test('a driver called Dropped loses the car 5 seconds after the reservation', async () => {
    await reserve('rsv:dropped', 'Dropped');
    pass(4);
    expect(await statusOf('rsv:dropped')).toBe('reserved');
    pass(1);
    expect((await find('rsv:dropped')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'vendor' });
  });

  test('a driver called Dropped can cancel before the vendor drops the car', async () => {
    await reserve('rsv:quicker', 'Dropped');
    await cancel('rsv:quicker');
    expect((await find('rsv:quicker')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'service' });
  });
});

describe('cancellation of a reservation', () => {
  test('a cancellation ends the reservation, and repeating it has no effect', async () => {
    await reserve('rsv:cancel');
    for (let time = 0; time < 2; time++) expect((await cancel('rsv:cancel')).body).toEqual({ outcome: 'cancelled' });
    expect((await reserve('rsv:cancel')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'service' });
  });

  test('a cancellation of an unknown reference refuses the reservation that arrives later', async () => {
    expect((await cancel('rsv:tooLate')).body).toEqual({ outcome: 'cancelled' });
    const cancelled = { reference: 'rsv:tooLate', status: 'cancelled', cancelledBy: 'service' };
    expect((await reserve('rsv:tooLate')).body).toEqual(cancelled);
    expect((await find('rsv:tooLate')).body).toEqual(cancelled);
  });

  test('the console cancels a reservation on behalf of the vendor', async () => {
    const { reservationId } = (await reserve('rsv:console')).body;
    expect(await (await fetch(sandbox.url)).text()).toContain(`/console/reservations/${reservationId}/drop`);
    const drop = () =>
      fetch(`${sandbox.url}/console/reservations/${reservationId}/drop`, { method: 'POST', redirect: 'manual' });
    expect((await drop()).status).toBe(303);
    expect((await find('rsv:console')).body).toMatchObject({ status: 'cancelled', cancelledBy: 'vendor' });
    expect((await drop()).status).toBe(404);
  });

  test('a test cancels a reservation on behalf of the vendor', async () => {
    const { reservationId } = (await reserve('rsv:dropIt')).body;
    expect(sandbox.dropReservation(reservationId!)).toBe(true);
    expect(sandbox.dropReservation(reservationId!)).toBe(false);
    expect(sandbox.reservations()[0]).toMatchObject({
      party: 'TESTDRIVE',
      reference: 'rsv:dropIt',
      status: 'cancelled',
    });
  });
});

test('a vendor that goes down without responding has still reserved the car', async () => {
  sandbox.faults.set('TESTDRIVE', 'down');
  await expect(reserve('rsv:down')).rejects.toThrow('fetch failed');
  sandbox.faults.set('TESTDRIVE', 'normal');
  expect(await statusOf('rsv:down')).toBe('reserved');
});

test('401 key.invalid: an unknown key is refused', async () => {
  const headers = { Authorization: `Bearer ${VENDOR_KEY}x` };
  const answer = await fetch(`${sandbox.url}/vendors/TESTDRIVE/reservations/rsv:1`, { headers });
  expect(answer.status).toBe(401);
});
