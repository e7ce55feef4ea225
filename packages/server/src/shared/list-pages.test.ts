import { expect, test } from 'vitest';
import { numberBehind, pageOf } from './list-pages.ts';

const page = { limit: 2, positionOf: String };

test('a page names the start of the next page, and the last page names none', () => {
  const { results, nextCursor } = pageOf([9, 8, 7], page);
  expect(results).toEqual([9, 8]);
  expect(numberBehind(nextCursor)).toBe(8);
  expect(pageOf([9, 8], page)).toEqual({ results: [9, 8] });
  expect(pageOf([], page)).toEqual({ results: [] });
  expect(numberBehind(undefined)).toBeUndefined();
});
