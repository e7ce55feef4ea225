import { expect, test } from 'vitest';
import { afterEntry } from '../src/rules/after-entry.ts';
import { asked, filtersOf, queryOf } from '../src/rules/filters.ts';
import { tokenOf } from '../src/rules/link-token.ts';

const NAMES = ['status', 'errorKey'] as const;

test('a page is filtered by its address, and by nothing else that stands there', () => {
  expect(filtersOf({ status: '409', other: 'x', errorKey: ['a', 'b'] }, NAMES)).toEqual({
    status: '409',
    errorKey: '',
  });
});

test('an address holds the filters that are set, and forgets the place in the list of before', () => {
  expect(queryOf({ status: ' 409 ', errorKey: '' }, { cursor: 'abc', tab: 'all' })).toEqual({
    tab: 'all',
    status: '409',
  });
});

test('an operation is asked with what is set alone', () => {
  expect(asked({ status: '', errorKey: 'offer.expired' })).toEqual({ errorKey: 'offer.expired' });
});

test('the secret of a mailed link is read from behind the #', () => {
  expect(tokenOf('#token=rPzY1mUq_f8s-O')).toBe('rPzY1mUq_f8s-O');
  expect(tokenOf('')).toBe('');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', undefined, ['/a']])(
  'after signing in, nobody is sent to %s',
  (next) => {
    expect(afterEntry(next)).toBe('/');
  },
);

test('after signing in, somebody is where they wanted to be', () => {
  expect(afterEntry('/agencies/1/requests?status=409')).toBe('/agencies/1/requests?status=409');
});
