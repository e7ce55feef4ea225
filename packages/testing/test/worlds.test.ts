import { expect, test } from 'vitest';
import { startWorld } from '../src/index.ts';
import { dataOf, orderCar } from './support.ts';

test('ten worlds at once share neither orders nor clocks', async () => {
  const worlds = await Promise.all(Array.from({ length: 10 }, (_, index) => startWorld({ seed: `world ${index}` })));
  try {
    const orders = await Promise.all(worlds.map((world) => orderCar(world)));
    await Promise.all(worlds.map((world, index) => world.advance({ minutes: index })));
    for (const [index, world] of worlds.entries()) {
      const { results } = dataOf(await world.client().listOrders({}));
      expect(results.map(({ id }) => id)).toEqual([orders[index]!.id]);
      expect(world.clock.now()).toEqual(new Date(Date.UTC(2027, 2, 1, 9, index)));
    }
    expect(new Set(orders.map(({ id }) => id)).size).toBe(worlds.length);
  } finally {
    await Promise.all(worlds.map(({ close }) => close()));
  }
});

test('worlds one after the other leave no open handles', async () => {
  const handles = () => process.getActiveResourcesInfo().filter((name) => /TCP|Timeout|Server/.test(name)).length;
  await startWorld().then(({ close }) => close());
  const before = handles();
  for (let count = 0; count < 5; count += 1) await startWorld().then(({ close }) => close());
  expect(handles()).toBeLessThanOrEqual(before);
});
