import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Event, EventPage } from '../../src/generated/types.ts';
import { comeBack, type Paying, startPaying, visitBank } from '../operations/payments/paying.ts';
import { companion, primary, startTransfers } from '../operations/transfer-orders/transferring.ts';

const RUNS = Number(process.env.HISTORIES ?? (process.env.CI === 'true' ? 40 : 6));
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

let paying: Paying;
let transfers: Awaited<ReturnType<typeof startTransfers>>;
beforeAll(async () => {
  [paying, transfers] = await Promise.all([startPaying(), startTransfers()]);
}, 120_000);
afterAll(async () => {
  await paying?.stop();
  await transfers?.stop();
});

type World = Pick<Paying, 'service' | 'clock' | 'tokenOf' | 'sandbox'>;
type Seen = { readonly updatedAt: string; readonly legs?: readonly { readonly type: string }[] };

/** Removes fields that depend on time and on payments in progress. */
function visible(body: object): object {
  const { updatedAt: _, availableActions: __, paymentRequirement: ___, ...rest } = body as Record<string, unknown>;
  return rest;
}

async function eventsBehind({ service, tokenOf }: World, after: number): Promise<EventPage> {
  const query = `after=${after}&limit=100`;
  return (await service.api<EventPage>('GET', `/events?${query}`, { token: await tokenOf('horizon') })).body;
}

async function lastPosition(world: World): Promise<number> {
  return (await eventsBehind(world, 0)).lastPosition;
}

const nameOf = ({ type, occurredAt, data }: Event) =>
  JSON.stringify([type, occurredAt, data.leg, data.paymentID, data.status]);

type Watched = {
  readonly world: World;
  readonly path: string;
  readonly list: string;
  readonly idOf: (listed: object) => string;
};

/** Plays the steps, and compares the order with its previous snapshot after each step. */
async function watch<Step>(
  { world, path, list, idOf }: Watched,
  steps: readonly Step[],
  play: (step: Step) => Promise<unknown>,
) {
  const { service, clock, tokenOf } = world;
  const token = await tokenOf('horizon');
  let changes = 0;
  async function read(): Promise<Seen> {
    const { status, body } = await service.api<Seen>('GET', path, { token });
    expect(status).toBe(200);
    return body;
  }
  const orderId = path.split('/').at(-1)!;
  let position = await lastPosition(world);
  let before = await read();
  const reported = new Map<string, unknown>();
  for (const step of steps) {
    clock.advance(1);
    const since = clock.now();
    await play(step);
    const after = await read();
    const { results } = await eventsBehind(world, position);
    position = results.at(-1)?.position ?? position;
    const ofOrder = results.filter(({ data }) => data.orderId === orderId);
    for (const event of ofOrder) {
      expect([step, reported.get(nameOf(event))], nameOf(event)).toEqual([step, undefined]);
      reported.set(nameOf(event), event);
    }
    const where = JSON.stringify({ step, before, after });
    if (!isDeepStrictEqual(visible(after), visible(before))) {
      changes += 1;
      expect(new Date(after.updatedAt).getTime(), where).toBeGreaterThanOrEqual(since.getTime());
      expect(ofOrder.length, where).toBeGreaterThan(0);
      const query = `updatedSince=${encodeURIComponent(since.toISOString())}`;
      const listed = (await service.api<{ results: object[] }>('GET', `${list}?${query}`, { token })).body.results;
      expect(listed.map(idOf), where).toContain(orderId);
      const isOfWhole = ofOrder.some(({ type }) => /^transferOrder\.(?!legCanceled|changed)/.test(type));
      const changed = (after.legs ?? []).filter((leg, at) => JSON.stringify(leg) !== JSON.stringify(before.legs?.[at]));
      const named = ofOrder.map(({ data }) => data.leg);
      if (!isOfWhole)
        expect(
          changed.map(({ type }) => type).filter((type) => !named.includes(type as never)),
          where,
        ).toEqual([]);
    }
    before = after;
  }
  service.takeErrors();
  return changes;
}

const seconds = fc.constantFrom(30, 120, HOUR_SECONDS, DAY_SECONDS);
const waiting = fc.record({ what: fc.constant('wait' as const), seconds });
const doing = <What extends string>(...what: What[]) => fc.record({ what: fc.constantFrom(...what) });

/** Number of changes that the tests have observed. If there are none, the tests prove nothing. */
let changes = 0;
beforeEach(() => {
  changes = 0;
});
afterEach(() => expect(changes).toBeGreaterThan(RUNS));

