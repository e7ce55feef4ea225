import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { company, startTransfers, type Transfers } from '../../operations/transfer-orders/transferring.ts';

const MINUTE_MILLISECONDS = 60_000;

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers();
});
afterEach(() => transfers.checkMoney());
afterAll(() => transfers.stop());

const read = async (orderId: string) => (await transfers.read(orderId)).body;

async function aPaidOrder(lastName = 'Kaya'): Promise<string> {
  const orderId = await transfers.ordered({ passenger: { lastName } });
  expect((await transfers.pay(orderId)).body.status).toBe('reserved');
  return orderId;
}

describe('status of a transfer order', () => {
  test('an ordered transfer is pendingPayment, and only in this status shows the amount due', async () => {
    const { status, body } = await transfers.order();
    expect([status, body.status]).toEqual([201, 'pendingPayment']);
    expect(body.paymentRequirement).toEqual(body.product.pricing.paymentTotal);
    expect(body).not.toHaveProperty('vendorReservationId');
    expect(await read(body.orderId)).toEqual({ ...body, paymentRequirement: undefined });
  });

  test("a paid transfer is reserved with the supplier's number, and exactly the amount due is charged", async () => {
    const { body } = await transfers.order();
    const before = await transfers.remaining();
    const paid = await transfers.pay(body.orderId);
    expect([paid.status, paid.body]).toMatchObject([
      200,
      { status: 'reserved', vendorReservationId: expect.any(String) },
    ]);
    const after = await transfers.remaining();
    const spent = before.reduce((sum, { amount }, at) => sum + amount - after[at]!.amount, 0);
    expect(spent).toBe(body.paymentRequirement!.amount);
  });

  test('a transfer has failed when the supplier refuses after the charge: the response is 8010 or the failed order', async () => {
    const orderId = await transfers.ordered({ passenger: { lastName: 'Refused' } });
    const { status, body } = await transfers.pay(orderId);
    expect(status === 200 ? body : { ...body, status: 'failed' }).toMatchObject({
      status: 'failed',
      ...(status !== 200 && { code: 8010 }),
    });
    expect((await read(orderId)).status).toBe('failed');
  });

  test('a transfer order expires after an hour and cannot be paid afterwards', async () => {
    const orderId = await transfers.ordered();
    const before = await transfers.remaining();
    transfers.clock.advance(59 * 60);
    expect((await read(orderId)).status).toBe('pendingPayment');
    transfers.clock.advance(60);
    expect((await read(orderId)).status).toBe('expired');
    expect((await transfers.pay(orderId)).status).toBeGreaterThanOrEqual(400);
    expect(await transfers.remaining()).toEqual(before);
  });

  test('a canceled transfer keeps its number, and its refund is returned to the credit limit', async () => {
    const before = await transfers.remaining();
    const orderId = await aPaidOrder();
    const { vendorReservationId } = await read(orderId);
    const { status, body } = await transfers.cancel(orderId);
    const canceled = { orderId, status: 'canceled', orderStatus: 'canceled', legs: expect.any(Array) };
    expect([status, body]).toEqual([200, canceled]);
    expect(await read(orderId)).toMatchObject({ status: 'canceled', vendorReservationId });
    expect(await transfers.remaining()).toEqual(before);
  });

  test('a transfer is canceled when the supplier drops it', async () => {
    const orderId = await aPaidOrder('Dropped');
    await transfers.service.later(120);
    expect((await read(orderId)).status).toBe('canceled');
  });

  test('a transfer stays reserved with error 8012 when the supplier refuses to cancel', async () => {
    const orderId = await aPaidOrder('Cancelrefused');
    const answer = await transfers.cancel(orderId);
    expect(answer.body).toMatchObject({ code: 8012, details: { orderId, status: 'reserved' } });
    expect((await read(orderId)).status).toBe('reserved');
  });

  test('a transfer that cannot be canceled keeps its status with error 8012', async () => {
    const orderId = await transfers.ordered();
    const answer = await transfers.cancel(orderId);
    expect(answer.body).toMatchObject({ code: 8012, details: { orderId, status: 'pendingPayment' } });
    expect((await read(orderId)).status).toBe('pendingPayment');
  });
});

describe('payment of a transfer', () => {
  test('8009: a paid transfer is not charged again', async () => {
    const orderId = await aPaidOrder();
    const before = await transfers.remaining();
    expect((await transfers.pay(orderId)).body).toMatchObject({ code: 8009, details: { orderId } });
    expect(await transfers.remaining()).toEqual(before);
  });

  test('8008: a failed payment leaves the transfer payable', async () => {
    const orderId = await transfers.ordered();
    await transfers.service.database.pool.query('update credit_record set is_active = false');
    const answer = await transfers.pay(orderId);
    await transfers.service.database.pool.query('update credit_record set is_active = true');
    expect(answer.body).toMatchObject({ code: 8008 });
    expect((await read(orderId)).status).toBe('pendingPayment');
    expect((await transfers.pay(orderId)).body.status).toBe('reserved');
  });

  test('ten simultaneous payments of a transfer cause one charge', async () => {
    const { body } = await transfers.order();
    const before = await transfers.remaining();
    await Promise.all(Array.from({ length: 10 }, () => transfers.pay(body.orderId)));
    const after = await transfers.remaining();
    const spent = before.reduce((sum, { amount }, at) => sum + amount - after[at]!.amount, 0);
    expect(spent).toBe(body.paymentRequirement!.amount);
  });
});

test('an agency without a registered address gets error 5003, and 5004 if it sends a forbidden address', async () => {
  expect((await transfers.order({ as: 'meridian' })).body).toMatchObject({ code: 5003 });
  expect((await transfers.order({ as: 'meridian', body: { billing: company } })).body).toMatchObject({ code: 5004 });
});

test('the cancellation eligibility and refund of a transfer can be read without changing the order', async () => {
  const unpaid = await transfers.ordered();
  const legs = expect.any(Array);
  expect((await transfers.eligibility(unpaid)).body).toEqual({ orderId: unpaid, cancellable: false, legs });
  const orderId = await aPaidOrder();
  const before = await read(orderId);
  const { body } = await transfers.eligibility(orderId);
  expect(body).toEqual({ orderId, cancellable: true, refundAmount: before.product.pricing.paymentTotal, legs });
  expect(await read(orderId)).toEqual(before);
});

test('an offer is valid for half an hour, and then returns 404 with code 8003', async () => {
  const { searchId, products } = await transfers.search();
  const token = await transfers.tokenOf('horizon');
  const offer = () =>
    transfers.service.api<{ code: unknown }>('GET', `/transfer/search/${searchId}/${products[0]!.code}`, { token });
  const searchedAt = transfers.clock.now().getTime();
  transfers.clock.set(new Date(searchedAt + 30 * MINUTE_MILLISECONDS - 1));
  expect((await offer()).status).toBe(200);
  transfers.clock.set(new Date(searchedAt + 30 * MINUTE_MILLISECONDS));
  const gone = await offer();
  expect([gone.status, gone.body.code]).toEqual([404, 8003]);
});
