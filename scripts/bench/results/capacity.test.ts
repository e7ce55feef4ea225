import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  capacityFigures,
  capacityTable,
  costsOf,
  dayOf,
  neededFor,
  SEARCHES_A_DAY,
  SEARCHES_DRAWN,
} from './capacity.ts';
import { plotOf } from './plot.ts';
import { plots } from './plots.ts';

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

test('capacity assumes four times the average load in the busy hour and 1,000 ms per core and second', () => {
  const day = [{ what: 'searches', request: 'search', aDay: 864_000 }];
  const costs = new Map([['search', { process: 10, postgres: 0.5 }]]);
  expect(neededFor(day, costs)).toEqual([
    { what: 'searches', aDay: 864_000, aSecond: 40, process: 0.4, postgres: 0.02 },
  ]);
  expect(() => neededFor(day, new Map())).toThrow('What does "search" cost?');
});

test('a million searches cause 50,000 bookings, and every request is counted', () => {
  expect(dayOf(1_000_000).map(({ aDay }) => aDay)).toEqual([1_000_000, 50_000, 50_000, 500_000, 1_600_000]);
});

test('the capacity page and its plot match the measured costs', () => {
  const page = read('operate/CAPACITY.md');
  const costs = costsOf(page);
  expect(page).toContain(capacityTable(SEARCHES_A_DAY, costs));
  const figures = capacityFigures(SEARCHES_DRAWN, costs);
  expect(read('bench/plots/capacity.svg')).toBe(plotOf({ ...plots.capacity!, figures }));
});
