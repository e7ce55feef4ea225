import { createHash } from 'node:crypto';
import { addSeconds } from '../../shared/time.ts';
import type { DividedPeriod, FoundRequest, Period, Place, RequestFilters } from './types.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;
/** An older minute is no longer written, even after hours without a database. */
const MINUTES_KEPT_SECONDS = 24 * 60 * 60;
const HOUR_MS = 3_600_000;
const MARK_BYTES = 6;

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

/** The last row of the page behind a mark of the filters, so that it is not taken for another list's. */
export function cursorOf({ at, id }: FoundRequest, filters: RequestFilters): string {
  return Buffer.concat([markOf(filters), Buffer.from(`${at.getTime()}.${id}`)]).toString('base64url');
}

/** @returns `undefined` for what is no cursor of a list with these filters */
export function readCursor(cursor: string, filters: RequestFilters): Place | undefined {
  const bytes = Buffer.from(cursor, 'base64url');
  if (!bytes.subarray(0, MARK_BYTES).equals(markOf(filters))) return undefined;
  const [, ms, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(bytes.subarray(MARK_BYTES).toString()) ?? [];
  return ms === undefined ? undefined : { at: new Date(Number(ms)), id: Number(id) };
}

const markOf = (filters: RequestFilters) =>
  createHash('sha256').update(JSON.stringify(filters)).digest().subarray(0, MARK_BYTES);
