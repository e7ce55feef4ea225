import type { VendorPrice } from '../../ports/vendors.ts';
import { convert, type Money, money, rateBetween, smaller, subtract } from '../../shared/money.ts';
import type { Rates } from './rules.amounts.ts';
import type { CarPricing, PriceLine } from './types.ts';

/** Returns the price breakdown. The amount due at the desk covers the fees first, and then the rental charge. */
export function breakdownOf(
  price: VendorPrice,
  { net, commission, vendorTotal }: CarPricing,
  { currency, rates }: Rates,
): PriceLine[] {
  const rate = rateBetween(price.currency, currency, rates)!;
  let left = vendorTotal;
  const split = (type: PriceLine['type'], amount: Money): PriceLine[] => {
    const atDesk = smaller(left, amount);
    left = subtract(left, atDesk);
    return [
      { type, amount: subtract(amount, atDesk), dueAt: 'payment' },
      { type, amount: atDesk, dueAt: 'desk' },
    ];
  };
  const fees = price.fees.flatMap(({ kind, amount }) =>
    split(kind, convert(money(amount, price.currency), currency, rate)),
  );
  const rent = split('rent', net);
  const lines: PriceLine[] = [...rent, ...fees, { type: 'commission', amount: commission, dueAt: 'payment' }];
  return lines.filter(({ amount }) => amount.amount > 0);
}
