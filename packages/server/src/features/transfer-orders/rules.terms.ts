import { money } from '../../shared/money.ts';
import { policiesOf } from './rules.legs.ts';
import type { TransferOrder, TransferTerms } from './types.ts';

/**
 * Returns the terms as sold. The terms are stored when the order is created, and no later change to the order affects
 * them.
 */
export function termsOf(order: Pick<TransferOrder, 'createdAt' | 'amount' | 'product' | 'legs'>): TransferTerms {
  const { createdAt, amount, product } = order;
  return {
    agreedAt: createdAt.toISOString(),
    source: 'search',
    rules: product.rules,
    legs: order.legs.map((leg) => {
      const meeting = leg.type === 'oneway' ? product.meeting : product.returnMeeting;
      return {
        type: leg.type,
        amount: money(leg.amount, amount.currency),
        cancellationPolicies: policiesOf(leg, order),
        includedWaitingMinutes: meeting?.includedWaitingMinutes,
        waitingPricePerMinute: meeting?.waitingPricePerMinute,
      };
    }),
  };
}
