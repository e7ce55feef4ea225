import timeZoneAt from '@photostructure/tz-lookup';
import type { Point } from './geometry.ts';

/** The local hour of a place, whatever offset the moment is written with. */
export function localHour({ lat, lon }: Point, time: string): { hour: number; isWeekend: boolean } {
  const clock = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', hour: '2-digit', hourCycle: 'h23' },
    timeZone: timeZoneAt(lat, lon),
  } as const);
  const parts = clock.formatToParts(new Date(time));
  const value = (type: string) => parts.find((part) => part.type === type)!.value;
  return { hour: Number(value('hour')), isWeekend: ['Sat', 'Sun'].includes(value('weekday')) };
}

/** A moment as the clocks of a place show it: `2027-06-10T11:00:00+03:00`. */
export function onClocksOf({ lat, lon }: Point, moment: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    ...{ hourCycle: 'h23', timeZoneName: 'longOffset', timeZone: timeZoneAt(lat, lon) },
  } as const);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, timeZoneName } = parts;
  // `GMT+03:00`, and `GMT` for UTC.
  const offset = timeZoneName!.slice('GMT'.length) || 'Z';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}
