import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Fate } from './external-systems.ts';
import { orCrash } from './happen.ts';
import { startTransferMachine, type TransferMachine } from './transfer-machine.ts';

const DAY_SECONDS = 24 * 3_600;
/**
 * A time before the outbound leg's pick-up but after its last cancellation deadline, when cancelling the leg costs the
 * full price.
 */
const LATE_SECONDS = 100 * DAY_SECONDS - 3_600;
const [THERE, BACK] = [264_000, 220_000];

let machine: TransferMachine;
beforeAll(async () => {
  machine = await startTransferMachine();
});
afterEach(() => machine.check());
afterAll(() => machine.stop());

async function aPaidOrder() {
  const [before] = await machine.remaining();
  const order = await machine.newOrder();
  await machine.pay(order);
  machine.clock.advance(LATE_SECONDS);
  const { id } = (await machine.attemptsOf(order)).at(-1)!;
  return { order, id, charged: async () => before! - (await machine.remaining())[0]! };
}
const canceledOf = async (order: string) =>
  (await machine.legsOf(order)).map(({ canceled }) => canceled && [canceled.by, canceled.refund]);

/** The external calls of a cancellation in sequence, each with the possible outcomes of the calls before it. */
const calls: readonly [name: string, before: readonly Fate[]][] = [
  ['findReservation', []],
  ['cancelReservation', ['well']],
];
const fates: readonly Fate[] = ['crashBefore', 'crashAfter', 'lost', 'silent', 'slow', 'takesTime'];

describe.each(calls)('a leg without a refund is canceled, and the call %s goes wrong', (_, before) => {
  test.each(fates)('%s: the leg is canceled as asked, and the other leg is refunded afterwards', async (fate) => {
    const { order, charged } = await aPaidOrder();
    machine.external.willGo([...before, fate]);
    await orCrash(machine.cancel(order, 'oneway'));
    await machine.later(40);
    expect([await machine.read(order), await canceledOf(order)]).toEqual(['reserved', [['agency', 0], undefined]]);
    expect(await charged()).toBe(THERE + BACK);
    expect(await machine.cancel(order, 'return')).toMatchObject({ status: 'canceled' });
    expect(await canceledOf(order)).toEqual([
      ['agency', 0],
      ['agency', BACK],
    ]);
    expect(await charged()).toBe(THERE);
  });

  test.each(fates)(
    '%s: a simultaneous call for the other leg and a drop by the supplier lose no money',
    async (fate) => {
      const { order, id, charged } = await aPaidOrder();
      machine.external.willGo([...before, fate]);
      const racing = [orCrash(machine.cancel(order, 'oneway')), orCrash(machine.cancel(order, 'return'))];
      machine.external.dropLeg(id, 'return', machine.clock.now());
      await Promise.all(racing);
      await machine.later(40);
      for (const leg of ['oneway', 'return'] as const) await machine.cancel(order, leg);
      await machine.later(40);
      expect(await machine.read(order)).toBe('canceled');
      // The supplier has dropped the return leg, so it is always refunded in full.
      expect((await canceledOf(order)).map((canceled) => canceled?.[1])).toEqual([0, BACK]);
      expect(await charged()).toBe(THERE);
    },
  );
});

test('a supplier that refuses one leg keeps it, and can cancel the other leg', async () => {
  const { order, charged } = await aPaidOrder();
  machine.external.willGo(['well', 'refuse']);
  expect(await machine.cancel(order, 'oneway')).toEqual({ code: 8012, status: 'reserved' });
  expect(await machine.cancel(order, 'return')).toMatchObject({ status: 'reserved' });
  expect(await canceledOf(order)).toEqual([undefined, ['agency', BACK]]);
  expect(await charged()).toBe(THERE);
});

test('a call for a leg that waits for a refused cancellation of the whole order asks for its own leg', async () => {
  const { order, charged } = await aPaidOrder();
  let leg: ReturnType<typeof machine.cancel> | undefined;
  machine.external.whenOvertaken(async () => {
    leg = machine.cancel(order, 'return');
    // The other call reads the order and its payment in the meantime.
    for (let reads = 0; reads < 5; reads += 1) await machine.read(order);
  });
  machine.external.willGo(['overtakenBefore', 'refuse']);
  expect(await machine.cancel(order)).toEqual({ code: 8012, status: 'reserved' });
  expect(await leg).toMatchObject({ status: 'reserved' });
  expect(await canceledOf(order)).toEqual([undefined, ['agency', BACK]]);
  expect(await charged()).toBe(THERE);
});

test('two hundred simultaneous calls for the legs and the order cancel and refund each leg once', async () => {
  const { order, charged } = await aPaidOrder();
  const which = [['oneway'], ['return'], ['oneway', 'return'], []] as const;
  const heard = await Promise.all(
    Array.from({ length: 200 }, (_, index) => machine.cancel(order, ...which[index % 4]!)),
  );
  expect(heard.filter(({ code }) => code !== undefined && code !== 8012)).toEqual([]);
  expect(await canceledOf(order)).toEqual([
    ['agency', 0],
    ['agency', BACK],
  ]);
  expect(await charged()).toBe(THERE);
});
