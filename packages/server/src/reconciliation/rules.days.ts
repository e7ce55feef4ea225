import type { Day } from '../ports/statements.ts';
import { notAccepted } from '../shared/not-accepted.ts';
import { addSeconds } from '../shared/time.ts';
import type { Period } from './types.ts';

const SECONDS_PER_DAY = 86_400;
/**
 * Number of past days that each daily run compares again, so that a party that was unresponsive is queried again later.
 */
const LOOK_BACK_DAYS = 7;
/** Hour (UTC) at which the daily run starts. By then, the previous day has ended in every party's ledger. */
const DAILY_AT_HOUR = 3;
const LONGEST_PERIOD_DAYS = 366;

export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);
export const dayAfter = (day: Day, days = 1): Day => dayOf(addSeconds(new Date(day), days * SECONDS_PER_DAY));

export function lookBackFrom(now: Date): Day[] {
  return Array.from({ length: LOOK_BACK_DAYS }, (_, ago) => dayAfter(dayOf(now), -1 - ago)).reverse();
}

export function nextDailyAfter(now: Date): Date {
  const today = addSeconds(new Date(dayOf(now)), DAILY_AT_HOUR * 3_600);
  return today > now ? today : addSeconds(today, SECONDS_PER_DAY);
}

/** Returns the days of a period. Throws a NotAccepted if the period is invalid or too long for one run. */
export function daysOf({ from, to }: Period): Day[] {
  assertDay('from', from);
  assertDay('to', to);
  const days: Day[] = [];
  for (let day = from; day < to; day = dayAfter(day)) {
    if (days.length === LONGEST_PERIOD_DAYS) notAccepted('to', `must be within ${LONGEST_PERIOD_DAYS} days`);
    days.push(day);
  }
  if (days.length === 0) notAccepted('to', 'must be after from');
  return days;
}

function assertDay(field: string, day: string): void {
  if (!isDay(day)) notAccepted(field, 'must be a day, such as 2027-03-01');
}

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime()) && dayOf(moment) === text;
}
