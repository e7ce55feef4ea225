import { expect, test } from 'vitest';
import { whyHalted } from './rules.velocity.ts';

const NOW = new Date('2027-03-01T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test('no payment is halted while every kind of decline is below its limit', () => {
  expect(whyHalted({ tries: 29, declines: 29, lastStraw: {} }, NOW)).toBe(undefined);
});

test('a halt ends one hour after the decline that caused it', () => {
  const recent = { tries: 5, declines: 5, lastStraw: { card: minutesAgo(48) } };
  expect(whyHalted(recent, NOW)).toEqual({ reason: 'card', retryAfterSeconds: 720 });
});

test('of several halts, the one that lasts longest is reported', () => {
  const recent = {
    tries: 30,
    declines: 30,
    lastStraw: { card: minutesAgo(50), bin: minutesAgo(10), agency: minutesAgo(30) },
  };
  expect(whyHalted(recent, NOW)).toEqual({ reason: 'bin', retryAfterSeconds: 3000 });
});

test('an agency is halted only if at least half of its tries were declined', () => {
  const lastStraw = { agency: minutesAgo(30) };
  expect(whyHalted({ tries: 60, declines: 30, lastStraw }, NOW)).toEqual({ reason: 'agency', retryAfterSeconds: 1800 });
  expect(whyHalted({ tries: 61, declines: 30, lastStraw }, NOW)).toBe(undefined);
});
