import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Paying, startPaying } from '../../operations/payments/paying.ts';
import { type Desk, openDesk } from '../../support/desk.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';

type Found = { readonly id: string; readonly traveller?: string };
type Page = { readonly results: readonly Found[]; readonly nextCursor?: string };
type Attempt = { id: string; paymentId: number; transactionId: string; reservationId: string };
type Timeline = { order: { trackingID?: string }; attempts: [Attempt] };

let paying: Paying;
let desk: Desk;
let paid: string;
let pending: string;
beforeAll(async () => {
  paying = await startPaying();
  desk = await openDesk(paying.service);
  ({ id: paid } = await paying.order({ lastName: 'Öztürk' }));
  await paying.pay(paid);
  paying.clock.advance(1);
  ({ id: pending } = await paying.order());
});
afterAll(() => paying.stop());

const find = (query = '') => desk.call<Page>('GET', `/agencies/1/orders${query}`);
const idsOf = async (query: string) => (await find(query)).body.results.map(({ id }) => id);

test('200: returns all orders page by page, newest first', async () => {
  expect(await idsOf('')).toEqual([pending, paid]);
  const { body: first } = await find('?limit=1');
  expect(first.results.map(({ id }) => id)).toEqual([pending]);
  expect(await idsOf(`?limit=1&cursor=${first.nextCursor}`)).toEqual([paid]);
});

test('200: finds an order by any ID of the order, payment, charge or reservation, or by traveller name', async () => {
  const { attempts, order } = (await desk.call<Timeline>('GET', `/agencies/1/orders/${paid}`)).body;
  const [{ id, paymentId, transactionId, reservationId }] = attempts;
  const { trackingID } = order;
  for (const text of [paid, id, paymentId, transactionId, reservationId, 'ozturk', 'Deniz ÖZTÜRK']) {
    expect([text, await idsOf(`?query=${encodeURIComponent(text)}`)]).toEqual([text, [paid]]);
  }
  expect(trackingID === undefined || (await idsOf(`?query=${trackingID}`)).includes(paid)).toBe(true);
  expect(await idsOf('?query=nobody')).toEqual([]);
});

test('200: combines the filters for kind, status and time', async () => {
  expect(await idsOf('?kind=car&status=reserved')).toEqual([paid]);
  expect(await idsOf('?kind=transfer')).toEqual([]);
  const since = encodeURIComponent(paying.clock.now().toISOString());
  expect(await idsOf(`?createdFrom=${since}`)).toEqual([pending]);
  expect(await idsOf(`?createdTo=${since}&query=Kaya`)).toEqual([]);
});

test('200: states the car, the route and the local pick-up time of each order', async () => {
  const [, order] = (await find()).body.results;
  expect(order).toMatchObject({
    ...{ id: paid, state: 'reserved', product: expect.stringMatching(/\w+ \w+/) },
    route: { from: 'İstanbul Havalimanı', to: 'İstanbul Havalimanı', isRoundTrip: false },
    ...{ pickUpTimeZone: 'Europe/Istanbul', pickUpLocalDateTime: expect.stringMatching(/\+03:00$/) },
  });
});

test.each([
  ['owner', 'Deniz Öztürk'],
  ['finance', 'Deniz Öztürk'],
  ['developer', 'D. Ö.'],
  ['operator', 'D. Ö.'],
  ['viewer', undefined],
] as const)('200: the role %s sees the traveller as %s', async (role, traveller) => {
  const member = await portalAs(paying.service, role, { secondFactor: 'passed' });
  const { body } = await member.call<Page>('GET', `/agencies/1/orders?query=${paid}`);
  expect(body.results.map((order) => order.traveller)).toEqual([traveller]);
  const timeline = await member.call<{ order: Found }>('GET', `/agencies/1/orders/${paid}`);
  expect(timeline.body.order.traveller).toBe(traveller);
});

test('200: filters by state, vendor and pick-up period', async () => {
  expect(await idsOf('?state=unpaid')).toEqual([pending]);
  expect(await idsOf('?state=reserved&party=TESTDRIVE')).toEqual([paid]);
  expect(await idsOf('?party=NONE')).toEqual([]);
  expect(await idsOf('?pickupFrom=2027-06-01T00:00:00Z&pickupTo=2027-07-01T00:00:00Z')).toEqual([pending, paid]);
  expect(await idsOf('?pickupTo=2027-06-01T00:00:00Z')).toEqual([]);
});

test('200: downloads all matching orders as CSV with the local pick-up and its time zone', async () => {
  const owner = await portalAs(paying.service, 'owner');
  const { headers, text } = await owner.call('GET', '/agencies/1/orders?state=reserved&limit=1', {
    headers: { Accept: 'text/csv' },
  });
  expect(headers.get('content-disposition')).toBe('attachment; filename="orders-1.csv"');
  const [head, line, ...rest] = text.split('\r\n');
  expect(head).toContain('pick-up (local),time zone,traveller');
  expect(line).toContain(`,${paid},car,reserved,`);
  expect(line).toContain('+03:00,Europe/Istanbul,Deniz Öztürk,');
  expect(rest).toEqual(['']);
});

test('200: returns no orders of a different agency, whatever the filter', async () => {
  for (const text of [paid, 'ozturk']) {
    const { body } = await desk.call<Page>('GET', `/agencies/2/orders?query=${text}`);
    expect(body).toEqual({ results: [] });
  }
});

test('400 request.invalid: a cursor from different filters and a reversed period are refused', async () => {
  const { body } = await find('?limit=1');
  expect((await find(`?limit=1&kind=car&cursor=${body.nextCursor}`)).status).toBe(400);
  const answer = await find('?createdFrom=2027-03-02T00:00:00Z&createdTo=2027-03-01T00:00:00Z');
  expectPortalError(answer, 'request.invalid', { field: 'createdTo', message: 'must be after createdFrom' });
  const pickup = await find('?pickupFrom=2027-03-02T00:00:00Z&pickupTo=2027-03-01T00:00:00Z');
  expectPortalError(pickup, 'request.invalid', { field: 'pickupTo', message: 'must be after pickupFrom' });
});
