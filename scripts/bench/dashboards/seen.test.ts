import { expect, test } from 'vitest';
import { seenIn } from './seen.ts';

const series = (operation: string, ...values: number[]) => ({ labels: { operation }, values });

test('a series with only zeros or without numbers counts as not seen', () => {
  expect(seenIn([])).toEqual({ series: 0, highest: undefined });
  expect(seenIn([series('login', 0, 0), series('none', Number.NaN)])).toEqual({ series: 0, highest: undefined });
});

test('the highest value of all series is reported with its labels', () => {
  const all = [
    series('login', 0, 2, 1),
    series('searchCars', Number.NaN, 0, 5, Number.POSITIVE_INFINITY),
    series('none', 0),
  ];
  expect(seenIn(all)).toEqual({ series: 2, highest: { value: 5, labels: { operation: 'searchCars' } } });
});
