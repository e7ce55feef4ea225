import { STAGING_REPORT_SECRETS } from '@agency-booking/connector-contracts/parties';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretsIn } from '../../src/config/kinds.ts';
import type { EventPage } from '../../src/generated/types.ts';
import { oneWay, roundTrip, startTransfers, type Transfers } from '../operations/transfer-orders/transferring.ts';
import { call } from '../support/api.ts';
import { expectError } from '../support/expect-error.ts';

const secrets = secretsIn(STAGING_REPORT_SECRETS)!;
let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterAll(async () => {
  await transfers.checkMoney();
  await transfers.stop();
});

async function aTransfer(lastName = 'Kaya', search: Record<string, unknown> = roundTrip) {
  const offer = await transfers.anOffer('horizon', search);
  const orderId = await transfers.ordered({ offer, passenger: { lastName }, body: { trackingID: 'HZN-9' } });
  const { vendorReservationId, legs } = (await transfers.pay(orderId)).body;
  const { reference } = transfers.sandbox.transferReservations()[0]!;
  return { orderId, reservationId: vendorReservationId!, reference, legs: legs! };
}

async function waysOf(orderId: string) {
  const { legs } = (await transfers.read(orderId)).body;
  return legs!;
}
const rideOf = async (orderId: string) => (await waysOf(orderId))[0]!.ride;

async function eventsOf(orderId: string) {
  const events: EventPage['results'][number][] = [];
  for (let after = 0; ; ) {
    const { body } = await transfers.service.api<EventPage>('GET', `/events?after=${after}&limit=100`, {
      token: await transfers.tokenOf('horizon'),
    });
    events.push(...body.results.filter(({ type, data }) => type.startsWith('ride.') && data.orderId === orderId));
    after = body.position;
    if (after === body.lastPosition) return events;
  }
}
const eventTypes = async (orderId: string) => (await eventsOf(orderId)).map(({ type, data }) => `${data.leg} ${type}`);

let reports = 0;
function report(reference: string, party: string) {
  const id = `msg_ride_${++reports}`;
  const body = JSON.stringify({ reference });
  const sentAt = transfers.clock.now();
  return call(`${transfers.service.url}/connectors/v1/parties/${party}/reservation-changes`, 'POST', {
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secrets.get(party)![0]!).sign(id, sentAt, body),
    },
  });
}

test('each step of a ride is shown in the order and reported once in the feed', async () => {
  const { orderId, reservationId } = await aTransfer();
  expect(await rideOf(orderId)).toBeUndefined();
  transfers.sandbox.driveTransfer(reservationId, 'oneway', 'late');
  const begun = transfers.clock.now();
  await transfers.service.later(120);
  const second = (seconds: number) => new Date(begun.getTime() + seconds * 1000).toISOString();
  const [there, back] = await waysOf(orderId);
  expect(there!.ride).toEqual({
    status: 'completed',
    events: [
      { type: 'assigned', at: second(0) },
      { type: 'departed', at: second(2) },
      { type: 'delayed', at: second(4), expectedAt: second(4 + 20 * 60) },
      { type: 'arrived', at: second(6) },
      { type: 'passengerOnBoard', at: second(8) },
      { type: 'completed', at: second(10) },
    ],
  });
  expect(there!.driver).toEqual({
    name: expect.stringMatching(/^\S+ \S+$/),
    phone: expect.stringMatching(/^\+90500\d{7}$/),
    plate: expect.stringMatching(/^34 [A-Z]{3} \d{3}$/),
    vehicle: expect.any(String),
  });
  expect([back!.ride, back!.driver]).toEqual([undefined, undefined]);
  const types = ['assigned', 'departed', 'delayed', 'arrived', 'passengerOnBoard', 'completed'];
  expect(await eventTypes(orderId)).toEqual(types.map((type) => `oneway ride.${type}`));
  const [first] = await eventsOf(orderId);
  expect(first!.data).toEqual({ status: 'assigned', orderId, leg: 'oneway', trackingID: 'HZN-9' });
  await transfers.service.later(240);
  expect(await eventsOf(orderId)).toHaveLength(types.length);
});

