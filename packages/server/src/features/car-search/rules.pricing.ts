import type { VendorExtra, VendorOffer } from '../../ports/vendors.ts';
import { add, type Currency, convert, type Money, money, percentOf, subtract, zero } from '../../shared/money.ts';
import type { CarPricing, CarSearch, Commission, ExtraOffer, ExtraPricing } from './types.ts';

/** The largest amount the contract can state, in minor units. */
const MAX_AMOUNT = 100_000_000_000;

const KM_PER_MILE = 1.609344;

/** A vendor's slip of several zeros leaves its offer out, and nothing else. */
export function canBeStated(...amounts: readonly number[]): boolean {
  return amounts.every((amount) => amount <= MAX_AMOUNT);
}

/** Minor units of `to` for one minor unit of `from`. */
export function rateBetween(from: Currency, to: Currency, worthInTry: Readonly<Record<Currency, number>>): number {
  return from === to ? 1 : worthInTry[from] / worthInTry[to];
}

/** Every amount is converted by itself and the sums are made afterwards, so that they hold to the minor unit. */
export function priceCar(
  { currency: theirs, net: rent, fees, payableAtDesk }: VendorOffer['price'],
  { currency, rate, commission }: { currency: Currency; rate: number; commission: Commission | undefined },
): CarPricing {
  const ours = (amount: number) => convert(money(amount, theirs), currency, rate);
  const net = ours(rent);
  const fee = add(zero(currency), ...fees.map(({ amount }) => ours(amount)));
  const cost = add(net, fee);
  const charge = commissionOn(net, commission);
  const total = add(cost, charge);
  const vendorTotal = smaller(ours(payableAtDesk), cost);
  return { net, fee, commission: charge, total, vendorTotal, paymentTotal: subtract(total, vendorTotal) };
}

/** `undefined`: its price cannot be stated. A fixed commission is asked for once, on the car; extras take a percentage only. */
export function toExtraOffer(
  extra: VendorExtra,
  { currency, rates, commission }: Pick<CarSearch, 'currency' | 'rates' | 'commission'>,
): ExtraOffer | undefined {
  const { code, min, max, price } = extra;
  const rate = rateBetween(price.currency, currency, rates);
  const pricing = priceExtra(price, { currency, rate, commission });
  if (!canBeStated(pricing.total.amount)) return undefined;
  const base = { code, name: extra.name.en, min, max, pricing };
  if (extra.type === 'insurance') {
    const { code, name } = extra.insurance;
    return { ...base, type: 'insurance', insurance: { code, name } };
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

function commissionOn(net: Money, commission: Commission | undefined): Money {
  if (commission === undefined) return zero(net.currency);
  return commission.type === 'fixed' ? commission.fixed : percentOf(net, commission.percentage);
}

/** All of it paid at the desk must not round to more than all of it. */
function smaller(left: Money, right: Money): Money {
  return left.amount < right.amount ? left : right;
}
