import { EdgeFailure } from '@agency-booking/contract-express';
import { expect, test } from 'vitest';
import { readTimes } from './rules.ts';

const NOW = new Date('2027-03-01T09:00:00Z');
const pickupTime = '2027-06-10T11:00:00+03:00';
const returnPickupTime = '2027-06-13T06:00:00+03:00';

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

test('a one-way search has one time and a round trip has two, each with its original offset', () => {
  const pickupAt = { instant: new Date(pickupTime), offsetMinutes: 180 };
  expect(readTimes({ type: 'oneway', pickupTime }, NOW)).toEqual({ pickupAt });
  expect(readTimes({ type: 'round', pickupTime, returnPickupTime }, NOW)).toEqual({
    pickupAt,
    returnPickupAt: { instant: new Date(returnPickupTime), offsetMinutes: 180 },
  });
});

test('pick-up is possible from the next second on, for 365 days', () => {
  const at = (time: string) => readTimes({ type: 'oneway', pickupTime: time }, NOW);
  expect(refusedField(() => at('2027-03-01T12:00:00+03:00'))).toBe('pickupTime');
  expect(refusedField(() => at('2027-03-01T12:00:00.999+03:00'))).toBe('pickupTime');
  expect(at('2027-03-01T12:00:01+03:00').pickupAt.instant).toEqual(new Date('2027-03-01T09:00:01Z'));
  expect(at('2028-02-29T09:00:00Z').pickupAt.instant).toEqual(new Date('2028-02-29T09:00:00Z'));
  expect(refusedField(() => at('2028-02-29T09:00:01Z'))).toBe('pickupTime');
});

test('the return must be later than the outbound pick-up, compared as instants', () => {
  const back = (time: string) => readTimes({ type: 'round', pickupTime, returnPickupTime: time }, NOW);
  expect(refusedField(() => back('2027-06-10T08:00:00Z'))).toBe('returnPickupTime');
  expect(refusedField(() => back('2027-06-10T12:00:00+04:00'))).toBe('returnPickupTime');
  expect(back('2027-06-10T08:00:01Z').returnPickupAt).toBeDefined();
  expect(refusedField(() => back('2028-02-29T09:00:01Z'))).toBe('returnPickupTime');
});
