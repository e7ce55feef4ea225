import type { Currency } from '../shared/money.ts';

/** What one unit of each currency is worth in TRY, at this moment. */
export type ExchangeRates = () => Readonly<Record<Currency, number>>;
