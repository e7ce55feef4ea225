import type { VendorExtra, VendorPrice } from '../../ports/vendors.ts';
import { type Commission, commissionOn } from '../../shared/commission.ts';
import { exchangeOf } from '../../shared/exchange.ts';
import type { Named } from '../../shared/language.ts';
import {
  add,
  type Currency,
  canBeStated,
  convert,
  money,
  percentOf,
  rateBetween,
  smaller,
  subtract,
  zero,
} from '../../shared/money.ts';
import type { CarPricing, ExtraOffer, ExtraPricing, StoredSearch } from './types.ts';

const KM_PER_MILE = 1.609344;

/**
 * Returns the price; `undefined` if the price is invalid, cannot be converted, or is larger than the contract allows.
 */
export function priceOf(
  price: VendorPrice,
  { currency, rates, pinned, commission }: Pick<StoredSearch, 'currency' | 'rates' | 'pinned' | 'commission'>,
): CarPricing | undefined {
  const theirs = vendorTotalOf(price);
  if (!canBeStated(theirs) || price.payableAtDesk > theirs) return undefined;
  const rate = rateBetween(price.currency, currency, rates);
  if (rate === undefined) return undefined;
  const exchange = exchangeOf({ from: price.currency, to: currency, rate }, pinned);
  const pricing = { ...priceCar(price, { currency, rate, commission }), exchange };
  return canBeStated(pricing.total.amount) ? pricing : undefined;
}

/** Returns the vendor's total price in minor units of the vendor's currency. */
export function vendorTotalOf({ net, fees }: Pick<VendorPrice, 'net' | 'fees'>): number {
  return fees.reduce((sum, { amount }) => sum + amount, net);
}

/** Converts the amounts separately before adding them up, so that all sums are exact to the minor unit. */
export function priceCar(
  { currency: theirs, net: rent, fees, payableAtDesk }: VendorPrice,
  { currency, rate, commission }: { currency: Currency; rate: number; commission: Commission | undefined },
): Omit<CarPricing, 'exchange'> {
  const ours = (amount: number) => convert(money(amount, theirs), currency, rate);
  const net = ours(rent);
  const fee = add(zero(currency), ...fees.map(({ amount }) => ours(amount)));
  const cost = add(net, fee);
  const charge = commissionOn(net, commission);
  const total = add(cost, charge);
  // If a price is due entirely at the desk, rounding must not make the amount due larger than the total.
  const vendorTotal = smaller(ours(payableAtDesk), cost);
  return { net, fee, commission: charge, total, vendorTotal, paymentTotal: subtract(total, vendorTotal) };
}

/**
 * Returns an offer for an extra. A fixed commission applies once, to the car; only a percentage commission applies to
 * extras. Returns `undefined` if the type is not published, or if the price cannot be converted or exceeds the
 * contract's limit.
 */
export function toExtraOffer(
  extra: VendorExtra,
  { currency, rates, pinned, commission }: Pick<StoredSearch, 'currency' | 'rates' | 'pinned' | 'commission'>,
  names: ReadonlyMap<string, Named>,
): ExtraOffer | undefined {
  const { code, min, max, price } = extra;
  const known = names.get(code);
  const rateOf = (from: Currency) => rateBetween(from, currency, rates);
  const rate = rateOf(price.currency);
  if (!known || rate === undefined) return undefined;
  const exchange = exchangeOf({ from: price.currency, to: currency, rate }, pinned);
  const pricing = { ...priceExtra(price, { currency, rate, commission }), exchange };
  if (!canBeStated(pricing.total.amount)) return undefined;
  const named = { name: known.name, names: known.names };
  const base = { code, ...named, min, max, pricing };
  if (extra.type === 'insurance') {
    const { excess } = extra.insurance;
    const excessRate = excess && rateOf(excess.currency);
    if (excess && excessRate === undefined) return undefined;
    const stated = excess && { excess: convert(excess, currency, excessRate!) };
    const insurance = { code: extra.insurance.code, ...named, ...stated };
    return { ...base, type: 'insurance', insurance };
  }
  if (extra.type === 'range') {
    const { amount, unit } = extra.range;
    return {
      ...base,
      type: 'range',
      extraRange: { amount: unit === 'km' ? amount : amount * KM_PER_MILE, unit: 'km' },
    };
  }
  return { ...base, type: extra.type };
}

export function priceExtra(
  price: VendorExtra['price'],
  { currency, rate, commission }: { currency: Currency; rate: number; commission: Commission | undefined },
): Omit<ExtraPricing, 'exchange'> {
  const net = convert(money(price.net, price.currency), currency, rate);
  const charge = commission?.type === 'percentage' ? percentOf(net, commission.percentage) : zero(currency);
  return { net, commission: charge, total: add(net, charge) };
}
