import { describe, expect, test } from 'vitest';
import { isFailing, PAUSES_SECONDS, signingSecrets, stepAfter, tryOf } from './rules.ts';

const now = new Date('2027-03-01T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const answered = (statusCode: number, retryAfterSeconds?: number) => ({
  latencyMilliseconds: 12,
  statusCode,
  retryAfterSeconds,
});
const after = (answer: Parameters<typeof stepAfter>[0], tries = 1, chance = 0) =>
  stepAfter(answer, { tries, now, chance });

describe('steps after a delivery attempt', () => {
  test.each([
    [200, 'delivered'],
    [299, 'delivered'],
    [199, 'retry'],
    [300, 'retry'],
    [410, 'givenUp'],
  ])('an attempt with status %i is %s', (statusCode, kind) => {
    expect(after(answered(statusCode)).kind).toBe(kind);
  });

  test('no attempt follows the last pause', () => {
    const tries = PAUSES_SECONDS.length;
    expect(after(answered(500), tries)).toEqual({ kind: 'retry', at: later(PAUSES_SECONDS.at(-1)!) });
    expect(after(answered(500), tries + 1)).toEqual({ kind: 'givenUp', isGone: false });
  });

  test('a pause grows by up to a tenth, and up to a day by Retry-After', () => {
    expect(after(answered(500), 1, 1)).toEqual({ kind: 'retry', at: later(5.5) });
    expect(after(answered(503, 60))).toEqual({ kind: 'retry', at: later(60) });
    expect(after(answered(503, 1))).toEqual({ kind: 'retry', at: later(5) });
    expect(after(answered(503, 86_401))).toEqual({ kind: 'retry', at: later(86_400) });
  });

  test('an attempt without an answer is retried and shows the reason', () => {
    const silent = { latencyMilliseconds: 12, silence: 'timeout' } as const;
    expect(after(silent)).toEqual({ kind: 'retry', at: later(5) });
    expect(tryOf(silent, now)).toEqual({ at: now, latencyMilliseconds: 12, problem: 'timeout' });
  });
});

test('an endpoint fails after exactly three days without a delivery', () => {
  const threeDays = 3 * 86_400;
  expect(isFailing({ failingSince: now }, later(threeDays - 1))).toBe(false);
  expect(isFailing({ failingSince: now }, later(threeDays))).toBe(true);
  expect(isFailing({ failingSince: undefined }, now)).toBe(false);
});

test('the previous secret signs until its last second has passed', () => {
  const endpoint = { secrets: { current: 'new', previous: 'old' }, previousSecretUntil: later(60) };
  expect(signingSecrets(endpoint, later(59))).toEqual(['new', 'old']);
  expect(signingSecrets(endpoint, later(60))).toEqual(['new']);
});
