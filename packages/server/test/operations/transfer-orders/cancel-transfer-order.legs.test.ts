import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EventPage } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { oneWay, roundTrip, startTransfers, type Transfers } from './transferring.ts';

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterEach(() => transfers.checkMoney());
afterAll(() => transfers.stop());

type Trip = { readonly orderId: string; readonly before: number; readonly there: number; readonly back: number };

/** Creates a paid round trip with the outbound leg in two days and the return leg in six. */
async function aRoundTrip(lastName = 'Kaya'): Promise<Trip & { readonly vendorReservationId: string }> {
  const at = (days: number) => new Date(transfers.clock.now().getTime() + days * DAY_SECONDS * 1_000).toISOString();
  const body = { ...roundTrip, pickupTime: at(2), returnPickupTime: at(6) };
  const offer = await transfers.anOffer('horizon', { ...body, commission: { type: 'percentage', percentage: 12.5 } });
  const [before] = await transfers.remaining();
  const orderId = await transfers.ordered({ offer, passenger: { lastName } });
  const { legs = [], vendorReservationId } = (await transfers.pay(orderId)).body;
  const [there, back] = legs.map(({ amount }) => amount.amount);
  return { orderId, before: before!.amount, there: there!, back: back!, vendorReservationId: vendorReservationId! };
}

const charged = async ({ before }: Trip) => before - (await transfers.remaining())[0]!.amount;
const money = (amount: number) => ({ amount, currency: 'TRY' });
const stays = (type: string) => ({ type, status: 'reserved' });
const goes = (type: string, refund: number, fee = 0, canceledBy = 'agency') => ({
  type,
  status: 'canceled',
  canceledBy,
  refundAmount: money(refund),
  feeAmount: money(fee),
});
const done = (orderId: string, orderStatus: string, ...legs: readonly object[]) => [
  200,
  { orderId, status: 'canceled', orderStatus, legs },
];
const cancel = async (orderId: string, ...legs: readonly unknown[]) => {
  const { status, body } = await transfers.cancelLegs(orderId, ...legs);
  return [status, body];
};
const standing = async (orderId: string) => {
  const { status, legs } = (await transfers.read(orderId)).body;
  return [status, ...legs!.map(({ status, canceledBy }) => [status, canceledBy].filter(Boolean).join(' by '))];
};
const notPossible = (answer: Parameters<typeof expectError>[0], details: object) => {
  expectError(answer, 'transferCancel.notPossible');
  expect(answer.body).toHaveProperty('details', details);
};

