import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../../support/expect-error.ts';
import { keysWith } from '../../support/people.ts';
import { END_USER, legsThatAre, startTransfers, type Transfers } from './transferring.ts';

const HOUR_SECONDS = 3_600;

let transfers: Transfers;
beforeAll(async () => {
  transfers = await startTransfers({ VENDOR_RESERVATION_DEADLINE_MS: '300' });
});
afterEach(() => transfers.checkMoney());
afterAll(() => transfers.stop());

type Paid = Awaited<ReturnType<Transfers['pay']>>;

const failed = (answer: Paid, orderId: string, status: string, reason: string) => {
  expectError(answer, 'transferPay.failed');
  expect(answer.body).toHaveProperty('details', { orderId, status, reason });
};
const unknown = (answer: Paid, orderId: string) => {
  expectError(answer, 'transferPay.outcomeUnknown');
  expect(answer.body).toHaveProperty('details', { orderId, status: 'pendingPayment' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};
const alreadyPaid = (answer: Paid, orderId: string) => {
  expectError(answer, 'transferPay.alreadyPaid');
  expect(answer.body).toHaveProperty('details', { orderId });
};
const notReserved = (answer: Paid, orderId: string, reason = 'supplierRefused') => {
  expectError(answer, 'transferPay.reservationFailed');
  expect(answer.body).toHaveProperty('details', { orderId, reason });
};

describe('200: paying reserves the order', () => {
  test('the exact amount of the order is taken from one credit record', async () => {
    const { orderId, paymentRequirement, ...order } = (await transfers.order()).body;
    const before = await transfers.remaining();
    const answer = await transfers.pay(orderId);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        ...order,
        orderId,
        status: 'reserved',
        availableActions: ['cancel', 'completePassengers', 'changeFlight'],
        legs: legsThatAre('reserved', order),
        payment: {
          type: 'limit',
          amount: paymentRequirement,
          vendorTotal: { amount: 0, currency: 'TRY' },
          paidAt: transfers.clock.now().toISOString(),
          refunded: { amount: 0, currency: 'TRY' },
        },
        vendorReservationId: expect.stringMatching(/^[\w-]+$/),
      },
    ]);
    expect((await transfers.read(orderId)).body).toEqual(answer.body);
    const after = await transfers.remaining();
    expect(before[0]!.amount - after[0]!.amount).toBe(paymentRequirement!.amount);
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  test.each(['Slow', 'Timeout'])('a payment for the test passenger %s succeeds', async (lastName) => {
    const orderId = await transfers.ordered({ passenger: { lastName } });
    expect((await transfers.pay(orderId)).body.status).toBe('reserved');
  });

  test('the IP address of the end user is stored with the payment', async () => {
    const orderId = await transfers.ordered();
    await transfers.pay(orderId, { headers: { 'X-Forwarded-For': '198.51.100.7, 203.0.113.24' } });
    const { rows } = await transfers.service.database.pool.query(
      'select id, context_sealed from payment_attempt where order_id = $1',
      [orderId],
    );
    expect(keysWith().personalData.open(rows[0].context_sealed, rows[0].id)).toEqual({
      endUserAddress: '198.51.100.7',
    });
  });

  test('a paid order that the supplier drops later is canceled and refunded in full', async () => {
    const orderId = await transfers.ordered({ passenger: { lastName: 'Dropped' } });
    const before = await transfers.remaining();
    const { vendorReservationId } = (await transfers.pay(orderId)).body;
    await transfers.service.later(120);
    expect((await transfers.read(orderId)).body).toMatchObject({ status: 'canceled', vendorReservationId });
    expect(await transfers.remaining()).toEqual(before);
    failed(await transfers.pay(orderId), orderId, 'canceled', 'orderCanceled');
  });
});

describe('422 transferPay.reservationFailed', () => {
  test.each([
    ['Refused', 'supplierRefused'],
    ['Broken', 'supplierDidNotAnswer'],
  ])(
    '422 transferPay.reservationFailed: the supplier answers %s, so the order fails and the money is returned',
    async (lastName, reason) => {
      const orderId = await transfers.ordered({ passenger: { lastName } });
      const before = await transfers.remaining();
      notReserved(await transfers.pay(orderId), orderId, reason);
      expect(await transfers.read(orderId)).toMatchObject({ body: { status: 'failed' } });
      expect((await transfers.read(orderId)).body).not.toHaveProperty('vendorReservationId');
      expect(await transfers.remaining()).toEqual(before);
      failed(await transfers.pay(orderId), orderId, 'failed', 'orderFailed');
    },
  );
});

describe('500 transferPay.outcomeUnknown', () => {
  test('while the supplier is down a repeated call joins the payment, and the money is returned if nothing is reserved', async () => {
    const orderId = await transfers.ordered();
    const supplier = await transfers.supplierOf(orderId);
    const before = await transfers.remaining();
    transfers.sandbox.faults.set(supplier, 'down');
    unknown(await transfers.pay(orderId), orderId);
    expect(await transfers.statusOf(orderId)).toBe('pendingPayment');
    const [held] = await transfers.remaining();
    transfers.clock.advance(HOUR_SECONDS);
    // The payment is in progress, so the order does not expire and cannot be paid again.
    expect(await transfers.statusOf(orderId)).toBe('pendingPayment');
    unknown(await transfers.pay(orderId), orderId);
    expect((await transfers.remaining())[0]).toEqual(held);
    expectError(await transfers.cancel(orderId), 'transferCancel.notPossible', {
      orderId,
      status: 'pendingPayment',
      reason: 'paymentInProgress',
    });
    transfers.sandbox.faults.set(supplier, 'normal');
    await transfers.service.later(20);
    expect(await transfers.statusOf(orderId)).toBe('failed');
    expect(await transfers.remaining()).toEqual(before);
  });
});

describe('402 transferPay.failed', () => {
  test('an order above the remaining limit is not paid and stays payable', async () => {
    const offer = await transfers.anOffer('lodos');
    const orderId = await transfers.ordered({ as: 'lodos', offer });
    const before = await transfers.remaining('lodos');
    for (const answer of [
      await transfers.pay(orderId, { as: 'lodos' }),
      await transfers.pay(orderId, { as: 'lodos' }),
    ]) {
      failed(answer, orderId, 'pendingPayment', 'insufficientLimit');
    }
    expect(await transfers.remaining('lodos')).toEqual(before);
  });

  test('there is no credit record in the currency of the order', async () => {
    const { searchId, products } = await transfers.search(undefined, 'lodos', { 'X-Currency': 'USD' });
    const orderId = await transfers.ordered({ as: 'lodos', offer: { searchId, product: products[0]! } });
    failed(await transfers.pay(orderId, { as: 'lodos' }), orderId, 'pendingPayment', 'noCreditRecord');
  });

  test('a canceled order cannot be paid', async () => {
    const orderId = await transfers.ordered();
    await transfers.pay(orderId);
    await transfers.cancel(orderId);
    failed(await transfers.pay(orderId), orderId, 'canceled', 'orderCanceled');
  });

  test('an order cannot be paid an hour after its creation, whether or not it was read before', async () => {
    const [read, unread] = [await transfers.ordered(), await transfers.ordered()];
    const before = await transfers.remaining();
    transfers.clock.advance(HOUR_SECONDS);
    expect(await transfers.statusOf(read)).toBe('expired');
    for (const orderId of [read, unread]) {
      failed(await transfers.pay(orderId), orderId, 'expired', 'orderExpired');
      expect(await transfers.statusOf(orderId)).toBe('expired');
    }
    expect(await transfers.remaining()).toEqual(before);
  });
});

describe('422 transferPay.alreadyPaid', () => {
  test('a reserved order cannot be paid again, and nothing is charged', async () => {
    const orderId = await transfers.ordered();
    await transfers.pay(orderId);
    const before = await transfers.remaining();
    alreadyPaid(await transfers.pay(orderId), orderId);
    expect(await transfers.remaining()).toEqual(before);
  });
});

describe('simultaneous payments of one order', () => {
  test('two hundred simultaneous payments cause one charge and one reservation', async () => {
    const { orderId, paymentRequirement } = (await transfers.order()).body;
    const [before] = await transfers.remaining();
    const bookings = transfers.sandbox.transferReservations().length;
    const answers = await Promise.all(Array.from({ length: 200 }, () => transfers.pay(orderId)));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.length).toBeGreaterThan(0);
    for (const { body } of paid) expect(body).toMatchObject({ orderId, status: 'reserved' });
    // Calls made after the payment has completed find a paid order.
    for (const late of answers.filter(({ status }) => status !== 200)) alreadyPaid(late, orderId);
    const [after] = await transfers.remaining();
    expect(before!.amount - after!.amount).toBe(paymentRequirement!.amount);
    expect(transfers.sandbox.transferReservations().length - bookings).toBe(1);
  });

  test('fifty simultaneous payments that the supplier refuses return code 8010 once, and no charge remains', async () => {
    const orderId = await transfers.ordered({ passenger: { lastName: 'Refused' } });
    const before = await transfers.remaining();
    const answers = await Promise.all(Array.from({ length: 50 }, () => transfers.pay(orderId)));
    expect(answers.filter(({ body }) => 'code' in body && body.code === 8010)).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 200) expect(answer.body.status).toBe('failed');
      else if (answer.status === 402) failed(answer, orderId, 'failed', 'orderFailed');
      else notReserved(answer, orderId);
    }
    expect(await transfers.remaining()).toEqual(before);
  });

  test('simultaneous payments while the order expires lead to either a paid or an expired order, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const orderId = await transfers.ordered();
      const before = await transfers.remaining();
      transfers.clock.advance(HOUR_SECONDS - 1);
      const race = [
        ...Array.from({ length: 5 }, () => transfers.pay(orderId)),
        ...Array.from({ length: 5 }, async () => {
          transfers.clock.advance(0.2);
          return transfers.read(orderId);
        }),
        ...Array.from({ length: 5 }, () => transfers.pay(orderId)),
      ];
      const answers = await Promise.all(race);
      const status = await transfers.statusOf(orderId);
      expect(['reserved', 'expired']).toContain(status);
      const isCharged = (await transfers.remaining())[0]!.amount < before[0]!.amount;
      expect(isCharged).toBe(status === 'reserved');
      const statuses = answers.flatMap(({ body }) => ('status' in body ? [body.status] : []));
      expect(statuses).not.toContain(status === 'reserved' ? 'expired' : 'reserved');
      await transfers.checkMoney();
    }
  });
});

