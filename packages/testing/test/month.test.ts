import { expect, test } from 'vitest';
import { startWorld } from '../src/index.ts';
import { dataOf, orderCar, payByCard } from './support.ts';

test('a month of a rental: order, pay, watch, pick-up, late refund, erasure', async () => {
  const world = await startWorld({ now: '2027-03-01T09:00:00Z' });
  try {
    const [kept, dropped] = [await orderCar(world, { days: 20 }), await orderCar(world, { days: 20 })];
    for (const { id } of [kept, dropped]) dataOf(await payByCard(world, id));
    const read = async (id: string) => dataOf(await world.client().getOrder({ path: { orderID: id } }));
    expect((await read(kept.id)).statusHistory?.at(-1)?.status).toBe('reserved');

    await world.advance({ days: 5 });
    world.processor.fail('down');
    world.vendors.drop(world.vendors.reservations()[0]!.reservationId!);
    await world.advance({ minutes: 2 });
    expect((await world.events()).at(-1)?.type).toBe('carOrder.cancelled');
    world.processor.restore();
    await world.advance({ minutes: 2 });
    expect((await world.events()).map(({ type }) => type)).toContain('refund.completed');
    const { payment } = await read(dropped.id);
    expect(payment?.refunded).toEqual(payment?.amount);

    await world.advanceTo('2027-03-21T10:00:00Z');
    expect((await read(kept.id)).availableActions).not.toContain('cancel');
    await world.advance({ days: 95 });
    expect((await read(kept.id)).passenger.lastName).not.toBe('Kaya');
  } finally {
    await world.close();
  }
});
