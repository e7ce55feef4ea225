/** A point in time, with the UTC offset in which it was written. */
export type OffsetDateTime = { readonly instant: Date; readonly offsetMinutes: number };

const MS_PER_MINUTE = 60_000;
const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})?$/i;

/**
 * Parses an RFC 3339 date-time; `undefined` if it is malformed or does not exist. A leap second (60) is read as the
 * first second of the next minute.
 * With `missingOffset: utc`, a date-time without an offset is accepted as UTC.
 */
export function parseDateTime(text: string, missingOffset: 'refused' | 'utc' = 'refused'): OffsetDateTime | undefined {
  const parts = DATE_TIME.exec(text);
  if (!parts || (parts[8] === undefined && missingOffset === 'refused')) return undefined;
  const [hour, minute, second] = [Number(parts[4]), Number(parts[5]), Number(parts[6])];
  const offsetMinutes = offsetOf(parts[8] ?? 'Z');
  if (!isDay(parts) || hour > 23 || minute > 59 || second > 60 || offsetMinutes === undefined) return undefined;
  const milliseconds = Math.floor(Number(parts[7] ?? 0) * 1000);
  const local = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]), hour, minute, second, milliseconds);
  return { instant: new Date(local - offsetMinutes * MS_PER_MINUTE), offsetMinutes };
}

/** Formats the time in its original offset, to the second: `2027-06-10T10:00:00+03:00`. */
export function formatDateTime({ instant, offsetMinutes }: OffsetDateTime): string {
  const local = new Date(instant.getTime() + offsetMinutes * MS_PER_MINUTE).toISOString().slice(0, 19);
  if (offsetMinutes === 0) return `${local}Z`;
  const distance = Math.abs(offsetMinutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local}${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(distance / 60))}:${two(distance % 60)}`;
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the time in a time zone such as Europe/Istanbul, including daylight saving time. */
export function inTimeZone(instant: Date, timeZone: string): OffsetDateTime {
  const format = offsetFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value;
  // The offset name has the form `GMT+03:00`, or `GMT` for UTC.
  return { instant, offsetMinutes: offsetOf(name.slice('GMT'.length) || 'Z') ?? 0 };
}

/** Converts a valid RFC 3339 time to a time zone's local time. */
export const localTimeIn = (timeZone: string, moment: string): string =>
  formatDateTime(inTimeZone(parseDateTime(moment)!.instant, timeZone));

export const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other);

export const laterOf = (one: Date, other: Date): Date => (one < other ? other : one);

export function addSeconds(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

function isDay(parts: RegExpExecArray): boolean {
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  // Date.UTC would read years below 100 as 19xx, and no booking is that old.
  if (year < 1000) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function offsetOf(text: string): number | undefined {
  if (text.toUpperCase() === 'Z') return 0;
  const [hours, minutes] = [Number(text.slice(1, 3)), Number(text.slice(4, 6))];
  if (hours > 23 || minutes > 59) return undefined;
  const distance = hours * 60 + minutes;
  return text.startsWith('-') ? -distance || 0 : distance;
}
