import { describe, expect, test } from 'vitest';
import { enterCode, goToBank } from './bank-browser.ts';
import { cardWith, GOOD_CARD, money, startProcessor } from './processor.ts';

const processor = await startProcessor();
const { sandbox } = processor;
const card = cardWith(GOOD_CARD);
const EUROS = { amount: 100, currency: 'EUR' };

/** A timeout much longer than a normal response time. */
const PATIENCE_MILLISECONDS = 200;

async function authenticated(reference: string, number = GOOD_CARD): Promise<void> {
  const { body } = await processor.start3ds(reference, cardWith(number));
  await enterCode(await goToBank(body), '123456');
}

describe('repeated references at the processor', () => {
  test('ten simultaneous charges with one reference charge the card once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => processor.charge('att_often', card)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(sandbox.transactions().filter(({ reference }) => reference === 'att_often')).toHaveLength(1);
  });

  test('a repeated start of 3D Secure returns the same challenge', async () => {
    const first = await processor.start3ds('3d_often', card);
    expect(await processor.start3ds('3d_often', card)).toEqual(first);
  });

  test.each([
    ['a different amount', { money: { ...money, amount: 1 } }],
    ['a different currency', { money: { ...money, currency: 'EUR' } }],
    ['a different number of installments', { installmentCount: 3 }],
    ['a different card', { card: cardWith('5526080000000006') }],
  ])('422 reference.reused: %s under a used reference is refused', async (_, changes) => {
    await processor.charge('att_taken', card);
    const { status, body } = await processor.charge('att_taken', card, changes);
    expect(status).toBe(422);
    expect(body.code).toBe(3422);
    expect((await processor.start3ds('att_taken', card, changes)).status).toBe(422);
    expect((await processor.find('att_taken')).body).toMatchObject({ status: 'charged', money, installmentCount: 1 });
  });
});

test('404 transaction.notFound: an unknown reference is refused', async () => {
  for (const answer of [
    await processor.find('att_nothing'),
    await processor.chargeAuthenticated('att_nothing'),
    await processor.refund('att_nothing', 'rfd:1', 1),
  ]) {
    expect(answer).toEqual({
      status: 404,
      body: { key: 'transaction.notFound', code: 2404, description: 'There is no such transaction.' },
    });
  }
});

describe('a charge after 3D Secure', () => {
  test('422 transaction.notAuthenticated: a charge is refused while the customer is at the bank', async () => {
    await processor.start3ds('3d_waiting', card);
    const { status, body } = await processor.chargeAuthenticated('3d_waiting');
    expect(status).toBe(422);
    expect(body.code).toBe(2422);
  });

  test('an authenticated payment is charged once, even if the charge is sent five times', async () => {
    await authenticated('3d_good');
    expect((await processor.find('3d_good')).body.status).toBe('authenticated');
    const answers = await Promise.all(Array.from({ length: 5 }, () => processor.chargeAuthenticated('3d_good')));
    for (const { body } of answers) expect(body).toMatchObject({ status: 'charged', money });
    expect(sandbox.transactions().filter(({ reference }) => reference === '3d_good')).toHaveLength(1);
  });

  test('the card 4000008400001629 is declined only after authentication', async () => {
    await authenticated('3d_late', '4000008400001629');
    expect((await processor.find('3d_late')).body.status).toBe('authenticated');
    expect((await processor.chargeAuthenticated('3d_late')).body).toMatchObject({
      status: 'declined',
      decline: { reason: 'refused', bankCode: 10005 },
    });
  });
});

describe('card 4000000000002081, whose charge gets no response', () => {
  const never = cardWith('4000000000002081');
  const charge = (body: object) =>
    processor.call('POST', '/charges', body, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });

  test('a charge without a response is carried out and can be found by its reference', async () => {
    await expect(
      charge({ by: 'card', reference: 'att_2081', money, installmentCount: 1, card: never }),
    ).rejects.toThrow('timeout');
    expect((await processor.find('att_2081')).body).toMatchObject({ status: 'charged', money });
  });

  test('a charge after 3D Secure without a response is carried out', async () => {
    await authenticated('3d_2081', never.number);
    await expect(charge({ by: 'authentication', reference: '3d_2081' })).rejects.toThrow('timeout');
    expect((await processor.find('3d_2081')).body.status).toBe('charged');
  });
});

