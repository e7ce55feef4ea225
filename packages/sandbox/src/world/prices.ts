import type { Currency } from './vendors.ts';

/** The exchange rates of all parties; the service has rates of its own. */
const PER_EURO: Readonly<Record<Currency, number>> = { EUR: 1, TRY: 50, USD: 1.16, GBP: 0.87 };

/** Rounded to whole pounds, lira, … in minor units. */
export function inCurrency(euro: number, currency: Currency): number {
  return Math.max(1, Math.round(euro * PER_EURO[currency])) * 100;
}

/** Of minor units; in whole euro. */
export function inEuro(amount: number, currency: Currency): number {
  return Math.round(amount / 100 / PER_EURO[currency]);
}
