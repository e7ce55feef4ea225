import { Failure, failWith } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import type { PaymentOutcome } from '../../ports/paying.ts';
import type { Decline, PaymentStatus } from '../../ports/payment-attempts.ts';
import type { CardProfile, EnteredCard } from '../../ports/payment-processor.ts';
import { CardNumber } from '../../shared/card-number.ts';
import { assertCallbackUrl, assertCard, choosePlan, failDeclined, whoIsAwaited } from './rules.ts';

const now = new Date('2027-03-01T09:00:00Z');

function failureOf(act: () => unknown): { key: string; details: unknown } | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { key: error.key, details: error.details };
  }
}

describe('card checks', () => {
  const card = (number: string, changes: Partial<EnteredCard> = {}): EnteredCard => ({
    number: new CardNumber(number),
    expireMonth: '12',
    expireYear: '2029',
    holderName: 'Elif Demir',
    cvc: '123',
    ...changes,
  });
  const check = (number: string, changes?: Partial<EnteredCard>) =>
    failureOf(() => assertCard(card(number, changes), now, failWith))?.key;

  test.each(['5528790000000008', '5890040000000016', '9792030000000000', '6250941006528599'])(
    'the card %s is accepted, whether its scheme is known or not',
    (number) => expect(check(number)).toBeUndefined(),
  );

  test.each(['5528790000000009', '4111111111111112', '6250941006528598'])(
    'cardPayment.invalidCardNumber: the card %s has a wrong check digit',
    (number) => {
      expect(check(number)).toBe('cardPayment.invalidCardNumber');
    },
  );

  test.each([
    ['02', '2027', 'cardPayment.cardExpired'],
    ['12', '2026', 'cardPayment.cardExpired'],
    ['03', '2027', undefined],
  ])('a card is valid to the end of its month: %s/%s', (expireMonth, expireYear, key) => {
    expect(check('5528790000000008', { expireMonth, expireYear })).toBe(key);
  });

  test.each([
    ['5528790000000008', '123', undefined],
    ['5528790000000008', '1234', 'payment.ruleViolated'],
    ['374427000000003', '1234', undefined],
    ['374427000000003', '123', 'payment.ruleViolated'],
    ['9792030000000000', '123', undefined],
  ])('the card %s needs a CVC of the length that its scheme prints: %s', (number, cvc, key) => {
    expect(check(number, { cvc })).toBe(key);
  });
});

describe('installment plans', () => {
  const profile = {
    currencies: ['TRY'],
    plans: [
      { installmentCount: 1, installment: 1000, total: 1000 },
      { installmentCount: 3, installment: 350, total: 1050 },
    ],
  } as Partial<CardProfile> as CardProfile;

  test('the chosen plan has the requested number of installments', () => {
    expect(choosePlan(profile, { installment: 3, currency: 'TRY' }, failWith).total).toBe(1050);
  });

  test('payment.ruleViolated: a plan that is not offered is refused with the offered ones', () => {
    expect(failureOf(() => choosePlan(profile, { installment: 2, currency: 'TRY' }, failWith))).toEqual({
      key: 'payment.ruleViolated',
      details: { field: 'payWithCard.installment', message: 'must be one of: 1, 3' },
    });
  });

  test('payment.ruleViolated: a plan needs a card that can be charged in the currency of the order', () => {
    expect(failureOf(() => choosePlan(profile, { installment: 1, currency: 'EUR' }, failWith))).toMatchObject({
      key: 'payment.ruleViolated',
      details: { field: 'payWithCard.cardNumber' },
    });
  });
});

describe('callback URLs', () => {
  const origins = ['https://booking.horizon.example', 'http://old.horizon.example'];
  const allows = (url: string, environment: 'staging' | 'production') =>
    failureOf(() => assertCallbackUrl(url, { origins, environment }, failWith)) === undefined;

  test.each([
    // Columns: callback URL, accepted on staging, accepted in production.
    ['https://booking.horizon.example/done?basket=7', true, true],
    ['https://BOOKING.horizon.example:443/done', true, true],
    ['http://old.horizon.example/done', true, false],
    ['http://localhost:3000/done', true, false],
    ['http://[::1]/done', true, false],
    ['https://localhost/done', true, false],
    ['https://booking.horizon.example.evil.example/', false, false],
    ['https://booking.horizon.example@evil.example/', false, false],
    ['https://booking.horizon.example:8443/', false, false],
    ['https://evil.example\\@booking.horizon.example/', false, false],
    ['/done', false, false],
  ])('the callback URL %s is accepted in staging: %s, in production: %s', (url, onStaging, inProduction) => {
    expect([allows(url, 'staging'), allows(url, 'production')]).toEqual([onStaging, inProduction]);
  });
});

describe('declines', () => {
  const bank = { bankCode: 10005, bankMessage: 'Do not honour' };

  test.each<[Decline['reason'], string, string]>([
    ['refused', 'cardPayment.declined', 'cardNumber'],
    ['insufficientFunds', 'cardPayment.insufficientFunds', 'cardNumber'],
    ['cardExpired', 'cardPayment.cardExpired', 'expireYear'],
    ['invalidNumber', 'cardPayment.invalidCardNumber', 'cardNumber'],
    ['invalidCvc', 'cardPayment.invalidCvc', 'cvc'],
    ['not3dsCapable', 'cardPayment.threeDSecureFailed', 'cardNumber'],
    ['notAuthenticated', 'cardPayment.threeDSecureFailed', 'cardNumber'],
    ['customerGaveUp', 'cardPayment.threeDSecureFailed', 'cardNumber'],
  ])('the decline %s becomes %s with the field %s and the message of the bank', (reason, key, field) => {
    expect(failureOf(() => failDeclined({ reason, ...bank }, 'CAR-1', failWith))).toEqual({
      key,
      details: { field: `payWithCard.${field}`, message: expect.any(String), ...bank },
    });
  });

  test.each([
    ['refused', { bankCode: 0, bankMessage: '' }],
    ['insufficientFunds', { bankCode: 0, bankMessage: '' }],
    ['invalidCvc', { bankCode: 0, bankMessage: '' }],
    ['notAuthenticated', {}],
  ] as const)(
    'the decline %s without a bank message has the details that the error catalogue requires',
    (reason, words) => {
      const details = failureOf(() => failDeclined({ reason }, 'CAR-1', failWith))?.details;
      expect(details).toEqual({ field: expect.any(String), message: expect.any(String), ...words });
    },
  );

  test.each(['insufficientLimit', 'noCreditRecord'] as const)(
    'the decline %s becomes limitPayment.limitExceeded, without a bank message',
    (reason) => {
      const expected = { key: 'limitPayment.limitExceeded', details: { orderId: 'CAR-1', reason } };
      expect(failureOf(() => failDeclined({ reason }, 'CAR-1', failWith))).toEqual(expected);
    },
  );
});

test.each<[PaymentOutcome['kind'], PaymentStatus, string]>([
  ['unknown', 'awaiting3ds', 'processorDidNotAnswer'],
  ['unknown', 'charging', 'processorDidNotAnswer'],
  ['unknown', 'voiding', 'processorDidNotAnswer'],
  ['unknown', 'charged', 'vendorDidNotAnswer'],
  ['unknown', 'cancellingReservation', 'vendorDidNotAnswer'],
  ['inProgress', 'charged', 'paymentInProgress'],
])('the outcome %s in the status %s has the reason %s', (kind, status, reason) => {
  expect(whoIsAwaited({ kind, attempt: { status } } as PaymentOutcome)).toBe(reason);
});
