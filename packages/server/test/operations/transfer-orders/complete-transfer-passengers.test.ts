import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { companion, oneWay, primary, startTransfers, type Transfers } from './transferring.ts';

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterAll(async () => {
  await transfers.checkMoney();
  await transfers.stop();
});

const ada = { ...companion, gender: 'F', nationality: 'TR' };
const ege = { ...ada, firstName: 'Ege', gender: 'M', passportNo: 'U12345679' };
const can = { ...ada, firstName: 'Can', gender: 'M', passportNo: 'U12345680' };
const family = [primary, ada, ege, can];
const PICK_UP = Date.parse(oneWay.pickupTime);
const iso = (moment: number) => new Date(moment).toISOString();

async function aReservation(passenger: Record<string, unknown> = {}) {
  const offer = await transfers.anOffer('horizon', oneWay);
  const orderId = await transfers.ordered({ offer, passenger });
  expect((await transfers.pay(orderId)).status).toBe(200);
  return orderId;
}
const asked = () =>
  transfers.sandbox.journal.latest().filter(({ request }) => request.title === 'Transfer change').length;
const onRecord = () => transfers.sandbox.transferReservations()[0]!.booked!;

test('200: the manifest lists missing passengers, and completing it updates both the order and the supplier', async () => {
  const orderId = await aReservation();
  expect((await transfers.read(orderId)).body.manifest).toEqual({
    status: 'incomplete',
    dueAt: iso(PICK_UP - 3_600_000),
    missing: ['passengers[1]', 'passengers[2]', 'passengers[3]'],
  });
  const { status, body } = await transfers.completePassengers(orderId, family);
  expect([status, body.passengers]).toEqual([200, family]);
  expect(body.manifest).toEqual({ status: 'complete', dueAt: iso(PICK_UP - 3_600_000), missing: [] });
  expect(onRecord()).toMatchObject({ passengerCount: 4, isDocumented: true });
  expect((await transfers.read(orderId)).body).toEqual(body);
});

test('200: the manifest names the missing fields of a traveller without the data of the traveller', async () => {
  const orderId = await aReservation();
  const { body } = await transfers.completePassengers(orderId, [
    primary,
    { ...ada, gender: undefined },
    ege,
    { ...companion, passportNo: 'U12345681' },
  ]);
  expect(body.manifest?.missing).toEqual(['passengers[1].gender', 'passengers[3].gender', 'passengers[3].nationality']);
});

test('200: sending the same passengers again makes no supplier call and changes nothing', async () => {
  const orderId = await aReservation();
  const first = await transfers.completePassengers(orderId, family);
  const before = asked();
  transfers.clock.advance(5);
  expect((await transfers.completePassengers(orderId, family)).body).toEqual(first.body);
  expect(asked()).toBe(before);
});

test('200: the passengers of an unpaid order are sent to the supplier only with the reservation', async () => {
  const orderId = await transfers.ordered({ offer: await transfers.anOffer('horizon', oneWay) });
  const before = asked();
  expect((await transfers.completePassengers(orderId, family)).body).toMatchObject({
    status: 'pendingPayment',
    manifest: { status: 'complete' },
    availableActions: ['pay', 'completePassengers', 'changeFlight'],
  });
  expect(asked()).toBe(before);
  expect((await transfers.pay(orderId)).status).toBe(200);
  expect(onRecord()).toMatchObject({ passengerCount: 4, isDocumented: true });
});

test('200: the order is found by its new passenger names and not by the previous ones', async () => {
  const orderId = await aReservation();
  await transfers.completePassengers(orderId, [{ ...primary, lastName: 'Yıldırım' }]);
  const found = async (lastName: string) => {
    const { body } = await transfers.service.api<{ results: { orderId: string }[] }>(
      'GET',
      `/transfer/orders?lastName=${encodeURIComponent(lastName)}`,
      { token: await transfers.tokenOf('horizon') },
    );
    return body.results.some((order) => order.orderId === orderId);
  };
  expect([await found('Yıldırım'), await found('Kaya')]).toEqual([true, false]);
});

test('422 transferOrder.ruleViolated: the passenger rules for ordering also apply to completion', async () => {
  const orderId = await aReservation();
  const broken = async (passengers: readonly object[], field: string) => {
    const { status, body } = await transfers.completePassengers(orderId, passengers);
    expect([status, body]).toMatchObject([422, { key: 'transferOrder.ruleViolated', details: { field } }]);
  };
  await broken([ada], 'passengers');
  await broken([primary, ada, ada], 'passengers[2].passportNo');
  await broken([primary, ada, ege, can, { ...can, passportNo: 'U1234568' }], 'passengers');
  await broken([{ ...primary, birthDate: '2015-01-01' }], 'passengers[0].birthDate');
});

test('400 request.invalid: an empty list and an invalid passenger are refused', async () => {
  const orderId = await aReservation();
  for (const passengers of [[], [{ ...primary, firstName: '' }], [{ ...primary, seat: 1 }]]) {
    expect((await transfers.completePassengers(orderId, passengers)).status).toBe(400);
  }
  expectError(
    await transfers.completePassengers(orderId, [{ ...primary, birthDate: '2999-01-01' }]),
    'request.invalid',
  );
});

