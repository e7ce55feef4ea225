import type { Refusal } from '../ports/charging.ts';
import type { CallsFor } from '../ports/external-calls.ts';
import type { PaymentAttempt } from '../ports/payment-attempts.ts';
import type { Tx } from '../ports/transaction.ts';
import { REFUSALS_TO_TASK } from '../shared/refunds.ts';
import { addSeconds, earlierOf } from '../shared/time.ts';
import { refusalByProcessor, refusalIn } from './refusals.ts';
import { taskKindOf } from './rules.ts';
import { canBecome, deadlineOf, dueAtOf, isLive, isPaying, isReported, states } from './states.ts';
import type { AttemptDeps, StepResult, Transition } from './types.ts';

export const leaseUntil = ({ now, durations }: AttemptDeps) => addSeconds(now(), durations.leaseSeconds);

/** Processes an attempt as far as currently possible. The caller (pay call, callback or worker) holds its lease. */
export async function advance(attempt: PaymentAttempt, deps: AttemptDeps, isFirst = false): Promise<PaymentAttempt> {
  let current = attempt;
  let reservesFirst = isFirst;
  for (;;) {
    const result = await takeStep(current, deps, reservesFirst);
    if (!isTransition(result)) return release(current, result, deps);
    const applied = await applyTransition(current, result, deps);
    // Another worker has already advanced the attempt; return its current state.
    if (!applied) return (await deps.store.find(current.id)) ?? current;
    reservesFirst = applied.status === 'charged';
    current = applied;
    if (!isLive(current.status)) return current;
  }
}

/**
 * Checks a vendor's reservation, and refunds any part that the vendor has cancelled.
 * Returns whether the vendor responded.
 */
export async function look(attempt: PaymentAttempt, deps: AttemptDeps): Promise<boolean> {
  const result = await takeStep(attempt, deps);
  if (!isTransition(result)) {
    await release(attempt, result, deps);
    return result !== 'unanswered';
  }
  const applied = await applyTransition(attempt, result, deps);
  if (applied) await advance(applied, deps);
  return true;
}

async function takeStep(attempt: PaymentAttempt, deps: AttemptDeps, isFirst = false): Promise<StepResult> {
  const context = { ...portsOf(attempt, deps), now: deps.now(), isFirst };
  const { next } = states[attempt.status];
  return next ? deps.callingFor(callsFor(attempt), () => next(attempt, context)) : 'done';
}

export const callsFor = ({ id: attemptId, orderId, status }: PaymentAttempt): CallsFor => ({
  orderId,
  attemptId,
  isLook: status === 'completed',
});

type Rest = Exclude<StepResult, Transition>;
const isTransition = (result: StepResult): result is Transition => typeof result === 'object' && 'to' in result;

async function release(attempt: PaymentAttempt, result: Rest, deps: AttemptDeps): Promise<PaymentAttempt> {
  if (typeof result === 'object') return releaseRefused(attempt, result, deps);
  const now = deps.now();
  const again = dueAtOf(attempt, now, deps.durations);
  const dueAt = {
    checkAgain: again,
    unanswered: again && earlierOf(again, addSeconds(now, deps.durations.unansweredWatchSeconds)),
    awaitCustomer: attempt.deadlineAt,
    done: undefined,
  }[result];
  await deps.store.release(attempt, dueAt);
  if (result === 'done' && attempt.refusals > 0) await deps.tasks.close(attempt.id, now, deps.settled);
  return { ...attempt, dueAt, leasedUntil: undefined };
}

/** Releases an attempt. Repeated refusals open an operator task, and the attempt is then retried less often. */
async function releaseRefused(attempt: PaymentAttempt, { refused }: Refusal, deps: AttemptDeps) {
  const now = deps.now();
  const { durations, store, tasks } = deps;
  const refusals = attempt.refusals + 1;
  const needsPerson = refusals >= REFUSALS_TO_TASK;
  const dueAt = addSeconds(now, needsPerson ? durations.refusedSeconds : durations.retrySeconds);
  await store.release(attempt, dueAt, refusals);
  deps.refused(refusalByProcessor(attempt, refused));
  if (needsPerson) {
    const task = { kind: taskKindOf(attempt), attemptId: attempt.id, reason: refused, openedAt: now };
    const opened = await tasks.open(task);
    if (opened) deps.taskOpened(opened);
  }
  return { ...attempt, dueAt, refusals, leasedUntil: undefined };
}

/** Updates the attempt, order and ledger atomically. Returns `undefined` if the attempt's status has changed. */
export async function applyTransition(attempt: PaymentAttempt, transition: Transition, deps: AttemptDeps) {
  // A transition that affects only the attempt is a single statement, so it needs no explicit transaction.
  const applied = hasEventOf(attempt, transition)
    ? await deps.transact((tx) => applyIn(tx, attempt, transition, deps))
    : await move(attempt, transition, deps);
  const refusal = applied && refusalIn(attempt, applied);
  if (refusal) deps.refused(refusal);
  return applied;
}

export async function applyIn(tx: Tx, attempt: PaymentAttempt, transition: Transition, deps: AttemptDeps) {
  const applied = await move(attempt, transition, deps, tx);
  if (applied && hasEventOf(attempt, transition)) await tell(tx, applied, attempt, deps);
  return applied;
}

const hasEventOf = ({ refusals }: PaymentAttempt, { to }: Transition) => isReported(to) || refusals > 0;

function move(attempt: PaymentAttempt, transition: Transition, deps: AttemptDeps, tx?: Tx) {
  const { to } = transition;
  if (!canBecome(attempt.status, to)) throw new Error(`${attempt.status} never becomes ${to}`);
  const { orderTable } = portsOf(attempt, deps).booking;
  const { durations } = deps;
  const at = deps.now();
  const deadlineAt = deadlineOf({ ...attempt, status: to }, at, durations);
  // The caller keeps the lease while the attempt is live. Otherwise, a worker does any remaining work.
  const leasedUntil = isLive(to) ? leaseUntil(deps) : undefined;
  const dueAt = leasedUntil ?? dueAtOf({ ...attempt, status: to, changedAt: at }, at, durations);
  const scheduled = { ...transition, at, deadlineAt, dueAt, leasedUntil };
  return deps.store.transition(attempt, scheduled, { orderTable, tx });
}

async function tell(tx: Tx, applied: PaymentAttempt, attempt: PaymentAttempt, deps: AttemptDeps): Promise<void> {
  const { status: to, changedAt } = applied;
  const { booking, charge } = portsOf(attempt, deps);
  // Read the clock once, after the order is locked: every later time would update the order again.
  const at = deps.now();
  if (to === 'completed' && isPaying(attempt.status)) await booking.onCompleted(tx, applied, at);
  if (to === 'reversed') await booking.onFailed(tx, applied, at);
  if (to === 'refunding') await booking.onCancelled(tx, applied, at);
  if (attempt.refusals > 0) await deps.tasks.close(attempt.id, changedAt, deps.settled, tx);
  // Update the ledger last, because its row is the most contended.
  await charge.onTransition(tx, applied, { before: attempt, at });
}

export function portsOf({ kind, method }: Pick<PaymentAttempt, 'kind' | 'method'>, { booking, charging }: AttemptDeps) {
  const port = booking[kind];
  if (!port) throw new Error(`No booking port for orders of the kind ${kind}: add it where createAttempts is called.`);
  return { booking: port, charge: charging[method] };
}
