import { type Currency, canBeStated, convert, type Money, rateBetween, zero } from '../../shared/money.ts';

/** How a search tells amounts: its currency, and what one unit of each was worth in TRY. */
export type Rates = { readonly currency: Currency; readonly rates: Readonly<Record<Currency, number>> };

/** Tells a vendor's amounts in the currency of a search, and whether each of them could be stated. */
export function amountsIn({ currency, rates }: Rates) {
  let areStated = true;
  return {
    ours(theirs: Money): Money {
      const isStated = canBeStated(theirs.amount);
      const told = isStated ? convert(theirs, currency, rateBetween(theirs.currency, currency, rates)) : zero(currency);
      areStated &&= isStated && canBeStated(told.amount);
      return told;
    },
    areStated: () => areStated,
  };
}
