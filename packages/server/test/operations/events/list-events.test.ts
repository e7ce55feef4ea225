import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import contract from '../../../src/generated/openapi.json' with { type: 'json' };
import type { Event, EventPage } from '../../../src/generated/types.ts';
import type { AgencyName } from '../../support/agencies.ts';
import { expectError } from '../../support/expect-error.ts';
import { type Paying, startPaying } from '../payments/paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(() => paying.stop());

const read = async (query = '', agency: AgencyName = 'horizon') =>
  paying.service.api<EventPage>('GET', `/events${query}`, { token: await paying.tokenOf(agency) });
const end = async () => (await read('?limit=1')).body.lastPosition;
const behind = async (position: number) => (await read(`?after=${position}&limit=100`)).body.results;
const typesOf = (events: readonly Event[]) => events.map(({ type }) => type);

/**
 * Reserves a car that is charged to the credit limit. Returns the order, and the feed's position before the
 * reservation.
 */
async function reserved(): Promise<{ orderId: string; before: number }> {
  const before = await end();
  const { id } = await paying.order();
  expect((await paying.payByLimit(id)).body.status).toBe('success');
  return { orderId: id, before };
}

test('200: the feed of an agency starts at position 1 with the opening of its credit record', async () => {
  const { body } = await read('', 'lodos');
  expect(body).toEqual({
    results: [
      {
        id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
        type: 'creditRecord.opened',
        occurredAt: paying.clock.now().toISOString(),
        position: 1,
        data: { status: 'opened', creditRecordId: 301 },
      },
    ],
    position: 1,
    lastPosition: 1,
  });
});

test('200: an agency without events has an empty feed', async () => {
  expect((await read('', 'meridian')).body).toEqual({ results: [], position: 0, lastPosition: 0 });
});

test('200: a paid order creates one event for each status of the order, its payment and its credit, in sequence', async () => {
  const { orderId, before } = await reserved();
  const order = { orderId, paymentID: (await paying.read(orderId)).body.orderedCarProduct.paymentID };
  expect((await behind(before)).map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'carOrder.pending', data: { status: 'pending', orderId } },
    { type: 'payment.processing', data: { status: 'processing', ...order } },
    { type: 'creditRecord.held', data: { status: 'held', creditRecordId: 101, ...order } },
    { type: 'payment.completed', data: { status: 'completed', previousStatus: 'processing', ...order } },
    { type: 'carOrder.reserved', data: { status: 'reserved', previousStatus: 'pending', orderId } },
    { type: 'creditRecord.spent', data: { status: 'spent', creditRecordId: 101, ...order } },
  ]);
});

test('200: a cancellation creates events for the order, its payment and its refund', async () => {
  const { orderId } = await reserved();
  const before = await end();
  await paying.cancel(orderId);
  expect(typesOf(await behind(before)).sort()).toEqual([
    'carOrder.cancelled',
    'creditRecord.refunded',
    'payment.cancelled',
    'refund.completed',
    'refund.pending',
  ]);
});

test('200: a booking that the vendor refuses creates events for the failed order and the returned money', async () => {
  const before = await end();
  await paying.payByLimit((await paying.order({ lastName: 'Refused' })).id);
  const types = typesOf(await behind(before));
  expect(types.slice(-4).sort()).toEqual([
    'carOrder.failed',
    'creditRecord.released',
    'payment.failed',
    'payment.reversed',
  ]);
});

test('200: a declined card creates an event for its declined payment, and the order stays pending', async () => {
  const before = await end();
  await paying.pay((await paying.order()).id, { cardNumber: '4000000000000002' });
  expect(typesOf(await behind(before))).toEqual(['carOrder.pending', 'payment.processing', 'payment.declined']);
});

test('200: an unrequested charge by the bank is reversed when the order is paid on credit', async () => {
  const { id } = await paying.order();
  await paying.pay(id, { isWith3DSecure: true });
  const { reference } = paying.sandbox.transactions()[0]!;
  const charge = `${paying.sandbox.url}/console/transactions/${reference}/charge`;
  expect((await fetch(charge, { method: 'POST', redirect: 'manual' })).status).toBe(303);
  const before = await end();
  await paying.payByLimit(id);
  await paying.service.later(60);
  expect(typesOf(await behind(before))).toEqual(
    expect.arrayContaining(['payment.withdrawn', 'payment.chargedLate', 'payment.reversed', 'carOrder.reserved']),
  );
  expect((await fetch(charge, { method: 'POST', redirect: 'manual' })).status).toBe(404);
  await paying.checkMoney();
});

test('200: each event appears once across pages, and every page contains the last position', async () => {
  const { before } = await reserved();
  const all = await behind(before);
  const first = (await read(`?after=${before}&limit=2`)).body;
  const rest = (await read(`?after=${first.position}&limit=100`)).body;
  expect([...first.results, ...rest.results]).toEqual(all);
  expect([first.position, rest.position, rest.lastPosition]).toEqual([before + 2, before + 6, before + 6]);
});

test('200: returns only the requested types, and the position also passes the other events', async () => {
  const { before } = await reserved();
  const { body } = await read(`?after=${before}&types=carOrder.reserved&types=payment.completed`);
  expect(typesOf(body.results)).toEqual(['payment.completed', 'carOrder.reserved']);
  expect(body.position).toBe(body.lastPosition);
});

test('200: the filter accepts exactly the event types of the contract', () => {
  const { AskedEventType, EventType } = contract.components.schemas;
  expect(AskedEventType.enum).toEqual(EventType['x-extensible-enum']);
});

describe('waiting for events', () => {
  test('200: an event of a requested type ends the wait', async () => {
    const before = await end();
    const waiting = read(`?after=${before}&types=carOrder.pending&wait=30`);
    await paying.payByLimit((await paying.order()).id);
    expect(typesOf((await waiting).body.results)).toEqual(['carOrder.pending']);
  });

  test('200: returns an empty list if no event occurs during the wait', async () => {
    const before = await end();
    expect((await read(`?after=${before}&wait=1`)).body).toEqual({
      results: [],
      position: before,
      lastPosition: before,
    });
  });
});

describe('positions and types that cannot be read', () => {
  test('400 request.invalid: a position that the feed has not reached is refused', async () => {
    expectError(await read(`?after=${(await end()) + 1}`), 'request.invalid', {
      field: 'after',
      message: 'must be a position that this feed has reached',
    });
  });

  test('400 request.invalid: an unknown event type is refused', async () => {
    expectError(await read('?types=carOrder.sold'), 'request.invalid', {
      field: 'types[0]',
      message: expect.stringMatching(/^must be one of: carOrder.pending, .* and more$/),
    });
  });

  test('422 event.gone: a position behind which events are not kept any more', async () => {
    await paying.service.database.pool.query(
      'delete from event where position <= 3 and agency_id = (select agency_id from credit_record where id = 101)',
    );
    expectError(await read('?after=2'), 'event.gone', { firstPosition: 4 });
    expect((await read('?after=3&limit=1')).body.results[0]!.position).toBe(4);
    expect((await read('?limit=1')).body.results[0]!.position).toBe(4);
  });

  test('200: after=0 starts at the oldest stored event, like a request without a position', async () => {
    const { body } = await read('?after=0&limit=1');
    expect(body.results[0]!.position).toBe(4);
    expect(body).toEqual((await read('?limit=1')).body);
  });
});
