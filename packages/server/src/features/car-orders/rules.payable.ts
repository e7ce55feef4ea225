import type { Money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import { dueAtDesk } from './rules.ts';
import type { CarOrder, CarOrderWithPayment } from './types.ts';

export type PayableOrder = Pick<CarOrder, 'id' | 'amount' | 'vendorCode' | 'pickUpAt' | 'language' | 'creditType'> & {
  readonly vendorTotal: Money;
};

export type NotPayable = {
  readonly notPayable: 'alreadyPaid' | 'orderCancelled' | 'orderFailed' | 'pickUpPassed' | 'nothingToPay';
};

/** Returns the order if it can be paid or a payment is in progress; otherwise the reason why it cannot be paid. */
export function payable(order: CarOrder, now: Date): PayableOrder | NotPayable {
  switch (order.car.status) {
    case 'pending':
      if (order.pickUpAt <= now) return { notPayable: 'pickUpPassed' };
      return order.amount.amount > 0 ? { ...order, vendorTotal: dueAtDesk(order) } : { notPayable: 'nothingToPay' };
    case 'reserved':
      return { notPayable: 'alreadyPaid' };
    case 'failed':
      return { notPayable: 'orderFailed' };
    case 'cancelled':
      return { notPayable: 'orderCancelled' };
    case 'removed':
      return { notPayable: 'pickUpPassed' };
    default:
      return unreachable(order.car.status);
  }
}

/** Returns whether the order can be paid. A payment that is awaiting 3D Secure can be replaced. */
export function canBePaid(order: CarOrderWithPayment, now: Date): boolean {
  const isFree = order.paymentStage === 'none' || order.paymentStage === 'atBank';
  return isFree && !('notPayable' in payable(order, now));
}
