import type { TransferOffer } from '../../ports/transfer-suppliers.ts';
import { type Commission, commissionOn } from '../../shared/commission.ts';
import { add, type Currency, convert, type Money, money, smaller, subtract, zero } from '../../shared/money.ts';
import type { TransferFee, TransferPricing } from './types.ts';

const FEE_WORDS: Readonly<Record<TransferFee['type'], string>> = {
  oneway: 'The way there',
  return: 'The way back',
  commission: 'Commission of the agency',
};

/** Every amount is converted by itself and the sums are made afterwards, so that they hold to the minor unit. */
export function priceTransfer(
  { currency: theirs, oneway, return: back, discount }: TransferOffer['price'],
  { currency, rate, commission }: { currency: Currency; rate: number; commission: Commission | undefined },
): TransferPricing {
  const ours = (amount: number) => convert(money(amount, theirs), currency, rate);
  const ways = [fee('oneway', ours(oneway)), ...(back === undefined ? [] : [fee('return', ours(back))])];
  const driven = sum(ways, currency);
  // All of it taken off must not round to more than all of it.
  const discountTotal = smaller(ours(discount), driven);
  const net = subtract(driven, discountTotal);
  const fees = commission ? [...ways, fee('commission', commissionOn(net, commission))] : ways;
  const total = subtract(sum(fees, currency), discountTotal);
  return { currency, fees, vendorTotal: zero(currency), paymentTotal: total, discountTotal, total };
}

/** The ways less the discount, without the commission. */
export function netOf({ fees, discountTotal }: TransferPricing): number {
  const ways = fees.filter(({ type }) => type !== 'commission');
  return sum(ways, discountTotal.currency).amount - discountTotal.amount;
}

function fee(type: TransferFee['type'], { amount, currency }: Money): TransferFee {
  return { amount, currency, type, charge: 'advance', description: FEE_WORDS[type] };
}

function sum(fees: readonly TransferFee[], currency: Currency): Money {
  return add(zero(currency), ...fees);
}
