import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { states, statusesThat } from '../../src/payment-attempts/states.ts';
import type { OrderKind } from '../../src/ports/payment-attempts.ts';
import type { CallAt, Fate } from './external-systems.ts';
import { type Event, finish, happen, silentVendor, wait } from './happen.ts';
import { type Machine, startMachine } from './machine.ts';

/** Every external call in every state that makes one, written by hand, with the events that lead to the call. */
const calls: Readonly<Record<CallAt, readonly Event[]>> = {
  'awaiting3ds.authenticate': [{ what: '3ds' }],
  'awaiting3ds.find': [{ what: '3ds' }, { what: 'callback' }],
  'charging.charge': [{ what: 'card' }],
  'charging.find': [{ what: '3ds' }, { what: 'callback' }],
  'charging.complete': [{ what: '3ds' }, { what: 'callback' }],
  'voiding.void': [{ what: 'card', at: { 'charging.charge': ['lost'] } }, wait(4)],
  'charged.reserve': [{ what: 'card' }],
  'charged.findReservation': [{ what: 'card', at: { 'charged.reserve': ['silent'] } }],
  'cancellingReservation.cancelReservation': [{ what: 'card', at: silentVendor }, wait(80, silentVendor)],
  'cancellingReservation.findReservation': [
    { what: 'card', at: { ...silentVendor, 'cancellingReservation.cancelReservation': ['refuse'] } },
    wait(80, { ...silentVendor, 'cancellingReservation.cancelReservation': ['refuse'] }),
  ],
  'reversing.void': [{ what: 'card', at: { 'charged.reserve': ['refuse'] } }],
  'completed.findReservation': [{ what: 'card' }, wait(60)],
  'cancelling.findReservation': [{ what: 'card' }, { what: 'cancel' }],
  'cancelling.cancelReservation': [{ what: 'card' }, { what: 'cancel' }],
  'refunding.refund': [{ what: 'card' }, { what: 'cancel' }],
  'expired.find': [{ what: '3ds' }, wait(960), wait(8)],
  'expired.void': [{ what: '3ds' }, wait(960), wait(8)],
  'withdrawn.find': [{ what: '3ds' }, { what: 'withdraw' }, wait(8)],
  'withdrawn.void': [{ what: '3ds' }, { what: 'other3ds' }, wait(8)],
  'reversingLateCharge.void': [
    { what: '3ds' },
    wait(900, { 'expired.find': ['lost'] }),
    { what: 'chargeByItself' },
    wait(8),
  ],
};

const stopped: readonly Fate[] = ['crashBefore', 'crashAfter'];
const failed: readonly Fate[] = ['silent', 'lost', 'slow', 'refuse', 'refuseSilently'];
const repeated: readonly Fate[] = ['overtakenBefore', 'overtakenAfter'];

/** Returns the kinds of orders to test. Only calls to vendors differ between kinds. */
const kindsOf = (call: string): readonly OrderKind[] =>
  /^(charged|cancellingReservation)\./.test(call) ? ['car', 'transfer'] : ['car'];
const runs = Object.entries(calls).flatMap(([call, events]) =>
  kindsOf(call).map((kind) => [call as CallAt, kind, events] as const),
);

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterAll(() => machine.stop());

/** Plays the events with one call interrupted. Returns the order, and the attempt after the interruption. */
async function interrupt(call: CallAt, kind: OrderKind, events: readonly Event[], fate: Fate) {
  const order = await machine.newOrder(kind);
  machine.external.interrupt(call, fate);
  for (const event of events) await happen(machine, order, event);
  expect(machine.external.wasInterrupted(), `${call} was made`).toBe(true);
  return { order, attempt: await machine.find((await machine.attemptsOf(order))[0]!.id) };
}

describe.each(runs)('call %s for a %s order', (call, kind, events) => {
  test.each([...stopped, ...failed])('the attempt ends correctly after the call goes wrong: %s', async (fate) => {
    const { order } = await interrupt(call, kind, events, fate);
    await finish(machine, order);
  });

  test.each(repeated)('the attempt ends correctly after the step runs twice: %s', async (fate) => {
    const { order } = await interrupt(call, kind, events, fate);
    await finish(machine, order);
  });

  test('the attempt ends correctly when two workers take it after a crash and a third takes it late', async () => {
    const { order, attempt } = await interrupt(call, kind, events, 'crashBefore');
    await Promise.all([machine.takeOn(attempt), machine.takeOn(attempt)]);
    await machine.takeOn(attempt);
    await machine.check();
    await finish(machine, order);
  });
});

test('the tested calls cover every state with an external call and every call that was made', () => {
  const listed = new Set(Object.keys(calls).map((call) => call.split('.')[0]));
  expect(statusesThat(({ next }) => next !== undefined).filter((status) => !listed.has(status))).toEqual([]);
  expect([...listed].filter((status) => !(status! in states))).toEqual([]);
  const made = [...machine.external.seen].map((answer) => answer.split(': ')[1]!);
  expect(made.filter((call) => !(call in calls))).toEqual([]);
});
