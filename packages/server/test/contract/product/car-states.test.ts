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

describe('an item of an order', () => {
  test('is pending when ordered: neither reserved nor paid', async () => {
    const order = await paying.order();
    expect(order.status).toBe('open');
    expect(order.orderedCarProduct.status).toBe('pending');
    expect(order.orderedCarProduct).not.toHaveProperty('vendorReservationID');
    expect(order.orderedCarProduct).not.toHaveProperty('paymentID');
  });

  test.each(['card', 'limit'])('is reserved when paid by %s, under the numbers of both', async (by) => {
    const { id } = await paying.order();
    const { status, body } = await (by === 'card' ? paying.pay(id) : paying.payByLimit(id));
    expect([status, body]).toMatchObject([200, { status: 'success', is3dsSecure: false, threeDSHtmlContent: null }]);
    expect(await carOf(id)).toMatchObject({
      status: 'reserved',
      vendorReservationID: expect.any(String),
      paymentID: expect.any(Number),
    });
  });

  test('stays pending when its payment fails, and the payment may be repeated', async () => {
    const { id } = await paying.order();
    const declined = await paying.pay(id, { cardNumber: '4129111111111111' });
    expect([declined.status, declined.body]).toMatchObject([402, { code: 2001 }]);
    expect((await carOf(id)).status).toBe('pending');
    expect((await paying.pay(id)).body.status).toBe('success');
  });

  test('has failed when the vendor refuses after the payment', async () => {
    const { id } = await paying.order({ lastName: 'Refused' });
    expect((await paying.pay(id)).body.status).toBe('failed');
    expect((await carOf(id)).status).toBe('failed');
  });

  test.each([
    ['the agency', 'Kaya', (id: string) => paying.cancel(id)],
    ['the vendor', 'Dropped', () => paying.service.later(120)],
  ])('is cancelled by %s', async (_who, lastName, cancel) => {
    const id = await aPaidOrder(lastName);
    await cancel(id);
    expect((await carOf(id)).status).toBe('cancelled');
  });
});

describe('a cancellation', () => {
  test.each([
    ['Kaya', true, 'success'],
    ['Cancelrefused', false, 'failed'],
    ['Cancelpending', false, 'pending'],
  ])('of %s has success %s and the status %s', async (lastName, success, status) => {
    const id = await aPaidOrder(lastName);
    expect((await paying.cancel(id)).body).toMatchObject({ success, status, orderId: id, message: expect.any(String) });
    await paying.service.later(20);
  });

  test('can be asked about, which changes nothing', async () => {
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
  test.each(cases)('ends with %s for %s who presses %s: %s', async (status, lastName, press, item, description) => {
    const { id } = await paying.order({ lastName });
    const { body } = await paying.pay(id, { isWith3DSecure: true });
    expect(body).toMatchObject({ status: 'redirect_required', is3dsSecure: true });
    expect((await carOf(id)).status).toBe('pending');

    const page = await comeBack(paying, id, await visitBank(paying, body.threeDSHtmlContent!, press));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)]);
    const redirect = await paying.service.api('GET', finishPathOf(page.text));
    expect(redirect.status).toBe(303);
    const { searchParams } = new URL(redirect.headers.get('location')!);
    const told = ['status', 'orderId', 'transactionId', 'description'].map((name) => searchParams.get(name));
    expect(told).toEqual([status, id, expect.any(String), description]);
    expect((await carOf(id)).status).toBe(item);
  });
});

test('422 with 6008: on staging a car of any vendor but the test vendor cannot be paid', async () => {
  const { id } = await paying.order({ vendor: 'Anadolu Rent' });
  for (const answer of [await paying.pay(id), await paying.payByLimit(id)]) {
    expect(answer.body).toMatchObject({ code: 6008 });
  }
  expect((await carOf(id)).status).toBe('pending');
});

test('404: an order that is paid cannot be paid again, and one that does not exist not at all', async () => {
  const id = await aPaidOrder();
  expect((await paying.payByLimit(id)).status).toBe(404);
  expect((await paying.payByLimit('CAR-unknown')).status).toBe(404);
});

test('402 with 2007: the credit limit is not sufficient', async () => {
  const { id } = await paying.order();
  await paying.service.database.pool.query('update credit_record set is_active = false');
  const answer = await paying.payByLimit(id);
  await paying.service.database.pool.query('update credit_record set is_active = true');
  expect([answer.status, answer.body]).toMatchObject([402, { code: 2007 }]);
});

test('an offer lasts 15 minutes', async () => {
  const token = await paying.tokenOf('horizon');
  // Old enough that the next order begins with a search of its own.
  paying.clock.advance(11 * 60);
  const { car } = (await paying.order()).orderedCarProduct;
  const extras = () => paying.service.api('GET', `/search/${car.searchID}/${car.code}/extra-products`, { token });
  const searchedAt = paying.clock.now();
  paying.clock.set(new Date(searchedAt.getTime() + 15 * 60_000 - 1));
  expect((await extras()).status).toBe(200);
  paying.clock.set(new Date(searchedAt.getTime() + 15 * 60_000));
  expect((await extras()).status).toBe(404);
});