describe('200: one leg is canceled, and then the other', () => {
  test.each(['oneway', 'return'] as const)('the leg %s is canceled first and the other leg later', async (first) => {
    const trip = await aRoundTrip();
    const { orderId, there, back } = trip;
    const isBack = first === 'return';
    const [second, gone, kept] = isBack ? (['oneway', back, there] as const) : (['return', there, back] as const);
    const legs = [goes(first, gone), stays(second)];
    expect(await cancel(orderId, first)).toEqual(done(orderId, 'reserved', ...(isBack ? legs.toReversed() : legs)));
    expect(await charged(trip)).toBe(kept);
    const { status, availableActions, payment, updatedAt } = (await transfers.read(orderId)).body;
    expect([status, availableActions.includes('cancel')]).toEqual(['reserved', true]);
    expect(payment).toMatchObject({ refunded: money(gone), refundStatus: 'refunded' });
    expect(updatedAt).toBe(transfers.clock.now().toISOString());
    const all = [goes('oneway', there), goes('return', back)];
    expect(await cancel(orderId, second)).toEqual(done(orderId, 'canceled', ...all));
    expect(await charged(trip)).toBe(0);
  });

  test('the rest of the order is canceled by a call without legs', async () => {
    const trip = await aRoundTrip();
    const { orderId, there, back } = trip;
    await transfers.cancelLegs(orderId, 'oneway');
    const { status, body } = await transfers.cancel(orderId);
    expect([status, body]).toEqual(done(orderId, 'canceled', goes('oneway', there), goes('return', back)));
    expect(await charged(trip)).toBe(0);
  });

  test('each leg is refunded under its own terms: refunds and fees add up to the charged amount', async () => {
    const trip = await aRoundTrip();
    const { orderId, there, back } = trip;
    transfers.clock.advance(DAY_SECONDS + HOUR_SECONDS);
    const fee = Math.floor(there / 2);
    const { body: terms } = await transfers.eligibility(orderId);
    expect(terms.refundAmount).toEqual(money(there + back - fee));
    expect(terms.legs).toMatchObject([
      { type: 'oneway', cancellable: true, refundable: true, refundAmount: money(there - fee), feeAmount: money(fee) },
      { type: 'return', cancellable: true, refundable: true, refundAmount: money(back), feeAmount: money(0) },
    ]);
    const legs = [goes('oneway', there - fee, fee), stays('return')];
    expect(await cancel(orderId, 'oneway')).toEqual(done(orderId, 'reserved', ...legs));
    expect(await charged(trip)).toBe(fee + back);
    expect((await transfers.eligibility(orderId)).body.legs).toMatchObject([
      { type: 'oneway', cancellable: false, refundable: false },
      { type: 'return', cancellable: true },
    ]);
    expect((await cancel(orderId, 'return'))[0]).toBe(200);
    expect(await charged(trip)).toBe(fee);
  });

  test('a leg after its last deadline is canceled without a refund, and the other leg stays valid', async () => {
    const trip = await aRoundTrip();
    const { orderId, there, back } = trip;
    transfers.clock.advance(2 * DAY_SECONDS - HOUR_SECONDS);
    const first = done(orderId, 'reserved', goes('oneway', 0, there), stays('return'));
    expect(await cancel(orderId, 'oneway')).toEqual(first);
    expect(await charged(trip)).toBe(there + back);
    expect(await standing(orderId)).toEqual(['reserved', 'canceled by agency', 'reserved']);
    const second = done(orderId, 'canceled', goes('oneway', 0, there), goes('return', back));
    expect(await cancel(orderId, 'return')).toEqual(second);
    expect(await charged(trip)).toBe(there);
  });

  test('both legs named in any order are the whole order', async () => {
    const trip = await aRoundTrip();
    const { orderId, there, back } = trip;
    const all = [goes('oneway', there), goes('return', back)];
    expect(await cancel(orderId, 'return', 'oneway')).toEqual(done(orderId, 'canceled', ...all));
    expect(await charged(trip)).toBe(0);
  });

  test('the return leg after the outbound ride ends the order, and the outbound leg stays paid', async () => {
    const trip = await aRoundTrip();
    const { orderId, there, back } = trip;
    transfers.clock.advance(2 * DAY_SECONDS);
    const legs = [stays('oneway'), goes('return', back)];
    expect(await cancel(orderId, 'return')).toEqual(done(orderId, 'canceled', ...legs));
    expect(await charged(trip)).toBe(there);
  });

  test('a one-way order is canceled by naming its leg', async () => {
    const orderId = await transfers.ordered({ offer: await transfers.anOffer('horizon', oneWay) });
    const { amount } = (await transfers.pay(orderId)).body.legs![0]!;
    expect(await cancel(orderId, 'oneway')).toEqual(done(orderId, 'canceled', goes('oneway', amount.amount)));
  });
});

describe('after one leg is canceled', () => {
  test('the other leg is still polled, and the supplier can cancel it', async () => {
    const trip = await aRoundTrip();
    const { orderId, vendorReservationId } = trip;
    await transfers.cancelLegs(orderId, 'return');
    transfers.clock.advance(2 * DAY_SECONDS - HOUR_SECONDS);
    transfers.sandbox.driveTransfer(vendorReservationId, 'oneway', 'onTime');
    await transfers.service.later(120);
    const [there, back] = (await transfers.read(orderId)).body.legs!;
    expect([there!.ride?.status, back!.ride]).toEqual(['completed', undefined]);
    notPossible(await transfers.cancelLegs(orderId, 'oneway'), {
      ...{ orderId, status: 'reserved', reason: 'pickUpPassed', field: 'legs[0]' },
    });
  });

  test('the supplier can cancel the other leg, which is refunded in full', async () => {
    const trip = await aRoundTrip();
    const { orderId, vendorReservationId } = trip;
    await transfers.cancelLegs(orderId, 'return');
    transfers.sandbox.dropReservation(vendorReservationId);
    await transfers.service.later(120);
    expect(await standing(orderId)).toEqual(['canceled', 'canceled by supplier', 'canceled by agency']);
    expect(await charged(trip)).toBe(0);
  });

  test('only the flight of the other leg can be changed', async () => {
    const { orderId } = await aRoundTrip();
    await transfers.cancelLegs(orderId, 'return');
    const refused = await transfers.changeFlight(orderId, { leg: 'return', flightNumber: 'TK1973' });
    expectError(refused, 'transferChange.notPossible', { reason: 'tooLate' });
    expect((await transfers.changeFlight(orderId, { leg: 'oneway', flightNumber: 'TK1982' })).status).toBe(200);
  });

  test('the feed has one event per canceled leg, and one for the order with its last leg', async () => {
    const { orderId } = await aRoundTrip();
    const token = await transfers.tokenOf('horizon');
    const start = (await transfers.service.api<EventPage>('GET', '/events?limit=1', { token })).body.lastPosition;
    const events = async () => {
      const { body } = await transfers.service.api<EventPage>('GET', `/events?after=${start}&limit=100`, { token });
      return body.results
        .filter(({ type }) => /^(transferOrder|refund|creditRecord)\./.test(type))
        .map(({ type, data }) => [type, data.leg, data.canceledBy].filter(Boolean).join(' '));
    };
    await transfers.cancelLegs(orderId, 'return');
    const first = ['transferOrder.legCanceled return agency', 'refund.pending', 'refund.completed'];
    expect((await events()).toSorted()).toEqual([...first, 'creditRecord.refunded'].toSorted());
    await transfers.cancelLegs(orderId, 'oneway');
    const second = ['transferOrder.legCanceled oneway agency', 'transferOrder.canceled'];
    expect((await events()).toSorted()).toEqual(
      [...first, ...first.slice(1), ...second, 'creditRecord.refunded', 'creditRecord.refunded'].toSorted(),
    );
  });
});

