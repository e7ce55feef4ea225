import { expect, test } from 'vitest';
import { policiesFor, rulesOf } from './rules.policies.ts';

const LONG_BEFORE = new Date('2027-01-01T00:00:00Z');
const untils = (pickup: string, timeZone: string, now = LONG_BEFORE) =>
  policiesFor(new Date(pickup), { timeZone, now }).map(({ type, until }) => [type, until]);

test('until is told on the clocks of the pick-up, whatever offset the search was written with', () => {
  expect(untils('2027-06-10T08:00:00Z', 'Europe/Istanbul')).toEqual([
    ['freeCancel', '2027-06-09T11:00:00+03:00'],
    ['halfRefund', '2027-06-10T05:00:00+03:00'],
  ]);
  expect(untils('2027-06-10T08:00:00Z', 'America/New_York')).toEqual([
    ['freeCancel', '2027-06-09T04:00:00-04:00'],
    ['halfRefund', '2027-06-09T22:00:00-04:00'],
  ]);
});

test('24 hours are 24 hours, also when the clocks go forward or back in between', () => {
  // Berlin: forward on 28 March 2027 at 2:00, back on 31 October 2027 at 3:00.
  expect(untils('2027-03-28T10:00:00+02:00', 'Europe/Berlin')).toEqual([
    ['freeCancel', '2027-03-27T09:00:00+01:00'],
    ['halfRefund', '2027-03-28T04:00:00+02:00'],
  ]);
  expect(untils('2027-10-31T08:00:00+01:00', 'Europe/Berlin')).toEqual([
    ['freeCancel', '2027-10-30T09:00:00+02:00'],
    ['halfRefund', '2027-10-31T02:00:00+01:00'],
  ]);
});

test('a policy is told to its last moment, and then no more', () => {
  const pickup = '2027-06-10T08:00:00Z';
  expect(untils(pickup, 'UTC', new Date('2027-06-09T08:00:00Z')).map(([type]) => type)).toEqual([
    'freeCancel',
    'halfRefund',
  ]);
  expect(untils(pickup, 'UTC', new Date('2027-06-09T08:00:01Z'))).toEqual([['halfRefund', '2027-06-10T02:00:00Z']]);
  expect(untils(pickup, 'UTC', new Date('2027-06-10T02:00:01Z'))).toEqual([]);
});

test('rules are what the supplier grants, and free cancellation while there is any', () => {
  const policies = policiesFor(new Date('2027-06-10T08:00:00Z'), { timeZone: 'UTC', now: LONG_BEFORE });
  expect(rulesOf({ freeWaitingMinutes: 45, hasSafeTripInvoice: true }, policies)).toEqual([
    { type: 'freeCancellation', description: 'Cancellation is free until 24 hours before pick-up.' },
    { type: 'waitForFree', description: 'The driver waits 45 minutes at no cost.' },
    { type: 'safeTripWithInvoice', description: 'The trip is insured and comes with an invoice.' },
  ]);
  expect(rulesOf({ freeWaitingMinutes: 0, hasSafeTripInvoice: false }, policies.slice(1))).toEqual([]);
});
