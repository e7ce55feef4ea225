import type { CancelPlan, PlanCancellation } from '../ports/booking.ts';
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
 * Queries the processor for the result if the returned fields match a stored attempt. Repeated calls return the same
 * outcome. Returns `undefined` and changes nothing if no attempt matches.
 */
export async function verify(callback: BankReturn, deps: AttemptDeps): Promise<PaymentOutcome | undefined> {
  const attempt = await findReturned(callback, deps);
  if (!attempt) return undefined;

  await deps.store.noteCallback(attempt, callback.transactionId, deps.now());
  return outcomeOf(await conclude(attempt, { isCustomerBack: true }, deps), true, deps.now());
}

/** Returns a payment's outcome after the customer has returned from the bank. */
export async function askAgain(attemptId: string, deps: AttemptDeps): Promise<PaymentOutcome | undefined> {
  const attempt = await deps.store.find(attemptId);
  return attempt && outcomeOf(await conclude(attempt, {}, deps), true, deps.now());
}

export function findBegin(attemptId: string, { store }: AttemptDeps): Promise<Date | undefined> {
  return store.findBegin(attemptId);
}

/**
 * Makes a reported reservation due for polling immediately; the report has no other effect. Returns whether the party
 * has this reservation.
 */
export async function lookSoon({ reference, party }: ReportedChange, { store, now }: AttemptDeps): Promise<boolean> {
  const id = attemptReservedAs(reference);
  return id !== undefined && store.hasten({ id, party }, now());
}

/** Returns the attempt that matches every field that the browser sends when it returns from the bank's page. */
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

/**
 * Maximum number of cancellation attempts, so that partial cancellations by a vendor or by other calls cannot delay the
 * caller indefinitely.
 */
const CANCEL_TRIES = 5;

type Cancellation = OrderKey & { readonly plan: PlanCancellation };

/** Cancels a paid order or part of it: first cancels the reservation at the vendor, then refunds the money. */
export async function cancel({ plan, ...order }: Cancellation, deps: AttemptDeps): Promise<CancelOutcome> {
  for (let tries = 1; tries <= CANCEL_TRIES; tries += 1) {
    const current = await deps.store.findCurrent(order);
    if (!current) return 'notPossible';
    let begun: PaymentAttempt | undefined = current;
    if (current.status === 'completed') {
      const planned = await plan();
      if (planned === 'done') return 'cancelled';
      if (!planned) return 'notPossible';
      const { refund: refundAmount, legCancellation } = planned;
      const transition = { to: 'cancelling', cancelledBy: 'agency', refundAmount, legCancellation } as const;
      begun = await applyTransition(current, transition, deps);
      // Another call or the vendor has cancelled something in the meantime.
      if (!begun) continue;
    }
    const last = begun === current ? await join(current, deps) : await advance(begun, deps);
    if (last.status !== 'completed' && !isGivingPartBack(last)) return cancelOutcomeOf(last);
    const rest = await plan();
    if (rest === 'done') return 'cancelled';
    if (last.status !== 'completed') return 'pending';
    // The vendor has refused this request, unless another part has been cancelled or the call joined a cancellation of
    // other legs.
    const isUnchanged = last.refundedBefore === current.refundedBefore;
    if (isUnchanged && (!rest || isSame(rest, begun))) return 'refused';
  }
  return 'pending';
}

function isSame({ legCancellation: asked }: CancelPlan, { legCancellation: begun }: PaymentAttempt): boolean {
  const legsOf = (parts: typeof asked) =>
    parts?.legs
      .map(({ leg }) => leg)
      .toSorted()
      .join();
  return legsOf(asked) === legsOf(begun);
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

/** Returns the current reservation, or `undefined` if nothing is reserved or a cancellation is in progress. */
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
