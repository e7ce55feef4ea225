import { expect, test } from 'vitest';
import { ageOn } from './people.ts';

test.each([
  ['2006-06-10', '2027-06-09', 20],
  ['2006-06-10', '2027-06-10', 21],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2004-02-29', '2028-02-29', 24],
])('a person born on %s is, on %s, %i years old', (birthDate, day, years) => {
  expect(ageOn(birthDate, day)).toBe(years);
});
