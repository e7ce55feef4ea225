import { expect, test } from 'vitest';
import { behindOf, cursorOf, numberBehind, pageOf } from './list-pages.ts';

const FILTERS = { status: 'pending' };
const page = { limit: 2, filters: FILTERS, positionOf: String };

test('a page names where the next one begins, and the last page nothing', () => {
  const { results, nextCursor } = pageOf([9, 8, 7], page);
  expect(results).toEqual([9, 8]);
  expect(behindOf(nextCursor, FILTERS)).toBe('8');
  expect(numberBehind(nextCursor, FILTERS)).toBe(8);
  expect(pageOf([9, 8], page)).toEqual({ results: [9, 8] });
  expect(pageOf([], page)).toEqual({ results: [] });
});

test('a list without a cursor begins with its first row', () => {
  expect([behindOf(undefined, FILTERS), numberBehind(undefined, FILTERS)]).toEqual([undefined, undefined]);
});

test.each([
  ['of other filters', cursorOf('8', { status: 'reserved' })],
  ['of no filters', cursorOf('8', {})],
  ['that is too short to be marked', 'OA'],
  ['with a character behind it', `${cursorOf('7', FILTERS)}x`],
  ['with one behind it that stands for less than a byte', `${cursorOf('789', FILTERS)}x`],
  ['that is padded', `${cursorOf('7', FILTERS)}==`],
])('400 request.invalid: a cursor %s', (_, cursor) => {
  expect(() => behindOf(cursor, FILTERS)).toThrow('request.invalid');
});

test.each(['', '-1', '1.5', 'CAR-8', '9'.repeat(16)])(
  '400 request.invalid: a cursor of numbers that says %j',
  (position) => {
    expect(() => numberBehind(cursorOf(position, FILTERS), FILTERS)).toThrow('request.invalid');
  },
);
