import type { CancelOutcome, PaymentStage } from '../../ports/orders.ts';
import type { TransferLegType } from '../../ports/transfer-products.ts';
import { stepAt } from '../../shared/cancellation.ts';
import type { FailWith } from '../../shared/fail.ts';
import { money } from '../../shared/money.ts';
import { unreachable } from '../../shared/result.ts';
import { legsAhead, refundOf } from './rules.legs.ts';
import { hasBegun } from './rules.rides.ts';
import { failRule, isOverdue } from './rules.ts';
import type { CancelTerms, LegTerms, OrderLeg, OrderStatus, TransferCancelRefusal, TransferOrder } from './types.ts';

type Cancellable = Pick<TransferOrder, 'status' | 'amount' | 'legs' | 'rideNotes' | 'paymentStage' | 'expiresAt'>;

/**
 * Returns the cancellation terms for legs with a future pick-up. An unpaid order cannot be cancelled and expires
 * instead. `named` contains the legs to cancel; if it is absent, all legs are cancelled.
 */
export function cancelTerms(order: Cancellable, now: Date, named?: readonly TransferLegType[]): CancelTerms {
  const cancellable = cancellableLegs(order, now);
  const legs = cancellable.filter(({ type }) => named?.includes(type) ?? true);
  if (legs.length === 0) return { isPossible: false };
  const parts = legs.map((leg) => ({ leg: leg.type, refund: refundOf(leg, now) }));
  const refund = parts.reduce((sum, part) => sum + part.refund, 0);
  const leavesReserved = legs.length < cancellable.length;
  return { isPossible: true, refund: money(refund, order.amount.currency), legs: parts, leavesReserved };
}

/** Returns the cancellation terms of each of the order's legs, in leg order. */
export function legTerms(order: Cancellable, now: Date): readonly LegTerms[] {
  const cancellable = cancellableLegs(order, now);
  const { currency } = order.amount;
  return order.legs.map((leg) => {
    const { type, amount, refunds } = leg;
    if (!cancellable.includes(leg)) return { type };
    const refund = refundOf(leg, now);
    const until = refund > 0 ? stepAt(refunds, now)?.until : undefined;
    return { type, terms: { refund: money(refund, currency), fee: money(amount - refund, currency), until } };
  });
}

function cancellableLegs(order: Cancellable, now: Date): readonly OrderLeg[] {
  if (order.status !== 'reserved' || order.paymentStage !== 'paid') return [];
  return legsAhead(order.legs, now).filter(({ type }) => !hasBegun(order.rideNotes, type));
}

/**
 * Throws `transferOrder.ruleViolated` if the order lacks one of the given legs. The error identifies the first missing
 * leg.
 */
export function assertHasLegs(
  { legs }: Pick<TransferOrder, 'legs'>,
  named: readonly TransferLegType[],
  fail: FailWith<'transferOrder.ruleViolated'>,
): void {
  const types = legs.map(({ type }) => type);
  const unknown = named.findIndex((name) => !types.includes(name));
  if (unknown >= 0) failRule(`legs[${unknown}]`, 'must be oneway: the order has no return leg', fail);
}

export const areCanceled = ({ legs }: Pick<TransferOrder, 'legs'>, named: readonly TransferLegType[]): boolean =>
  legs.every(({ type, canceled }) => canceled !== undefined || !named.includes(type));

/**
 * Returns the refusal for the first named leg that cannot be cancelled; `undefined` if the refusal has a different
 * reason.
 */
export function legRefusal(
  order: Cancellable,
  named: readonly TransferLegType[],
  now: Date,
): { readonly field: string; readonly reason: TransferCancelRefusal } | undefined {
  const { status, legs } = order;
  if (status !== 'reserved' && status !== 'canceled') return undefined;
  // A cancellation that is in progress may turn out to have no effect, so it is ignored here.
  const possible = cancellableLegs({ ...order, paymentStage: 'paid' }, now);
  for (const [index, name] of named.entries()) {
    const field = `legs[${index}]`;
    if (legs.some(({ type, canceled }) => type === name && canceled)) return { field, reason: 'alreadyCanceled' };
    const isPossible = possible.some(({ type }) => type === name);
    if (status === 'reserved' && !isPossible) return { field, reason: 'pickUpPassed' };
  }
  return undefined;
}

export function availableActions(order: Cancellable, now: Date): readonly ('pay' | 'cancel')[] {
  if (order.status === 'pendingPayment') return order.paymentStage === 'none' && !isOverdue(order, now) ? ['pay'] : [];
  return cancelTerms(order, now).isPossible ? ['cancel'] : [];
}

type Refused = { readonly status: OrderStatus; readonly stage: PaymentStage };

export function cancelRefusal(outcome: CancelOutcome, { status, stage }: Refused): TransferCancelRefusal {
  switch (status) {
    case 'pendingPayment':
      return stage === 'beingPaid' ? 'paymentInProgress' : 'notPaid';
    case 'expired':
      return 'orderExpired';
    case 'failed':
      return 'orderFailed';
    case 'canceled':
      return 'alreadyCanceled';
    case 'reserved':
      if (outcome === 'refused') return 'supplierRefused';
      return outcome === 'pending' ? 'cancellationInProgress' : 'pickUpPassed';
    default:
      return unreachable(status);
  }
}
