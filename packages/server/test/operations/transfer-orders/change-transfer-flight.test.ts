import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { oneWay, roundTrip, startTransfers, type Transfers } from './transferring.ts';

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterAll(async () => {
  await transfers.checkMoney();
  await transfers.stop();
});

async function aReservation(search: Record<string, unknown> = roundTrip, lastName = 'Kaya') {
  const offer = await transfers.anOffer('horizon', search);
  const orderId = await transfers.ordered({ offer, passenger: { lastName }, body: { flightNumber: 'TK1980' } });
  const { status, body } = await transfers.pay(orderId);
  expect(status).toBe(200);
  return { orderId, before: body };
}
const refused = (orderId: string, reason: string, status = 'reserved') => ({ orderId, status, reason });
const LATER = '2027-06-10T12:30:00+03:00';

test('200: changes flight and pick-up time of the outbound leg at the supplier, at the same price and terms', async () => {
  const { orderId, before } = await aReservation();
  transfers.clock.advance(1);
  const { status, body } = await transfers.changeFlight(orderId, { flightNumber: 'TK1984', pickupTime: LATER });
  expect([status, body]).toEqual([
    200,
    {
      ...before,
      updatedAt: transfers.clock.now().toISOString(),
      flightNumber: 'TK1984',
      product: {
        ...before.product,
        bookableUntil: expect.any(String),
        appointment: { ...before.product.appointment, pickupTime: LATER },
      },
      legs: before.legs!.map((leg) => (leg.type === 'oneway' ? { ...leg, pickupTime: LATER } : leg)),
      manifest: { ...before.manifest, dueAt: expect.any(String) },
    },
  ]);
  expect(Date.parse(body.product.bookableUntil!) - Date.parse(before.product.bookableUntil!)).toBe(90 * 60_000);
  expect(Date.parse(body.manifest!.dueAt) - Date.parse(before.manifest!.dueAt)).toBe(90 * 60_000);
  expect(transfers.sandbox.transferReservations()[0]!.booked!.pickupTime).toEqual(new Date(LATER));
  const { rows } = await transfers.service.database.pool.query(
    'select first_pick_up_at, watch_until from payment_attempt where order_id = $1',
    [orderId],
  );
  const back = Date.parse(roundTrip.returnPickupTime);
  expect(rows).toEqual([{ first_pick_up_at: new Date(LATER), watch_until: new Date(back + 4 * 3_600_000) }]);
});

test('200: changes the flight of the return leg alone, and repeating the change makes no supplier call', async () => {
  const { orderId, before } = await aReservation();
  const change = { leg: 'return', flightNumber: 'TK1975' };
  const first = await transfers.changeFlight(orderId, change);
  expect(first.body).toMatchObject({ flightNumber: 'TK1980', returnFlightNumber: 'TK1975', legs: before.legs });
  const calls = transfers.sandbox.journal.latest().length;
  expect((await transfers.changeFlight(orderId, change)).body).toEqual(first.body);
  expect(transfers.sandbox.journal.latest()).toHaveLength(calls);
});

test('200: the flight of an unpaid order is changed and sent to the supplier with the reservation', async () => {
  const orderId = await transfers.ordered({ offer: await transfers.anOffer('horizon', oneWay) });
  expect((await transfers.changeFlight(orderId, { flightNumber: 'TK1990' })).body.flightNumber).toBe('TK1990');
  expectError(await transfers.changeFlight(orderId, { pickupTime: LATER }), 'transferChange.notPossible', {
    ...refused(orderId, 'notPaid', 'pendingPayment'),
  });
});

test.each([
  [{ leg: 'return' }, 'flightNumber', 'is required, or pickupTime'],
  [
    { pickupTime: '2027-06-10T23:00:01+03:00' },
    'pickupTime',
    'must be at most 12 hours from 2027-06-10T11:00:00+03:00',
  ],
])('422 transferOrder.ruleViolated: the change %o is refused', async (body, field, message) => {
  const { orderId } = await aReservation();
  expectError(await transfers.changeFlight(orderId, body), 'transferOrder.ruleViolated', { field, message });
});

test('400 request.invalid: a request without a change is refused', async () => {
  const { orderId } = await aReservation();
  const message = 'must NOT have fewer than 1 properties';
  expectError(await transfers.changeFlight(orderId, {}), 'request.invalid', { field: 'body', message });
});

test('422 transferOrder.ruleViolated: a missing return leg cannot be changed, and the outbound leg must arrive before the return', async () => {
  const { orderId } = await aReservation(oneWay);
  expectError(
    await transfers.changeFlight(orderId, { leg: 'return', flightNumber: 'TK1' }),
    'transferOrder.ruleViolated',
    {
      field: 'leg',
      message: 'must be oneway: there is no way back',
    },
  );
  const soon = await aReservation({ ...roundTrip, returnPickupTime: '2027-06-10T14:00:00+03:00' });
  const answer = await transfers.changeFlight(soon.orderId, { pickupTime: '2027-06-10T13:45:00+03:00' });
  expectError(answer, 'transferOrder.ruleViolated', {
    field: 'pickupTime',
    message: 'must leave the way there the time to arrive before the way back begins',
  });
});