describe('concurrent cancellations', () => {
  test('200: ten simultaneous calls for one leg cancel it once, with one response and one refund', async () => {
    const trip = await aRoundTrip();
    const { orderId, back, there } = trip;
    const answers = await Promise.all(Array.from({ length: 10 }, () => transfers.cancelLegs(orderId, 'return')));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    for (const { status, body } of answers.filter((answer) => answer.status === 200))
      expect([status, body]).toEqual(done(orderId, 'reserved', stays('oneway'), goes('return', back)));
    for (const late of answers.filter(({ status }) => status !== 200))
      notPossible(late, { orderId, status: 'reserved', reason: 'alreadyCanceled', field: 'legs[0]' });
    expect(await charged(trip)).toBe(there);
  });

  test('200: both legs canceled by simultaneous calls end the order, each refunded once', async () => {
    const trip = await aRoundTrip();
    const { orderId } = trip;
    const answers = await Promise.all(['oneway', 'return'].map((leg) => transfers.cancelLegs(orderId, leg)));
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'canceled'],
      [200, 'canceled'],
    ]);
    expect(await standing(orderId)).toEqual(['canceled', 'canceled by agency', 'canceled by agency']);
    expect(await charged(trip)).toBe(0);
  });

  test('200: simultaneous calls after the last deadline of one leg do not mistake it for a refusal', async () => {
    const trip = await aRoundTrip();
    const { orderId, there } = trip;
    transfers.clock.advance(2 * DAY_SECONDS - HOUR_SECONDS);
    const answers = await Promise.all([
      transfers.cancelLegs(orderId, 'oneway'),
      transfers.cancelLegs(orderId, 'return'),
      transfers.cancel(orderId),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await standing(orderId)).toEqual(['canceled', 'canceled by agency', 'canceled by agency']);
    expect(await charged(trip)).toBe(there);
  });

  test('200: a leg that the supplier has just dropped is refunded in full, and the supplier is stated', async () => {
    const trip = await aRoundTrip();
    const { orderId, there, back, vendorReservationId } = trip;
    transfers.clock.advance(2 * DAY_SECONDS - HOUR_SECONDS);
    transfers.sandbox.dropReservation(vendorReservationId, 'oneway');
    const legs = [goes('oneway', there, 0, 'supplier'), stays('return')];
    expect(await cancel(orderId, 'oneway')).toEqual(done(orderId, 'reserved', ...legs));
    expect(await charged(trip)).toBe(back);
  });

  test('200: a leg is canceled when the supplier has just dropped the other one', async () => {
    const trip = await aRoundTrip();
    const { orderId, there, back, vendorReservationId } = trip;
    transfers.sandbox.dropReservation(vendorReservationId, 'return');
    const legs = [goes('oneway', there), goes('return', back, 0, 'supplier')];
    expect(await cancel(orderId, 'oneway')).toEqual(done(orderId, 'canceled', ...legs));
    expect(await charged(trip)).toBe(0);
  });
});

