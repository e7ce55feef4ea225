import type { CancelPlan } from '../../ports/booking.ts';
import type { LegCancellation } from '../../ports/payment-attempts.ts';
import type { VendorReservation } from '../../ports/reservations.ts';
import { isAhead, stepAt } from '../../shared/cancellation.ts';
import { type Money, percentOf, shareOf } from '../../shared/money.ts';
import { addSeconds, parseDateTime } from '../../shared/time.ts';
import { missedLegs } from './rules.rides.ts';
import type { OrderLeg, TransferOrder, TransferProduct } from './types.ts';

/** Refund steps that applied to all suppliers in releases that had no supplier-specific refund terms. */
const FORMER_STEPS = [
  { hoursBefore: 24, percent: 100, description: 'Until then a cancellation gives back everything.' },
  { hoursBefore: 6, percent: 50, description: 'Until then a cancellation gives back half.' },
] as const;

export function legsOf({ legs, product, amount }: Pick<TransferOrder, 'legs' | 'product' | 'amount'>) {
  return legs ?? formerLegs(product, amount);
}

/** Returns the legs that can still take place and be cancelled. */
export function legsAhead(legs: readonly OrderLeg[], now: Date): readonly OrderLeg[] {
  return legs.filter((leg) => !leg.canceled && isAhead(pickUpOf(leg), leg.refunds, now));
}

/** Returns the refund for cancelling the leg now, in minor units. */
export function refundOf({ refunds }: OrderLeg, now: Date): number {
  return stepAt(refunds, now)?.amount ?? 0;
}

/**
 * Returns a plan for legs that the supplier cancelled without being asked to, or `undefined` if the order already
 * contains all of these cancellations. A leg whose pick-up was still in the future is refunded in full. A leg whose
 * ride has begun is not refunded, whatever its pick-up time. A no-show is refunded according to the leg's policies,
 * usually not at all.
 * @param now.begun legs whose ride has begun or ended
 */
export function dropPlan(
  legs: readonly OrderLeg[],
  reservation: VendorReservation,
  { now, begun }: { readonly now: Date; readonly begun: readonly OrderLeg['type'][] },
): CancelPlan | undefined {
  if (reservation.status === 'refused') return undefined;
  const { status, cancelledLegs = [] } = reservation;
  const droppedAt = ({ type }: OrderLeg) =>
    cancelledLegs.find(({ leg }) => leg === type)?.at ?? (status === 'cancelled' ? now : undefined);
  const lost = legs.filter((leg) => {
    const at = droppedAt(leg);
    return !leg.canceled && !begun.includes(leg.type) && at !== undefined && at < pickUpOf(leg);
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

/**
 * Handles orders from releases that did not store legs: all legs are cancelled, and the refund is split in proportion
 * to the amounts paid.
 */
export function wholeCancellation(legs: readonly OrderLeg[], refund: number): LegCancellation {
  const paid = legs.reduce((sum, { amount }) => sum + amount, 0);
  const [first, ...others] = legs.map(({ type, amount }) => ({ leg: type, refund: shareOf(refund, amount, paid) }));
  const rest = others.reduce((sum, part) => sum + part.refund, 0);
  return { legs: first ? [{ ...first, refund: refund - rest }, ...others] : [], leavesReserved: false };
}

/** Handles orders from releases that did not store legs: the payment is split in proportion to the legs' prices. */
function formerLegs({ appointment, pricing }: TransferProduct, paid: Money): readonly OrderLeg[] {
  const priceOf = (line: string) => pricing.fees.find(({ type }) => type === line)?.amount ?? 0;
  const [there, back] = [priceOf('oneway'), priceOf('return')];
  const { pickupTime, returnPickupTime } = appointment;
  const earned = priceOf('commission');
  if (returnPickupTime === undefined) return [formerLeg('oneway', pickupTime, paid, earned)];
  const part = (amount: number) => shareOf(amount, back, there + back);
  const returned = { amount: part(paid.amount), currency: paid.currency };
  return [
    formerLeg('oneway', pickupTime, { ...paid, amount: paid.amount - returned.amount }, earned - part(earned)),
    formerLeg('return', returnPickupTime, returned, part(earned)),
  ];
}

function formerLeg(type: OrderLeg['type'], pickupTime: string, paid: Money, commission: number): OrderLeg {
  const refunds = FORMER_STEPS.map(({ hoursBefore, percent, description }) => ({
    until: addSeconds(instantOf(pickupTime), -hoursBefore * 3_600).toISOString(),
    amount: percentOf(paid, percent).amount,
    description,
  }));
  return { type, pickupTime, amount: paid.amount, commission, refunds };
}

const pickUpOf = ({ pickupTime }: OrderLeg) => instantOf(pickupTime);
const instantOf = (moment: string): Date => parseDateTime(moment)!.instant;
