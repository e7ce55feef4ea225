import { failField } from './fail-field.ts';
import { type Currency, type Money, percentOf, zero } from './money.ts';

/** What an agency adds to a price for itself. */
export type Commission =
  | { readonly type: 'percentage'; readonly percentage: number }
  | { readonly type: 'fixed'; readonly fixed: Money };

/** As it is sent: whether it has what its type needs is not yet checked. */
type CommissionRequest = {
  readonly type: Commission['type'];
  readonly percentage?: number;
  readonly fixed?: Money;
};

/** 10 million in the major unit: more is a slip, and would not fit the contract's amounts beside a price. */
const MAX_FIXED_COMMISSION = 1_000_000_000;

/** @throws request.invalid when the fixed amount is in another currency than the search, or above the maximum */
export function readCommission(commission: CommissionRequest | undefined, currency: Currency): Commission | undefined {
  if (commission === undefined) return undefined;
  const { type, percentage, fixed } = commission;
  if (type === 'percentage') {
    return {
      type,
      percentage: percentage ?? failField('commission.percentage', 'is needed when the type is percentage'),
    };
  }
  if (fixed === undefined) return failField('commission.fixed', 'is needed when the type is fixed');
  if (fixed.currency !== currency) {
    failField('commission.fixed.currency', `must be the currency of the search, ${currency}`);
  }
  if (fixed.amount > MAX_FIXED_COMMISSION)
    failField('commission.fixed.amount', `must be at most ${MAX_FIXED_COMMISSION}`);
  return { type, fixed };
}

export function commissionOn(net: Money, commission: Commission | undefined): Money {
  if (commission === undefined) return zero(net.currency);
  return commission.type === 'fixed' ? commission.fixed : percentOf(net, commission.percentage);
}
