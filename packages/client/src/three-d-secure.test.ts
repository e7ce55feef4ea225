import { expect, test } from 'vitest';
import type { PaymentResult } from './generated/types.ts';
import { needs3ds, type PaymentToConfirm, read3dsReturn, show3ds } from './three-d-secure.ts';

const redirect: PaymentResult = {
  status: 'redirect_required',
  is3dsSecure: true,
  threeDSHtmlContent: '<!doctype html><title>3D Secure</title>',
};

test('a payment that is done needs no bank', () => {
  expect(needs3ds(redirect)).toBe(true);
  expect(needs3ds({ status: 'success', is3dsSecure: false, threeDSHtmlContent: null })).toBe(false);
  expect(needs3ds({ status: 'failed', is3dsSecure: true, threeDSHtmlContent: null })).toBe(false);
});

test('the page of the bank takes the place of the one at hand, as it is', () => {
  const done: string[] = [];
  show3ds(redirect as PaymentToConfirm, {
    open: () => done.push('open'),
    write: (text) => done.push(text),
    close: () => done.push('close'),
  });
  expect(done).toEqual(['open', redirect.threeDSHtmlContent, 'close']);
});

test('on a server there is no page to replace', () => {
  expect(() => show3ds(redirect as PaymentToConfirm)).toThrow('There is no page here');
});

const QUERY = 'cart=142&status=success&orderId=CAR-1&transactionId=trx_1&description=Payment+is+successful';
const RETURN = {
  status: 'success',
  orderId: 'CAR-1',
  transactionId: 'trx_1',
  description: 'Payment is successful',
} as const;

test.each([
  ['a whole address', `https://booking.horizon.example/return?${QUERY}`],
  ['an address as an object', new URL(`https://booking.horizon.example/return?${QUERY}`)],
  ['what a server is asked for', `/return?${QUERY}`],
  ['the query alone', `?${QUERY}`],
  ['after a status of your own', `/return?status=open&${QUERY}`],
])('what came back is read from %s', (_, url) => {
  expect(read3dsReturn(url)).toEqual(RETURN);
});

test('a failure is read like a success', () => {
  expect(read3dsReturn('/return?status=failure&orderId=CAR-1&transactionId=t&description=No')).toMatchObject({
    status: 'failure',
    description: 'No',
  });
});

test.each([
  ['nothing', '/return'],
  ['another status', '/return?status=paid&orderId=CAR-1'],
  ['no order', '/return?status=success'],
])('%s is none of ours', (_, url) => {
  expect(read3dsReturn(url)).toBeUndefined();
});
