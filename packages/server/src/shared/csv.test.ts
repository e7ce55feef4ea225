import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells with commas, quotes and line breaks are quoted, and a missing value is empty', () => {
  expect(
    csvOf(
      ['a', 'b'],
      [
        ['x,y', 'say "so"'],
        ['two\nlines', undefined],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"x,y","say ""so"""\r\n"two\nlines",\r\n');
});

test.each(['=1+1', '+1 212', '-cmd', '@sum', '\t=1', '\r=1'])(
  'the cell %j is written as text and not as a formula',
  (cell) => {
    expect(csvOf(['a'], [[cell]])).toContain(`'${cell}`);
  },
);

test('a negative amount remains a number', () => {
  expect(csvOf(['a'], [['-1250.00', -3].map(String)])).toBe('\uFEFFa\r\n-1250.00,-3\r\n');
});
