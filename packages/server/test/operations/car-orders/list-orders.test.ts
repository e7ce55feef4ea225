import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CarOrder, CarOrderList } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { aCar, type OrderChange, orderCar, readOrder } from './ordering.ts';

const { service, vendors, token, stop } = await startWithVendors();
afterAll(stop);

const list = (query = '', as = token) => service.api<CarOrderList>('GET', `/orders${query}`, { token: as });
const idsOf = async (query = '', as = token) => (await list(query, as)).body.results.map(({ id }) => id);
const anOrder = async (changes?: OrderChange, as = token): Promise<CarOrder> => {
  const car = await aCar({ service, vendors, token: as });
  return (await orderCar(service, as, car, changes)).body;
};

describe('listing the orders of an agency that has five of them', () => {
  const orders: CarOrder[] = [];
  beforeAll(async () => {
    const changes: OrderChange[] = [
      { body: { trackingID: 'HZN 1+1' } },
      { passenger: { lastName: 'Şahin' } },
      {},
      { passenger: { lastName: 'SAHIN' } },
      {},
    ];
    for (const change of changes) {
      orders.unshift(await anOrder(change));
      service.clock.advance(60);
    }
    await service.api('POST', `/order/${orders[2]!.id}/cancel`, { token });
  });
  const [fifth, fourth, third, second, first] = [0, 1, 2, 3, 4].map((index) => () => orders[index]!.id) as [
    () => string,
    () => string,
    () => string,
    () => string,
    () => string,
  ];

  test('200: returns the orders newest first, each as getOrder returns it', async () => {
    const { status, body } = await list();
    const alone = await Promise.all(orders.map(async ({ id }) => (await readOrder(service, token, id)).body));
    expect([status, body]).toEqual([200, { results: alone }]);
  });

  test('200: each order appears once across pages, even while new orders are created', async () => {
    const page = (await list('?limit=2')).body;
    const made = await anOrder();
    const next = (await list(`?limit=2&cursor=${page.nextCursor}`)).body;
    const last = (await list(`?limit=2&cursor=${next.nextCursor}`)).body;
    expect([page, next, last].map(({ results }) => results.map(({ id }) => id))).toEqual([
      [fifth(), fourth()],
      [third(), second()],
      [first()],
    ]);
    expect(last).not.toHaveProperty('nextCursor');
    expect((await idsOf('?limit=1'))[0]).toBe(made.id);
    await service.api('POST', `/order/${made.id}/cancel`, { token });
    service.clock.advance(60);
  });

  test('200: a last page that is exactly full has no nextCursor', async () => {
    const { body } = await list(`?limit=5&createdTo=${orders[0]!.createdAt.replace('00Z', '01Z')}`);
    expect(body.results.length).toBeLessThanOrEqual(5);
    expect(body).not.toHaveProperty('nextCursor');
  });

  test.each([
    ['status', '?status=pending', () => [fifth(), fourth(), second(), first()]],
    ['tracking ID', '?trackingID=HZN%201%2B1', () => [first()]],
    ['last name in any spelling', '?lastName=%C5%9Eahin', () => [fourth(), second()]],
    ['last name in lower case', '?lastName=sahin', () => [fourth(), second()]],
    ['several fields at once', '?lastName=sahin&status=cancelled', () => []],
    ['reservation number of the vendor', '?vendorReservationID=TD-unknown', () => []],
  ])('200: filters orders by %s', async (_, query, expected) => {
    const known = new Set(orders.map(({ id }) => id));
    expect((await idsOf(query)).filter((id) => known.has(id))).toEqual(expected());
  });

  test('200: filters orders by creation time, with an inclusive start and an exclusive end', async () => {
    const between = `?createdFrom=${orders[3]!.createdAt}&createdTo=${orders[1]!.createdAt}`;
    expect(await idsOf(between)).toEqual([third(), second()]);
  });

  test('200: filters orders by pick-up time, with an inclusive start and an exclusive end', async () => {
    expect(await idsOf('?pickupFrom=2027-06-10T07:00:00Z&pickupTo=2027-06-10T07:00:01Z&limit=100')).toContain(fifth());
    expect(await idsOf('?pickupFrom=2027-06-10T07:00:01Z')).toEqual([]);
    expect(await idsOf('?pickupTo=2027-06-10T10:00:00%2B03:00')).toEqual([]);
  });

  test('200: filters orders by the time of their last change', async () => {
    const { updatedAt } = (await readOrder(service, token, third())).body;
    expect(await idsOf(`?updatedSince=${updatedAt}`)).toContain(third());
    expect(await idsOf(`?updatedSince=${updatedAt}`)).not.toContain(fourth());
  });

  test('200: returns no orders of a different agency', async () => {
    const meridian = await service.loginAs('meridian');
    expect(await idsOf('', meridian)).toEqual([]);
    expect(await idsOf('?lastName=sahin', meridian)).toEqual([]);
  });

  test('400 request.invalid: a cursor from a different agency or from different filters is answered like an unknown cursor', async () => {
    const { nextCursor } = (await list('?limit=1')).body;
    const lodos = await service.loginAs('lodos');
    const answers = [
      await list(`?cursor=${nextCursor}`, lodos),
      await list(`?cursor=${nextCursor}&status=pending`),
      await list('?cursor=unknown'),
    ];
    for (const answer of answers) expectError(answer, 'request.invalid', { field: 'cursor' });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

test('200: the available actions of an order depend on its status', async () => {
  const order = await anOrder();
  expect(order.availableActions).toEqual(['pay', 'cancel']);
  await service.api('POST', `/order/${order.id}/cancel`, { token });
  expect((await readOrder(service, token, order.id)).body.availableActions).toEqual([]);
});

test.each([
  ['limit', '?limit=0'],
  ['limit', '?limit=101'],
  ['status', '?status=open'],
  ['createdFrom', '?createdFrom=2027-02-30T00:00:00Z'],
  ['createdTo', '?createdFrom=2027-03-01T00:00:00Z&createdTo=2027-03-01T00:00:00Z'],
  ['pickupTo', '?pickupFrom=2027-03-02T00:00:00Z&pickupTo=2027-03-01T00:00:00Z'],
  ['cursor', '?cursor=a.b'],
  ['lastName', '?lastName=%0A'],
  ['page', '?page=2'],
])('400 request.invalid: an invalid %s in %s is refused', async (field, query) => {
  expectError(await list(query), 'request.invalid', { field });
});

test('401 token.invalid: a request without a token is refused', async () => {
  expectError(await service.api('GET', '/orders'), 'token.invalid');
});

test('200: an order that is still unpaid at pick-up is listed only as removed', async () => {
  const order = await anOrder();
  service.clock.advance((Date.parse('2027-06-10T07:00:00Z') - service.clock.now().getTime()) / 1_000);
  const later = await service.loginAs('horizon');
  expect(await idsOf('?status=pending', later)).toEqual([]);
  const removed = (await list('?status=removed&limit=1', later)).body.results[0]!;
  expect(removed).toMatchObject({ id: order.id, orderedCarProduct: { status: 'removed' }, availableActions: [] });
});
