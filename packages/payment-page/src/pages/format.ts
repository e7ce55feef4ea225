import type { Money } from '../service.ts';
import type { Words } from '../words/words.ts';

export function formatMoney({ amount, currency }: Money, { locale }: Words): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}

/** Formats a local time without an offset, such as `2027-06-10T10:00:00`. */
export function formatLocal(at: string, { locale }: Words): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`${at}Z`));
}

/** Formats a deadline in UTC and names the time zone. The page's script replaces it with the traveller's local time. */
export function formatDeadline(at: string, { locale }: Words): string {
  const options = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', timeZoneName: 'short' }).format(new Date(at));
}