describe('voids', () => {
  test('a void returns the full amount, and repeating it has no effect', async () => {
    await processor.charge('att_void', card);
    const voided = await processor.void('att_void');
    expect(voided.body).toMatchObject({ status: 'voided', money });
    expect(await processor.void('att_void')).toEqual(voided);
    expect((await processor.charge('att_void', card)).body.status).toBe('voided');
  });

  test('a void of an unknown reference refuses the charge that arrives later', async () => {
    expect((await processor.void('att_tooLate')).body).toEqual({ reference: 'att_tooLate', status: 'voided' });
    expect((await processor.charge('att_tooLate', card)).body).toEqual({ reference: 'att_tooLate', status: 'voided' });
    const { body } = await processor.start3ds('att_tooLate', card);
    expect(body).toEqual({ transaction: { reference: 'att_tooLate', status: 'voided' } });
  });

  test('a void refuses the charge of an authenticated customer', async () => {
    await authenticated('3d_void');
    await processor.void('3d_void');
    expect((await processor.chargeAuthenticated('3d_void')).body.status).toBe('voided');
  });

  test('a void leaves a declined transaction declined', async () => {
    await processor.charge('att_declined', cardWith('4129111111111111'));
    expect((await processor.void('att_declined')).body.status).toBe('declined');
  });

  test('422 transaction.refunded: a void is refused after a partial refund', async () => {
    await processor.charge('att_refundedPart', card);
    await processor.refund('att_refundedPart', 'rfd:part', 1);
    const { status, body } = await processor.void('att_refundedPart');
    expect(status).toBe(422);
    expect(body.code).toBe(4422);
  });
});

describe('refunds', () => {
  test('a refund returns its amount once per reference, and refunds can add up to the full amount', async () => {
    await processor.charge('att_refund', card);
    const first = await processor.refund('att_refund', 'rfd:first', 690_000);
    expect(first.body).toEqual({
      reference: 'rfd:first',
      refundId: expect.stringMatching(/^rfd_/),
      money: { ...money, amount: 690_000 },
    });
    expect(await processor.refund('att_refund', 'rfd:first', 690_000)).toEqual(first);
    await processor.refund('att_refund', 'rfd:second', 213_000);
    expect((await processor.find('att_refund')).body).toMatchObject({ status: 'charged', refundedAmount: 903_000 });
  });

  test('422 refund.tooHigh: refunds above the remaining amount, in a different currency or of an uncharged payment are refused', async () => {
    await processor.charge('att_tooHigh', card);
    await processor.refund('att_tooHigh', 'rfd:1', 903_000);
    await processor.charge('att_notCharged', cardWith('4129111111111111'));
    await processor.charge('att_euros', card);
    for (const { status, body } of [
      await processor.refund('att_tooHigh', 'rfd:2', 1),
      await processor.refund('att_notCharged', 'rfd:3', 1),
      await processor.call<{ code: number }>('POST', '/transactions/att_euros/refunds', {
        reference: 'rfd:4',
        money: EUROS,
      }),
    ]) {
      expect(status).toBe(422);
      expect(body.code).toBe(5422);
    }
  });

  test('422 reference.reused: a different amount under the reference of a refund is refused', async () => {
    await processor.charge('att_reusedRefund', card);
    await processor.refund('att_reusedRefund', 'rfd:1', 1);
    const { status, body } = await processor.refund('att_reusedRefund', 'rfd:1', 2);
    expect(status).toBe(422);
    expect(body.code).toBe(3422);
  });
});

test('401 key.invalid: an unknown key is refused', async () => {
  const answer = await fetch(`${sandbox.url}/processor/transactions/att_1`, {
    headers: { Authorization: 'Bearer pk_x' },
  });
  expect(answer.status).toBe(401);
});

test('a processor that goes down without responding has still charged the card', async () => {
  sandbox.faults.set('PROCESSOR', 'down');
  await expect(processor.charge('att_down', card)).rejects.toThrow('fetch failed');
  sandbox.faults.set('PROCESSOR', 'normal');
  expect((await processor.find('att_down')).body.status).toBe('charged');
});

test('422 transaction.closed: a bank refuses to return money until the console opens the transaction', async () => {
  const closed = cardWith('4000000000005126');
  for (const [reference, giveBack] of [
    ['att_closed_void', () => processor.void('att_closed_void')],
    ['att_closed_refund', () => processor.refund('att_closed_refund', 'cxl:att_closed_refund', 100)],
  ] as const) {
    expect((await processor.charge(reference, closed)).body).toMatchObject({ status: 'charged' });
    expect(await giveBack()).toMatchObject({ status: 422, body: { key: 'transaction.closed', code: 6422 } });
    expect((await processor.find(reference)).body).toMatchObject({ status: 'charged', money });
    expect(await (await fetch(sandbox.url)).text()).toContain(`/console/transactions/${reference}/open`);
    const pressed = await fetch(`${sandbox.url}/console/transactions/${reference}/open`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect(pressed.status).toBe(303);
    expect((await giveBack()).status).toBe(200);
    expect(sandbox.openTransaction(reference)).toBe(false);
  }
});
