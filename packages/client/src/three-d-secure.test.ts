import { expect, test } from 'vitest';
import type { PaymentResult } from './generated/types.ts';
import { needs3ds, type PaymentToConfirm, read3dsReturn, show3ds } from './three-d-secure.ts';

const redirect: PaymentResult = {
  status: 'redirect_required',
  is3dsSecure: true,
  threeDSHtmlContent: '<!doctype html><title>3D Secure</title>',
};

test('a payment that has succeeded or failed needs no 3D Secure', () => {
  expect(needs3ds(redirect)).toBe(true);
  expect(needs3ds({ status: 'success', is3dsSecure: false, threeDSHtmlContent: null })).toBe(false);
  expect(needs3ds({ status: 'failed', is3dsSecure: true, threeDSHtmlContent: null })).toBe(false);
});

test('show3ds replaces the current document with the unchanged page of the bank', () => {
  const done: string[] = [];
  show3ds(redirect as PaymentToConfirm, {
    open: () => done.push('open'),
    write: (text) => done.push(text),
    close: () => done.push('close'),
  });
  expect(done).toEqual(['open', redirect.threeDSHtmlContent, 'close']);
});

test('show3ds throws an error outside a browser', () => {
  expect(() => show3ds(redirect as PaymentToConfirm)).toThrow('There is no page in this environment');
});

const QUERY = 'cart=142&status=success&orderId=CAR-1&transactionId=trx_1&description=Payment+is+successful';
const RETURN = {
  status: 'success',
  orderId: 'CAR-1',
  transactionId: 'trx_1',
  description: 'Payment is successful',
} as const;

test.each([
  ['an absolute URL', `https://booking.horizon.example/return?${QUERY}`],
  ['a URL object', new URL(`https://booking.horizon.example/return?${QUERY}`)],
  ['a request path', `/return?${QUERY}`],
  ['a query string', `?${QUERY}`],
  ['a URL with an earlier status parameter', `/return?status=open&${QUERY}`],
])('the payment result is read from %s', (_, url) => {
  expect(read3dsReturn(url)).toEqual(RETURN);
});

test('a failed payment result is read with its description', () => {
  expect(read3dsReturn('/return?status=failure&orderId=CAR-1&transactionId=t&description=No')).toMatchObject({
    status: 'failure',
    description: 'No',
  });
});

test.each([
  ['no query', '/return'],
  ['an unknown status', '/return?status=paid&orderId=CAR-1'],
  ['no order ID', '/return?status=success'],
])('a return address with %s contains no payment result', (_, url) => {
  expect(read3dsReturn(url)).toBeUndefined();
});
