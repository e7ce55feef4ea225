import timeZoneAt from '@photostructure/tz-lookup';
import type { Point } from './geometry.ts';

const hours = formatsOf('en-GB', { weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
const moments = formatsOf('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/** Caches one formatter per time zone, because creating one takes several times as long as using it. */
export function formatsOf(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}

/** Returns the local hour at a place, regardless of the UTC offset in the text. */
export function localHour({ lat, lon }: Point, time: string): { hour: number; isWeekend: boolean } {
  const parts = hours(timeZoneAt(lat, lon)).formatToParts(new Date(time));
  const value = (type: string) => parts.find((part) => part.type === type)!.value;
  return { hour: Number(value('hour')), isWeekend: ['Sat', 'Sun'].includes(value('weekday')) };
}

/** Formats a time in the time zone of a place: `2027-06-10T11:00:00+03:00`. */
export function onClocksOf({ lat, lon }: Point, moment: Date): string {
  const format = moments(timeZoneAt(lat, lon));
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, timeZoneName } = parts;
  // The time zone name is `GMT+03:00`, or `GMT` for UTC.
  const offset = timeZoneName!.slice('GMT'.length) || 'Z';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}
