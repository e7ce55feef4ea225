import { expect, test } from 'vitest';
import { errors } from '../../../src/generated/errors.ts';
import { atLeast, currency, digits, flag, integer, like, list, money, object, oneOf, or, seen, text } from './facts.ts';
import { operation } from './page.ts';
import { answerOf } from './product.ts';

operation('POST /payment/installment-info', {
  token: 'required',
  body: { orderID: text, binNumber: digits(6) },
  success: 200,
  answer: object({
    bankCode: integer,
    bankName: text,
    binNumber: text,
    cardAssociation: text,
    cardFamily: text,
    cardType: oneOf('credit', 'debit'),
    shouldForceTo3D: flag,
    supportedCurrencies: list(currency),
    installmentPrices: list(object({ number: integer, price: money, totalPrice: money })),
  }),
  failures: [401, 404],
  limit: [30, 'user'],
});

const card = object({
  cardNumber: seen('5528790000000008'),
  expireMonth: like(text, { accepts: ['01', '12'], refuses: ['00', '13', '1'] }),
  expireYear: like(text, { accepts: ['2029'], refuses: ['29', '20290'] }),
  cardHolderName: text,
  // Accepts three digits, or four as on American Express cards.
  cvc: like(text, { accepts: ['123'], refuses: ['12', '12345', 'abc'] }),
  installment: atLeast(1),
  isWith3DSecure: flag,
  callbackUrl: like(text, { accepts: ['https://booking.horizon.example/done?basket=7'], refuses: ['done'] }),
});

operation('POST /payment/pay', {
  token: 'required',
  bodies: {
    creditCard: { orderID: text, paymentType: oneOf('creditCard'), payWithCard: card },
    limit: { orderID: text, paymentType: oneOf('limit') },
  },
  success: 200,
  answer: object({
    status: oneOf('success', 'redirect_required', 'failed'),
    is3dsSecure: flag,
    threeDSHtmlContent: or(text, 'null'),
  }),
  failures: [400, 401, 402, 404, 422, 500],
  codes: [
    [2001, 'cardPayment.declined'],
    [2002, 'cardPayment.insufficientFunds'],
    [2003, 'cardPayment.cardExpired'],
    [2004, 'cardPayment.invalidCardNumber'],
    [2005, 'cardPayment.invalidCvc'],
    [2006, 'cardPayment.threeDSecureFailed'],
    [2007, 'limitPayment.limitExceeded'],
    [2008, 'cardPayment.outcomeUnknown'],
    [6008, 'payment.notTestVendor'],
  ],
  limit: [10, 'user'],
});

test.each([2001, 2002, 2003, 2004, 2005, 2006, 2007])('the payment error %i has status 402', (code) => {
  const ofPayments = Object.values(errors).filter((error) => error.area === 'payments' && error.code === code);
  expect(ofPayments.map(({ status }) => status)).toEqual([402]);
});

operation('POST /payment/3ds-callback/{orderID}', {
  token: 'none',
  path: { orderID: text },
  form: { language: text, paymentId: text, transactionId: text },
  success: 200,
  failures: [],
  limit: [100, 'order'],
});

test('POST /payment/3ds-callback/{orderID} returns an HTML page', () => {
  expect(Object.keys(answerOf('POST /payment/3ds-callback/{orderID}', 200).content)).toEqual(['text/html']);
});