test('each visible change of a car order updates updatedAt and has exactly one event', {
  timeout: 600_000,
}, async () => {
  const name = fc.constantFrom('Kaya', 'Kaya', 'Refused', 'Timeout', 'Dropped', 'Slow', 'Cancelrefused');
  const card = fc.constantFrom('5528790000000008', '4129111111111111', '4000000000002081');
  const step = fc.oneof(
    waiting,
    doing('limit', 'bank', 'return', 'cancel', 'drop', 'refuseRefunds', 'acceptRefunds'),
    fc.record({ what: fc.constant('card' as const), card }),
  );
  const play = async ([lastName, steps]: [string, (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]]) => {
    const { id } = await paying.order({ lastName });
    let page: string | undefined;
    const watched = {
      world: paying,
      path: `/order/${id}`,
      list: '/orders',
      idOf: (listed: object) => (listed as { id: string }).id,
    };
    changes += await watch(watched, steps, async (next) => {
      switch (next.what) {
        case 'wait':
          return paying.service.later(next.seconds);
        case 'limit':
          return paying.payByLimit(id);
        case 'card':
          return paying.pay(id, { cardNumber: next.card });
        case 'bank':
          page = (await paying.pay(id, { isWith3DSecure: true })).body.threeDSHtmlContent ?? page;
          return;
        case 'return':
          return page && comeBack(paying, id, await visitBank(paying, page)).catch(() => undefined);
        case 'cancel':
          return paying.cancel(id);
        case 'drop': {
          const { vendorReservationID } = (await paying.read(id)).body.orderedCarProduct;
          return vendorReservationID && paying.sandbox.dropReservation(vendorReservationID);
        }
        case 'refuseRefunds':
          return paying.sandbox.faults.set('PROCESSOR', 'failing');
        case 'acceptRefunds':
          return paying.sandbox.faults.set('PROCESSOR', 'normal');
      }
    });
    paying.sandbox.faults.set('PROCESSOR', 'normal');
  };
  const refunded = [
    { what: 'limit' },
    { what: 'wait', seconds: 120 },
    { what: 'cancel' },
    { what: 'wait', seconds: 120 },
  ] as const;
  const late = [
    { what: 'card', card: '5528790000000008' },
    { what: 'refuseRefunds' },
    { what: 'cancel' },
    { what: 'wait', seconds: 120 },
    { what: 'acceptRefunds' },
    { what: 'wait', seconds: HOUR_SECONDS },
  ] as const;
  const dropped = [{ what: 'limit' }, { what: 'drop' }, { what: 'wait', seconds: DAY_SECONDS }] as const;
  await fc.assert(fc.asyncProperty(fc.tuple(name, fc.array(step, { minLength: 2, maxLength: 8 })), play), {
    numRuns: RUNS + 3,
    examples: [refunded, late, dropped].map((steps) => [['Kaya', [...steps]]]) as never,
  });
});

test('each visible change of a transfer updates updatedAt and has exactly one event that names the leg', {
  timeout: 600_000,
}, async () => {
  const name = fc.constantFrom(
    'Kaya',
    'Kaya',
    'Droppedreturn',
    'Droppedoneway',
    'Driven',
    'Latedriver',
    'Noshow',
    'Cancelrefused',
    'Refused',
  );
  const step = fc.oneof(
    waiting,
    doing('limit', 'limit', 'cancel', 'dropReturn', 'dropOneway', 'flight', 'time', 'people', 'expire'),
  );
  const play = async ([lastName, steps]: [string, (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]]) => {
    const id = await transfers.ordered({ passenger: { lastName } });
    const watched = {
      world: transfers,
      path: `/transfer/orders/${id}`,
      list: '/transfer/orders',
      idOf: (listed: object) => (listed as { orderId: string }).orderId,
    };
    const drop = async (leg: 'oneway' | 'return') => {
      const { vendorReservationId } = (await transfers.read(id)).body;
      return vendorReservationId && transfers.sandbox.dropReservation(vendorReservationId, leg);
    };
    changes += await watch(watched, steps, async (next) => {
      switch (next.what) {
        case 'wait':
          return transfers.service.later(next.seconds);
        case 'limit':
          return transfers.pay(id);
        case 'cancel':
          return transfers.cancel(id);
        case 'dropReturn':
          return drop('return');
        case 'dropOneway':
          return drop('oneway');
        case 'flight':
          return transfers.changeFlight(id, { flightNumber: `TK${100 + (transfers.clock.now().getTime() % 9000)}` });
        case 'time':
          return transfers.changeFlight(id, { leg: 'return', pickupTime: '2027-06-13T09:00:00+03:00' });
        case 'people':
          return transfers.completePassengers(id, [{ ...primary, lastName }, companion]);
        case 'expire':
          return transfers.service.endLapsedOrders();
      }
    });
  };
  const ride = (lastName: string): [string, object[]] => [
    lastName,
    [
      { what: 'limit' },
      { what: 'wait', seconds: 120 },
      { what: 'wait', seconds: DAY_SECONDS },
      { what: 'dropReturn' },
      { what: 'wait', seconds: HOUR_SECONDS },
    ],
  ];
  const changed: [string, object[]] = [
    'Kaya',
    [
      { what: 'limit' },
      { what: 'flight' },
      { what: 'time' },
      { what: 'people' },
      { what: 'cancel' },
      { what: 'wait', seconds: 120 },
    ],
  ];
  const examples = [...['Kaya', 'Droppedreturn', 'Droppedoneway', 'Driven', 'Latedriver', 'Noshow'].map(ride), changed];
  await fc.assert(fc.asyncProperty(fc.tuple(name, fc.array(step, { minLength: 2, maxLength: 8 })), play), {
    numRuns: RUNS + examples.length,
    examples: examples.map((example) => [example]) as never,
  });
});
