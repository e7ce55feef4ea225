import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RedeliveryPreview } from '../../../src/generated/management/types.ts';
import { expectPortalError, portalAs } from '../../support/portal.ts';
import { startWebhooks, type Webhooks } from './webhooks.ts';

let webhooks: Webhooks;
beforeAll(async () => {
  webhooks = await startWebhooks();
});
afterAll(() => webhooks.stop());
afterEach(() => webhooks.removeAll());

const preview = (id: string, query: Readonly<Record<string, string | number>> = {}) => {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]);
  return webhooks.call<RedeliveryPreview>('GET', `/${id}/redeliver?${new URLSearchParams(texts)}`);
};

/** Sends two pings, one minute apart, and returns their positions and times. */
async function withTwoEvents() {
  const { id } = (await webhooks.make({ types: ['webhookEndpoint.pinged'] })).endpoint;
  const times: string[] = [];
  for (const seconds of [0, 60]) {
    webhooks.clock.advance(seconds);
    times.push(webhooks.clock.now().toISOString());
    await webhooks.call('POST', `/${id}/ping`);
    await webhooks.sendLater(1);
  }
  const [second, first] = (await webhooks.deliveries(id)).results;
  return { id, times, positions: [first!.position, second!.position] as const };
}

test('200: a time range is converted to positions, and redelivering them sends the counted events', async () => {
  const { id, times, positions } = await withTwoEvents();
  const [first, second] = positions;
  expect((await preview(id)).body).toMatchObject({
    count: 2,
    from: first,
    to: second,
    firstAt: times[0],
    isComplete: true,
  });
  const { body } = await preview(id, { from: times[1]! });
  expect(body).toEqual({ count: 1, from: second, to: second, firstAt: times[1], lastAt: times[1], isComplete: true });
  webhooks.receiver.take();
  expect((await webhooks.call('POST', `/${id}/redeliver`, { from: body.from, to: body.to })).body).toEqual({
    count: 1,
  });
  await webhooks.sendLater(1);
  expect(webhooks.receiver.take()).toHaveLength(1);
});

test('200: a range of positions is counted, and an empty range has no positions', async () => {
  const { id, positions } = await withTwoEvents();
  const [first, second] = positions;
  expect((await preview(id, { fromPosition: first, toPosition: first })).body.count).toBe(1);
  expect((await preview(id, { fromPosition: second + 1 })).body).toEqual({ count: 0, isComplete: true });
});

test('200: a range with more than 1,000 positions is previewed up to the last position of one redelivery', async () => {
  const { id, positions } = await withTwoEvents();
  const { pool } = webhooks.service.database;
  await pool.query(
    `insert into event (agency_id, type, occurred_at, status, webhook_endpoint_id)
     select 1, 'webhookEndpoint.pinged', $1, 'pinged', $2 from generate_series(1, 999)`,
    [webhooks.clock.now(), id],
  );
  const { body } = await preview(id);
  expect(body).toMatchObject({ count: 1_000, from: positions[0], to: positions[0] + 999, isComplete: false });
});

test.each([
  ['to', { from: '2027-03-01T12:00:00Z', to: '2027-03-01T12:00:00Z' }, 'must be after from'],
  ['toPosition', { fromPosition: 2, toPosition: 1 }, 'must not be before fromPosition'],
])('400 request.invalid: a range whose %s is before its start is refused', async (field, query, message) => {
  const { id } = (await webhooks.make()).endpoint;
  expectPortalError(await preview(id, query as Record<string, string | number>), 'request.invalid', { field, message });
});

test('404 webhookEndpoint.notFound: an endpoint of a different agency is answered like an unknown one', async () => {
  await webhooks.expectNotFound('GET', '/redeliver');
});

test.each(['finance', 'viewer'] as const)(
  '403 access.forbidden: a call by a member with the role %s is refused',
  async (role) => {
    const { id } = (await webhooks.make()).endpoint;
    const other = await portalAs(webhooks.service, role);
    expectPortalError(await other.call('GET', `/agencies/1/webhook-endpoints/${id}/redeliver`), 'access.forbidden');
  },
);
