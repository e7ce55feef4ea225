import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { oneWay, startTransfers, type Transfers } from './transferring.ts';

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

test('200: the supplier has accepted, and the money is back to the unit', async () => {
  const { orderId, before } = await aPaidOrder();
  const answer = await transfers.cancel(orderId);
  expect([answer.status, answer.body]).toEqual([200, { orderId, status: 'canceled' }]);
  expect(await transfers.statusOf(orderId)).toBe('canceled');
  expect(await transfers.remaining()).toEqual(before);
});

test.each([
  ['half', 23, (paid: number) => Math.floor(paid / 2 + 0.5)],
  ['nothing', 5, () => 0],
])('200: late, %s comes back', async (_, hours, refundOf) => {
  const pickupTime = new Date(transfers.clock.now().getTime() + hours * HOUR_SECONDS * 1_000).toISOString();
  const offer = await transfers.anOffer('horizon', { ...oneWay, pickupTime });
  const { orderId, paymentRequirement } = (await transfers.order({ offer })).body;
  await transfers.pay(orderId);
  const [before] = await transfers.remaining();
  expect((await transfers.cancel(orderId)).body).toEqual({ orderId, status: 'canceled' });
  const [after] = await transfers.remaining();
  expect(after!.amount - before!.amount).toBe(refundOf(paymentRequirement!.amount));
});

test('200: ten at once are one cancellation, and no call hears otherwise while it lasts', async () => {
  const { orderId, before } = await aPaidOrder();
  const answers = await Promise.all(Array.from({ length: 10 }, () => transfers.cancel(orderId)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  // Who looks after the first has finished finds an order that is canceled.
  for (const late of answers.filter(({ status }) => status !== 200))
    notPossible(late, orderId, 'canceled', 'alreadyCanceled');
  expect(await transfers.remaining()).toEqual(before);
});

describe('422 transferCancel.notPossible', () => {
  test('not paid yet', async () => {
    const orderId = await transfers.ordered();
    notPossible(await transfers.cancel(orderId), orderId, 'pendingPayment', 'notPaid');
    expect((await transfers.pay(orderId)).body.status).toBe('reserved');
  });

  test('expired', async () => {
    const orderId = await transfers.ordered();
    transfers.clock.advance(HOUR_SECONDS);
    notPossible(await transfers.cancel(orderId), orderId, 'expired', 'orderExpired');
  });

  test('failed', async () => {
    const orderId = await transfers.ordered({ passenger: { lastName: 'Refused' } });
    await transfers.pay(orderId);
    notPossible(await transfers.cancel(orderId), orderId, 'failed', 'orderFailed');
  });

  test('canceled before, and nothing comes back twice', async () => {
    const { orderId, before } = await aPaidOrder();
    await transfers.cancel(orderId);
    notPossible(await transfers.cancel(orderId), orderId, 'canceled', 'alreadyCanceled');
    expect(await transfers.remaining()).toEqual(before);
  });

  test('after pick-up', async () => {
    const pickupTime = new Date(transfers.clock.now().getTime() + 3_000_000).toISOString();
    const orderId = await transfers.ordered({ offer: await transfers.anOffer('horizon', { ...oneWay, pickupTime }) });
    await transfers.pay(orderId);
    transfers.clock.advance(3_000);
    notPossible(await transfers.cancel(orderId), orderId, 'reserved', 'pickUpPassed');
  });

  test('refused by the supplier: Cancelrefused, and nothing changes', async () => {
    const { orderId, after } = await aPaidOrder('Cancelrefused');
    notPossible(await transfers.cancel(orderId), orderId, 'reserved', 'supplierRefused');
    expect(await transfers.statusOf(orderId)).toBe('reserved');
    expect(await transfers.remaining()).toEqual(after);
  });

  test('the supplier needs time: Cancelpending, canceled a little later with all the money', async () => {
    const { orderId, before, after } = await aPaidOrder('Cancelpending');
    notPossible(await transfers.cancel(orderId), orderId, 'reserved', 'cancellationInProgress');
    expect((await transfers.eligibility(orderId)).body).toEqual({ orderId, cancellable: false });
    expect(await transfers.remaining()).toEqual(after);
    await transfers.service.later(20);
    expect(await transfers.statusOf(orderId)).toBe('canceled');
    expect(await transfers.remaining()).toEqual(before);
  });

  test('the supplier is down: nothing is given back before it has answered', async () => {
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

test('400 request.invalid: a malformed orderId', async () => {
  expectError(await transfers.cancel('a.b'), 'request.invalid', { field: 'orderId' });
});

test('400 request.invalid: a field that is not known', async () => {
  const path = `/transfer/orders/${await transfers.ordered()}/cancel`;
  const token = await transfers.tokenOf('horizon');
  const answer = await transfers.service.api('POST', path, { token, body: { reason: 'rain' } });
  expectError(answer, 'request.invalid', { field: 'reason' });
});

test("404 transferOrder.notFound: another agency's order, answered as an unknown one, and it stays as it is", async () => {
  const { orderId } = await aPaidOrder();
  const foreign = await transfers.cancel(orderId, 'lodos');
  expectError(foreign, 'transferOrder.notFound');
  expect(foreign.body).toEqual((await transfers.cancel('TRF-unknown', 'lodos')).body);
  expect(await transfers.statusOf(orderId)).toBe('reserved');
});
