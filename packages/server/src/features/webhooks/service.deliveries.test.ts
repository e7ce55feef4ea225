import { failWith } from '@agency-booking/contract-express';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../../ports/transaction.ts';
import type { WebhookAnswer } from '../../ports/webhooks.ts';
import { type DeliveryDeps, deliver, redeliverEvents } from './service.deliveries.ts';
import type { Endpoint, Event, LeasedDelivery } from './types.ts';

const now = new Date('2027-03-10T09:00:00Z');
const delivery: LeasedDelivery = { endpointId: 'whe_1', agencyId: 1, position: 7, tries: 0, leasedUntil: now };
const key = { endpointId: 'whe_1', agencyId: 1 };

let endpoint: Endpoint | undefined;
let event: Event | undefined;
let answer: WebhookAnswer;
let sent: number;
let writes: string[];
beforeEach(() => {
  endpoint = { id: 'whe_1', agencyId: 1, url: 'https://a.example', secrets: { current: 's' } } as Endpoint;
  event = { id: 'evt_1' } as Event;
  answer = { latencyMilliseconds: 1, statusCode: 200 };
  [sent, writes] = [0, []];
});

const deps = {
  store: {
    find: async () => endpoint,
    lock: async () => endpoint,
    noteArrival: async (_: unknown, at: Date | undefined) => void writes.push(at ? 'failed' : 'arrived'),
    disable: async (_: unknown, reason: string) => void writes.push(`disabled: ${reason}`),
  },
  deliveries: {
    settle: async (_: unknown, { status }: { status: string }) => void writes.push(status),
    redeliver: async (_: Tx, __: unknown, { from, to }: { from: number; to: number }) => to - from + 1,
  },
  eventAt: async () => event,
  placeEvents: async (agencyId: number) => void writes.push(`placed ${agencyId}`),
  send: async () => {
    sent += 1;
    return answer;
  },
  transact: (work: (tx: Tx) => Promise<unknown>) => work({} as Tx),
  now: () => now,
  randomBytes: (size: number) => new Uint8Array(size),
} as unknown as DeliveryDeps;

describe('delivery attempts', () => {
  test('a delivery that arrives ends the failures of its endpoint', async () => {
    expect(await deliver(delivery, deps)).toBe(true);
    expect([sent, writes]).toEqual([1, ['delivered', 'arrived']]);
  });

  test('a delivery without an answer is retried and reported as failed', async () => {
    answer = { latencyMilliseconds: 1, silence: 'timeout' };
    expect(await deliver(delivery, deps)).toBe(false);
    expect(writes).toEqual(['pending', 'failed']);
  });

  test('a delivery to a server that is gone disables its endpoint', async () => {
    answer = { latencyMilliseconds: 1, statusCode: 410 };
    await deliver(delivery, deps);
    expect(writes).toEqual(['givenUp', 'failed', 'disabled: gone']);
  });

  test.each([
    ['three days', new Date('2027-03-07T09:00:00Z'), ['givenUp', 'failed', 'disabled: failing']],
    ['less than three days', new Date('2027-03-07T09:00:01Z'), ['givenUp', 'failed']],
  ])('a delivery is given up after failures of %s', async (_, failingSince, expected) => {
    endpoint = { ...endpoint!, failingSince };
    answer = { latencyMilliseconds: 1, statusCode: 500 };
    await deliver({ ...delivery, tries: 9 }, deps);
    expect(writes).toEqual(expected);
  });

  test.each(['endpoint', 'event'] as const)(
    'a delivery whose %s is deleted is given up without an attempt',
    async (what) => {
      if (what === 'endpoint') endpoint = undefined;
      else event = undefined;
      await deliver(delivery, deps);
      expect([sent, writes]).toEqual([0, ['givenUp']]);
    },
  );
});

test('a redelivery has at most 1,000 events, and assigns positions to the latest first', async () => {
  expect(await redeliverEvents({ key, from: 1, to: 1_000 }, deps, failWith)).toBe(1_000);
  expect(writes).toEqual(['placed 1']);
  await expect(redeliverEvents({ key, from: 1, to: 1_001 }, deps, failWith)).rejects.toMatchObject({
    details: { field: 'to' },
  });
  await expect(redeliverEvents({ key, from: 2, to: 1 }, deps, failWith)).rejects.toMatchObject({
    details: { field: 'to' },
  });
});
