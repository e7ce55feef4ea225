import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAgency } from '../../../test/support/add-agency.ts';
import { emptyTables, openTestDatabase } from '../../../test/support/database.ts';
import { keysWith } from '../../../test/support/people.ts';
import type { Database } from '../../database/open.ts';
import { tablesOf } from '../../database/tables-of.ts';
import { transactOn } from '../../database/transact.ts';
import { createEventStore, type EventStore, type EventTables } from '../events/store.sql.ts';
import { createDeliveryStore, type DeliveryTables } from './store.deliveries.sql.ts';
import { createEndpointStore, type EndpointTables } from './store.sql.ts';
import type { DeliveryStore, EndpointStore } from './store.ts';
import type { Endpoint } from './types.ts';

const now = new Date('2027-03-01T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let database: Database;
let events: EventStore;
let endpoints: EndpointStore;
let deliveries: DeliveryStore;
beforeAll(async () => {
  database = await openTestDatabase();
  events = createEventStore(database.db.withTables<EventTables>());
  endpoints = createEndpointStore(database.db.withTables<EndpointTables>(), keysWith().webhookSecrets);
  deliveries = createDeliveryStore(database.db.withTables<DeliveryTables>());
  await addAgency(database.pool);
  await addAgency(database.pool, 'Meridian Tours');
});
beforeEach(() => emptyTables(database, 'webhook_delivery', 'webhook_endpoint', 'event', 'event_feed'));
afterAll(() => database.close());

const transact: ReturnType<typeof transactOn> = (work) => transactOn(database.db)(work);

async function addEndpoint(id: string, { agencyId = 1, types = [] as Endpoint['types'] } = {}) {
  const endpoint: Endpoint = {
    id,
    agencyId,
    url: 'https://horizon.example/hooks',
    description: undefined,
    types,
    status: 'enabled',
    disabledReason: undefined,
    secrets: { current: 'whsec_x' },
    previousSecretUntil: undefined,
    failingSince: undefined,
    createdAt: now,
    updatedAt: now,
  };
  await transact((tx) => endpoints.create(tx, endpoint, 10));
  return { endpointId: id, agencyId };
}

/** Adds an event and assigns its position. */
async function happen(agencyId = 1): Promise<void> {
  await database.pool.query(
    `insert into event (agency_id, type, occurred_at, status) values ($1, 'creditRecord.opened', now(), 'opened')`,
    [agencyId],
  );
  await events.place(agencyId);
}

async function withDelivery() {
  const key = await addEndpoint('whe_1');
  await happen();
  await deliveries.write('whe_1', now);
  return key;
}

const lease = async (endpointId = 'whe_1', at = now) =>
  deliveries.leaseDue(endpointId, { now: at, until: new Date(at.getTime() + 60_000), atMost: 10 });
const listed = async (key: { endpointId: string; agencyId: number }) => {
  const all = {
    status: undefined,
    type: undefined,
    orderId: undefined,
    from: undefined,
    to: undefined,
    behind: undefined,
    atMost: 10,
  };
  return (await deliveries.list({ ...key, ...all })).map(({ status, tries }) => [status, tries]);
};
const delivered = { status: 'delivered', dueAt: undefined, lastTry: undefined } as const;

describe('leased deliveries', () => {
  test('a delivery is leased to one worker until its lease ends', async () => {
    await withDelivery();
    expect(await lease()).toHaveLength(1);
    expect(await lease('whe_1', later(59))).toEqual([]);
    expect(await lease('whe_1', later(60))).toHaveLength(1);
  });

  test('a late worker cannot settle a delivery while a different worker sends it', async () => {
    const key = await withDelivery();
    const [late] = await lease();
    const [current] = await lease('whe_1', later(60));
    await deliveries.settle(late!, delivered);
    expect(await listed(key)).toEqual([['pending', 0]]);
    await deliveries.settle(current!, { ...delivered, status: 'givenUp' });
    expect(await listed(key)).toEqual([['givenUp', 1]]);
  });

  test('a redelivery starts over, and the worker of the earlier attempt settles nothing', async () => {
    const key = await withDelivery();
    const [first] = await lease();
    await deliveries.settle(first!, { ...delivered, status: 'pending', dueAt: later(5) });
    const [second] = await lease('whe_1', later(5));
    expect(second?.tries).toBe(1);
    const range = { from: 1, to: 1 };
    expect(await transact((tx) => deliveries.redeliver(tx, key, range, later(6)))).toBe(1);
    await deliveries.settle(second!, delivered);
    expect(await listed(key)).toEqual([['pending', 0]]);
    expect(await lease('whe_1', later(6))).toMatchObject([{ tries: 0 }]);
  });

  // The embedded database has a single connection, so locks are never contended.
  test.runIf(process.env.TEST_DATABASE_URL)('a delivery that a different instance has locked is skipped', async () => {
    await withDelivery();
    await transact(async (tx) => {
      await sql`select from webhook_delivery for update`.execute(tablesOf(tx));
      expect(await lease()).toEqual([]);
    });
  });
});

describe('deliveries of an endpoint', () => {
  test('an event is written once for an endpoint, even if the endpoint is enabled again', async () => {
    const key = await withDelivery();
    await database.pool.query('update webhook_endpoint set reached_position = 0');
    await deliveries.write('whe_1', now);
    expect(await listed(key)).toEqual([['pending', 0]]);
  });

  test('deliveries of a disabled endpoint are neither written nor due', async () => {
    const key = await withDelivery();
    await happen();
    await endpoints.disable(key, 'failing', now);
    await deliveries.write('whe_1', now);
    expect([await deliveries.findBehind(), await deliveries.findDue(now)]).toEqual([[], []]);
    expect(await listed(key)).toHaveLength(1);
  });

  test('a ping is delivered to its own endpoint only', async () => {
    const [one, other] = [await addEndpoint('whe_1'), await addEndpoint('whe_2')];
    await endpoints.addPing(one, now);
    await events.place(1);
    for (const { endpointId } of [one, other]) await deliveries.write(endpointId, now);
    expect([await listed(one), await listed(other)]).toEqual([[['pending', 0]], []]);
  });

  test('a different agency can neither list nor redeliver the deliveries', async () => {
    const { endpointId } = await withDelivery();
    const foreign = { endpointId, agencyId: 2 };
    expect(await listed(foreign)).toEqual([]);
    expect(await transact((tx) => deliveries.redeliver(tx, foreign, { from: 1, to: 1 }, now))).toBe(0);
  });

  // The embedded database has a single connection, so locks are never contended.
  test.runIf(process.env.TEST_DATABASE_URL)('deliveries are left to the instance that is writing them', async () => {
    const key = await addEndpoint('whe_1');
    await happen();
    await transact(async (tx) => {
      await sql`select from webhook_endpoint for update`.execute(tablesOf(tx));
      await deliveries.write('whe_1', now);
    });
    expect(await listed(key)).toEqual([]);
  });
});

describe('status of an endpoint', () => {
  const statusOf = async (key: { endpointId: string; agencyId: number }) => {
    const { status, disabledReason, failingSince } = (await endpoints.find(key))!;
    return [status, disabledReason, failingSince];
  };

  test('an endpoint that its agency has disabled keeps that reason', async () => {
    const key = await addEndpoint('whe_1');
    const byAgency = { status: 'disabled', disabledReason: 'agency' } as const;
    await transact((tx) => endpoints.update(tx, key, byAgency, now));
    await endpoints.disable(key, 'gone', later(1));
    expect(await statusOf(key)).toEqual(['disabled', 'agency', undefined]);
  });

  test('an endpoint fails since the first of consecutive failures, and no longer once it is enabled again', async () => {
    const key = await addEndpoint('whe_1');
    for (const seconds of [1, 2]) await endpoints.noteArrival(key, later(seconds));
    expect(await statusOf(key)).toEqual(['enabled', undefined, later(1)]);
    await endpoints.noteArrival(key, undefined);
    await endpoints.noteArrival(key, later(3));
    expect(await statusOf(key)).toEqual(['enabled', undefined, later(3)]);
    await endpoints.disable(key, 'failing', later(4));
    await transact((tx) => endpoints.update(tx, key, { status: 'enabled', disabledReason: undefined }, later(5)));
    expect(await statusOf(key)).toEqual(['enabled', undefined, undefined]);
  });

  test('an endpoint that is enabled again receives only later events', async () => {
    const key = await addEndpoint('whe_1');
    await endpoints.disable(key, 'failing', now);
    await happen();
    await transact((tx) => endpoints.update(tx, key, { status: 'enabled', disabledReason: undefined }, now));
    expect(await deliveries.findBehind()).toEqual([]);
    await happen();
    await deliveries.write('whe_1', now);
    expect(await listed(key)).toHaveLength(1);
  });

  test('an endpoint is refused at the limit of its agency, whatever a different agency has', async () => {
    const first = (await endpoints.find(await addEndpoint('whe_1')))!;
    const build = (id: string, agencyId: number) =>
      transact((tx) => endpoints.create(tx, { ...first, id, agencyId }, 2));
    expect([await build('whe_2', 1), await build('whe_3', 1), await build('whe_4', 2)]).toEqual([true, false, true]);
  });
});
