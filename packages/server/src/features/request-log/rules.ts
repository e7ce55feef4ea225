import { addSeconds } from '../../shared/time.ts';
import type { DividedPeriod, Period, Place } from './types.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;
/**
 * Retention period of per-minute counters. Older minutes receive no more counts, even after a database outage lasting
 * hours.
 */
const MINUTES_KEPT_SECONDS = 24 * 60 * 60;
const BODIES_KEPT_SECONDS = 24 * 60 * 60;
const HOUR_MS = 3_600_000;

/** Returns the start of the retention period. Older calls are hidden at once and deleted later. */
export const retentionStart = (now: Date) => addSeconds(now, -KEPT_SECONDS);

/** Returns the start of the retention period for bodies. Older bodies are hidden at once and deleted later. */
export const bodiesRetentionStart = (now: Date) => addSeconds(now, -BODIES_KEPT_SECONDS);

/**
 * Returns the start of the retention period for hourly sums. An hourly sum is kept while any part of its hour is shown.
 */
export const sumsRetentionStart = (now: Date) => ({
  hoursBefore: addSeconds(retentionStart(now), -HOUR_MS / 1000),
  minutesBefore: addSeconds(now, -MINUTES_KEPT_SECONDS),
});

/** Splits a period into whole hours, for which sums are stored, and the remainder. */
export const dividedByHours = (period: Period): DividedPeriod => ({
  ...period,
  wholeHours: {
    start: new Date(Math.ceil(period.from.getTime() / HOUR_MS) * HOUR_MS),
    end: new Date(Math.floor(period.to.getTime() / HOUR_MS) * HOUR_MS),
  },
});

/** Returns the cursor for the page that starts after this call. */
export const positionOf = ({ at, id }: Place): string => `${at.getTime()}.${id}`;

/** Parses a cursor from `positionOf`. */
export function placeAt(position: string): Place {
  const [ms, id] = position.split('.').map(Number) as [number, number];
  return { at: new Date(ms), id };
}
