import { describe, expect, test } from 'vitest';
import type { CallResult } from '../../ports/call-result.ts';
import type { Card3dsPayment } from '../../ports/paying.ts';
import type { PaymentAttempt } from '../../ports/payment-attempts.ts';
import type { PaymentProcessor, Transaction } from '../../ports/payment-processor.ts';
import { createCardCharging } from './card-charging.ts';

const attempt = { id: 'att_1', amount: { amount: 100_00, currency: 'TRY' } } as PaymentAttempt;
const answered = (transaction: Transaction): CallResult<Transaction> => ({ answered: true, answer: transaction });

function charging(answer: unknown) {
  const asked: unknown[] = [];
  const ask = async (...request: unknown[]) => {
    asked.push(request);
    return answer;
  };
  const processor = { refund: ask, voidTransaction: ask, start3ds: ask } as PaymentProcessor;
  return { asked, card: createCardCharging(processor) };
}

describe('card refunds', () => {
  test('the refund of a leg has a different reference from the refund of the rest', async () => {
    const { asked, card } = charging({ answered: true, answer: 'refunded' });
    const leg = (leavesReserved: boolean) => ({ ...attempt, legCancellation: { legs: [], leavesReserved } });
    for (const leavesReserved of [true, false]) await card.refund(leg(leavesReserved), 40_00);
    await card.refund(attempt, 60_00);
    const money = (amount: number) => ({ amount, currency: 'TRY' });
    expect(asked).toEqual([
      ['att_1', { reference: 'cxl:att_1:part', money: money(40_00) }],
      ['att_1', { reference: 'cxl:att_1', money: money(40_00) }],
      ['att_1', { reference: 'cxl:att_1', money: money(60_00) }],
    ]);
  });
});

describe('voided card charges', () => {
  test.each([
    ['voided', 'voided'],
    ['declined', 'voided'],
    ['charged', 'silent'],
    ['processing', 'silent'],
    ['awaitingCustomer', 'silent'],
  ] as const)('a void that the processor answers as %s has the outcome %s', async (status, outcome) => {
    expect(await charging(answered({ status })).card.voidCharge(attempt)).toBe(outcome);
  });

  test('a void that the processor refuses has the reason', async () => {
    const refused = { answered: false, reason: 'refused', detail: 'settled' };
    expect(await charging(refused).card.voidCharge(attempt)).toEqual({ refused: 'settled' });
  });
});

test.each<[string, object]>([
  ['the page of the bank', { transaction: { status: 'awaitingCustomer', transactionId: 'T-1' } }],
  ['the transaction ID', { transaction: { status: 'awaitingCustomer' }, challenge: { url: 'u', fields: [] } }],
])('a 3D Secure response without %s counts as no answer', async (_, answer) => {
  const payment = { card: {}, installmentCount: 1 } as Card3dsPayment;
  expect(await charging({ answered: true, answer }).card.authenticate(attempt, payment)).toEqual({ kind: 'silent' });
});
