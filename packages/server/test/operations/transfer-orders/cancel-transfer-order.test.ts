import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EventPage } from '../../../src/generated/types.ts';
import { expectError } from '../../support/expect-error.ts';
import { oneWay, roundTrip, startTransfers, type Transfers } from './transferring.ts';

const HOUR_SECONDS = 3_600;

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterEach(() => transfers.checkMoney());
afterAll(() => transfers.stop());

async function aPaidOrder(lastName = 'Kaya') {
  const before = await transfers.remaining();
  const orderId = await transfers.ordered({ passenger: { lastName } });
  expect((await transfers.pay(orderId)).body.status).toBe('reserved');
  return { orderId, before, after: await transfers.remaining() };
}

const notPossible = (answer: Parameters<typeof expectError>[0], orderId: string, status: string, reason: string) => {
  expectError(answer, 'transferCancel.notPossible');
  expect(answer.body).toHaveProperty('details', { orderId, status, reason });
};

/** The whole response to a cancellation, with the refund and the fee of each canceled leg. */
const canceled = (orderId: string, ...legs: readonly (readonly [type: string, refund?: number, fee?: number])[]) => ({
  orderId,
  status: 'canceled',
  orderStatus: 'canceled',
  legs: legs.map(([type, refund, fee]) =>
    refund === undefined
      ? { type, status: 'reserved' }
      : {
          type,
          status: 'canceled',
          canceledBy: 'agency',
          refundAmount: { amount: refund, currency: 'TRY' },
          feeAmount: { amount: fee, currency: 'TRY' },
        },
  ),
});

test('200: the supplier accepts the cancellation, and the full amount is returned', async () => {
  const { orderId, before } = await aPaidOrder();
  const [there, back] = (await transfers.read(orderId)).body.legs!.map(({ amount }) => amount.amount);
  const answer = await transfers.cancel(orderId);
  expect([answer.status, answer.body]).toEqual([200, canceled(orderId, ['oneway', there, 0], ['return', back, 0])]);
  expect(await transfers.statusOf(orderId)).toBe('canceled');
  expect(await transfers.remaining()).toEqual(before);
});

test.each([
  ['everything in the last second of the first policy', 24, 0.999, (paid: number) => paid],
  ['half one second after the first policy', 24, 1, (paid: number) => Math.floor(paid / 2 + 0.5)],
  ['half in the last second of the second policy', 6, 0.999, (paid: number) => Math.floor(paid / 2 + 0.5)],
  ['nothing one second after the second policy', 6, 1, () => 0],
])('200: a cancellation refunds %s', async (_, hours, seconds, refundOf) => {
  const pickUp = Math.ceil(transfers.clock.now().getTime() / 1_000) + 48 * HOUR_SECONDS;
  const pickupTime = new Date(pickUp * 1_000).toISOString();
  const offer = await transfers.anOffer('horizon', { ...oneWay, pickupTime });
  const { orderId, paymentRequirement } = (await transfers.order({ offer })).body;
  await transfers.pay(orderId);
  transfers.clock.set(new Date((pickUp - hours * HOUR_SECONDS + seconds) * 1_000));
  const [before] = await transfers.remaining();
  const paid = paymentRequirement!.amount;
  const refund = refundOf(paid);
  expect((await transfers.cancel(orderId)).body).toEqual(canceled(orderId, ['oneway', refund, paid - refund]));
  const [after] = await transfers.remaining();
  expect(after!.amount - before!.amount).toBe(refund);
});

