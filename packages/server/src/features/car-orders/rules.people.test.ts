import { expect, test } from 'vitest';
import { assertDriverAge } from './rules.people.ts';
import type { Passenger } from './types.ts';

const born = (birthDate: string) => ({ birthDate }) as Passenger;

test.each([
  ['2006-06-10', '2027-06-10T00:00:00+03:00'],
  ['2006-02-28', '2027-02-28T10:00:00Z'],
  ['2004-02-29', '2025-03-01T10:00:00Z'],
])('who was born on %s is 21 on %s', (birthDate, pickUp) => {
  expect(() => assertDriverAge(born(birthDate), pickUp, 21)).not.toThrow();
});

test.each([
  ['2006-06-11', '2027-06-10T23:59:59+03:00'],
  // The day at the office counts, not the one in UTC.
  ['2006-06-10', '2027-06-09T23:30:00-05:00'],
  ['2004-02-29', '2025-02-28T10:00:00Z'],
])('who was born on %s is not yet 21 on %s', (birthDate, pickUp) => {
  const refused = expect.objectContaining({
    key: 'carOrder.ruleViolated',
    details: expect.objectContaining({ field: 'passenger.birthDate' }),
  });
  expect(() => assertDriverAge(born(birthDate), pickUp, 21)).toThrow(refused);
});
