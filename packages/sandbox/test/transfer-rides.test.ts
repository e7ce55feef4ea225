import { beforeEach, expect, test } from 'vitest';
import { IST, type Reservation, startTransferSuppliers, TAKSIM, thereAndBack } from './transfers.ts';
import { NOW } from './vendors.ts';

let now = NOW;
const suppliers = await startTransferSuppliers({ now: () => now, wait: async () => {} });
const { sandbox } = suppliers;
const [offer] = await suppliers.offers('BOSPHORUS', thereAndBack);
beforeEach(() => {
  now = NOW;
});

async function reserve(reference: string, lastName = 'Kaya') {
  const { body } = await suppliers.call<Reservation>('/BOSPHORUS/reservations', {
    reference,
    offerCode: offer!.offerCode,
    pickup: IST,
    dropoff: TAKSIM,
    passengers: [{ isPrimary: true, firstName: 'Deniz', lastName, identityNumber: '10000000146' }],
  });
  return body.reservationId!;
}

async function ridesOf(reference: string) {
  const { body } = await suppliers.call<Reservation>(`/BOSPHORUS/reservations/${reference}`);
  return body.legs!.map(({ ride }) => ride?.map(({ type }) => type));
}
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const drive = (reservationId: string, fields: Record<string, string>) =>
  fetch(`${sandbox.url}/console/reservations/${reservationId}/ride`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });

test('a leg is driven at its pick-up time, always by the same driver', async () => {
  await reserve('rsv:usual');
  expect(await ridesOf('rsv:usual')).toEqual([undefined, undefined]);
  now = new Date('2027-06-09T08:00:00Z');
  expect(await ridesOf('rsv:usual')).toEqual([['assigned'], undefined]);
  now = new Date('2027-06-10T08:50:00Z');
  const driven = ['assigned', 'departed', 'arrived', 'passengerOnBoard', 'completed'];
  expect(await ridesOf('rsv:usual')).toEqual([driven, undefined]);
  const { body } = await suppliers.call<Reservation>('/BOSPHORUS/reservations/rsv:usual');
  const again = await suppliers.call<Reservation>('/BOSPHORUS/reservations/rsv:usual');
  expect(body.legs![0]!.driver).toEqual(again.body.legs![0]!.driver);
  now = new Date('2027-06-13T04:00:00Z');
  expect(await ridesOf('rsv:usual')).toEqual([driven, driven]);
});

test.each([
  ['Driven', ['assigned', 'departed', 'arrived', 'passengerOnBoard', 'completed']],
  ['Latedriver', ['assigned', 'departed', 'delayed', 'arrived', 'passengerOnBoard', 'completed']],
  ['Noshow', ['assigned', 'departed', 'arrived', 'noShow']],
])(
  'for a primary passenger called %s the outbound leg is driven at once, one step every two seconds',
  async (name, steps) => {
    await reserve(`rsv:${name}`, name);
    for (const [index] of steps.entries()) {
      expect(await ridesOf(`rsv:${name}`)).toEqual([steps.slice(0, index + 1), undefined]);
      pass(2);
    }
    await reserve(`rsv:${name}`, name);
    expect(await ridesOf(`rsv:${name}`)).toEqual([steps, undefined]);
  },
);

test('the console shows buttons and the progress for each leg', async () => {
  const reservationId = await reserve('rsv:console');
  const answer = await drive(reservationId, { leg: 'return', drive: 'inVain' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#transfers']);
  pass(6);
  expect(await ridesOf('rsv:console')).toEqual([undefined, ['assigned', 'departed', 'arrived', 'noShow']]);
  const page = await (await fetch(sandbox.url)).text();
  expect(page).toMatch(/return leg: No-show · \S+ \S+ · 34 BOS \d{3}/);
  expect(page).toContain(`aria-label="Driver late: ${reservationId}, outbound leg"`);
});

test('a dropped leg has no ride and cannot be driven', async () => {
  const reservationId = await reserve('rsv:dropped', 'Driven');
  sandbox.dropReservation(reservationId, 'oneway');
  expect(await ridesOf('rsv:dropped')).toEqual([undefined, undefined]);
  expect((await drive(reservationId, { leg: 'oneway', drive: 'onTime' })).status).toBe(404);
  expect(sandbox.driveTransfer(reservationId, 'return', 'onTime')).toBe(true);
});

test.each([
  [400, { leg: 'oneway', drive: 'backwards' }],
  [400, { leg: 'oneway' }],
  [404, { drive: 'onTime' }],
  [404, { leg: 'sideways', drive: 'onTime' }],
])('%i: an unknown button is refused: %o', async (status, fields) => {
  expect((await drive(await reserve('rsv:button'), fields as Record<string, string>)).status).toBe(status);
});
