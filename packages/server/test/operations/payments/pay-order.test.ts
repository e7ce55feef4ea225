import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorKey } from '../../../src/generated/errors.ts';
import type { PaymentResult } from '../../../src/generated/types.ts';
import { anOffer } from '../../faults/vendor-server.ts';
import { expectError } from '../../support/expect-error.ts';
import { startWithVendors } from '../../support/vendor-service.ts';
import { aCar, orderCar, readOrder } from '../car-orders/ordering.ts';
import { BONUS, cardWith, latestTransaction, type Paying, startPaying } from './paying.ts';

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying({ PROCESSOR_DEADLINE_MS: '800', VENDOR_RESERVATION_DEADLINE_MS: '800' });
});
afterEach(() => paying.checkMoney());
afterAll(() => paying.stop());

const success = {
  status: 'success',
  is3dsSecure: false,
  threeDSHtmlContent: null,
  payment: expect.objectContaining({ refunded: { amount: 0, currency: 'TRY' } }),
};
const lira = (amount: number) => ({ amount, currency: 'TRY' });

describe('payment by card', () => {
  test.each([
    ['5528790000000008', {}],
    ['5526080000000006', {}],
    ['9792030000000000', {}],
    ['374427000000003', { cvc: '1234' }],
  ])('200: card %s is charged, and the car is reserved', async (cardNumber, changes) => {
    const order = await paying.order();
    const answer = await paying.pay(order.id, { cardNumber, ...changes });
    expect([answer.status, answer.body]).toEqual([200, success]);
    expect(await paying.statusOf(order.id)).toEqual(['closed', 'reserved']);
    const { paymentTotal } = order.orderedCarProduct.car.pricing;
    expect(order.paymentRequirement).toEqual(paymentTotal);
    expect(latestTransaction(paying)).toMatchObject({ status: 'charged', money: paymentTotal });
    const paid = await readOrder(paying.service, await paying.tokenOf('horizon'), order.id);
    expect(paid.body).toMatchObject({ payment: { amount: order.paymentRequirement } });
    expect(paid.body).not.toHaveProperty('paymentRequirement');
  });

  test.each(['5890040000000016', '5400010000000004'])(
    '200: card %s requires 3D Secure although the request does not ask for it',
    async (cardNumber) => {
      const { id } = await paying.order();
      const { body } = await paying.pay(id, { cardNumber });
      expect(body).toMatchObject({ status: 'redirect_required', is3dsSecure: true });
      expect(body.threeDSHtmlContent).toContain(`${paying.sandbox.url}/bank/3ds`);
      expect(await paying.statusOf(id)).toEqual(['open', 'pending']);
    },
  );

  test.each<[string, ErrorKey, number, string]>([
    ['4129111111111111', 'cardPayment.declined', 10005, 'cardNumber'],
    ['4111111111111129', 'cardPayment.insufficientFunds', 10051, 'cardNumber'],
    ['4125111111111115', 'cardPayment.cardExpired', 10054, 'expireYear'],
    ['4124111111111116', 'cardPayment.invalidCvc', 10084, 'cvc'],
    ['4131111111111117', 'cardPayment.threeDSecureFailed', 10093, 'cardNumber'],
  ])(
    '402: card %s is declined as %s with the code of the bank, and a different card can pay',
    async (cardNumber, key, bankCode, field) => {
      const { id } = await paying.order();
      const details = { field: `payWithCard.${field}`, bankCode, bankMessage: expect.any(String) };
      expectError(await paying.pay(id, { cardNumber }), key, details);
      expect(await paying.statusOf(id)).toEqual(['open', 'pending']);
      expect((await paying.pay(id)).body).toEqual(success);
    },
  );

  test('402 cardPayment.invalidCardNumber: a wrong check digit is refused without a call to the processor', async () => {
    const { id } = await paying.order();
    const before = paying.sandbox.journal.latest()[0]!.number;
    const answer = await paying.pay(id, { cardNumber: '4111111111111112' });
    expectError(answer, 'cardPayment.invalidCardNumber', { field: 'payWithCard.cardNumber' });
    expect(paying.sandbox.journal.latest()[0]!.number).toBe(before);
  });

  test('402 cardPayment.cardExpired: a card that expired last month is refused, and one that expires this month is accepted', async () => {
    const { id } = await paying.order();
    const expired = await paying.pay(id, { expireMonth: '02', expireYear: '2027' });
    expectError(expired, 'cardPayment.cardExpired', { field: 'payWithCard.expireYear' });
    expect((await paying.pay(id, { expireMonth: '03', expireYear: '2027' })).status).toBe(200);
  });

  test('500 cardPayment.outcomeUnknown: a repeated call returns the outcome of a charge whose response was lost', async () => {
    const { id } = await paying.order();
    const card = { cardNumber: '4000000000002081' };
    const unknown = await paying.pay(id, card);
    expectError(unknown, 'cardPayment.outcomeUnknown', { orderId: id, reason: 'processorDidNotAnswer' });
    expect(Number(unknown.headers.get('retry-after'))).toBeGreaterThan(0);
    const reference = latestTransaction(paying)!.reference;
    expect((await paying.pay(id, card)).body).toEqual(success);
    expect(latestTransaction(paying)).toMatchObject({ reference, status: 'charged' });
    expect(await paying.statusOf(id)).toEqual(['closed', 'reserved']);
  });

  test('500 cardPayment.outcomeUnknown: the payment is completed even if the call is not repeated', async () => {
    const { id } = await paying.order();
    expectError(await paying.pay(id, { cardNumber: '4000000000002081' }), 'cardPayment.outcomeUnknown');
    await paying.service.later(20);
    expect(await paying.statusOf(id)).toEqual(['closed', 'reserved']);
  });
});

