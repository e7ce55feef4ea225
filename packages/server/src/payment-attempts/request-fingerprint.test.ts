import { expect, test } from 'vitest';
import { otherSigning, testSigning } from '../../test/support/signing.ts';
import type { Card3dsPayment, Payment } from '../ports/paying.ts';
import { CardNumber } from '../shared/card-number.ts';
import { CardToken } from '../shared/card-token.ts';
import { isSameRequest, requestFingerprint } from './request-fingerprint.ts';

const card = {
  number: new CardNumber('5528790000000008'),
  expireMonth: '12',
  expireYear: '2029',
  holderName: 'Elif Demir',
  cvc: '123',
};
const payment: Card3dsPayment = {
  by: 'card3ds',
  card,
  installmentCount: 1,
  returnUrl: 'https://a.example',
  language: 'en',
};
const request = {
  amount: { amount: 100_00, currency: 'TRY' },
  payment: payment as Payment,
  context: { callbackUrl: 'https://b.example', language: 'en' },
} as const;
const fingerprint = (changes: Partial<typeof request> = {}, attemptId = 'att_1', signing = testSigning) =>
  Buffer.from(requestFingerprint(attemptId, { ...request, ...changes }, signing)).toString('hex');

test('an equal request has the same fingerprint, as has one with a different CVC', () => {
  expect(fingerprint()).toMatch(/^[0-9a-f]{64}$/);
  expect(fingerprint({ payment: { ...payment, card: { ...card, number: new CardNumber('5528790000000008') } } })).toBe(
    fingerprint(),
  );
  expect(fingerprint({ payment: { ...payment, card: { ...card, cvc: '999' } } })).toBe(fingerprint());
});

test.each<[string, Partial<typeof request> | { payment: Payment }]>([
  ['number', { payment: { ...payment, card: { ...card, number: new CardNumber('5528790000000016') } } }],
  ['expiry', { payment: { ...payment, card: { ...card, expireYear: '2030' } } }],
  ['holder', { payment: { ...payment, card: { ...card, holderName: 'Deniz Kaya' } } }],
  ['installments', { payment: { ...payment, installmentCount: 3 } }],
  ['3D Secure', { payment: { by: 'card', card, installmentCount: 1 } }],
  ['method', { payment: { by: 'limit' } }],
])('a request with a different %s has a different fingerprint', (_, changes) => {
  expect(fingerprint(changes as Partial<typeof request>)).not.toBe(fingerprint());
});

test('two tokens of a card in one session have the same fingerprint, and other cards and sessions do not', () => {
  const print = (token: string, changes: object = {}) => {
    const digits = { firstSix: '552879', lastFour: '0008', fingerprint: 'crd_1' };
    const tokenized = { token: new CardToken(token), session: 'pay_1', ...digits, ...changes };
    return fingerprint({ payment: { ...payment, card: tokenized } });
  };
  expect(print('tok_2')).toBe(print('tok_1'));
  expect(print('tok_1', { fingerprint: 'crd_2' })).not.toBe(print('tok_1'));
  expect(print('tok_1', { session: 'pay_2' })).not.toBe(print('tok_1'));
});

test('a different callbackUrl, attempt or key changes the fingerprint', () => {
  const context = { ...request.context, callbackUrl: 'https://c.example' };
  const all = [fingerprint({ context } as never), fingerprint({}, 'att_2'), fingerprint({}, 'att_1', otherSigning)];
  expect(new Set([fingerprint(), ...all]).size).toBe(4);
});

test('a fingerprint matches an equal request only', () => {
  const known = requestFingerprint('att_1', request, testSigning);
  expect(isSameRequest(known, 'att_1', request, testSigning)).toBe(true);
  expect(isSameRequest(known, 'att_2', request, testSigning)).toBe(false);
  expect(isSameRequest(known, 'att_1', request, otherSigning)).toBe(false);
});
