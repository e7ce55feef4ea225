import type { PaymentOutcome } from '../ports/paying.ts';
import type { PaymentAttempt, PaymentStatus } from '../ports/payment-attempts.ts';
import { advance, leaseUntil } from './advance.ts';
import { isAtBank, isHeld } from './rules.ts';
import { isPaying, states } from './states.ts';
import type { AttemptDeps } from './types.ts';

const POLL_MILLISECONDS = 100;
const POLLS_AT_MOST = 150;

type Conclusion = {
  readonly isOpen?: (status: PaymentStatus) => boolean;
  readonly isCustomerBack?: boolean;
};

/** Waits while another worker holds the lease. If the attempt is then free and due, advances it as far as possible. */
export async function conclude(
  attempt: PaymentAttempt,
  { isOpen = isPaying, isCustomerBack = false }: Conclusion,
  deps: AttemptDeps,
): Promise<PaymentAttempt> {
  const { store, wait } = deps;
  let current = attempt;
  let isDue = isCustomerBack && isAtBank(attempt, deps.now());
  for (let polls = 1; polls <= POLLS_AT_MOST && isOpen(current.status); polls += 1) {
    const now = deps.now();
    if (isHeld(current, now)) {
      await wait(POLL_MILLISECONDS);
    } else {
      isDue ||= current.dueAt !== undefined && current.dueAt <= now;
      if (!isDue) return current;
      isDue = false;
      const leased = await store.lease(current, now, leaseUntil(deps));
      if (leased) {
        current = await advance(leased, deps);
        continue;
      }
    }
    current = (await store.find(current.id)) ?? current;
  }
  return current;
}

export function outcomeOf(attempt: PaymentAttempt, isJoined: boolean, now: Date): PaymentOutcome {
  const kind = isAtBank(attempt, now) ? 'challenge' : states[attempt.status].outcome;
  if (kind === 'declined') return { kind, decline: attempt.decline ?? { reason: 'refused' }, attempt, isJoined };
  const isInProgress = kind === 'unknown' && isJoined && isHeld(attempt, now);
  return { kind: isInProgress ? 'inProgress' : kind, attempt, isJoined };
}