describe('payment in installments', () => {
  test('200: the total of the installment plan is charged', async () => {
    const order = await paying.order();
    const { body: info } = await paying.service.api<{
      installmentPrices: { number: number; totalPrice: { amount: number; currency: string } }[];
    }>('POST', '/payment/installment-info', {
      token: await paying.tokenOf('horizon'),
      body: { orderID: order.id, binNumber: BONUS.slice(0, 6) },
    });
    const { totalPrice } = info.installmentPrices.find(({ number }) => number === 6)!;
    const paid = await paying.pay(order.id, { installment: 6 });
    expect(paid.body).toEqual(success);
    const payment = {
      type: 'creditCard',
      amount: totalPrice,
      installments: 6,
      vendorTotal: lira(0),
      refunded: lira(0),
    };
    expect(paid.body.payment).toEqual({ ...payment, paidAt: paying.clock.now().toISOString() });
    expect((await paying.read(order.id)).body.payment).toEqual(paid.body.payment);
    expect(latestTransaction(paying)).toMatchObject({ money: totalPrice, installmentCount: 6, status: 'charged' });
    expect(totalPrice.amount).toBeGreaterThan(order.orderedCarProduct.car.pricing.paymentTotal.amount);
  });

  test.each([
    ['5528790000000008', 4],
    ['5526080000000006', 2],
    ['5890040000000016', 3],
  ])('422 payment.ruleViolated: card %s does not offer %i installments', async (cardNumber, installment) => {
    const answer = await paying.pay((await paying.order()).id, { cardNumber, installment });
    expectError(answer, 'payment.ruleViolated', { field: 'payWithCard.installment' });
  });
});

