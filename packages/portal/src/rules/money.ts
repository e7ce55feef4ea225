export type Money = { readonly amount: number; readonly currency: string };

/** Formats an amount in the given language, such as `TRY 1,234.50`. The short form has no currency: `1.2K`. */
export function moneyText({ amount, currency }: Money, language: string, isShort = false): string {
  const units = amount / 10 ** digitsOf(currency);
  if (isShort) return new Intl.NumberFormat(language, { notation: 'compact' }).format(units);
  return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(units);
}

/** Returns an amount as a decimal number for a file: `1234.50`. */
export function inDecimals(amount: number, currency: string): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Formats an exchange rate in the given language, with as many decimals as publishers use: `57.5000`. */
export function rateText(rate: string, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 4, maximumFractionDigits: 6 });
  return format.format(Number(rate));
}

/**
 * Formats an amount with the name of its currency, such as `1,234.50 Turkish lira`, so that it can be checked before it
 * is sent.
 */
export function spokenMoney({ amount, currency }: Money, language: string): string {
  const units = amount / 10 ** digitsOf(currency);
  return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' }).format(units);
}

/**
 * Parses `1.234,50`, `1,234.5`, `1234`. A single separator before three digits, as in `1.234`, must separate thousands
 * in the given language. Returns `undefined` for any other text, or for more decimals than the currency allows.
 */
export function minorUnitsOf(typed: string, currency: string, language: string): number | undefined {
  const digits = digitsOf(currency);
  const text = typed.trim().replaceAll(/[\s']/g, '');
  const match = /^(-?)(\d{1,3}(?:([.,])\d{3}(?:\3\d{3})*)?|\d+)(?:([.,])(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole, separator, point, fraction = ''] = match;
  if (separator && point === separator) return undefined;
  // In English, `1.234` is slightly more than one. Such a number is also ambiguous for a currency with three decimal
  // places.
  const isSingle = separator && !point && whole!.split(separator).length === 2;
  if (isSingle && (digits === 3 || separator !== groupSeparatorOf(language))) return undefined;
  if (fraction.length > digits) return undefined;
  const units = Number(whole!.replaceAll(/[.,]/g, '')) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0);
  return sign ? -units : units;
}

function digitsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

const groupSeparatorOf = (language: string) =>
  new Intl.NumberFormat(language).formatToParts(123_456).find(({ type }) => type === 'group')?.value;
