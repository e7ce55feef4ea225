import type { BankReturn, PaymentOutcome } from '../ports/paying.ts';
import type { PaymentAttempt } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import { advance, applyTransition, leaseUntil } from './advance.ts';
import { outcomeOf, pollWhile } from './outcome.ts';
import { isPaying } from './states.ts';
import type { OrderKey } from './store.ts';
import type { AttemptDeps, CancelOutcome } from './types.ts';

/**
 * A browser is back from the bank. Its fields must name a stored attempt; then the processor is asked.
 * @returns the outcome, the same for every call; `undefined` when no attempt matches, and nothing has changed
 */
export async function verify(callback: BankReturn, deps: AttemptDeps): Promise<PaymentOutcome | undefined> {
  const attempt = await findReturned(callback, deps);
  if (!attempt) return undefined;

  await deps.store.noteCallback(attempt, callback.transactionId, deps.now());
  if (attempt.status === 'awaiting3ds') {
    const leased = await deps.store.lease(attempt, leaseUntil(deps));
    if (leased) return outcomeOf(await advance(leased, deps), false);
  }
  return outcomeOf(await pollWhile(isPaying, attempt, deps), true);
}

/** The attempt that everything a browser brought back belongs to. */
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

/** Cancels what was paid: first with the vendor, then the money goes back. */
export async function cancel(
  { refundAmount, ...order }: OrderKey & { readonly refundAmount: number },
  deps: AttemptDeps,
): Promise<CancelOutcome> {
  const current = await deps.store.findCurrent(order);
  if (!current) return 'notPossible';
  const cancelling =
    current.status === 'completed' &&
    (await applyTransition(current, { to: 'cancelling', cancelledBy: 'agency', refundAmount }, deps));
  const { status } = cancelling
    ? await advance(cancelling, deps)
    : await pollWhile((status) => status === 'cancelling', current, deps);
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

/** Whether a payment of the order is under way; it stays so inside a transaction that has locked the order. */
export async function isBeingPaid(order: OrderKey, { store }: AttemptDeps, tx?: Tx): Promise<boolean> {
  const current = await store.findCurrent(order, tx);
  return current !== undefined && isPaying(current.status);
}