test('422 transferChange.notPossible: another price is not charged, and nothing has changed', async () => {
  const remaining = await transfers.remaining();
  const { orderId, before } = await aReservation(oneWay);
  const charged = await transfers.remaining();
  const answer = await transfers.changeFlight(orderId, {
    pickupTime: '2027-06-10T20:00:00+03:00',
    flightNumber: 'TK2',
  });
  expectError(answer, 'transferChange.notPossible', refused(orderId, 'priceChanged'));
  expect((await transfers.read(orderId)).body).toEqual(before);
  expect(await transfers.remaining()).toEqual(charged);
  expect(charged).not.toEqual(remaining);
  const repriced = await aReservation(oneWay, 'Repriced');
  expectError(await transfers.changeFlight(repriced.orderId, { pickupTime: LATER }), 'transferChange.notPossible', {
    ...refused(repriced.orderId, 'priceChanged'),
  });
});

test.each([
  ['the order is canceled', 'Kaya', 'orderCanceled', 'canceled'],
  ['the supplier refuses the change', 'Changerefused', 'supplierRefused', 'reserved'],
])('422 transferChange.notPossible: the flight cannot be changed if %s', async (_, lastName, reason, status) => {
  const { orderId } = await aReservation(oneWay, lastName);
  if (status === 'canceled') await transfers.cancel(orderId);
  expectError(await transfers.changeFlight(orderId, { flightNumber: 'TK3' }), 'transferChange.notPossible', {
    ...refused(orderId, reason, status),
  });
});

test('500 transferChange.outcomeUnknown: an unanswered change is sent again under the same name before a later change is made', async () => {
  const { orderId } = await aReservation(oneWay);
  const supplier = await transfers.supplierOf(orderId);
  const change = { flightNumber: 'TK1984', pickupTime: LATER };
  transfers.sandbox.faults.set(supplier, 'failing');
  expectError(await transfers.changeFlight(orderId, change), 'transferChange.outcomeUnknown', {
    orderId,
    status: 'reserved',
  });
  transfers.sandbox.faults.set(supplier, 'normal');
  transfers.clock.advance(60);
  const { body } = await transfers.changeFlight(orderId, { flightNumber: 'TK1986' });
  expect([body.flightNumber, body.legs![0]!.pickupTime]).toEqual(['TK1986', LATER]);
});

test('422 transferChange.changeInProgress: a different change is refused while the supplier has not responded', async () => {
  const { orderId } = await aReservation(oneWay);
  const supplier = await transfers.supplierOf(orderId);
  transfers.sandbox.faults.set(supplier, 'failing');
  await transfers.changeFlight(orderId, { flightNumber: 'TK1984' });
  const answer = await transfers.changeFlight(orderId, { pickupTime: LATER });
  expectError(answer, 'transferChange.changeInProgress', { orderId, status: 'reserved' });
  transfers.sandbox.faults.set(supplier, 'normal');
  transfers.clock.advance(60);
  const { flightNumber, product } = (await transfers.changeFlight(orderId, { flightNumber: 'TK1984' })).body;
  expect([flightNumber, product.appointment.pickupTime]).toEqual(['TK1984', oneWay.pickupTime]);
});

test('simultaneous changes and a cancellation each have one outcome, the amounts are right and the order stays canceled', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { orderId } = await aReservation(oneWay);
    const [changed, canceled, again] = await Promise.all([
      transfers.changeFlight(orderId, { pickupTime: LATER }),
      transfers.cancel(orderId),
      transfers.changeFlight(orderId, { flightNumber: 'TK9' }),
    ]);
    expect(canceled.status).toBe(200);
    for (const { status } of [changed, again]) expect([200, 422, 500]).toContain(status);
    await transfers.service.later(60);
    expect(await transfers.statusOf(orderId)).toBe('canceled');
  }
  const { rows } = await transfers.service.database.pool.query(
    `select count(*)::int as count from transfer_order_change where leased_until > $1`,
    [transfers.clock.now()],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('404 transferOrder.notFound: an order of a different agency cannot be changed', async () => {
  const { orderId } = await aReservation(oneWay);
  expectError(await transfers.changeFlight(orderId, { flightNumber: 'TK1' }, 'lodos'), 'transferOrder.notFound');
});

test('422 transferChange.notPossible: a change is refused once the notice period of the old or new pick-up time has begun', async () => {
  const { orderId, before } = await aReservation(oneWay);
  const notice = Date.parse(before.product.bookableUntil!);
  const until = (moment: number) => transfers.service.later((moment - transfers.clock.now().getTime()) / 1000);
  await until(notice - 3_600_000);
  const earlier = '2027-06-10T10:00:00+03:00';
  expectError(await transfers.changeFlight(orderId, { pickupTime: earlier }), 'transferChange.notPossible', {
    ...refused(orderId, 'tooLate'),
  });
  await until(notice - 1_000);
  expect((await transfers.changeFlight(orderId, { flightNumber: 'TK4' })).status).toBe(200);
  await until(notice);
  expectError(await transfers.changeFlight(orderId, { flightNumber: 'TK5' }), 'transferChange.notPossible', {
    ...refused(orderId, 'tooLate'),
  });
  expect((await transfers.read(orderId)).body.availableActions).toEqual(['cancel']);
});