describe('cancellation of round trips', () => {
  const DAY_SECONDS = 24 * HOUR_SECONDS;

  /** Creates a paid round trip with the outbound leg in two days and the return leg in six. */
  async function aRoundTrip(lastName = 'Kaya') {
    const at = (days: number) => new Date(transfers.clock.now().getTime() + days * DAY_SECONDS * 1_000).toISOString();
    const body = { ...roundTrip, pickupTime: at(2), returnPickupTime: at(6) };
    const offer = await transfers.anOffer('horizon', { ...body, commission: { type: 'percentage', percentage: 12.5 } });
    const [before] = await transfers.remaining();
    const orderId = await transfers.ordered({ offer, passenger: { lastName } });
    const { legs = [], vendorReservationId } = (await transfers.pay(orderId)).body;
    const [there, back] = legs.map(({ amount }) => amount.amount);
    return { orderId, before: before!.amount, there: there!, back: back!, vendorReservationId: vendorReservationId! };
  }
  const charged = async (before: number) => before - (await transfers.remaining())[0]!.amount;
  const standing = async (orderId: string) => {
    const { status, legs } = (await transfers.read(orderId)).body;
    return [status, ...legs!.map((leg) => [leg.status, leg.canceledBy, leg.refundAmount?.amount])];
  };
  const untilDriven = () => transfers.clock.advance(2 * DAY_SECONDS);

  test('200: both legs are canceled, each under its own policy', async () => {
    const { orderId, before, there, back } = await aRoundTrip();
    expect(await charged(before)).toBe(there + back);
    transfers.clock.advance(1 * DAY_SECONDS + HOUR_SECONDS);
    const kept = Math.floor(there / 2);
    expect((await transfers.eligibility(orderId)).body.refundAmount!.amount).toBe(there + back - kept);
    expect((await transfers.cancel(orderId)).status).toBe(200);
    expect(await standing(orderId)).toEqual([
      'canceled',
      ['canceled', 'agency', there - kept],
      ['canceled', 'agency', back],
    ]);
    expect(await charged(before)).toBe(kept);
  });

  test('200: after the outbound ride only the return leg is canceled, and the outbound leg stays paid and reserved', async () => {
    const { orderId, before, there, back } = await aRoundTrip();
    untilDriven();
    expect((await transfers.eligibility(orderId)).body).toMatchObject({
      cancellable: true,
      refundAmount: { amount: back },
    });
    expect((await transfers.cancel(orderId)).body).toEqual(canceled(orderId, ['oneway'], ['return', back, 0]));
    expect(await standing(orderId)).toEqual([
      'canceled',
      ['reserved', undefined, undefined],
      ['canceled', 'agency', back],
    ]);
    expect(await charged(before)).toBe(there);
    expect((await transfers.read(orderId)).body.payment).toMatchObject({ refunded: { amount: back } });
    notPossible(await transfers.cancel(orderId), orderId, 'canceled', 'alreadyCanceled');
    const [reservation] = transfers.sandbox.transferReservations();
    expect(reservation!.legs!.map(({ status }) => status)).toEqual(['reserved', 'cancelled']);
  });

  test.each([
    ['Droppedreturn', 'return'],
    ['Droppedoneway', 'oneway'],
  ])(
    '%s: a leg that the supplier drops is refunded in full, and the other leg can still be canceled',
    async (name, lost) => {
      const { orderId, before, there, back } = await aRoundTrip(name);
      const [gone, kept] = lost === 'return' ? [back, there] : [there, back];
      await transfers.service.later(60);
      expect(await charged(before)).toBe(kept);
      const legs = [
        ['canceled', 'supplier', gone],
        ['reserved', undefined, undefined],
      ];
      expect(await standing(orderId)).toEqual(['reserved', ...(lost === 'oneway' ? legs : legs.toReversed())]);
      expect((await transfers.read(orderId)).body.payment).toMatchObject({ refunded: { amount: gone } });
      expect((await transfers.eligibility(orderId)).body.refundAmount!.amount).toBe(kept);
      expect((await transfers.cancel(orderId)).status).toBe(200);
      expect(await transfers.statusOf(orderId)).toBe('canceled');
      expect(await charged(before)).toBe(0);
    },
  );

  test('a return leg that the supplier drops after the outbound ride is noticed and refunded, but the ride is not', async () => {
    const { orderId, before, there, back, vendorReservationId } = await aRoundTrip();
    untilDriven();
    await transfers.service.later(60);
    expect(await standing(orderId)).toEqual([
      'reserved',
      ['reserved', undefined, undefined],
      ['reserved', undefined, undefined],
    ]);
    transfers.sandbox.dropReservation(vendorReservationId, 'return');
    // The supplier is polled every quarter of an hour in the days before the return leg.
    await transfers.service.later(15 * 60);
    expect(await standing(orderId)).toEqual([
      'canceled',
      ['reserved', undefined, undefined],
      ['canceled', 'supplier', back],
    ]);
    expect(await charged(before)).toBe(there);
  });

  test('if the supplier drops the reservation just after the outbound ride, only the return leg is refunded', async () => {
    const { orderId, before, there, back, vendorReservationId } = await aRoundTrip();
    untilDriven();
    transfers.clock.advance(1);
    transfers.sandbox.dropReservation(vendorReservationId);
    await transfers.service.later(60);
    expect(await charged(before)).toBe(there);
    expect(await standing(orderId)).toEqual([
      'canceled',
      ['reserved', undefined, undefined],
      ['canceled', 'supplier', back],
    ]);
  });

  describe('legs that the supplier reports as driven before their pick-up time', () => {
    async function aDrivenTrip(...driven: readonly ('oneway' | 'return')[]) {
      const trip = await aRoundTrip();
      for (const leg of driven) transfers.sandbox.driveTransfer(trip.vendorReservationId, leg, 'onTime');
      await transfers.service.later(120);
      return trip;
    }
    const driven = ['reserved', undefined, undefined];

    test.each([
      ['the return is dropped', 'return'],
      ['the whole reservation is dropped', undefined],
    ] as const)('the driven outbound leg stays paid when %s, and the order is canceled', async (_, leg) => {
      const { orderId, before, there, back, vendorReservationId } = await aDrivenTrip('oneway');
      transfers.sandbox.dropReservation(vendorReservationId, leg);
      await transfers.service.later(120);
      expect(await standing(orderId)).toEqual(['canceled', driven, ['canceled', 'supplier', back]]);
      expect(await charged(before)).toBe(there);
      notPossible(await transfers.cancel(orderId), orderId, 'canceled', 'alreadyCanceled');
    });

    test('both driven legs stay paid when the supplier drops the reservation afterwards', async () => {
      const { orderId, before, there, back, vendorReservationId } = await aDrivenTrip('oneway', 'return');
      transfers.sandbox.dropReservation(vendorReservationId);
      await transfers.service.later(120);
      expect(await standing(orderId)).toEqual(['reserved', driven, driven]);
      expect(await charged(before)).toBe(there + back);
      notPossible(await transfers.cancel(orderId), orderId, 'reserved', 'pickUpPassed');
    });

    test('a driven outbound leg stays paid when the supplier drops it, and the return leg can still be canceled', async () => {
      const { orderId, before, there, back, vendorReservationId } = await aDrivenTrip('oneway');
      transfers.sandbox.dropReservation(vendorReservationId, 'oneway');
      await transfers.service.later(120);
      expect(await standing(orderId)).toEqual(['reserved', driven, driven]);
      expect(await charged(before)).toBe(there + back);
      expect((await transfers.cancel(orderId)).status).toBe(200);
      expect(await charged(before)).toBe(there);
    });
  });

  describe('cancellation events in the feed', () => {
    /** Returns the order's cancellation events as `type leg canceledBy`. */
    async function cancellationsOf(orderId: string): Promise<readonly string[]> {
      const events: string[] = [];
      for (let after = 0; ; ) {
        const { body } = await transfers.service.api<EventPage>('GET', `/events?after=${after}&limit=100`, {
          token: await transfers.tokenOf('horizon'),
        });
        for (const { type, data } of body.results) {
          if (data.orderId !== orderId || !/^transferOrder\.(legCanceled|canceled)$/.test(type)) continue;
          events.push([type, data.leg, data.canceledBy].filter(Boolean).join(' '));
        }
        after = body.position;
        if (after === body.lastPosition) return events;
      }
    }

    test('the feed contains one event for the leg dropped by the supplier and one for the leg canceled later by the agency', async () => {
      const { orderId } = await aRoundTrip('Droppedreturn');
      await transfers.service.later(60);
      expect(await cancellationsOf(orderId)).toEqual(['transferOrder.legCanceled return supplier']);
      await transfers.service.later(600);
      await transfers.cancel(orderId);
      expect(await cancellationsOf(orderId)).toEqual([
        'transferOrder.legCanceled return supplier',
        'transferOrder.legCanceled oneway agency',
        'transferOrder.canceled',
      ]);
    });

    test('the events of both canceled legs come before the event of the order', async () => {
      const { orderId } = await aRoundTrip();
      await transfers.cancel(orderId);
      expect(await cancellationsOf(orderId)).toEqual([
        'transferOrder.legCanceled oneway agency',
        'transferOrder.legCanceled return agency',
        'transferOrder.canceled',
      ]);
    });

    test('only the return leg has an event when the order is canceled after the outbound ride', async () => {
      const { orderId } = await aRoundTrip();
      untilDriven();
      await transfers.cancel(orderId);
      expect(await cancellationsOf(orderId)).toEqual([
        'transferOrder.legCanceled return agency',
        'transferOrder.canceled',
      ]);
    });
  });

  test('a leg that the supplier drops in the last second before the last pick-up is noticed and refunded', async () => {
    const { orderId, before, there, vendorReservationId } = await aRoundTrip();
    transfers.clock.advance(6 * DAY_SECONDS - 1);
    transfers.sandbox.dropReservation(vendorReservationId, 'return');
    await transfers.service.later(4);
    expect(await transfers.statusOf(orderId)).toBe('canceled');
    expect(await charged(before)).toBe(there);
  });

  test('a cancellation that finds one leg dropped cancels the other leg', async () => {
    const { orderId, before, vendorReservationId } = await aRoundTrip();
    transfers.sandbox.dropReservation(vendorReservationId, 'return');
    transfers.clock.advance(1 * DAY_SECONDS + HOUR_SECONDS);
    expect((await transfers.cancel(orderId)).status).toBe(200);
    const { status, legs } = (await transfers.read(orderId)).body;
    expect([status, ...legs!.map(({ canceledBy }) => canceledBy)]).toEqual(['canceled', 'agency', 'supplier']);
    const kept = legs!.reduce((sum, { amount, refundAmount }) => sum + amount.amount - refundAmount!.amount, 0);
    expect(await charged(before)).toBe(kept);
  });

  test('422 transferCancel.notPossible: a cancellation that the supplier refuses after the outbound ride changes nothing', async () => {
    const { orderId, before, there, back } = await aRoundTrip('Cancelrefused');
    untilDriven();
    notPossible(await transfers.cancel(orderId), orderId, 'reserved', 'supplierRefused');
    expect(await charged(before)).toBe(there + back);
  });
});