test('422 transferChange.notPossible: a canceled order and a change that the supplier refuses stay unchanged', async () => {
  const canceled = await aReservation();
  await transfers.cancel(canceled);
  expectError(await transfers.completePassengers(canceled, family), 'transferChange.notPossible', {
    orderId: canceled,
    status: 'canceled',
    reason: 'orderCanceled',
  });
  const refused = await aReservation({ lastName: 'Changerefused' });
  const before = (await transfers.read(refused)).body;
  expectError(await transfers.completePassengers(refused, family), 'transferChange.notPossible', {
    orderId: refused,
    status: 'reserved',
    reason: 'supplierRefused',
  });
  expect((await transfers.read(refused)).body).toEqual(before);
});

test('500 transferChange.outcomeUnknown: the call fails while the supplier is down, and the same call then completes the change', async () => {
  const orderId = await aReservation();
  const supplier = await transfers.supplierOf(orderId);
  const unknown = { orderId, status: 'reserved' };
  transfers.sandbox.faults.set(supplier, 'down');
  const answer = await transfers.completePassengers(orderId, family);
  expectError(answer, 'transferChange.outcomeUnknown', unknown);
  expect(answer.headers.get('retry-after')).toBe('2');
  const rows = await transfers.service.database.pool.query('select * from transfer_order_change');
  expect(JSON.stringify(rows.rows)).not.toMatch(/Kaya|U12345/);
  transfers.sandbox.faults.set(supplier, 'normal');
  transfers.clock.advance(60);
  expect((await transfers.completePassengers(orderId, family)).body.manifest?.status).toBe('complete');
  const left = await transfers.service.database.pool.query('select * from transfer_order_change');
  expect(left.rows).toEqual([]);
});

test('404 transferOrder.notFound: the passengers of an order of a different agency cannot be changed', async () => {
  const orderId = await aReservation();
  expectError(await transfers.completePassengers(orderId, family, 'lodos'), 'transferOrder.notFound');
});

test('after several simultaneous passenger lists, the order and its supplier have the same list', async () => {
  for (let round = 0; round < 4; round += 1) {
    const orderId = await aReservation();
    const lists = [family, [primary, ada], [primary], family];
    const answers = await Promise.all(lists.map((people) => transfers.completePassengers(orderId, people)));
    answers.forEach((answer, index) => {
      if (answer.status === 422) expectError(answer, 'transferChange.changeInProgress');
      // The call in progress can only have applied an identical list.
      else expect(lists[index] === family ? [200, 500] : [200]).toContain(answer.status);
    });
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { passengers } = (await transfers.read(orderId)).body;
    expect(onRecord().passengerCount).toBe(passengers.length);
  }
});

test('after a passenger list sent while the carrier reports, the order and its supplier have the same list', async () => {
  const near = { ...oneWay, pickupTime: '2027-04-10T11:00:00+03:00' };
  const pickUp = Date.parse(near.pickupTime);
  const orderId = await transfers.ordered({ offer: await transfers.anOffer('horizon', near) });
  await transfers.pay(orderId);
  await transfers.service.later((pickUp - 3_600_000 - 1 - transfers.clock.now().getTime()) / 1000);
  const [changed] = await Promise.all([transfers.completePassengers(orderId, family), transfers.service.later(120)]);
  await transfers.service.later(120);
  const { passengers, manifest } = (await transfers.read(orderId)).body;
  expect([200, 422]).toContain(changed.status);
  expect(passengers).toHaveLength(changed.status === 200 ? 4 : 1);
  expect([onRecord().passengerCount, manifest!.status]).toEqual([passengers.length, 'reported']);
});

test('422 transferChange.notPossible: passengers are reported an hour before pick-up and cannot be changed afterwards', async () => {
  const orderId = await aReservation();
  await transfers.completePassengers(orderId, family);
  const late = await aReservation();
  const until = async (moment: number) => transfers.service.later((moment - transfers.clock.now().getTime()) / 1000);
  await until(PICK_UP - 3_600_000 - 1000);
  expect((await transfers.completePassengers(orderId, [primary, ada, ege])).status).toBe(200);
  expect((await transfers.completePassengers(orderId, family)).status).toBe(200);
  await until(PICK_UP - 3_600_000);
  expectError(await transfers.completePassengers(late, family), 'transferChange.notPossible', {
    orderId: late,
    status: 'reserved',
    reason: 'tooLate',
  });
  const racing = await transfers.completePassengers(orderId, family);
  expect(racing.body).toMatchObject({ details: { reason: 'tooLate' } });
  await until(PICK_UP - 3_500_000);
  const { manifest, availableActions } = (await transfers.read(orderId)).body;
  expect(manifest).toMatchObject({ status: 'reported', reportedAt: iso(PICK_UP - 3_600_000), missing: [] });
  expect(availableActions).not.toContain('completePassengers');
  expectError(await transfers.completePassengers(orderId, [primary]), 'transferChange.notPossible', {
    orderId,
    status: 'reserved',
    reason: 'passengersReported',
  });
});
