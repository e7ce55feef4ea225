import type { Currency } from './vendors.ts';

/** What everybody outside reckons with; the service has rates of its own. */
const PER_EURO: Readonly<Record<Currency, number>> = { EUR: 1, TRY: 50, USD: 1.16, GBP: 0.87 };

/** Whole pounds, lira, … in minor units: nobody asks for kuruş. */
export function inCurrency(euro: number, currency: Currency): number {
  return Math.max(1, Math.round(euro * PER_EURO[currency])) * 100;
}
