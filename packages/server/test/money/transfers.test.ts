import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderLeg } from '../../src/features/transfer-orders/types.ts';
import { statesThat } from '../support/payment-states.ts';
import { Crash, type Fate } from './external-systems.ts';
import { assertHistories, orCrash } from './happen.ts';
import { type Heard, startTransferMachine, type TransferMachine } from './transfer-machine.ts';

let machine: TransferMachine;
beforeAll(async () => {
  machine = await startTransferMachine();
});
afterEach(() => machine.check());
afterAll(() => machine.stop());

describe('payment outcomes for partners', () => {
  test('two hundred simultaneous payments charge once: joined calls get reserved, and later calls get 8009', async () => {
    const order = await machine.newOrder();
    const [before] = await machine.remaining();
    const heard = await Promise.all(Array.from({ length: 200 }, () => machine.pay(order)));
    expect(heard).toContainEqual({ status: 'reserved' });
    expect(heard.filter(({ status, code }) => status !== 'reserved' && code !== 8009)).toEqual([]);
    const [after] = await machine.remaining();
    expect(before! - after!).toBe(484_000);
    expect(await machine.attemptsOf(order)).toHaveLength(1);
  });

  test('a refused reservation returns 8010 to the paying call and the failed order to joined calls', async () => {
    const order = await machine.newOrder();
    const before = await machine.remaining();
    machine.external.willGo(['refuse']);
    const heard = await Promise.all(Array.from({ length: 20 }, () => machine.pay(order)));
    expect(heard.filter(({ code }) => code === 8010)).toHaveLength(1);
    expect(heard.filter(({ status, code }) => status !== 'failed' && code !== 8010)).toEqual([]);
    expect(await machine.remaining()).toEqual(before);
  });

  test('the outcome is unknown while the supplier is silent, and becomes final when nothing is reserved', async () => {
    const order = await machine.newOrder();
    const before = await machine.remaining();
    machine.external.willGo(Array<Fate>(12).fill('lost'));
    expect(await machine.pay(order)).toEqual({ code: 500, status: 'pendingPayment' });
    expect(await machine.pay(order)).toEqual({ code: 500, status: 'pendingPayment' });
    machine.external.willGo([]);
    await machine.later(8);
    expect(await machine.pay(order)).toEqual({ code: 8008, status: 'failed' });
    expect(await machine.remaining()).toEqual(before);
  });

  test('a call returns 8008 while a different call holds the payment too long, and nothing is charged twice', async () => {
    const order = await machine.newOrder();
    const [before] = await machine.remaining();
    machine.external.willGo(['crashAfter']);
    await expect(machine.pay(order)).rejects.toThrow(Crash);
    // Other processes must assume that the crashed call is still processing the payment.
    expect(await machine.pay(order)).toEqual({ code: 8008, status: 'pendingPayment' });
    await machine.later(12);
    expect(await machine.pay(order)).toEqual({ code: 8009 });
    const [after] = await machine.remaining();
    expect(before! - after!).toBe(484_000);
  });
});

describe('expiring orders', () => {
  test('an order does not expire while its payment is in progress, and the payment completes', async () => {
    const order = await machine.newOrder();
    machine.external.willGo(['crashAfter']);
    await expect(machine.pay(order)).rejects.toThrow(Crash);
    machine.clock.advance(3_600);
    expect(await machine.read(order)).toBe('pendingPayment');
    await machine.later(8);
    expect(await machine.read(order)).toBe('reserved');
  });

  test('an order that is read and paid at its expiry is either paid or expired', async () => {
    for (let round = 0; round < 20; round += 1) {
      const order = await machine.newOrder();
      const [before] = await machine.remaining();
      machine.clock.advance(3_599.5);
      const race = Array.from({ length: 12 }, (_, index) => {
        if (index === 6) machine.clock.advance(0.5);
        return index % 2 ? machine.read(order).then((status) => ({ status })) : machine.pay(order);
      });
      const heard = await Promise.all(race);
      const status = await machine.read(order);
      expect(['reserved', 'expired']).toContain(status);
      const [after] = await machine.remaining();
      expect(before! - after!).toBe(status === 'reserved' ? 484_000 : 0);
      const other = status === 'reserved' ? 'expired' : 'reserved';
      expect(heard.filter((answer) => answer.status === other)).toEqual([]);
    }
  });
});

/** Longest polling interval for a reservation, which applies while its pick-up is far in the future. */
const WATCHED_EVERY_SECONDS = 7_200;

const fate = fc.constantFrom<Fate>(
  ...(['well', 'well', 'refuse', 'lost', 'silent', 'slow', 'takesTime', 'crashBefore', 'crashAfter'] as const),
);
/** The legs cancelled by each concurrent call. A call without legs cancels the whole order. */
const CANCELLATIONS = {
  cancel: [[]],
  cancelBack: [['return']],
  cancelThere: [['oneway']],
  cancelBoth: [['oneway', 'return']],
  cancelEach: [['oneway'], ['return']],
  cancelTwice: [['return'], ['return']],
  cancelLegAndAll: [['oneway'], []],
} as const satisfies Record<string, readonly (readonly OrderLeg['type'][])[]>;
const isCancellation = (what: string): what is keyof typeof CANCELLATIONS => what in CANCELLATIONS;

