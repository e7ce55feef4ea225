import type { Currency } from './vendor.ts';

/** The exchange rates that all parties use. The service uses different rates. */
const PER_EURO: Readonly<Record<Currency, number>> = { EUR: 1, TRY: 50, USD: 1.16, GBP: 0.87 };

/** Converts euros to a currency, rounded to whole units, and returns minor units. */
export function inCurrency(euro: number, currency: Currency): number {
  return Math.max(1, Math.round(euro * PER_EURO[currency])) * 100;
}

/** Converts minor units of a currency to whole euros. */
export function inEuro(amount: number, currency: Currency): number {
  return Math.round(amount / 100 / PER_EURO[currency]);
}