test('a supplier report about a ride triggers an immediate check, a repeated one has no effect, and others are ignored', async () => {
  const { orderId, reservationId, reference } = await aTransfer();
  const party = await transfers.supplierOf(orderId);
  await transfers.service.later(120);
  transfers.sandbox.driveTransfer(reservationId, 'oneway', 'onTime');
  const foreign = [...secrets.keys()].find((code) => code !== party)!;
  expect((await report(reference, foreign)).status).toBe(404);
  await transfers.service.later(0);
  expect(await rideOf(orderId)).toBeUndefined();
  expect([(await report(reference, party)).status, (await report(reference, party)).status]).toEqual([202, 202]);
  await transfers.service.later(0);
  expect((await rideOf(orderId))?.status).toBe('assigned');
  transfers.clock.advance(3);
  await report(reference, party);
  await transfers.service.later(0);
  expect((await rideOf(orderId))?.status).toBe('departed');
  expect(await eventTypes(orderId)).toEqual(['oneway ride.assigned', 'oneway ride.departed']);
});

test('422 transferCancel.notPossible: a started or missed ride cannot be canceled, but the return leg can', async () => {
  const { orderId, legs } = await aTransfer('Noshow');
  await transfers.service.later(120);
  expect((await rideOf(orderId))?.status).toBe('noShow');
  const back = legs.find(({ type }) => type === 'return')!;
  const eligibility = await transfers.eligibility(orderId);
  expect(eligibility.body).toMatchObject({ cancellable: true, refundAmount: back.amount });
  expect((await transfers.cancel(orderId)).status).toBe(200);
  const { status, payment, legs: after } = (await transfers.read(orderId)).body;
  expect([status, payment?.refunded, ...after!.map((leg) => leg.status)]).toEqual([
    'canceled',
    back.amount,
    'reserved',
    'canceled',
  ]);
  const single = await aTransfer('Driven', oneWay);
  await transfers.service.later(120);
  expectError(await transfers.cancel(single.orderId), 'transferCancel.notPossible', {
    orderId: single.orderId,
    status: 'reserved',
    reason: 'pickUpPassed',
  });
  expect((await transfers.read(single.orderId)).body.availableActions).not.toContain('cancel');
});

test('rides are polled from a day before pick-up until after the last pick-up', async () => {
  const pickUp = Date.parse(oneWay.pickupTime);
  const { orderId } = await aTransfer('Kaya', oneWay);
  const until = (moment: number) => transfers.service.later((moment - transfers.clock.now().getTime()) / 1000);
  await until(pickUp - 25 * 3_600_000);
  expect(await rideOf(orderId)).toBeUndefined();
  await until(pickUp - 23 * 3_600_000);
  expect((await rideOf(orderId))?.status).toBe('assigned');
  await until(pickUp + 240_000);
  expect((await rideOf(orderId))?.status).toBe('arrived');
  await until(pickUp + 2 * 3_600_000);
  expect((await rideOf(orderId))?.status).toBe('completed');
});

test('the driver is readable only in the order, and neither in the database nor in events', async () => {
  const { orderId } = await aTransfer('Driven', { ...oneWay, pickupTime: '2027-07-10T11:00:00+03:00' });
  await transfers.service.later(120);
  expect((await waysOf(orderId))[0]!.driver).toBeDefined();
  const kept = await transfers.service.database.pool.query('select * from transfer_order where id = $1', [orderId]);
  const { driver } = (await waysOf(orderId))[0]!;
  expect(JSON.stringify(kept.rows)).not.toContain(driver!.plate);
  expect(JSON.stringify(await eventsOf(orderId))).not.toContain(driver!.name);
});