describe('payment rules', () => {
  test.each([
    ['5528790000000008', '1234'],
    ['374427000000003', '123'],
  ])('422 payment.ruleViolated: card %s with the CVC %s is refused', async (cardNumber, cvc) => {
    const answer = await paying.pay((await paying.order()).id, { cardNumber, cvc });
    expectError(answer, 'payment.ruleViolated', { field: 'payWithCard.cvc' });
    expect(answer.text).not.toContain(cardNumber);
  });

  test.each([
    'https://booking.lodos.example/done',
    'https://booking.horizon.example.evil.example/',
    'https://booking.horizon.example:444/',
    'http://booking.horizon.example/',
    'https://localhost.evil.example/',
  ])('422 payment.ruleViolated: the callbackUrl %s is refused', async (callbackUrl) => {
    const answer = await paying.pay((await paying.order()).id, { callbackUrl });
    expectError(answer, 'payment.ruleViolated', { field: 'payWithCard.callbackUrl' });
  });

  test.each(['http://localhost:3000/done', 'http://127.0.0.1/', 'https://booking.horizon.example'])(
    '200: the callbackUrl %s is accepted',
    async (callbackUrl) => {
      expect((await paying.pay((await paying.order()).id, { callbackUrl })).status).toBe(200);
    },
  );

  test.each([
    'javascript:alert(1)',
    '/done',
    'ftp://booking.horizon.example/',
    'https://elif@booking.horizon.example/',
    'https://elif:pw@booking.horizon.example?x',
    'https://booking.horizon.example@evil.example/',
  ])('400 payment.invalidRequest: the callbackUrl %s is refused', async (callbackUrl) => {
    const answer = await paying.pay('CAR-1', { callbackUrl });
    expectError(answer, 'payment.invalidRequest', { field: 'payWithCard.callbackUrl' });
  });

  test.each([
    ['a malformed card number', { cardNumber: '5528-7900-0000-0008' }, 'cardNumber'],
    ['a CVC of two digits', { cvc: '98' }, 'cvc'],
    ['the thirteenth month', { expireMonth: '13' }, 'expireMonth'],
    ['no installment', { installment: undefined }, 'installment'],
    ['an unknown field', { pin: '1234' }, 'pin'],
  ])(
    '400 payment.invalidRequest: %s is refused, and the error does not repeat the sent values',
    async (_, card, field) => {
      const answer = await paying.pay('CAR-1', card);
      expectError(answer, 'payment.invalidRequest', { field: `payWithCard.${field}` });
      expect(answer.text).not.toMatch(/5528|Elif|1234/);
    },
  );

  test('401 token.invalid: a request without a token is refused', async () => {
    const body = { orderID: 'CAR-1', paymentType: 'limit' };
    expectError(await paying.service.api('POST', '/payment/pay', { body }), 'token.invalid');
  });

  test('422 payment.tooManyDeclines: after five declines an order accepts no more cards, not even a good one', async () => {
    const { id } = await paying.order();
    for (let tries = 0; tries < 5; tries += 1) {
      expectError(await paying.pay(id, { cardNumber: '4129111111111111' }), 'cardPayment.declined');
    }
    expectError(await paying.pay(id), 'payment.tooManyDeclines');
  });

  test('422 payment.notTestVendor: a car of a different vendor is refused without a call to the processor', async () => {
    const { id } = await paying.order({ vendor: 'Anadolu Rent' });
    const before = paying.sandbox.journal.latest()[0]!.number;
    expectError(await paying.pay(id), 'payment.notTestVendor');
    expectError(await paying.payByLimit(id), 'payment.notTestVendor');
    expect(paying.sandbox.journal.latest()[0]!.number).toBe(before);
  });

  test('404 payment.orderNotPayable: a paid order cannot be paid again, and nothing more is charged', async () => {
    const { id } = await paying.order();
    await paying.pay(id);
    const { reference } = latestTransaction(paying)!;
    const details = { orderId: id, reason: 'alreadyPaid' };
    expectError(await paying.pay(id), 'payment.orderNotPayable', details);
    expectError(await paying.payByLimit(id), 'payment.orderNotPayable', details);
    expect(latestTransaction(paying)!.reference).toBe(reference);
  });

  test('404 payment.orderNotPayable: a cancelled order cannot be paid', async () => {
    const { id } = await paying.order();
    await paying.cancel(id);
    expectError(await paying.pay(id), 'payment.orderNotPayable', { orderId: id, reason: 'orderCancelled' });
  });

  test('404 payment.orderNotFound: an order of a different agency is answered like an unknown order', async () => {
    const foreign = await paying.pay((await paying.order()).id, {}, 'lodos');
    expectError(foreign, 'payment.orderNotFound');
    expect(foreign.body).toEqual((await paying.pay('CAR-unknown', {}, 'lodos')).body);
  });

  test('500 payment.processorDidNotAnswer: nothing is charged while the processor is down, and the order stays payable', async () => {
    const { id } = await paying.order();
    paying.sandbox.faults.set('PROCESSOR', 'down');
    expectError(await paying.pay(id), 'payment.processorDidNotAnswer');
    paying.sandbox.faults.set('PROCESSOR', 'normal');
    expect((await paying.pay(id)).body).toEqual(success);
  });
});

describe('payment on credit', () => {
  test('200: the order is paid and reserved, and no card is charged', async () => {
    const { id } = await paying.order();
    const before = paying.sandbox.transactions().length;
    expect((await paying.payByLimit(id)).body).toEqual(success);
    expect(await paying.statusOf(id)).toEqual(['closed', 'reserved']);
    expect(paying.sandbox.transactions()).toHaveLength(before);
  });

  test('402 limitPayment.limitExceeded: no credit record has enough left', async () => {
    const { id } = await paying.order({ as: 'lodos' });
    expectError(await paying.payByLimit(id, 'lodos'), 'limitPayment.limitExceeded', {
      orderId: id,
      reason: 'insufficientLimit',
    });
  });

  test('403 payment.limitNotAllowed: an agency without the permission cannot pay from the limit', async () => {
    const { id } = await paying.order({ as: 'meridian' });
    expectError(await paying.payByLimit(id, 'meridian'), 'payment.limitNotAllowed');
  });
});

