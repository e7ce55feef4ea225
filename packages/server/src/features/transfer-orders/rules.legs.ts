import type { CancelPlan } from '../../ports/booking.ts';
import type { LegCancellation } from '../../ports/payment-attempts.ts';
import type { VendorReservation } from '../../ports/reservations.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import { isAhead, isOver, stepAt } from '../../shared/cancellation.ts';
import { money } from '../../shared/money.ts';
import { parseDateTime } from '../../shared/time.ts';
import { policyTypeOf } from '../../shared/transfer-offers.ts';
import { missedLegs } from './rules.rides.ts';
import type { OrderLeg, OrderStatus, TransferOrder } from './types.ts';

type LegTypes = readonly TransferLegType[];

/** Returns the legs that have not been driven or cancelled. */
export function legsAhead(legs: readonly OrderLeg[], now: Date): readonly OrderLeg[] {
  return legs.filter((leg) => !leg.canceled && isAhead(pickUpOf(leg), leg.refunds, now));
}

/** Returns the refund for cancelling the leg now, in minor units. */
export function refundOf({ refunds }: OrderLeg, now: Date): number {
  return stepAt(refunds, now)?.amount ?? 0;
}

/** Returns the status of a leg. A leg that was completed before the others were cancelled keeps its status. */
export function statusOfLeg({ canceled }: OrderLeg, { status }: Pick<TransferOrder, 'status'>): OrderStatus {
  if (canceled) return 'canceled';
  return status === 'canceled' ? 'reserved' : status;
}

/** Returns the refunds that were promised for the leg when the order was created, highest first. */
export function policiesOf(
  { amount, refunds }: OrderLeg,
  { createdAt, amount: { currency } }: Pick<TransferOrder, 'createdAt' | 'amount'>,
) {
  const promised = refunds.filter(({ until, amount: back }) => back > 0 && !isOver(until, createdAt));
  return promised.map(({ until, amount: back, description }) => ({
    type: policyTypeOf(back, amount),
    until,
    refundAmount: money(back, currency),
    description,
  }));
}

/**
 * Returns a plan for legs that the supplier cancelled without being asked to, or `undefined` if the order already
 * contains all of these cancellations. A leg whose pick-up was still in the future is refunded in full. A leg whose
 * ride has begun is not refunded, whatever its pick-up time. A no-show is refunded according to the leg's policies,
 * usually not at all.
 * `now.begun` contains the legs whose ride has begun or ended.
 * `now.asked` contains the legs that the agency is cancelling.
 */
export function dropPlan(
  legs: readonly OrderLeg[],
  reservation: VendorReservation,
  { now, begun, asked = [] }: { readonly now: Date; readonly begun: LegTypes; readonly asked?: LegTypes },
): CancelPlan | undefined {
  if (reservation.status === 'refused') return undefined;
  const { status, cancelledLegs = [] } = reservation;
  const isAsAsked = (type: TransferLegType) =>
    asked.includes(type) && cancelledLegs.some(({ leg, by }) => leg === type && by === 'service');
  const droppedAt = ({ type }: OrderLeg) =>
    cancelledLegs.find(({ leg }) => leg === type)?.at ?? (status === 'cancelled' ? now : undefined);
  const lost = legs.filter((leg) => {
    const at = droppedAt(leg);
    if (leg.canceled || begun.includes(leg.type) || isAsAsked(leg.type)) return false;
    return at !== undefined && at < pickUpOf(leg);
  });
  const missed = missedLegs(reservation, legs)
    .filter(({ leg }) => !leg.canceled && !lost.includes(leg))
    .flatMap(({ leg, at }) => (refundOf(leg, at) > 0 ? [{ leg: leg.type, refund: refundOf(leg, at) }] : []));
  const parts = [...lost.map(({ type, amount }) => ({ leg: type, refund: amount })), ...missed];
  if (parts.length === 0) return undefined;
  const over = [...begun, ...parts.map(({ leg }) => leg)];
  return planOf(
    parts,
    legsAhead(legs, now).some(({ type }) => !over.includes(type)),
  );
}

export function planOf(legs: LegCancellation['legs'], leavesReserved: boolean): CancelPlan {
  return { refund: legs.reduce((sum, { refund }) => sum + refund, 0), legCancellation: { legs, leavesReserved } };
}

export function canceledLegs(
  legs: readonly OrderLeg[],
  { legs: taken }: LegCancellation,
  { by, at }: { readonly by: 'agency' | 'supplier'; readonly at: Date },
): readonly OrderLeg[] {
  return legs.map((leg) => {
    const part = taken.find((each) => each.leg === leg.type);
    return part ? { ...leg, canceled: { by, at: at.toISOString(), refund: part.refund } } : leg;
  });
}

const pickUpOf = ({ pickupTime }: OrderLeg): Date => parseDateTime(pickupTime)!.instant;
