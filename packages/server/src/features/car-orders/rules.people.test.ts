import { failWith } from '@agency-booking/contract-express';
import { expect, test } from 'vitest';
import { assertDriverAge } from './rules.people.ts';

const onJune10 = (searched: number, minDriverAge = 18) => ({
  search: { pickUpDay: '2027-06-10', driverAge: searched },
  offer: { minDriverAge },
});

test.each([
  ['exactly as old as searched, from the birthday on', '2006-06-10', onJune10(21)],
  ['older than searched', '1950-01-01', onJune10(18)],
  ['30, the lowest age of 30+', '1997-06-10', onJune10(30)],
  ['as old as required by a car that was shown for 30+', '1987-06-10', onJune10(30, 40)],
])('a driver is accepted who is %s', (_, birthDate, terms) => {
  expect(() => assertDriverAge({ birthDate }, terms, failWith)).not.toThrow();
});

const refused = (message: string) =>
  expect.objectContaining({ key: 'carOrder.ruleViolated', details: { field: 'passenger.birthDate', message } });

test.each([
  [
    'must make the driver at least 21 years old at pick-up, as searched; search again with age 20',
    '2006-06-11',
    onJune10(21),
  ],
  [
    'must make the driver at least 30 years old at pick-up, as searched; search again with age 29',
    '1997-06-11',
    onJune10(30),
  ],
  ['must make the driver at least 18 years old at pick-up', '2009-06-11', onJune10(30)],
  ['must make the driver at least 40 years old at pick-up', '1987-06-11', onJune10(30, 40)],
])('422 carOrder.ruleViolated: the birth date of the driver %s', (message, birthDate, terms) => {
  expect(() => assertDriverAge({ birthDate }, terms, failWith)).toThrow(refused(message));
});
