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
  const cancellable = true;
  const ask = async () => (await transfers.eligibility(orderId)).body;
  expect(await ask()).toEqual({ orderId, cancellable, refundAmount: paid });
  transfers.clock.advance(24 * HOUR_SECONDS + 0.999);
  expect(await ask()).toEqual({ orderId, cancellable, refundAmount: paid });
  const half = { amount: Math.floor(paid.amount / 2 + 0.5), currency: paid.currency };
  transfers.clock.advance(0.001);
  expect(await ask()).toEqual({ orderId, cancellable, refundAmount: half });
  transfers.clock.advance(18 * HOUR_SECONDS - 0.001);
  expect(await ask()).toEqual({ orderId, cancellable, refundAmount: half });
  transfers.clock.advance(0.001);
  expect(await ask()).toEqual({ orderId, cancellable });
  transfers.clock.advance(6 * HOUR_SECONDS - 1);
  expect(await ask()).toEqual({ orderId, cancellable: false });
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
  for (const orderId of [unpaid, failed, canceled]) {
    const before = (await transfers.read(orderId)).body;
    expect((await transfers.eligibility(orderId)).body).toEqual({ orderId, cancellable: false });
    expect((await transfers.read(orderId)).body).toEqual(before);
  }
  transfers.clock.advance(HOUR_SECONDS);
  expect((await transfers.eligibility(unpaid)).body).toEqual({ orderId: unpaid, cancellable: false });
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
