import type { CancelPlan } from '../ports/booking.ts';
import type { OrderPayment, PaymentStage, PaymentState } from '../ports/orders.ts';
import type { BankReturn, PaymentOutcome } from '../ports/paying.ts';
import type { OrderKind, PaymentAttempt, PaymentStatus } from '../ports/payment-attempts.ts';
import type { ReportedChange } from '../ports/reservations.ts';
import type { Tx } from '../ports/transaction.ts';
import { money } from '../shared/money.ts';
import { refundOf } from '../shared/refunds.ts';
import { advance, applyIn, applyTransition } from './advance.ts';
import { conclude, outcomeOf } from './outcome.ts';
import { stageOf } from './rules.ts';
import { isPaid } from './states.ts';
import { attemptReservedAs, reservationReference } from './steps.ts';
import type { DatedAttempt, OrderKey } from './store.ts';
import type { AttemptDeps, CancelOutcome } from './types.ts';

/**
 * Asks the processor for the result if the returned fields match a stored attempt.
 * @returns the outcome, identical for repeated calls; `undefined` if no attempt matches and nothing changes
 */
export async function verify(callback: BankReturn, deps: AttemptDeps): Promise<PaymentOutcome | undefined> {
  const attempt = await findReturned(callback, deps);
  if (!attempt) return undefined;

  await deps.store.noteCallback(attempt, callback.transactionId, deps.now());
  return outcomeOf(await conclude(attempt, { isCustomerBack: true }, deps), true, deps.now());
}

/** Returns the outcome of a payment after the customer has returned from the bank. */
export async function askAgain(attemptId: string, deps: AttemptDeps): Promise<PaymentOutcome | undefined> {
  const attempt = await deps.store.find(attemptId);
  return attempt && outcomeOf(await conclude(attempt, {}, deps), true, deps.now());
}

export function findBegin(attemptId: string, { store }: AttemptDeps): Promise<Date | undefined> {
  return store.findBegin(attemptId);
}

/** The report only triggers an immediate poll. @returns whether the party has this reservation */
export async function lookSoon({ reference, party }: ReportedChange, { store, now }: AttemptDeps): Promise<boolean> {
  const id = attemptReservedAs(reference);
  return id !== undefined && store.hasten({ id, party }, now());
}

/** Returns the attempt that matches every field of a browser's return from the bank. */
export async function findReturned(
  { kind, orderId, attemptId, transactionId }: BankReturn,
  { store }: AttemptDeps,
): Promise<PaymentAttempt | undefined> {
  const attempt = await store.find(attemptId);
  const isGenuine =
    attempt?.kind === kind &&
    attempt.orderId === orderId &&
    attempt.challenge !== undefined &&
    attempt.transactionId === transactionId;
  return isGenuine ? attempt : undefined;
}

/** Maximum number of attempts, so that a vendor that keeps cancelling parts cannot delay the caller indefinitely. */
const CANCEL_TRIES = 3;

/** Cancels a paid order: first cancels the reservation at the vendor, then refunds the money. */
export async function cancel(
  { plan, ...order }: OrderKey & { readonly plan: () => Promise<CancelPlan | undefined> },
  deps: AttemptDeps,
): Promise<CancelOutcome> {
  for (let tries = 1; tries <= CANCEL_TRIES; tries += 1) {
    const current = await deps.store.findCurrent(order);
    if (!current) return 'notPossible';
    const last = current.status === 'completed' ? await cancelNow(current, plan, deps) : await join(current, deps);
    if (!last) return 'notPossible';
    // The vendor has cancelled a part in the meantime, so the rest needs a new cancellation plan.
    const isChanged = last.status === 'completed' && last.refundedBefore !== current.refundedBefore;
    if (!isChanged && !isGivingPartBack(current)) return cancelOutcomeOf(last);
  }
  return 'pending';
}

/** Starts the cancellation. @returns `undefined` if there is nothing to cancel */
async function cancelNow(
  current: PaymentAttempt,
  plan: () => Promise<CancelPlan | undefined>,
  deps: AttemptDeps,
): Promise<PaymentAttempt | undefined> {
  const planned = await plan();
  if (!planned) return undefined;
  const { refund: refundAmount, legCancellation } = planned;
  const transition = { to: 'cancelling', cancelledBy: 'agency', refundAmount, legCancellation } as const;
  const cancelling = await applyTransition(current, transition, deps);
  if (cancelling) return advance(cancelling, deps);
  const latest = await deps.store.find(current.id);
  return latest && join(latest, deps);
}

/** Waits for a cancellation started by another call or by the vendor, and returns its result. */
function join(attempt: PaymentAttempt, deps: AttemptDeps): Promise<PaymentAttempt> {
  const isOpen = (status: PaymentStatus) =>
    status === 'cancelling' || (status === 'refunding' && isGivingPartBack(attempt));
  return conclude(attempt, { isOpen }, deps);
}

function isGivingPartBack({ status, legCancellation }: PaymentAttempt): boolean {
  return (status === 'cancelling' || status === 'refunding') && legCancellation?.leavesReserved === true;
}

function cancelOutcomeOf({ status }: PaymentAttempt): CancelOutcome {
  switch (status) {
    case 'refunding':
    case 'refunded':
      return 'cancelled';
    case 'cancelling':
      return 'pending';
    case 'completed':
      return 'refused';
    default:
      return 'notPossible';
  }
}

export async function findStage(order: OrderKey, { store, now }: AttemptDeps, tx?: Tx): Promise<PaymentStage> {
  return stageOf(await store.findCurrent(order, tx), now());
}

/** Returns `undefined` if nothing is reserved or a cancellation is in progress. */
export async function findReservationOf(order: OrderKey, { store }: AttemptDeps): Promise<string | undefined> {
  const current = await store.findCurrent(order);
  return current?.status === 'completed' ? reservationReference(current) : undefined;
}

/** Withdraws a payment while the customer is on the bank's page. The caller must hold the order's lock. */
export async function withdraw(tx: Tx, order: OrderKey, deps: AttemptDeps): Promise<boolean> {
  const current = await deps.store.findCurrent(order, tx);
  const stage = stageOf(current, deps.now());
  if (current && stage === 'atBank') return (await applyIn(tx, current, { to: 'withdrawn' }, deps)) !== undefined;
  return stage === 'none';
}

/** Finds the payment stages of the given orders. Orders without a current payment are omitted. */
export async function findStates(
  orders: { readonly kind: OrderKind; readonly orderIds: readonly string[] },
  { store, now }: AttemptDeps,
): Promise<ReadonlyMap<string, PaymentState>> {
  const current = await store.findCurrentOf(orders);
  const at = now();
  return new Map(
    current.map((attempt) => {
      const payment = isPaid(attempt.status) ? paymentOf(attempt) : undefined;
      return [attempt.orderId, { stage: stageOf(attempt, at), payment }];
    }),
  );
}

function paymentOf(paid: DatedAttempt): OrderPayment {
  const { method, amount, installmentCount, paidAt, refundedAt } = paid;
  const refund = refundOf({ ...paid, paid: amount.amount });
  return {
    type: method === 'limit' ? 'limit' : 'creditCard',
    amount,
    installments: installmentCount,
    paidAt: paidAt.toISOString(),
    refunded: money(refund?.amount ?? 0, amount.currency),
    refundStatus: refund?.status,
    refundedAt: refund && refundedAt?.toISOString(),
  };
}
