import { describe, expect, test } from 'vitest';
import { dayAfter, daysOf, lookBackFrom, nextDailyAfter } from './rules.days.ts';

test('a period includes its first day and excludes its last', () => {
  expect(daysOf({ from: '2027-02-27', to: '2027-03-02' })).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
});

test.each([
  ['from: must be a day', { from: '2027-02-29', to: '2027-03-02' }],
  ['to: must be a day', { from: '2027-02-28', to: 'tomorrow' }],
  ['to: must be after from', { from: '2027-03-02', to: '2027-03-02' }],
  ['to: must be within 366 days', { from: '2027-01-01', to: '2028-01-03' }],
])('an invalid period is refused: %s', (message, period) => {
  expect(() => daysOf(period)).toThrow(message);
});

test('consecutive days are correct at the end of months and years, and across clock changes', () => {
  expect([dayAfter('2027-12-31'), dayAfter('2027-03-28'), dayAfter('2028-02-28'), dayAfter('2027-03-01', -1)]).toEqual([
    '2028-01-01',
    '2027-03-29',
    '2028-02-29',
    '2027-02-28',
  ]);
});

test('the daily run compares the seven days before it', () => {
  const days = lookBackFrom(new Date('2027-03-03T03:00:00Z'));
  expect([days.length, days[0], days.at(-1)]).toEqual([7, '2027-02-24', '2027-03-02']);
});

describe('due time of the daily run', () => {
  test.each([
    ['2027-03-01T02:59:59Z', '2027-03-01T03:00:00.000Z'],
    ['2027-03-01T03:00:00Z', '2027-03-02T03:00:00.000Z'],
    ['2027-12-31T23:00:00Z', '2028-01-01T03:00:00.000Z'],
  ])('after %s the daily run is due at %s', (now, due) => {
    expect(nextDailyAfter(new Date(now)).toISOString()).toBe(due);
  });
});
