import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { comeBack, finishPathOf, type Paying, startPaying, visitBank } from '../../operations/payments/paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterEach(() => paying.checkMoney());
afterAll(() => paying.stop());

type Item = { status: string; vendorReservationID?: string; paymentID?: number };
type Order = { status: string; orderedCarProduct: Item; orderedExtraProducts: Item[] };

const read = async (id: string) =>
  (await paying.service.api<Order>('GET', `/order/${id}`, { token: await paying.tokenOf('horizon') })).body;
const carOf = async (id: string) => (await read(id)).orderedCarProduct;
const eligibility = async (id: string) =>
  (await paying.service.api('POST', `/order/${id}/cancel_eligibility`, { token: await paying.tokenOf('horizon') }))
    .body;

async function aPaidOrder(lastName?: string): Promise<string> {
  const { id } = await paying.order(lastName ? { lastName } : {});
  expect((await paying.payByLimit(id)).body.status).toBe('success');
  return id;
}

describe('item status of a car order', () => {
  test('an ordered item is pending: neither reserved nor paid', async () => {
    const order = await paying.order();
    expect(order.status).toBe('open');
    expect(order.orderedCarProduct.status).toBe('pending');
    expect(order.orderedCarProduct).not.toHaveProperty('vendorReservationID');
    expect(order.orderedCarProduct).not.toHaveProperty('paymentID');
  });

  test.each(['card', 'limit'])(
    'an item paid by %s is reserved with the numbers of the vendor and the payment',
    async (by) => {
      const { id } = await paying.order();
      const { status, body } = await (by === 'card' ? paying.pay(id) : paying.payByLimit(id));
      expect([status, body]).toMatchObject([200, { status: 'success', is3dsSecure: false, threeDSHtmlContent: null }]);
      expect(await carOf(id)).toMatchObject({
        status: 'reserved',
        vendorReservationID: expect.any(String),
        paymentID: expect.any(Number),
      });
    },
  );

  test('an item stays pending after a failed payment, which can be repeated', async () => {
    const { id } = await paying.order();
    const declined = await paying.pay(id, { cardNumber: '4129111111111111' });
    expect([declined.status, declined.body]).toMatchObject([402, { code: 2001 }]);
    expect((await carOf(id)).status).toBe('pending');
    expect((await paying.pay(id)).body.status).toBe('success');
  });

  test('an item has failed when the vendor refuses after the payment', async () => {
    const { id } = await paying.order({ lastName: 'Refused' });
    expect((await paying.pay(id)).body.status).toBe('failed');
    expect((await carOf(id)).status).toBe('failed');
  });

  test.each([
    ['the agency', 'Kaya', (id: string) => paying.cancel(id)],
    ['the vendor', 'Dropped', () => paying.service.later(120)],
  ])('an item is cancelled by %s', async (_who, lastName, cancel) => {
    const id = await aPaidOrder(lastName);
    await cancel(id);
    expect((await carOf(id)).status).toBe('cancelled');
  });
});

describe('cancellation of a car order', () => {
  test.each([
    ['Kaya', true, 'success'],
    ['Cancelrefused', false, 'failed'],
    ['Cancelpending', false, 'pending'],
  ])('the cancellation for %s has success %s and the status %s', async (lastName, success, status) => {
    const id = await aPaidOrder(lastName);
    expect((await paying.cancel(id)).body).toMatchObject({ success, status, orderId: id, message: expect.any(String) });
    await paying.service.later(20);
  });

  test('the cancellation eligibility can be read without changing the order', async () => {
    const id = await aPaidOrder();
    const before = await read(id);
    expect(await eligibility(id)).toMatchObject({ cancellable: true, refundable: true });
    expect(await read(id)).toEqual(before);
    await paying.cancel(id);
    expect(await eligibility(id)).toMatchObject({ cancellable: false, refundable: false });
  });
});

describe('3D Secure', () => {
  const cases = [
    ['success', 'Kaya', 'confirm', 'reserved', expect.any(String)],
    ['failure', 'Kaya', 'cancel', 'pending', expect.any(String)],
    ['failure', 'Refused', 'confirm', 'failed', 'Payment is successful but reservation failed'],
  ] as const;
  test.each(cases)(
    '3D Secure ends with %s for a driver called %s who presses %s, and the item is %s',
    async (status, lastName, press, item, description) => {
      const { id } = await paying.order({ lastName });
      const { body } = await paying.pay(id, { isWith3DSecure: true });
      expect(body).toMatchObject({ status: 'redirect_required', is3dsSecure: true });
      expect((await carOf(id)).status).toBe('pending');

      const page = await comeBack(paying, id, await visitBank(paying, body.threeDSHtmlContent!, press));
      expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)]);
      const redirect = await paying.service.api('GET', finishPathOf(page.text));
      expect(redirect.status).toBe(303);
      const { searchParams } = new URL(redirect.headers.get('location')!);
      const returned = ['status', 'orderId', 'transactionId', 'description'].map((name) => searchParams.get(name));
      expect(returned).toEqual([status, id, expect.any(String), description]);
      expect((await carOf(id)).status).toBe(item);
    },
  );
});

test('422 with code 6008: in staging only a car of the test vendor can be paid', async () => {
  const { id } = await paying.order({ vendor: 'Anadolu Rent' });
  for (const answer of [await paying.pay(id), await paying.payByLimit(id)]) {
    expect(answer.body).toMatchObject({ code: 6008 });
  }
  expect((await carOf(id)).status).toBe('pending');
});

test('404: neither a paid order nor an unknown order can be paid', async () => {
  const id = await aPaidOrder();
  expect((await paying.payByLimit(id)).status).toBe(404);
  expect((await paying.payByLimit('CAR-unknown')).status).toBe(404);
});

test('402 with code 2007: the credit limit is insufficient', async () => {
  const { id } = await paying.order();
  await paying.service.database.pool.query('update credit_record set is_active = false');
  const answer = await paying.payByLimit(id);
  await paying.service.database.pool.query('update credit_record set is_active = true');
  expect([answer.status, answer.body]).toMatchObject([402, { code: 2007 }]);
});

test('an offer is valid for 15 minutes', async () => {
  const token = await paying.tokenOf('horizon');
  // Advances the clock far enough that the next order needs a new search.
  paying.clock.advance(11 * 60);
  const { car } = (await paying.order()).orderedCarProduct;
  const extras = () => paying.service.api('GET', `/search/${car.searchID}/${car.code}/extra-products`, { token });
  const searchedAt = paying.clock.now();
  paying.clock.set(new Date(searchedAt.getTime() + 15 * 60_000 - 1));
  expect((await extras()).status).toBe(200);
  paying.clock.set(new Date(searchedAt.getTime() + 15 * 60_000));
  expect((await extras()).status).toBe(404);
});
