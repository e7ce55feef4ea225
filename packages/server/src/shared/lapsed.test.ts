import { expect, test } from 'vitest';
import { endLapsed, type FindLapsed, type LapsedOrder } from './lapsed.ts';

const NOW = new Date('2027-03-01T09:00:00Z');

/**
 * Creates orders that expired one second apart, the most recent one just now. Orders that have ended are no longer
 * found.
 */
function orders(count: number, cannotEnd: ReadonlySet<string> = new Set()) {
  let left: LapsedOrder[] = Array.from({ length: count }, (_, index) => ({
    orderId: `CAR-${index}`,
    agencyId: 1,
    lapsedAt: new Date(NOW.getTime() - index * 1000),
  }));
  const ended: string[] = [];
  const find: FindLapsed = async ({ behind, atMost }) =>
    left.filter(({ lapsedAt }) => !behind || lapsedAt < behind.lapsedAt).slice(0, atMost);
  const end = async ({ orderId }: LapsedOrder) => {
    if (cannotEnd.has(orderId)) throw new Error(orderId);
    left = left.filter((order) => order.orderId !== orderId);
    ended.push(orderId);
  };
  return { find, end, ended };
}

test('lapsed orders are ended page by page, latest first', async () => {
  const all = orders(250);
  await endLapsed(all, NOW);
  expect(all.ended).toEqual(Array.from({ length: 250 }, (_, index) => `CAR-${index}`));
});

test('a round ends a thousand orders, and the next one continues', async () => {
  const all = orders(1_200);
  await endLapsed(all, NOW);
  expect(all.ended.length).toBe(1_000);
  await endLapsed(all, NOW);
  expect(all.ended.length).toBe(1_200);
});

test('an order that cannot be ended is reported and does not delay others', async () => {
  const all = orders(150, new Set(['CAR-0', 'CAR-101']));
  await expect(endLapsed(all, NOW)).rejects.toThrow('2 expired orders could not be closed');
  expect(all.ended.length).toBe(148);
});
