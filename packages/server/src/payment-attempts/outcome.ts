import type { PaymentOutcome } from '../ports/paying.ts';
import type { PaymentAttempt, PaymentStatus } from '../ports/payment-attempts.ts';
import { states } from './states.ts';
import type { AttemptDeps } from './types.ts';

const POLL_MILLISECONDS = 100;
const POLLS_AT_MOST = 150;

/** Reads an attempt that another call or worker has, for as long as a call may take. */
export async function pollWhile(
  isOpen: (status: PaymentStatus) => boolean,
  { id }: PaymentAttempt,
  { store, wait }: AttemptDeps,
): Promise<PaymentAttempt> {
  for (let polls = 1; ; polls += 1) {
    const attempt = await store.find(id);
    if (!attempt) throw new Error(`the attempt ${id} is gone`);
    if (!isOpen(attempt.status) || isAtBank(attempt) || polls === POLLS_AT_MOST) return attempt;
    await wait(POLL_MILLISECONDS);
  }
}

/** No call or worker takes it before the customer is back, or the deadline is over. */
function isAtBank({ status, challenge, dueAt, deadlineAt }: PaymentAttempt): boolean {
  return status === 'awaiting3ds' && challenge !== undefined && dueAt?.getTime() === deadlineAt?.getTime();
}

export function outcomeOf(attempt: PaymentAttempt, isJoined: boolean): PaymentOutcome {
  const kind = isAtBank(attempt) ? 'challenge' : states[attempt.status].outcome;
  if (kind !== 'declined') return { kind, attempt, isJoined };
  return { kind, decline: attempt.decline ?? { reason: 'refused' }, attempt, isJoined };
}