describe.each(['card', 'limit'] as const)('payment by %s for a test driver', (method) => {
  const pay = (id: string) => (method === 'card' ? paying.pay(id) : paying.payByLimit(id));
  const moneyBack = () => {
    if (method === 'card') expect(latestTransaction(paying)!.status).toBe('voided');
  };

  test('200: with the last name Refused, the order fails and the money is returned', async () => {
    const { id } = await paying.order({ lastName: 'Refused' });
    const { body } = await pay(id);
    expect(body).toEqual({ ...success, status: 'failed', payment: expect.anything() });
    expect(body.payment).toMatchObject({ refunded: body.payment!.amount, refundedAt: body.payment!.paidAt });
    expect(await paying.statusOf(id)).toEqual(['closed', 'failed']);
    moneyBack();
    expectError(await pay(id), 'payment.orderNotPayable', { orderId: id, reason: 'orderFailed' });
  });

  test.each(['Slow', 'Timeout'])('200: with the last name %s, the order is reserved', async (lastName) => {
    const { id } = await paying.order({ lastName });
    expect((await pay(id)).body).toEqual(success);
    expect(await paying.statusOf(id)).toEqual(['closed', 'reserved']);
  });

  test('500 cardPayment.outcomeUnknown: with the last name Broken, the order fails within two minutes and the money is returned', async () => {
    const { id } = await paying.order({ lastName: 'Broken' });
    expectError(await pay(id), 'cardPayment.outcomeUnknown', { orderId: id, reason: 'vendorDidNotAnswer' });
    expect(await paying.statusOf(id)).toEqual(['open', 'pending']);
    await paying.service.later(120);
    expect(await paying.statusOf(id)).toEqual(['closed', 'failed']);
    moneyBack();
  });

  test('200: with the last name Dropped, the vendor cancels the reservation and the money is returned automatically', async () => {
    const { id } = await paying.order({ lastName: 'Dropped' });
    expect((await pay(id)).body).toEqual(success);
    await paying.service.later(120);
    expect(await paying.statusOf(id)).toEqual(['closed', 'cancelled']);
    if (method === 'card') {
      const { money, refundedAmount } = latestTransaction(paying)!;
      expect(refundedAmount).toBe(money!.amount);
    }
  });

  test('200: with the last name Cancelrefused, a cancellation fails and the order stays reserved', async () => {
    const { id } = await paying.order({ lastName: 'Cancelrefused' });
    await pay(id);
    expect((await paying.cancel(id)).body).toMatchObject({ success: false, status: 'failed' });
    expect(await paying.statusOf(id)).toEqual(['closed', 'reserved']);
  });

  test('200: with the last name Cancelpending, a cancellation completes a little later', async () => {
    const { id } = await paying.order({ lastName: 'Cancelpending' });
    await pay(id);
    expect((await paying.cancel(id)).body).toMatchObject({ status: 'pending' });
    expect((await paying.cancel(id)).body).toMatchObject({ status: 'pending' });
    expect(await paying.eligibility(id)).toEqual({ cancellable: false, refundable: false });
    await paying.service.later(20);
    expect(await paying.statusOf(id)).toEqual(['closed', 'cancelled']);
  });

  test('200: with the last name Kaya, a cancellation succeeds at once and refunds the full amount', async () => {
    const { id } = await paying.order();
    await pay(id);
    paying.clock.advance(60);
    const cancelled = await paying.cancel(id);
    const { payment, paymentType } = (await paying.read(id)).body;
    expect([paymentType, payment]).toMatchObject([
      method === 'card' ? 'creditCard' : 'limit',
      { type: paymentType, refunded: payment!.amount, refundedAt: paying.clock.now().toISOString() },
    ]);
    const refund = { refundAmount: payment!.amount };
    expect(cancelled.body).toMatchObject({ success: true, status: 'success', ...refund });
    // A repeated cancellation returns the same response.
    expect((await paying.cancel(id)).body).toEqual(cancelled.body);
    expect(await paying.statusOf(id)).toEqual(['closed', 'cancelled']);
    if (method === 'card') {
      const { money, refundedAmount } = latestTransaction(paying)!;
      expect(refundedAmount).toBe(money!.amount);
    }
  });
});

