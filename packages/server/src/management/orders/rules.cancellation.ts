import type { OrderCancelTerms } from '../../ports/order-cancelling.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import { add, type Money } from '../../shared/money.ts';

/**
 * Returns the refund for the named legs, or for the whole order if none are named; `undefined` if one of the legs
 * cannot be cancelled.
 */
export function refundIn(
  { refund, legs }: Pick<OrderCancelTerms, 'refund' | 'legs'>,
  named: readonly TransferLegType[] | undefined,
): Money | undefined {
  if (!named) return refund;
  const refunds = legs.filter(({ type }) => named.includes(type)).map((leg) => leg.refund);
  const [first, ...more] = refunds.filter((one) => one !== undefined);
  return first && more.length + 1 === refunds.length ? add(first, ...more) : undefined;
}
