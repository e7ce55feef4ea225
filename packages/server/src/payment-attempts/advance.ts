import type { Move, PaymentAttempt } from '../ports/payment-attempts.ts';
import { addSeconds } from '../shared/time.ts';
import { deadlineOf, isLive, isPaying, transitions, wakeOf } from './rules.ts';
import { nextStep } from './step.ts';
import type { AttemptDeps } from './types.ts';

/**
 * Takes an attempt as far as it goes now. The pay call, the callback and the worker all go this way; whoever calls holds the
 * attempt's lease. @returns the attempt as it stands
 */
export async function advance(attempt: PaymentAttempt, deps: AttemptDeps, isFirst = false): Promise<PaymentAttempt> {
  let current = attempt;
  let reservesFirst = isFirst;
  for (;;) {
    const next = await nextStep(current, portsOf(current, deps), deps.now(), reservesFirst);
    if (typeof next === 'string') {
      const wakeAt = {
        wait: wakeOf(current, deps.now(), deps.durations),
        atBank: current.deadlineAt,
        done: undefined,
      }[next];
      await deps.store.release(current, wakeAt);
      return { ...current, wakeAt };
    }
    const moved = await applyMove(current, next, deps);
    // Somebody else was faster: what they found out holds.
    if (!moved) return (await deps.store.find(current.id)) ?? current;
    reservesFirst = moved.status === 'charged';
    current = moved;
    if (!isLive(current.status)) return current;
  }
}

/** The attempt, its order and the ledger move in one transaction, or none of them. */
export function applyMove(attempt: PaymentAttempt, next: Move, deps: AttemptDeps): Promise<PaymentAttempt | undefined> {
  const { store, transact, durations } = deps;
  const { to, ...learned } = next;
  if (!transitions[attempt.status].includes(to)) throw new Error(`${attempt.status} never becomes ${to}`);
  const { booking, charge } = portsOf(attempt, deps);
  return transact(async (tx) => {
    await booking.lockOrder(tx, attempt.orderId);
    const at = deps.now();
    const deadlineAt = deadlineOf(to, at, durations);
    const wakeAt = isLive(to)
      ? addSeconds(at, durations.leaseSeconds)
      : wakeOf({ status: to, watchUntil: attempt.watchUntil }, at, durations);
    const moved = await store.move(tx, attempt, { to, learned, at, deadlineAt, wakeAt });
    if (!moved) return undefined;
    if (to === 'settled' && isPaying(attempt.status)) {
      await booking.onSettled(tx, moved, moved.vendorReservationId!);
    }
    if (to === 'reversed') await booking.onFailed(tx, moved);
    if (to === 'refunding') await booking.onCancelled(tx, moved, moved.cancelledBy ?? 'agency');
    // The busiest row of all is touched last.
    await charge.onMoved(tx, moved);
    return moved;
  });
}

export function portsOf({ kind, method }: Pick<PaymentAttempt, 'kind' | 'method'>, { booking, charging }: AttemptDeps) {
  const side = booking[kind];
  if (!side) throw new Error(`nobody books orders of the kind ${kind}`);
  return { booking: side, charge: charging[method] };
}
