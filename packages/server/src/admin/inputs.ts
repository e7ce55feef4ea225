import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

export function number(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('Must be a whole number.');
  return Number(value);
}

const AMOUNT = /^([+-]?)(\d{1,10})(?:\.(\d{2}))?$/;

/** Parses an amount such as `2500` or `2500.00`. @returns minor units */
export function amount(value: string): number {
  const [, sign, whole, cents = '00'] = AMOUNT.exec(value) ?? [];
  if (whole === undefined) throw new InvalidArgumentError('Must be an amount such as 2500 or 2500.00.');
  return Number(`${sign === '-' ? '-' : ''}${whole}${cents}`);
}

/** Parses a date, or a timestamp with an offset. */
export function instant(value: string): Date {
  const at = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value) ? new Date(value) : undefined;
  if (!at || Number.isNaN(at.getTime())) throw new InvalidArgumentError('Must be a date such as 2027-06-10.');
  return at;
}

export const csv = () => new Option('--csv', 'print CSV for spreadsheets');

const MOST_ROWS = 50;

export const limit = () => new Option('--limit <rows>', 'maximum number of rows').argParser(number).default(MOST_ROWS);
