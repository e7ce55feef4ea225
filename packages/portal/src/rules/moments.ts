/** Formats a time in the user's time zone. */
export function momentText(moment: string, locale: string, withSeconds = false): string {
  const timeStyle = withSeconds ? 'medium' : 'short';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle }).format(new Date(moment));
}

/** Formats a time in a given time zone with its UTC offset: `Dec 24, 2026, 12:30 AM GMT+3`. */
export function localMomentText(moment: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortOffset',
  }).format(new Date(moment));
}

/** Names a time zone with its offset: `Europe/Istanbul (GMT+3)`. */
export function zoneText(locale: string, timeZone = zoneOfBrowser(), at = new Date()): string {
  if (timeZone === 'UTC') return timeZone;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return `${timeZone} (${parts.find(({ type }) => type === 'timeZoneName')?.value})`;
}

export const zoneOfBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a time with seconds, the time zone name and UTC, for a tooltip. */
export function momentInFull(moment: string, locale: string): string {
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'long' }).format(new Date(moment));
  return `${full} · ${new Date(moment).toISOString()}`;
}

/** Formats a time in the user's time zone, in a form that spreadsheets can sort: `2027-03-01 12:30:05`. */
export const sheetMoment = (moment: string) => new Date(moment).toLocaleString('sv-SE');

/** Formats a date from the contract, which has no time zone. */
export function dateText(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}

/** Formats a day in a chart. Days in charts begin at midnight UTC. */
export function dayText(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(moment));
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a relative time: `3 days ago`, `in 2 hours`. Differences of less than a minute are shown as `now`. */
export function agoText(moment: string, now: Date, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const seconds = (Date.parse(moment) - now.getTime()) / 1000;
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** Converts the value of a date-time field, which is in local time, to a timestamp. */
export function momentOf(local: string): string | undefined {
  const at = new Date(local);
  return local && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}

/** Returns the start of a day in the user's time zone. The day is the date field's value plus `daysLater` days. */
export function dayStart(day: string | undefined, daysLater = 0): string | undefined {
  const at = new Date(`${day}T00:00`);
  if (Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + daysLater);
  return at.toISOString();
}

/** Converts a timestamp to the value of a date-time field, in local time. */
export function localOf(moment: string | undefined): string {
  if (!moment) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Returns the UTC date that is the given number of days before a time, in the contract's format. */
export function daysBefore(moment: Date, days: number): string {
  return new Date(moment.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the UTC dates of a period that ends today, oldest first. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => daysBefore(now, count - 1 - index));
}
