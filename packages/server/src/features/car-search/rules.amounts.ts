import type { Worth } from '../../ports/exchange-rates.ts';
import { type Currency, canBeStated, convert, type Money, rateBetween, zero } from '../../shared/money.ts';

/** The search currency, and the price of one unit of every other currency in the search currency. */
export type Rates = { readonly currency: Currency; readonly rates: Worth };

/**
 * Returns a converter. `areStated` reports whether all amounts so far could be converted and are within the contract's
 * limit.
 */
export function amountsIn({ currency, rates }: Rates) {
  let areStated = true;
  return {
    ours(theirs: Money): Money {
      const rate = rateBetween(theirs.currency, currency, rates);
      const converted = rate !== undefined && canBeStated(theirs.amount) ? convert(theirs, currency, rate) : undefined;
      areStated &&= converted !== undefined && canBeStated(converted.amount);
      return converted ?? zero(currency);
    },
    areStated: () => areStated,
  };
}
