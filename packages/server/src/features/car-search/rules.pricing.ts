import type { VendorExtra, VendorPrice } from '../../ports/vendors.ts';
import { type Commission, commissionOn } from '../../shared/commission.ts';
import type { Named } from '../../shared/language.ts';
import {
  add,
  type Currency,
  canBeStated,
  convert,
  type Money,
  money,
  percentOf,
  rateBetween,
  smaller,
  subtract,
  zero,
} from '../../shared/money.ts';
import type { CarPricing, CarSearch, ExtraOffer, ExtraPricing } from './types.ts';

const KM_PER_MILE = 1.609344;

/** `undefined`: the price makes no sense, or is more than can be stated. */
export function priceOf(
  price: VendorPrice,
  { currency, rates, commission }: Pick<CarSearch, 'currency' | 'rates' | 'commission'>,
): CarPricing | undefined {
  const theirs = price.fees.reduce((sum, { amount }) => sum + amount, price.net);
  if (!canBeStated(theirs) || price.payableAtDesk > theirs) return undefined;
  const pricing = priceCar(price, { currency, rate: rateBetween(price.currency, currency, rates), commission });
  return canBeStated(pricing.total.amount) ? pricing : undefined;
}

/** Every amount is converted by itself and the sums are made afterwards, so that they hold to the minor unit. */
export function priceCar(
  { currency: theirs, net: rent, fees, payableAtDesk }: VendorPrice,
  { currency, rate, commission }: { currency: Currency; rate: number; commission: Commission | undefined },
): CarPricing {
  const ours = (amount: number) => convert(money(amount, theirs), currency, rate);
  const net = ours(rent);
  const fee = add(zero(currency), ...fees.map(({ amount }) => ours(amount)));
  const cost = add(net, fee);
  const charge = commissionOn(net, commission);
  const total = add(cost, charge);
  // All of it paid at the desk must not round to more than all of it.
  const vendorTotal = smaller(ours(payableAtDesk), cost);
  return { net, fee, commission: charge, total, vendorTotal, paymentTotal: subtract(total, vendorTotal) };
}

/**
 * `undefined`: it is none of the published types, or its price cannot be stated.
 * A fixed commission is asked for once, on the car; extras take a percentage only.
 */
export function toExtraOffer(
  extra: VendorExtra,
  { currency, rates, commission }: Pick<CarSearch, 'currency' | 'rates' | 'commission'>,
  names: ReadonlyMap<string, Named>,
): ExtraOffer | undefined {
  const { code, min, max, price } = extra;
  const known = names.get(code);
  const ours = (amount: Money) => convert(amount, currency, rateBetween(amount.currency, currency, rates));
  const rate = rateBetween(price.currency, currency, rates);
  const pricing = priceExtra(price, { currency, rate, commission });
  if (!known || !canBeStated(pricing.total.amount)) return undefined;
  const named = { name: known.name, ...(known.names && { names: known.names }) };
  const base = { code, ...named, min, max, pricing };
  if (extra.type === 'insurance') {
    const { excess } = extra.insurance;
    const insurance = { code: extra.insurance.code, ...named, ...(excess && { excess: ours(excess) }) };
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
): ExtraPricing {
  const net = convert(money(price.net, price.currency), currency, rate);
  const charge = commission?.type === 'percentage' ? percentOf(net, commission.percentage) : zero(currency);
  return { net, commission: charge, total: add(net, charge) };
}