describe('paying an order with a credit flag', () => {
  let vendors: Awaited<ReturnType<typeof startWithVendors>>;
  beforeAll(async () => {
    vendors = await startWithVendors();
  });
  afterAll(() => vendors.stop());

  /**
   * Creates an order for 460 lira. Of this amount, 200 is due at the desk, unless the order is charged to the credit
   * limit.
   */
  async function anOrder(flag: 'isFullCredit' | 'isLimitedCredit') {
    const car = await aCar(vendors, { price: { ...anOffer('').price, net: 1_000, payableAtDesk: 20_000 } });
    const body = { paymentType: 'limit', [flag]: true };
    return (await orderCar(vendors.service, vendors.token, car, { body })).body;
  }
  const pay = (body: object) =>
    vendors.service.api<PaymentResult>('POST', '/payment/pay', { token: vendors.token, body });

  test.each([
    ['isFullCredit', 46_000, 0],
    ['isLimitedCredit', 26_000, 20_000],
  ] as const)('200: with %s the limit pays %i, and %i remains due at the desk', async (flag, amount, vendorTotal) => {
    const { id } = await anOrder(flag);
    const paid = await pay({ orderID: id, paymentType: 'limit' });
    const payment = { type: 'limit', amount: lira(amount), vendorTotal: lira(vendorTotal) };
    expect(paid.body).toMatchObject({ status: 'success', payment });
    expect((await readOrder(vendors.service, vendors.token, id)).body).toMatchObject({ paymentType: 'limit', payment });
  });

  test.each(['isFullCredit', 'isLimitedCredit'] as const)(
    '422 payment.ruleViolated: an order with %s cannot be paid by card',
    async (flag) => {
      const { id } = await anOrder(flag);
      const answer = await pay({ orderID: id, paymentType: 'creditCard', payWithCard: cardWith() });
      expectError(answer, 'payment.ruleViolated', { field: 'paymentType' });
    },
  );
});

test('200: an order that was created for a card but paid from the limit has the payment type limit', async () => {
  const { id, paymentType } = await paying.order();
  expect(paymentType).toBe('creditCard');
  await paying.payByLimit(id);
  expect((await paying.read(id)).body.paymentType).toBe('limit');
});

test('200: a cancellation that costs the full price returns the same message each time', async () => {
  const { id, orderedCarProduct } = await paying.order();
  await paying.pay(id);
  await paying.service.database.pool.query(`update car_order set cancellation = '[]' where id = $1`, [id]);
  const message = 'The order is cancelled. There is no refund, because the cancellation fee equals the amount paid.';
  for (let times = 0; times < 2; times += 1) {
    expect((await paying.cancel(id)).body).toEqual({ success: true, message, orderId: id, status: 'success' });
  }
  const { paymentTotal } = orderedCarProduct.car.pricing;
  const { payment } = (await paying.read(id)).body;
  expect(payment).toMatchObject({ amount: paymentTotal, refunded: lira(0) });
  expect(payment).not.toHaveProperty('refundedAt');
});

test('200: two hundred simultaneous payments cause one charge and one reservation', async () => {
  const patient = await startPaying();
  const { id } = await patient.order();
  const answers = await Promise.all(Array.from({ length: 200 }, () => patient.pay(id)));
  const paid = answers.filter(({ status }) => status === 200);
  expect(paid.length).toBeGreaterThan(0);
  for (const { body } of paid) expect(body).toEqual(success);
  // Calls made after the payment has completed find the order already paid.
  for (const late of answers.filter(({ status }) => status !== 200)) expectError(late, 'payment.orderNotPayable');
  expect(patient.sandbox.transactions().map(({ status }) => status)).toEqual(['charged']);
  expect(patient.sandbox.reservations().map(({ status }) => status)).toEqual(['reserved']);
  expect(await patient.statusOf(id)).toEqual(['closed', 'reserved']);
  await patient.checkMoney();
  await patient.stop();
});

test('card numbers and CVCs are neither stored nor logged', async () => {
  const { id } = await paying.order();
  await paying.pay(id, { cvc: '987' });
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(paying.service.database.db);
  expect(tables.length).toBeGreaterThan(10);
  const kept = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: unknown }>`
        select row_to_json(t) as row from ${sql.table(name)} t`.execute(paying.service.database.db);
      return JSON.stringify(rows);
    }),
  );
  const page = await (await fetch(paying.sandbox.url)).text();
  const everything = [...kept, ...paying.service.log, page].join('\n');
  expect(everything).toContain(id);
  expect(everything).toContain(BONUS.slice(0, 6));
  // Only the first six and the last four digits may be stored.
  const used = ['552879000000', '552608000000', '589004000000', '979203000000', '37442700000', '540001000000'];
  const declined = ['412911111111', '411111111111', '412511111111', '412411111111', '413111111111', '400000000000'];
  for (const digits of [...used, ...declined]) expect(everything).not.toContain(digits);
  expect(everything).not.toMatch(/"?(cvc|cvv|securityCode)"?\s*[:=]\s*"?\d{3}/i);
  expect(everything).not.toContain('"987"');
  expect(everything).not.toContain(cardWith().cardHolderName);
});
