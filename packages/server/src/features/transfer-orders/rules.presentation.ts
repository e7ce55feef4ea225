import { money } from '../../shared/money.ts';
import type { TimeZoneAt } from '../../shared/office.ts';
import { localTimeIn } from '../../shared/time.ts';
import { statusOfLeg } from './rules.legs.ts';
import { termsOf } from './rules.terms.ts';
import type { OrderLeg, PresentedTransfer, StoredTransferOrder, TransferProduct } from './types.ts';

/** Returns a leg's local pick-up time and its time zone. The return leg starts at the transfer's destination. */
export function localPickUp(
  { type, pickupTime }: Pick<OrderLeg, 'type' | 'pickupTime'>,
  { appointment }: Pick<TransferProduct, 'appointment'>,
  timeZoneAt: TimeZoneAt,
) {
  const timeZone = timeZoneAt(type === 'return' ? appointment.dropoff : appointment.pickup);
  return { pickupLocalTime: localTimeIn(timeZone, pickupTime), timeZone };
}

export function presentedTransfer(order: StoredTransferOrder, timeZoneAt: TimeZoneAt): PresentedTransfer {
  const { currency } = order.amount;
  return {
    legs: order.legs.map((leg) => ({
      type: leg.type,
      status: statusOfLeg(leg, order),
      ...localPickUp(leg, order.product, timeZoneAt),
      amount: money(leg.amount, currency),
      canceledBy: leg.canceled?.by,
      refundAmount: leg.canceled && money(leg.canceled.refund, currency),
    })),
    terms: termsOf(order),
  };
}
