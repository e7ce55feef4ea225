import { beforeEach, expect, test } from 'vitest';
import { type ErrorBody, IST, type Reservation, startTransferSuppliers, TAKSIM, thereAndBack } from './transfers.ts';
import { NOW } from './vendors.ts';

let now = NOW;
const suppliers = await startTransferSuppliers({ now: () => now, wait: async () => {} });
const { sandbox } = suppliers;
const [offer] = await suppliers.offers('BOSPHORUS', thereAndBack);
beforeEach(() => {
  now = NOW;
});

const deniz = { isPrimary: true, firstName: 'Deniz', lastName: 'Kaya', identityNumber: '10000000146' };
const known = { gender: 'F', nationality: 'TR' };
const everybody = [
  { ...deniz, ...known },
  { isPrimary: false, firstName: 'Ada', lastName: 'Kaya', passportNumber: 'U12345678', ...known },
];

async function reserve(reference: string, lastName = 'Kaya') {
  await suppliers.call<Reservation>('/BOSPHORUS/reservations', {
    reference,
    offerCode: offer!.offerCode,
    pickup: IST,
    dropoff: TAKSIM,
    passengers: [{ ...deniz, lastName }],
  });
}
const change = (reservation: string, body: object, reference = `chg_${reservation.slice('rsv:'.length)}`) =>
  suppliers.call<{ outcome: string } & ErrorBody>(`/BOSPHORUS/reservations/${reservation}/changes`, {
    reference,
    ...body,
  });
const later = (pickupTime: string) => ({ leg: 'oneway', pickupTime });

test('a repeated change under one reference is made once and gets the same response', async () => {
  await reserve('rsv:once');
  const answers = [
    await change('rsv:once', { passengers: everybody }),
    await change('rsv:once', { passengers: everybody }),
  ];
  expect(answers.map(({ body }) => body)).toEqual([{ outcome: 'accepted' }, { outcome: 'accepted' }]);
  expect(sandbox.transferReservations()[0]!.booked).toMatchObject({ passengerCount: 2, isDocumented: true });
  const reused = await change('rsv:once', { leg: 'oneway', flightNumber: 'TK1' });
  expect([reused.status, reused.body.key]).toEqual([422, 'reference.reused']);
});

test('a time of day with a different price is reported as repriced, and the reservation stays unchanged', async () => {
  await reserve('rsv:price');
  expect((await change('rsv:price', later('2027-06-10T14:00:00+03:00'), 'chg_same')).body.outcome).toBe('accepted');
  expect((await change('rsv:price', later('2027-06-10T17:00:01+03:00'), 'chg_other')).body.outcome).toBe('repriced');
  expect(sandbox.transferReservations()[0]!.booked!.pickupTime).toEqual(new Date('2027-06-10T11:00:00Z'));
});

test.each([
  ['Changerefused', 'refused'],
  ['Repriced', 'repriced'],
])('a change for a primary passenger called %s is %s', async (lastName, outcome) => {
  await reserve(`rsv:${lastName}`, lastName);
  expect((await change(`rsv:${lastName}`, later('2027-06-10T11:30:00+03:00'))).body.outcome).toBe(outcome);
});

test('a change is refused after the notice period of its leg has begun', async () => {
  await reserve('rsv:late');
  now = new Date('2027-06-10T07:15:00Z');
  const flight = { flightNumber: 'TK1' };
  expect((await change('rsv:late', { leg: 'oneway', ...flight }, 'chg_there')).body.outcome).toBe('tooLate');
  expect((await change('rsv:late', { leg: 'return', ...flight }, 'chg_back')).body.outcome).toBe('accepted');
});

test('a complete passenger list is reported an hour before pick-up and cannot be changed afterwards', async () => {
  await reserve('rsv:reported');
  const reportedAt = async () => {
    const { body } = await suppliers.call<Reservation>('/BOSPHORUS/reservations/rsv:reported');
    return body.passengersReportedAt;
  };
  now = new Date('2027-06-10T07:00:00Z');
  expect(await reportedAt()).toBeUndefined();
  now = new Date('2027-06-10T06:59:59Z');
  await change('rsv:reported', { passengers: everybody });
  expect(await reportedAt()).toBeUndefined();
  now = new Date('2027-06-10T07:00:00Z');
  expect(await reportedAt()).toBe('2027-06-10T07:00:00.000Z');
  expect((await change('rsv:reported', { passengers: [everybody[0]] }, 'chg_again')).body.outcome).toBe('tooLate');
});

test('404 reservation.notFound: a change of an unknown or cancelled reservation is refused', async () => {
  await reserve('rsv:gone');
  await suppliers.call('/BOSPHORUS/reservations/rsv:gone/cancel', { reference: 'cxl:gone' });
  for (const reservation of ['rsv:gone', 'rsv:never']) {
    const { status, body } = await change(reservation, { leg: 'oneway', flightNumber: 'TK1' });
    expect([status, body.key]).toEqual([404, 'reservation.notFound']);
  }
});
