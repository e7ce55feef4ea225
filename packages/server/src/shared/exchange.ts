import type { PinnedRates } from '../ports/exchange-rates.ts';
import type { Currency } from './money.ts';

/** How a price was converted, as agencies are told; `rate` is a decimal: what a unit of `from` cost in the currency of the price. */
export type Exchange = {
  readonly from: Currency;
  readonly rate: string;
  /** YYYY-MM-DD */
  readonly asOf: string;
  readonly source: string;
};

const DIGITS = 10;

/** `undefined`: nothing was converted. */
export function exchangeOf(
  { from, to, rate }: { readonly from: Currency; readonly to: Currency; readonly rate: number },
  pinned: PinnedRates | undefined,
): Exchange | undefined {
  if (from === to || !pinned) return undefined;
  return { from, rate: String(Number(rate.toPrecision(DIGITS))), asOf: pinned.asOf, source: pinned.source };
}
