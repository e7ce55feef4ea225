import type { PinnedRates } from '../ports/exchange-rates.ts';
import type { Currency } from './money.ts';

/** Conversion as shown to agencies. `rate` is the price of one unit of `from` in the price's currency, as a decimal. */
export type Exchange = {
  readonly from: Currency;
  readonly rate: string;
  /** The rate date, as YYYY-MM-DD. */
  readonly asOf: string;
  readonly source: string;
};

const DIGITS = 10;

/** Returns the conversion; `undefined` if nothing was converted. */
export function exchangeOf(
  { from, to, rate }: { readonly from: Currency; readonly to: Currency; readonly rate: number },
  pinned: PinnedRates | undefined,
): Exchange | undefined {
  if (from === to || !pinned) return undefined;
  return { from, rate: String(Number(rate.toPrecision(DIGITS))), asOf: pinned.asOf, source: pinned.source };
}
