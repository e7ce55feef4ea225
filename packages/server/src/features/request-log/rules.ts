import { addSeconds } from '../../shared/time.ts';
import type { DividedPeriod, Period, Place } from './types.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;
/** An older minute is no longer written, even after hours without a database. */
const MINUTES_KEPT_SECONDS = 24 * 60 * 60;
const HOUR_MS = 3_600_000;

/** What is older is deleted, and not shown meanwhile. */
export const keptSince = (now: Date) => addSeconds(now, -KEPT_SECONDS);

/** An hour is summed up as long as a part of it is shown. */
export const sumsKeptSince = (now: Date) => ({
  hoursBefore: addSeconds(keptSince(now), -HOUR_MS / 1000),
  minutesBefore: addSeconds(now, -MINUTES_KEPT_SECONDS),
});

/** Of whole hours there are sums. */
export const dividedByHours = (period: Period): DividedPeriod => ({
  ...period,
  wholeHours: {
    start: new Date(Math.ceil(period.from.getTime() / HOUR_MS) * HOUR_MS),
    end: new Date(Math.floor(period.to.getTime() / HOUR_MS) * HOUR_MS),
  },
});

/** Where a page goes on: behind this call. */
export const positionOf = ({ at, id }: Place): string => `${at.getTime()}.${id}`;

/** Reads `positionOf`. */
export function placeAt(position: string): Place {
  const [ms, id] = position.split('.').map(Number) as [number, number];
  return { at: new Date(ms), id };
}
