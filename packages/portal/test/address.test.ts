import { expect, test } from 'vitest';
import { afterEntry } from '../src/rules/after-entry.ts';
import { asked, filtersOf, queryOf } from '../src/rules/filters.ts';
import { tokenOf } from '../src/rules/link-token.ts';

const NAMES = ['status', 'errorKey'] as const;

test('a page reads only its own filters from the URL', () => {
  expect(filtersOf({ status: '409', other: 'x', errorKey: ['a', 'b'] }, NAMES)).toEqual({
    status: '409',
    errorKey: '',
  });
});

test('the URL contains the active filters and no longer the list cursor', () => {
  expect(queryOf({ status: ' 409 ', errorKey: '' }, { cursor: 'abc', tab: 'all' })).toEqual({
    tab: 'all',
    status: '409',
  });
});

test('a request contains only the filters that are set', () => {
  expect(asked({ status: '', errorKey: 'offer.expired' })).toEqual({ errorKey: 'offer.expired' });
});

test('the token of a mailed link is read from the URL fragment', () => {
  expect(tokenOf('#token=rPzY1mUq_f8s-O')).toBe('rPzY1mUq_f8s-O');
  expect(tokenOf('')).toBe('');
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', undefined, ['/a']])(
  'after sign-in the target %s is ignored',
  (next) => {
    expect(afterEntry(next)).toBe('/');
  },
);

test('after sign-in a member continues to the page they requested', () => {
  expect(afterEntry('/agencies/1/requests?status=409')).toBe('/agencies/1/requests?status=409');
});
