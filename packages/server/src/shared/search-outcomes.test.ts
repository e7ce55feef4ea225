import { expect, test } from 'vitest';
import type { CallFailure } from '../ports/call-result.ts';
import { isComplete, isUnanswered, OUTCOMES, outcomeOf, silenceOf } from './search-outcomes.ts';

const PERA = { code: 'PERA', name: 'Pera Car Rental' };
const responded = { party: PERA, silence: undefined, suitable: 0, lacksRates: false };

test.each<[CallFailure, string]>([
  ['late', 'late'],
  ['circuitOpen', 'paused'],
  ['unreachable', 'failed'],
  ['refused', 'failed'],
  ['failed', 'failed'],
  ['offContract', 'failed'],
])('a call that ends with %s has the outcome %s', (failure, outcome) => {
  expect(outcomeOf({ ...responded, silence: silenceOf(failure) })).toEqual({ party: PERA, outcome, offers: 0 });
});

test('a party without suitable offers has failed if its prices cannot be converted, because it may have some', () => {
  expect(outcomeOf(responded).outcome).toBe('none');
  expect(outcomeOf({ ...responded, lacksRates: true }).outcome).toBe('failed');
  expect(outcomeOf({ ...responded, suitable: 2, lacksRates: true })).toEqual({
    party: PERA,
    outcome: 'offers',
    offers: 2,
  });
});

test('a search is complete unless a party is late, has failed or is paused', () => {
  const complete = OUTCOMES.filter((outcome) => isComplete([{ outcome: 'offers' }, { outcome }]));
  expect(complete).toEqual(['offers', 'none']);
  expect(isComplete([])).toBe(true);
});

test('a search is unanswered if all queried parties are silent or none is known, but not if all are switched off', () => {
  const [silent, loud] = [{ silence: 'late' as const }, { silence: undefined }];
  expect(isUnanswered([silent, silent], [1, 2])).toBe(true);
  expect(isUnanswered([silent, loud], [1, 2])).toBe(false);
  expect(isUnanswered([], [1, 2])).toBe(false);
  expect(isUnanswered([], [])).toBe(true);
});
