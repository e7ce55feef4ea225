/** A moment as the reader's own clock shows it. */
export function momentText(moment: string, language: string, withSeconds = false): string {
  const timeStyle = withSeconds ? 'medium' : 'short';
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle }).format(new Date(moment));
}

/** A moment on the clocks of a time zone, with its UTC offset: `Dec 24, 2026, 12:30 AM GMT+3`. */
export function localMomentText(moment: string, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'shortOffset' },
  }).format(new Date(moment));
}

/** A moment with seconds, the name of the zone and UTC, for a tooltip. */
export function momentInFull(moment: string, language: string): string {
  const full = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' }).format(new Date(moment));
  return `${full} · ${new Date(moment).toISOString()}`;
}

export function dayText(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(new Date(moment));
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `3 days ago`, `in 2 hours`; less than a minute is now. */
export function agoText(moment: string, now: Date, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = (Date.parse(moment) - now.getTime()) / 1000;
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** What a field for date and time holds, in local time, as the moment it is. */
export function momentOf(local: string): string | undefined {
  const at = new Date(local);
  return local && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}

/** A moment as a field for date and time wants it, in local time. */
export function localOf(moment: string | undefined): string {
  if (!moment) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A day so many before a moment, in UTC, as the contract writes it. */
export function daysBefore(moment: Date, days: number): string {
  return new Date(moment.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
