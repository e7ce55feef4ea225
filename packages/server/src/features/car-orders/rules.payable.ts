import type { Money } from '../../shared/money.ts';
import { dueAtDesk } from './rules.ts';
import type { CarOrder } from './types.ts';

/** What paying an order needs of it. */
export type PayableOrder = Pick<CarOrder, 'id' | 'amount' | 'vendorCode' | 'pickUpAt' | 'language' | 'creditType'> & {
  readonly vendorTotal: Money;
};

/** `undefined` when nothing is left to pay, or to pay for: paid, failed, cancelled, or the pick-up time is past. */
export function payable(order: CarOrder, now: Date): PayableOrder | undefined {
  return order.car.status === 'pending' && order.pickUpAt > now && order.amount.amount > 0
    ? { ...order, vendorTotal: dueAtDesk(order) }
    : undefined;
}
