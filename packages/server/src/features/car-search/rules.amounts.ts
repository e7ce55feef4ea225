import type { Worth } from '../../ports/exchange-rates.ts';
import { type Currency, canBeStated, convert, type Money, rateBetween, zero } from '../../shared/money.ts';

/** How a search tells amounts: its currency, and what one unit of each costs in it. */
export type Rates = { readonly currency: Currency; readonly rates: Worth };

/** Tells a vendor's amounts in the currency of a search, and whether each of them could be converted and stated. */
export function amountsIn({ currency, rates }: Rates) {
  let areStated = true;
  return {
    ours(theirs: Money): Money {
      const rate = rateBetween(theirs.currency, currency, rates);
      const told = rate !== undefined && canBeStated(theirs.amount) ? convert(theirs, currency, rate) : undefined;
      areStated &&= told !== undefined && canBeStated(told.amount);
      return told ?? zero(currency);
    },
    areStated: () => areStated,
  };
}
