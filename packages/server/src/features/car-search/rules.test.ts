import { EdgeFailure } from '@agency-booking/contract-express';
import { describe, expect, test } from 'vitest';
import { ageInYears, readRentalPeriod } from './rules.ts';

const NOW = new Date('2027-03-01T09:00:00Z');

const refusedField = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    if (error instanceof EdgeFailure && error.situation === 'invalidRequest')
      return (error.details as { field: string }).field;
    throw error;
  }
  throw new Error('nothing was refused');
};
const period = (checkInDateTime: string, checkOutDateTime: string) =>
  readRentalPeriod({ checkInDateTime, checkOutDateTime }, NOW);

describe('the rental period', () => {
  test.each([
    ['2027-06-10T10:00:00+03:00', '2027-06-13T10:00:00+03:00', 3],
    ['2027-06-10T10:00:00+03:00', '2027-06-13T10:00:01+03:00', 4],
    ['2027-06-10T10:00:00+03:00', '2027-06-10T10:30:00+03:00', 1],
    ['2027-06-10T10:00:00+03:00', '2027-06-11T08:00:00+01:00', 1],
    ['2027-06-10T10:00:00+03:00', '2027-09-08T10:00:00+03:00', 90],
    ['2027-03-01T09:00:01Z', '2027-03-02T09:00:00Z', 1],
    ['2028-02-29T09:00:00Z', '2028-03-01T09:00:00Z', 1],
  ])('a rental from %s to %s is charged as %i days', (from, to, days) => {
    expect(period(from, to).days).toBe(days);
  });

  test('the rental period keeps the requested offset, and defaults to UTC', () => {
    const { pickUpAt, dropOffAt } = period('2027-06-10T10:00:00+03:00', '2027-06-12T10:00:00');
    expect(pickUpAt).toEqual({ instant: new Date('2027-06-10T07:00:00Z'), offsetMinutes: 180 });
    expect(dropOffAt).toEqual({ instant: new Date('2027-06-12T10:00:00Z'), offsetMinutes: 0 });
  });

  test.each([
    ['in the past', '2027-02-28T10:00:00Z', '2027-03-03T10:00:00Z', 'checkInDateTime'],
    ['right now', '2027-03-01T09:00:00Z', '2027-03-03T10:00:00Z', 'checkInDateTime'],
    ['a year and a second ahead', '2028-02-29T09:00:01Z', '2028-03-02T09:00:00Z', 'checkInDateTime'],
    ['on 31 February', '2027-02-31T10:00:00Z', '2027-03-03T10:00:00Z', 'checkInDateTime'],
    ['at hour 25', '2027-06-10T25:00:00Z', '2027-06-13T10:00:00Z', 'checkInDateTime'],
  ])('a pick-up %s is refused', (_, from, to, field) => {
    expect(refusedField(() => period(from, to))).toBe(field);
  });

  test.each([
    ['before pick-up', '2027-06-09T10:00:00+03:00'],
    ['at pick-up', '2027-06-10T07:00:00Z'],
    ['91 days later', '2027-09-08T10:00:01+03:00'],
    ['on 31 June', '2027-06-31T10:00:00+03:00'],
  ])('a drop-off %s is refused', (_, to) => {
    expect(refusedField(() => period('2027-06-10T10:00:00+03:00', to))).toBe('checkOutDateTime');
  });
});

test('age 30+ counts as 30 years', () => {
  expect(['18', '29', '30+'].map(ageInYears)).toEqual([18, 29, 30]);
});
