import type { PaymentAttempt } from '../ports/payment-attempts.ts';
import { createRounds } from '../shared/rounds.ts';
import { addSeconds } from '../shared/time.ts';
import { advance, leaseUntil, look } from './advance.ts';
import type { Work } from './store.ts';
import type { AttemptDeps } from './types.ts';

/** Maximum number of concurrent attempts per external party and instance. */
const AT_ONCE: Readonly<Record<Work, number>> = { money: 20, watch: 8 };
export const ALERT_AFTER_SECONDS = 10;

type Rounds = ReturnType<typeof createRounds>;

/**
 * Creates the worker that processes attempts that no call holds. The worker runs on every instance, and a lease assigns
 * each attempt to one instance. Payments and monitored reservations have separate loops, and no party's work waits for
 * another party's work.
 */
export function createWorker(deps: AttemptDeps, onError: (error: unknown) => void) {
  const { store, now, alert } = deps;

  const roundsOf = (work: Work, take: (attempt: PaymentAttempt) => Promise<boolean>): Rounds =>
    createRounds({
      dueLanes: () => store.findDueLanes(work, now()),
      nameOf: ({ kind, party }) => `${kind} ${party}`,
      take: (lane, atMost) => store.leaseDue(work, lane, { now: now(), until: leaseUntil(deps), atMost }),
      work: take,
      atOnce: AT_ONCE[work],
      now,
      onError,
    });
  const money = roundsOf('money', (attempt) => advance(attempt, deps).then(() => true));
  const watch = roundsOf('watch', (attempt) => look(attempt, deps));
  const overdue = createRounds({
    dueLanes: async () => [undefined],
    nameOf: () => 'overdue',
    take: () => store.takeOverdue(addSeconds(now(), -ALERT_AFTER_SECONDS), now()),
    work: async (attempt) => {
      alert(attempt);
      return true;
    },
    atOnce: 1,
    now,
    onError,
  });

  return {
    money,
    watch,
    overdue,
    async runOnce(): Promise<void> {
      for (const rounds of [money, watch, overdue]) await rounds.runOnce();
    },
  };
}