const event = fc.record({
  what: fc.constantFrom(
    'pay',
    'pay',
    'twoPays',
    'payAndCancel',
    'read',
    ...(Object.keys(CANCELLATIONS) as (keyof typeof CANCELLATIONS)[]),
    'drop',
    'dropBack',
    'dropThere',
    'drive',
    'wait',
    'wait',
  ),
  /** True if the supplier cancels the outbound leg during the calls. */
  isRaced: fc.boolean(),
  fates: fc.array(fate, { maxLength: 6 }),
  seconds: fc.constantFrom(1, 20, 70, 1_800, 3_600),
});

test('in any sequence of events the outcome returned to a partner is final, and every payment ends', {
  timeout: 240_000,
}, async () => {
  await assertHistories(fc.array(event, { minLength: 1, maxLength: 8 }), async (history) => {
    const { external } = machine;
    const order = await machine.newOrder();
    const before = await machine.remaining();
    const reported = new Set<string>();
    const canceledLegs = new Map<OrderLeg['type'], OrderLeg['canceled']>();
    const note = (heard: Heard | undefined) => {
      if (heard?.status) reported.add(heard.status);
      if (heard?.code === 8010) reported.add('failed');
      for (const { type, canceled } of heard?.legs ?? []) if (canceled) canceledLegs.set(type, canceled);
    };
    for (const { what, fates, seconds, isRaced } of history) {
      external.willGo(fates);
      const last = (await machine.attemptsOf(order)).at(-1)?.id;
      if (isCancellation(what)) {
        const calls = CANCELLATIONS[what].map((legs) => orCrash(machine.cancel(order, ...legs)));
        if (isRaced && last) external.dropLeg(last, 'oneway', machine.clock.now());
        for (const heard of await Promise.all(calls)) note(heard);
        await machine.check();
        continue;
      }
      switch (what) {
        case 'pay':
          note(await orCrash(machine.pay(order)));
          break;
        case 'twoPays':
          for (const heard of await Promise.all([orCrash(machine.pay(order)), orCrash(machine.pay(order))]))
            note(heard);
          break;
        case 'payAndCancel':
          for (const heard of await Promise.all([orCrash(machine.pay(order)), orCrash(machine.cancel(order))])) {
            note(heard);
          }
          break;
        case 'read':
          note({ status: await machine.read(order) });
          break;
        case 'drop':
          if (last) external.drop(last);
          break;
        case 'dropBack':
        case 'dropThere':
          if (last) external.dropLeg(last, what === 'dropBack' ? 'return' : 'oneway', machine.clock.now());
          break;
        case 'drive':
          await machine.drive(order);
          break;
        default:
          await machine.later(seconds);
      }
      await machine.check();
    }

    // All connections work again, and time passes.
    external.willGo([]);
    await machine.later(2_000);
    await machine.later(3_600);
    // Detects the supplier's cancellations now instead of in the next history.
    await machine.later(4 * WATCHED_EVERY_SECONDS);
    await machine.check();

    const attempts = await machine.attemptsOf(order);
    const live = statesThat((state) => state.live);
    expect(attempts.filter(({ status }) => live.includes(status))).toEqual([]);
    const status = await machine.read(order);
    // Final statuses never change; only a reserved order may have been cancelled in the meantime.
    for (const final of ['failed', 'expired', 'canceled']) if (reported.has(final)) expect(status).toBe(final);
    if (reported.has('reserved')) expect(['reserved', 'canceled']).toContain(status);
    // Once reported, the cancellation of a leg never changes.
    const legs = await machine.legsOf(order);
    for (const [type, canceled] of canceledLegs) {
      expect(legs.find((leg) => leg.type === type)?.canceled, type).toEqual(canceled);
    }
    const charged = before[0]! - (await machine.remaining())[0]!;
    expect(charged).toBe(await machine.chargedFor(order));
    const ids = attempts.map(({ id }) => id);
    const booked = external.record().reservations.filter((reference) => ids.includes(reference.slice(4)));
    // A completed leg stays reserved, unless the supplier has cancelled that leg as well.
    const gone = ids.flatMap((id) => external.goneLegs(id));
    for (const { type, canceled, amount } of legs) {
      const by = gone.find(({ leg }) => leg === type)?.by;
      // A leg that the agency has cancelled is never refunded as if the supplier had cancelled it.
      if (by === 'service' && canceled) expect(canceled.by, type).toBe('agency');
      if (canceled?.by === 'supplier') expect(canceled.refund, type).toBe(amount);
    }
    const standing = legs.filter(({ type, canceled }) => !canceled && !gone.some(({ leg }) => leg === type));
    const isBooked = status === 'reserved' || (status === 'canceled' && standing.length > 0);
    if (!external.record().dropped?.some((reference) => ids.includes(reference.slice(4)))) {
      expect(booked).toHaveLength(isBooked ? 1 : 0);
    }
  });
});