test('200: ten simultaneous cancellations cancel the order once, and no call reports a different outcome', async () => {
  const { orderId, before } = await aPaidOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => transfers.cancel(orderId)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  // Calls after the first one find the order already cancelled.
  for (const late of answers.filter(({ status }) => status !== 200))
    notPossible(late, orderId, 'canceled', 'alreadyCanceled');
  expect(await transfers.remaining()).toEqual(before);
});

describe('422 transferCancel.notPossible', () => {
  test('an order that is not paid yet cannot be canceled', async () => {
    const orderId = await transfers.ordered();
    notPossible(await transfers.cancel(orderId), orderId, 'pendingPayment', 'notPaid');
    expect((await transfers.pay(orderId)).body.status).toBe('reserved');
  });

  test('an expired order cannot be canceled', async () => {
    const orderId = await transfers.ordered();
    transfers.clock.advance(HOUR_SECONDS);
    notPossible(await transfers.cancel(orderId), orderId, 'expired', 'orderExpired');
  });

  test('a failed order cannot be canceled', async () => {
    const orderId = await transfers.ordered({ passenger: { lastName: 'Refused' } });
    await transfers.pay(orderId);
    notPossible(await transfers.cancel(orderId), orderId, 'failed', 'orderFailed');
  });

  test('an order that is already canceled cannot be canceled again and is not refunded twice', async () => {
    const { orderId, before } = await aPaidOrder();
    await transfers.cancel(orderId);
    notPossible(await transfers.cancel(orderId), orderId, 'canceled', 'alreadyCanceled');
    expect(await transfers.remaining()).toEqual(before);
  });

  test('an order cannot be canceled after its pick-up', async () => {
    const pickupTime = new Date(transfers.clock.now().getTime() + 3_000_000).toISOString();
    const orderId = await transfers.ordered({
      offer: await transfers.anOffer('horizon', { ...oneWay, pickupTime, passengerCount: 1 }),
    });
    await transfers.pay(orderId);
    transfers.clock.advance(3_000);
    notPossible(await transfers.cancel(orderId), orderId, 'reserved', 'pickUpPassed');
  });

  test('a cancellation that the supplier refuses changes nothing', async () => {
    const { orderId, after } = await aPaidOrder('Cancelrefused');
    notPossible(await transfers.cancel(orderId), orderId, 'reserved', 'supplierRefused');
    expect(await transfers.statusOf(orderId)).toBe('reserved');
    expect(await transfers.remaining()).toEqual(after);
  });

  test('a cancellation that the supplier needs time for completes later with a full refund', async () => {
    const { orderId, before, after } = await aPaidOrder('Cancelpending');
    notPossible(await transfers.cancel(orderId), orderId, 'reserved', 'cancellationInProgress');
    expect((await transfers.eligibility(orderId)).body).toMatchObject({ orderId, cancellable: false });
    expect(await transfers.remaining()).toEqual(after);
    await transfers.service.later(20);
    expect(await transfers.statusOf(orderId)).toBe('canceled');
    expect(await transfers.remaining()).toEqual(before);
  });

  test('a cancellation while the supplier is down is refunded only after the supplier responds', async () => {
    const { orderId, before, after } = await aPaidOrder();
    const supplier = await transfers.supplierOf(orderId);
    transfers.sandbox.faults.set(supplier, 'down');
    notPossible(await transfers.cancel(orderId), orderId, 'reserved', 'cancellationInProgress');
    expect(await transfers.remaining()).toEqual(after);
    transfers.sandbox.faults.set(supplier, 'normal');
    await transfers.service.later(20);
    expect(await transfers.statusOf(orderId)).toBe('canceled');
    expect(await transfers.remaining()).toEqual(before);
  });
});

test('400 request.invalid: a malformed orderId is refused', async () => {
  expectError(await transfers.cancel('a.b'), 'request.invalid', { field: 'orderId' });
});

test('400 request.invalid: an unknown field is refused', async () => {
  const path = `/transfer/orders/${await transfers.ordered()}/cancel`;
  const token = await transfers.tokenOf('horizon');
  const answer = await transfers.service.api('POST', path, { token, body: { legs: ['oneway'], reason: 'rain' } });
  expectError(answer, 'request.invalid', { field: 'reason' });
});

test('404 transferOrder.notFound: an order of a different agency is answered like an unknown order and does not change', async () => {
  const { orderId } = await aPaidOrder();
  const foreign = await transfers.cancel(orderId, 'lodos');
  expectError(foreign, 'transferOrder.notFound');
  expect(foreign.body).toEqual((await transfers.cancel('TRF-unknown', 'lodos')).body);
  expect(await transfers.statusOf(orderId)).toBe('reserved');
});
