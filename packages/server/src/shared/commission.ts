import { failField } from './fail-field.ts';
import { type Currency, type Money, percentOf, zero } from './money.ts';

export type Commission =
  | { readonly type: 'percentage'; readonly percentage: number }
  | { readonly type: 'fixed'; readonly fixed: Money };

/** The commission as sent in a request. Fields that do not apply to the commission type are ignored. */
type CommissionRequest =
  | { readonly type: 'percentage'; readonly percentage: number; readonly fixed?: Money }
  | { readonly type: 'fixed'; readonly fixed: Money; readonly percentage?: number };

/** Throws `request.invalid` if the fixed amount is not in the search currency. */
export function readCommission(commission: CommissionRequest | undefined, currency: Currency): Commission | undefined {
  if (commission === undefined) return undefined;
  if (commission.type === 'percentage') return { type: 'percentage', percentage: commission.percentage };
  const { fixed } = commission;
  if (fixed.currency !== currency) {
    failField(
      'commission.fixed.currency',
      `must be the currency of the search, ${currency}`,
      'must be the currency of the search',
    );
  }
  return { type: 'fixed', fixed };
}

export function commissionOn(net: Money, commission: Commission | undefined): Money {
  if (commission === undefined) return zero(net.currency);
  return commission.type === 'fixed' ? commission.fixed : percentOf(net, commission.percentage);
}
