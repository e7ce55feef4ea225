import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { oneWay, startTransfers, type Transfers } from './transferring.ts';

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterAll(() => transfers.stop());

const HOUR_SECONDS = 3_600;

/** Creates a paid order whose pick-up is the given number of hours away. */
async function aPaidOrder(hours: number) {
  const pickupTime = new Date(transfers.clock.now().getTime() + hours * HOUR_SECONDS * 1_000).toISOString();
  const answer = await transfers.order({ offer: await transfers.anOffer('horizon', { ...oneWay, pickupTime }) });
  const { orderId, paymentRequirement } = answer.body;
  expect((await transfers.pay(orderId)).body.status).toBe('reserved');
  return { orderId, paid: paymentRequirement! };
}

test('200: the refund is full until 24 hours before pick-up, half until 6 hours before and then zero, to the second', async () => {
  const { orderId, paid } = await aPaidOrder(48);
  const money = (amount: number) => ({ amount, currency: paid.currency });
  const [free, half] = [paid.amount, Math.floor(paid.amount / 2 + 0.5)];
  const ask = async () => (await transfers.eligibility(orderId)).body;
  const terms = (refund: number, until?: string) => ({
    orderId,
    cancellable: true,
    ...(refund > 0 && { refundAmount: money(refund) }),
    legs: [
      {
        type: 'oneway',
        cancellable: true,
        refundable: refund > 0,
        refundAmount: money(refund),
        feeAmount: money(paid.amount - refund),
        ...(until && { until }),
      },
    ],
  });
  const [freeUntil, halfUntil] = (await transfers.read(orderId)).body.legs![0]!.cancellationPolicies.map(
    ({ until }) => until,
  );
  expect(await ask()).toEqual(terms(free, freeUntil));
  transfers.clock.advance(24 * HOUR_SECONDS + 0.999);
  expect(await ask()).toEqual(terms(free, freeUntil));
  transfers.clock.advance(0.001);
  expect(await ask()).toEqual(terms(half, halfUntil));
  transfers.clock.advance(18 * HOUR_SECONDS - 0.001);
  expect(await ask()).toEqual(terms(half, halfUntil));
  transfers.clock.advance(0.001);
  expect(await ask()).toEqual(terms(0));
  transfers.clock.advance(6 * HOUR_SECONDS - 1);
  const legs = [{ type: 'oneway', cancellable: false, refundable: false }];
  expect(await ask()).toEqual({ orderId, cancellable: false, legs });
});

test('200: an unpaid, expired, failed or canceled order cannot be canceled, and the check changes nothing', async () => {
  const [unpaid, failed, canceled] = [
    await transfers.ordered(),
    await transfers.ordered({ passenger: { lastName: 'Refused' } }),
    await transfers.ordered(),
  ];
  await transfers.pay(failed);
  await transfers.pay(canceled);
  await transfers.cancel(canceled);
  const legs = ['oneway', 'return'].map((type) => ({ type, cancellable: false, refundable: false }));
  for (const orderId of [unpaid, failed, canceled]) {
    const before = (await transfers.read(orderId)).body;
    expect((await transfers.eligibility(orderId)).body).toEqual({ orderId, cancellable: false, legs });
    expect((await transfers.read(orderId)).body).toEqual(before);
  }
  transfers.clock.advance(HOUR_SECONDS);
  expect((await transfers.eligibility(unpaid)).body).toEqual({ orderId: unpaid, cancellable: false, legs });
});

test('400 request.invalid: a malformed orderId is refused', async () => {
  expectError(await transfers.eligibility('a.b'), 'request.invalid', { field: 'orderId' });
});

test('400 request.invalid: an unknown field is refused', async () => {
  const path = `/transfer/orders/${await transfers.ordered()}/cancel_eligibility`;
  const token = await transfers.tokenOf('horizon');
  const answer = await transfers.service.api('POST', path, { token, body: { reason: 'rain' } });
  expectError(answer, 'request.invalid', { field: 'reason' });
});

test('404 transferOrder.notFound: an order of a different agency is answered like an unknown order', async () => {
  const foreign = await transfers.eligibility(await transfers.ordered(), 'lodos');
  expectError(foreign, 'transferOrder.notFound');
  expect(foreign.body).toEqual((await transfers.eligibility('TRF-unknown', 'lodos')).body);
});
