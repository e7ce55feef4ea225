import type { OfferCheck, VendorPrice } from '../../ports/vendors.ts';
import { parseDateTime } from '../../shared/time.ts';
import { breakdownOf } from './rules.breakdown.ts';
import { priceOf } from './rules.pricing.ts';
import { termsOf } from './rules.terms.ts';
import type { CarQuote, QuotableCar } from './types.ts';

/** Returns the quote. A car with an invalid price or invalid terms counts as unavailable. */
export function quoteOf(check: OfferCheck, { search, offer }: QuotableCar): CarQuote {
  if (!check.isAvailable) return { isAvailable: false };
  const { price, conditions } = check;
  const pricing = priceOf(price, search);
  const { offsetMinutes } = parseDateTime(search.checkInDateTime)!;
  const terms = pricing && conditions && termsOf(conditions, { ...search, offsetMinutes, price, pricing });
  if (!pricing || (conditions && !terms)) return { isAvailable: false };
  return {
    isAvailable: true,
    isPriceChanged: !isSamePrice(price, offer.vendorPrice),
    pricing,
    breakdown: breakdownOf(price, pricing, search),
    terms,
    said: conditions,
  };
}

/** Compares two prices, regardless of how the fees are itemized. */
function isSamePrice(left: VendorPrice, right: VendorPrice): boolean {
  const amounts = amountsOf(right);
  return amountsOf(left).every((value, index) => value === amounts[index]);
}

function amountsOf({ currency, net, fees, payableAtDesk }: VendorPrice): readonly unknown[] {
  return [currency, net, fees.reduce((sum, { amount }) => sum + amount, 0), payableAtDesk];
}
