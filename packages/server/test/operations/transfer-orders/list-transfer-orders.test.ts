import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TransferOrder, TransferOrderList } from '../../../src/generated/types.ts';
import type { AgencyName } from '../../support/agencies.ts';
import { expectError } from '../../support/expect-error.ts';
import { companion, startTransfers, type Transfers } from './transferring.ts';

let transfers: Transfers;
const orders: TransferOrder[] = [];

async function list(query = '', as: AgencyName = 'horizon') {
  const token = await transfers.tokenOf(as);
  return transfers.service.api<TransferOrderList>('GET', `/transfer/orders${query}`, { token });
}
const idsOf = async (query = '', as?: AgencyName) => (await list(query, as)).body.results.map(({ orderId }) => orderId);

beforeAll(async () => {
  transfers = await startTransfers();
  for (const change of [{ body: { trackingID: 'HZN-7' } }, { passenger: { lastName: 'Öztürk' } }, {}]) {
    orders.unshift((await transfers.order(change)).body);
    transfers.clock.advance(60);
  }
  await transfers.pay(orders[2]!.orderId);
});
afterAll(() => transfers.stop());

test('200: returns the orders newest first, with only the names and contacts of travellers', async () => {
  const { body } = await list();
  expect(body.results.map(({ orderId }) => orderId)).toEqual(orders.map(({ orderId }) => orderId));
  const { manifest: _, ...alone } = (await transfers.read(orders[2]!.orderId)).body;
  const { primary, firstName, lastName, email, phone } = alone.passengers[0]!;
  expect(body.results[2]).toEqual({ ...alone, passengers: [{ primary, firstName, lastName, email, phone }] });
  expect(alone.passengers[0]).toHaveProperty('identityNumber');
});

test('200: each order appears once across pages, even while new orders are created', async () => {
  const page = (await list('?limit=1')).body;
  const { orderId } = (await transfers.order()).body;
  const rest = (await list(`?limit=2&cursor=${page.nextCursor}`)).body;
  const seen = [page, rest].flatMap(({ results }) => results);
  expect(seen.map((order) => order.orderId)).toEqual(orders.map((order) => order.orderId));
  expect(rest).not.toHaveProperty('nextCursor');
  expect((await idsOf('?limit=1'))[0]).toBe(orderId);
  orders.unshift((await transfers.read(orderId)).body);
});

test('200: each filter finds the matching orders', async () => {
  const [, third, second, first] = orders.map(({ orderId }) => orderId);
  const { vendorReservationId } = (await transfers.read(first!)).body;
  expect(await idsOf('?status=reserved')).toEqual([first]);
  expect(await idsOf('?trackingID=HZN-7')).toEqual([first]);
  expect(await idsOf(`?vendorReservationId=${vendorReservationId}`)).toEqual([first]);
  expect(await idsOf('?lastName=OZTURK')).toEqual([second]);
  expect(await idsOf(`?createdFrom=${orders[2]!.createdAt}&createdTo=${orders[1]!.createdAt}`)).toEqual([second]);
  expect(await idsOf('?pickupFrom=2027-06-10T08:00:00Z&pickupTo=2027-06-10T08:00:01Z')).toContain(third);
  expect(await idsOf('?pickupTo=2027-06-10T08:00:00Z')).toEqual([]);
  expect(await idsOf(`?updatedSince=${(await transfers.read(first!)).body.updatedAt}`)).toContain(first);
});

test('200: an order is found by the last name of any passenger', async () => {
  const [adult] = (await transfers.read(orders[0]!.orderId)).body.passengers;
  const passengers = [adult, { ...companion, lastName: 'Aydın' }];
  const { orderId } = (await transfers.order({ body: { passengers } })).body;
  expect(await idsOf('?lastName=aydin')).toEqual([orderId]);
});

test('200: the available actions of an order depend on its status', async () => {
  const orderId = await transfers.ordered();
  const actions = async () => (await transfers.read(orderId)).body.availableActions;
  expect(await actions()).toEqual(['pay', 'completePassengers', 'changeFlight']);
  await transfers.pay(orderId);
  expect(await actions()).toEqual(['cancel', 'completePassengers', 'changeFlight']);
  await transfers.cancel(orderId);
  expect(await actions()).toEqual([]);
});

test('200: an order that was not paid in time is listed only as expired', async () => {
  const orderId = await transfers.ordered();
  transfers.clock.advance(3_600);
  expect(await idsOf('?status=pendingPayment')).not.toContain(orderId);
  const [newest] = (await list('?status=expired&limit=1')).body.results;
  expect(newest).toMatchObject({ orderId, status: 'expired', availableActions: [] });
});

test('200: returns no orders of a different agency', async () => {
  expect(await idsOf('', 'lodos')).toEqual([]);
});

test('400 request.invalid: a cursor from a different agency is answered like a cursor from different filters', async () => {
  const { nextCursor } = (await list('?limit=1')).body;
  const foreign = await list(`?cursor=${nextCursor}`, 'lodos');
  const ofOthers = await list(`?cursor=${nextCursor}&status=reserved`);
  expectError(foreign, 'request.invalid', { field: 'cursor' });
  expectError(ofOthers, 'request.invalid', { field: 'cursor' });
  expect(foreign.body).toEqual(ofOthers.body);
});

test.each([
  ['createdTo', '?createdFrom=2027-03-01T00:00:00Z&createdTo=2027-03-01T00:00:00Z'],
  ['pickupTo', '?pickupFrom=2027-03-02T00:00:00Z&pickupTo=2027-03-01T00:00:00Z'],
  ['status', '?status=cancelled'],
])('400 request.invalid: an invalid %s in %s is refused', async (field, query) => {
  expectError(await list(query), 'request.invalid', { field });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await transfers.service.api('GET', '/transfer/orders'), 'token.invalid');
});