describe('400 request.invalid', () => {
  test.each<[string, unknown]>([
    ['paymentType', {}],
    ['paymentType', { paymentType: 'creditCard' }],
    ['amount', { paymentType: 'limit', amount: { amount: 1, currency: 'TRY' } }],
  ])('400 request.invalid: the field %s is refused in %o', async (field, body) => {
    expectError(await transfers.pay('TRF-unknown', { body }), 'request.invalid', { field });
  });

  test('a missing or malformed X-Forwarded-For header is refused', async () => {
    expectError(await transfers.pay('TRF-unknown', { headers: {} }), 'request.invalid', { field: 'X-Forwarded-For' });
    const headers = { 'X-Forwarded-For': 'localhost' };
    expectError(await transfers.pay('TRF-unknown', { headers }), 'request.invalid', { field: 'X-Forwarded-For' });
  });

  test('a malformed orderId and a malformed body are refused', async () => {
    expectError(await transfers.pay('a.b'), 'request.invalid', { field: 'orderId' });
    expectError(await transfers.pay('TRF-unknown', { body: '{"paymentType":' }), 'request.invalid');
  });
});

test('403 access.forbidden: an agency without the permission cannot pay from the limit', async () => {
  expectError(await transfers.pay('TRF-unknown', { as: 'meridian' }), 'access.forbidden');
  const orderId = await transfers.ordered({ as: 'ege' });
  expectError(await transfers.pay(orderId, { as: 'ege' }), 'access.forbidden');
});

test('404 transferOrder.notFound: an order of a different agency is answered like an unknown order, and nothing is charged', async () => {
  const orderId = await transfers.ordered();
  const foreign = await transfers.pay(orderId, { as: 'lodos', headers: END_USER });
  expectError(foreign, 'transferOrder.notFound');
  expect(foreign.body).toEqual((await transfers.pay('TRF-unknown', { as: 'lodos' })).body);
  expect(await transfers.statusOf(orderId)).toBe('pendingPayment');
});
