import { describe, expect, test } from 'vitest';
import { signingWith } from '../../../test/support/signing.ts';
import type { PaymentOutcome } from '../../ports/paying.ts';
import type { PaymentAttempt, PaymentStatus } from '../../ports/payment-attempts.ts';
import { finishToken, isReturnOver, readFinishToken, returnAddress } from './rules.finish.ts';

const signing = signingWith('a secret of the tests that is long enough', 16);
const other = signingWith('another secret of the tests, as long', 16);
const ID = 'att_AZ09az-_AZ09az-_AZ09az';

describe('finish tokens', () => {
  const token = finishToken(ID, signing);

  test('a finish token identifies its attempt and is safe in a URL', () => {
    expect(readFinishToken(token, signing)).toBe(ID);
    expect(token).toMatch(/^[A-Za-z0-9_-]{44}$/);
  });

  test('a finish token of a different secret or attempt is invalid', () => {
    expect(readFinishToken(token, other)).toBeUndefined();
    expect(readFinishToken(`B${token.slice(1)}`, signing)).toBeUndefined();
  });

  test.each(['', 'A', token.slice(0, -1), `${token}A`, token.slice(0, 22), 'A'.repeat(44), 'ü'.repeat(44)])(
    'the finish token "%s" is invalid',
    (changed) => expect(readFinishToken(changed, signing)).toBeUndefined(),
  );
});

test('the customer can return for 24 hours after the payment began', () => {
  const begunAt = new Date('2027-03-01T09:00:00Z');
  expect(isReturnOver(begunAt, new Date('2027-03-02T08:59:59.999Z'))).toBe(false);
  expect(isReturnOver(begunAt, new Date('2027-03-02T09:00:00Z'))).toBe(true);
});

describe('return addresses', () => {
  const attempt = (status: PaymentStatus, callbackUrl = 'https://booking.horizon.example/done') =>
    ({
      orderId: 'CAR-1',
      transactionId: 'trx_1',
      status,
      context: { callbackUrl },
    }) as Partial<PaymentAttempt> as PaymentAttempt;
  const outcome = (kind: string, status: PaymentStatus, rest: object = {}, callbackUrl?: string) =>
    ({ kind, attempt: attempt(status, callbackUrl), isJoined: false, ...rest }) as PaymentOutcome;
  const parameters = (given: PaymentOutcome) => Object.fromEntries(new URL(returnAddress(given)!).searchParams);

  test.each<[string, PaymentOutcome, string, string]>([
    ['completed', outcome('completed', 'completed'), 'success', 'Payment is successful'],
    ['refunded', outcome('completed', 'refunded'), 'success', 'Payment is successful'],
    ['not booked', outcome('failed', 'reversed'), 'failure', 'Payment is successful but reservation failed'],
    [
      'not authenticated',
      outcome('declined', 'declined', { decline: { reason: 'notAuthenticated' } }),
      'failure',
      '3D Secure authentication failed',
    ],
    [
      'given up',
      outcome('declined', 'declined', { decline: { reason: 'customerGaveUp' } }),
      'failure',
      'The customer cancelled on the bank page',
    ],
    [
      'declined',
      outcome('declined', 'declined', { decline: { reason: 'refused', bankMessage: 'Do not honour & co' } }),
      'failure',
      'Payment was declined: Do not honour & co',
    ],
    [
      'declined without a word',
      outcome('declined', 'declined', { decline: { reason: 'refused' } }),
      'failure',
      'Payment was declined',
    ],
    ['voided', outcome('voided', 'voided'), 'failure', 'Payment was declined'],
    ['expired', outcome('expired', 'expired'), 'failure', 'The time for 3D Secure has run out'],
    [
      'withdrawn',
      outcome('withdrawn', 'withdrawn'),
      'failure',
      'The payment was replaced by another, or the order was cancelled',
    ],
    [
      'charged late',
      outcome('chargedLate', 'reversingLateCharge'),
      'failure',
      'The payment arrived too late and is refunded',
    ],
  ])('the return address states the result of a payment that is %s', (_, given, status, description) => {
    expect(parameters(given)).toEqual({ status, orderId: 'CAR-1', transactionId: 'trx_1', description });
  });

  test.each(['unknown', 'inProgress', 'challenge'])('the outcome %s has no return address', (kind) => {
    expect(returnAddress(outcome(kind, 'charging'))).toBeUndefined();
  });

  test.each([
    ['https://a.example/x?y=a%20b&z=%2F+c&&', 'https://a.example/x?y=a%20b&z=%2F+c&'],
    ['https://a.example/x?status=q&y=1&description&statuses=2', 'https://a.example/x?y=1&statuses=2&'],
    ['https://a.example/x?%73tatus=q&orderId=CAR-2&transactionId=x', 'https://a.example/x?'],
    ['https://a.example/x?', 'https://a.example/x?'],
    ['https://a.example', 'https://a.example/?'],
  ])('the return address keeps the query of the callback URL: %s', (callbackUrl, start) => {
    expect(returnAddress(outcome('completed', 'completed', {}, callbackUrl))).toBe(
      `${start}status=success&orderId=CAR-1&transactionId=trx_1&description=Payment%20is%20successful`,
    );
  });

  test('the return address keeps the fragment after the query', () => {
    const address = returnAddress(outcome('completed', 'completed', {}, 'https://a.example/x#top'));
    expect(address).toMatch(/^https:\/\/a\.example\/x\?status=success&.*#top$/);
  });
});