describe('422', () => {
  test('transferCancel.notPossible: the same leg is canceled and refunded only once', async () => {
    const trip = await aRoundTrip();
    const { orderId, there } = trip;
    await transfers.cancelLegs(orderId, 'return');
    const details = { orderId, status: 'reserved', reason: 'alreadyCanceled' };
    notPossible(await transfers.cancelLegs(orderId, 'return'), { ...details, field: 'legs[0]' });
    notPossible(await transfers.cancelLegs(orderId, 'oneway', 'return'), { ...details, field: 'legs[1]' });
    expect(await standing(orderId)).toEqual(['reserved', 'reserved', 'canceled by agency']);
    expect(await charged(trip)).toBe(there);
  });

  test('transferCancel.notPossible: a driven leg cannot be canceled', async () => {
    const trip = await aRoundTrip();
    const { orderId, there, back } = trip;
    transfers.clock.advance(2 * DAY_SECONDS);
    const details = { orderId, status: 'reserved', reason: 'pickUpPassed' };
    notPossible(await transfers.cancelLegs(orderId, 'oneway'), { ...details, field: 'legs[0]' });
    notPossible(await transfers.cancelLegs(orderId, 'return', 'oneway'), { ...details, field: 'legs[1]' });
    expect(await charged(trip)).toBe(there + back);
  });

  test('transferOrder.ruleViolated: a one-way order has no return leg', async () => {
    const orderId = await transfers.ordered({ offer: await transfers.anOffer('horizon', oneWay) });
    await transfers.pay(orderId);
    expectError(await transfers.cancelLegs(orderId, 'oneway', 'return'), 'transferOrder.ruleViolated', {
      ...{ field: 'legs[1]', message: 'must be oneway: the order has no return leg' },
    });
    expect(await transfers.statusOf(orderId)).toBe('reserved');
  });

  test('transferCancel.notPossible: a leg of an unpaid order is not the reason', async () => {
    const orderId = await transfers.ordered();
    const details = { orderId, status: 'pendingPayment', reason: 'notPaid' };
    notPossible(await transfers.cancelLegs(orderId, 'return'), details);
  });

  test('transferCancel.notPossible: a supplier that refuses keeps both legs', async () => {
    const trip = await aRoundTrip('Cancelrefused');
    const { orderId, there, back } = trip;
    const details = { orderId, status: 'reserved', reason: 'supplierRefused' };
    notPossible(await transfers.cancelLegs(orderId, 'return'), details);
    expect(await standing(orderId)).toEqual(['reserved', 'reserved', 'reserved']);
    expect(await charged(trip)).toBe(there + back);
  });

  test('transferCancel.notPossible: while the supplier needs time, the other leg is not canceled either', async () => {
    const trip = await aRoundTrip('Cancelpending');
    const { orderId, there } = trip;
    const details = { orderId, status: 'reserved', reason: 'cancellationInProgress' };
    notPossible(await transfers.cancelLegs(orderId, 'return'), details);
    notPossible(await transfers.cancelLegs(orderId, 'oneway'), details);
    await transfers.service.later(20);
    expect(await standing(orderId)).toEqual(['reserved', 'reserved', 'canceled by agency']);
    expect(await charged(trip)).toBe(there);
  });
});

describe('request bodies', () => {
  test.each([
    ['no legs', { legs: [] }, 'legs'],
    ['a leg twice', { legs: ['return', 'return'] }, 'legs'],
    ['an unknown leg', { legs: ['outbound'] }, 'legs[0]'],
    ['a list instead of an object', [], 'body'],
    ['legs that are not a list', { legs: 'return' }, 'legs'],
    ['an unknown field', { legs: ['return'], reason: 'rain' }, 'reason'],
  ] as const)('400 request.invalid: a body with %s is refused', async (_, body, field) => {
    const path = `/transfer/orders/${await transfers.ordered()}/cancel`;
    const answer = await transfers.service.api('POST', path, { token: await transfers.tokenOf('horizon'), body });
    expectError(answer, 'request.invalid', { field });
  });

  test.each([
    ['no body and no Content-Type', undefined, {}],
    ['an empty body', '', { 'Content-Type': 'application/json' }],
    ['an empty object', '{}', { 'Content-Type': 'application/json' }],
    ['an empty object without a declared media type', '{}', { 'Content-Type': 'text/plain' }],
  ] as const)('200: %s cancels the whole order', async (_, body, headers) => {
    const { orderId } = await aRoundTrip();
    const token = await transfers.tokenOf('horizon');
    const path = `/transfer/orders/${orderId}/cancel`;
    expect((await transfers.service.api('POST', path, { token, body, headers })).status).toBe(200);
    expect(await transfers.statusOf(orderId)).toBe('canceled');
  });

  test('415 mediaType.unsupported: legs in a form', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const path = `/transfer/orders/${await transfers.ordered()}/cancel`;
    const token = await transfers.tokenOf('horizon');
    const answer = await transfers.service.api('POST', path, { token, body: 'legs=return', headers });
    expectError(answer, 'mediaType.unsupported');
  });
});
