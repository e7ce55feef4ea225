import { expect, test } from 'vitest';
import { seenIn } from './seen.ts';

const series = (operation: string, ...values: number[]) => ({ labels: { operation }, values });

test('a series that was 0 all the time, or no number, has not been seen', () => {
  expect(seenIn([])).toEqual({ series: 0, highest: undefined });
  expect(seenIn([series('login', 0, 0), series('none', Number.NaN)])).toEqual({ series: 0, highest: undefined });
});

test('the highest value of all series is told with its labels', () => {
  const all = [
    series('login', 0, 2, 1),
    series('searchCars', Number.NaN, 0, 5, Number.POSITIVE_INFINITY),
    series('none', 0),
  ];
  expect(seenIn(all)).toEqual({ series: 2, highest: { value: 5, labels: { operation: 'searchCars' } } });
});
