import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorld, unwrap, type World } from '../src/index.ts';
import { dataOf, orderCar, orderTransfer, payByCard, searchCars } from './support.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.restoreAll());

const statusOf = async (orderID: string) =>
  dataOf(await world.client().getOrder({ path: { orderID } })).statusHistory?.at(-1)?.status;
const eventsOf = async (orderId: string) =>
  (await world.events()).filter(({ data }) => 'orderId' in data && data.orderId === orderId).map(({ type }) => type);

test('a vendor that is down is missing from searches until it is restored', async () => {
  const countOf = async () => (await searchCars(world)).results.filter(({ vendor }) => vendor.id === 1).length;
  const before = await countOf();
  world.vendors.fail('TESTDRIVE', 'down');
  expect([before > 0, await countOf()]).toEqual([true, 0]);
  world.vendors.restore('TESTDRIVE');
  expect(await countOf()).toBe(before);
});

test('a slow vendor responds in time if the deadline is later than its response, while the clock is stopped', async () => {
  const patient = await startWorld({ settings: { VENDOR_DEADLINE_MS: '30000' } });
  patient.vendors.fail('LIKYA', 'slow');
  const { vendors } = await searchCars(patient).finally(patient.close);
  expect(vendors!.map(({ outcome }) => outcome)).not.toContain('late');
  expect(patient.clock.now()).toEqual(new Date('2027-03-01T09:00:00Z'));
});

test('a fault for the next call is over after it', async () => {
  world.processor.failNext('failing');
  const order = await orderCar(world);
  const first = await payByCard(world, order.id);
  await world.advance({ seconds: 90 });
  expect(first.ok).toBe(false);
  expect(dataOf(await payByCard(world, order.id)).status).toBe('success');
});

test.each([
  ['approve', 'reserved'],
  ['decline', 'pending'],
  ['cancel', 'pending'],
] as const)('after the customer’s %s on the bank’s page, the order is %s', async (answer, status) => {
  const order = await orderCar(world);
  const paid = dataOf(await payByCard(world, order.id, { isWith3DSecure: true }));
  expect(paid.is3dsSecure).toBe(true);
  await world.bank[answer]();
  expect(await statusOf(order.id)).toBe(status);
});

test('a vendor’s cancellation is refunded, and the agency’s endpoint receives the events', async () => {
  const created = dataOf(await world.client().createWebhookEndpoint({ body: { url: world.receiver.url, types: [] } }));
  world.receiver.accept(created.secret);
  const order = await orderCar(world);
  dataOf(await payByCard(world, order.id));
  const [reservation] = world.vendors.reservations();
  expect(world.vendors.drop(reservation!.reservationId!)).toBe(true);
  await world.advance();
  expect(await statusOf(order.id)).toBe('cancelled');
  expect(world.processor.transactions()[0]?.refundedAmount).toBe(world.processor.transactions()[0]?.money?.amount);
  const events = await eventsOf(order.id);
  expect(events).toContain('carOrder.cancelled');
  const received = world.receiver.received().map(({ event, status }) => [event?.type, status]);
  for (const type of events) expect(received).toContainEqual([type, 204]);
});

test('a transfer’s ride follows the clock of the world', async () => {
  const order = await orderTransfer(world);
  const [reservation] = world.transferSuppliers.reservations();
  expect(world.transferSuppliers.drive(reservation!.reservationId!, 'oneway', 'onTime')).toBe(true);
  await world.advance({ seconds: 10 });
  const types = await eventsOf(order.orderId);
  expect(types.filter((type) => type.startsWith('ride.'))).toEqual([
    'ride.assigned',
    'ride.departed',
    'ride.arrived',
    'ride.passengerOnBoard',
    'ride.completed',
  ]);
});

test('the bureau’s SMS, the portal’s emails and all calls can be read back', async () => {
  expect(world.bureau.messages()).toEqual([]);
  expect(world.mail.sent()).toEqual([]);
  await searchCars(world);
  expect(world.calls().map(({ party }) => party)).toContain('TESTDRIVE');
});

test('`unwrap` verifies a message with the time on the world’s clock', async () => {
  const { id, secret } = { id: 'msg', secret: `whsec_${btoa('a secret of this test 0123456789')}` };
  const { Webhook } = await import('standardwebhooks');
  const sentAt = world.clock.now();
  const signature = new Webhook(secret).sign(id, sentAt, '{"type":"x"}');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(sentAt.getTime() / 1000),
    'webhook-signature': signature,
  };
  await expect(unwrap('{"type":"x"}', headers, secret, { now: sentAt })).resolves.toEqual({ type: 'x' });
});

test('a card on the payment page of a session pays for the order after 3D Secure', async () => {
  const { id: orderID } = await orderCar(world);
  const body = { orderID, returnUrl: 'https://booking.horizon.example/done' };
  const { id, url } = dataOf(await world.client().createPaymentSession({ body }));
  const opened = await fetch(url!, { redirect: 'manual' });
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const session = new URL(opened.headers.get('location')!, url);
  expect(await (await fetch(session, { headers: { cookie } })).text()).toContain('name="number"');
  const form = { number: '5528790000000008', expiry: '12/30', cvc: '123', holder: 'DENIZ KAYA', installmentCount: '1' };
  const headers = { cookie, Origin: session.origin };
  await fetch(`${session}/payments`, { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' });
  await world.bank.approve();
  const path = { paymentSessionId: id };
  expect(dataOf(await world.client().getPaymentSession({ path })).status).toBe('paid');
  expect(await statusOf(orderID)).toBe('reserved');
});

test('a client and a token stay valid over any jump', async () => {
  const before = await world.token();
  await world.advance({ days: 40 });
  expect(await world.token()).not.toBe(before);
  expect((await world.client().listOrders({})).ok).toBe(true);
});
