import type { Language } from './language.ts';
import type { Money } from './money.ts';

const amountFormats = new Map<string, Intl.NumberFormat>();

/** Formats an amount: `TRY 15,000.00`, `15.000,00 TRY`. */
export function amountIn(language: Language, { amount, currency }: Money): string {
  const key = `${language} ${currency}`;
  const format =
    amountFormats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' });
  amountFormats.set(key, format);
  return format.format(amount / 100);
}

const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** Formats a date: `June 10, 2027`, `10. Juni 2027`. */
export function dayIn(language: Language, date: string): string {
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  dayFormats.set(language, format);
  return format.format(new Date(date));
}

/** Formats the local date and time of an RFC 3339 string: `June 10, 2027, 10:00`. */
export function momentIn(language: Language, moment: string): string {
  return `${dayIn(language, moment.slice(0, 10))}, ${moment.slice(11, 16)}`;
}

/** Formats the UTC offset of an RFC 3339 string: `GMT`, `GMT+3`, `GMT+5:30`. */
export function offsetInWords(moment: string): string {
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(moment) ?? [];
  if (sign === undefined || (hours === '00' && minutes === '00')) return 'GMT';
  return `GMT${sign}${Number(hours)}${minutes === '00' ? '' : `:${minutes}`}`;
}

/** Formats the local date and time with its UTC offset: `June 10, 2027, 10:00 GMT+3`. */
export function momentWithOffsetIn(language: Language, moment: string): string {
  return `${momentIn(language, moment)} ${offsetInWords(moment)}`;
}

const countryNames = new Map<Language, Intl.DisplayNames>();
/** Maximum length of a list of country names within a sentence. Longer lists show codes. */
const NAMES_FIT = 300;

/** Lists country names, such as `Austria, Switzerland`, or codes if there are many, such as `AT, CH, …`. */
export function countriesIn(language: Language, codes: readonly string[]): string {
  const names = countryNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  countryNames.set(language, names);
  const list = codes.map((code) => names.of(code)!).join(', ');
  return list.length <= NAMES_FIT ? list : codes.join(', ');
}
