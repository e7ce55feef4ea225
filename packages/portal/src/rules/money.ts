export type Money = { readonly amount: number; readonly currency: string };

/** `TRY 1,234.50` as the language writes it; short, `1.2K` without the currency. */
export function moneyText({ amount, currency }: Money, language: string, isShort = false): string {
  const units = amount / 10 ** digitsOf(currency);
  if (isShort) return new Intl.NumberFormat(language, { notation: 'compact' }).format(units);
  return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(units);
}

/** The amount without its currency, for a field that is edited. */
export function amountText({ amount, currency }: Money): string {
  return (amount / 10 ** digitsOf(currency)).toFixed(digitsOf(currency));
}

/**
 * What was typed, in whole minor units: `1.234,50`, `1,234.5` and `1234` are all read.
 * @returns undefined where it is no amount, or has more digits than the currency
 */
export function minorUnitsOf(typed: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const text = typed.trim().replaceAll(/[\s']/g, '');
  const match = /^(-?)(\d{1,3}(?:([.,])\d{3}(?:\3\d{3})*)?|\d+)(?:([.,])(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole, separator, point, fraction = ''] = match;
  if (separator && point === separator) return undefined;
  // `1.234` may be a thousand or one and a bit: only a fraction of the currency's own length is one.
  if (separator && !point && whole!.split(separator).length === 2 && digits === 3) return undefined;
  if (fraction.length > digits) return undefined;
  const units = Number(whole!.replaceAll(/[.,]/g, '')) * 10 ** digits + Number(fraction.padEnd(digits, '0') || 0);
  return sign ? -units : units;
}

function digitsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}
