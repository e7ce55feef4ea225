import type { ChargePort } from '../ports/charging.ts';
import { advance, leaseUntil } from './advance.ts';
import type { SettledByHand } from './store.tasks.ts';
import type { AttemptDeps } from './types.ts';

export type Resolution = { readonly how: 'retryNow' } | ({ readonly how: 'settledByHand' } & SettledByHand);

/**
 * Sends the request to the processor again, or accepts the operator's statement that the money was refunded.
 * Returns `stillOpen` if the processor refused again or did not respond, and `underWay` if a worker holds the attempt.
 */
export async function resolveTask(
  { taskId, ...resolution }: Resolution & { readonly taskId: number },
  deps: AttemptDeps,
): Promise<'resolved' | 'stillOpen' | 'underWay' | 'notFound'> {
  const { store, tasks, now } = deps;
  const task = await tasks.find(taskId);
  if (!task || task.resolvedAt) return task ? 'resolved' : 'notFound';
  if (task.attemptId === undefined) return resolveWithoutAttempt(taskId, resolution, deps);
  const attempt = await store.find(task.attemptId);
  const leased = attempt && (await store.lease(attempt, now(), leaseUntil(deps)));
  if (!leased) return 'underWay';
  await advance(leased, resolution.how === 'retryNow' ? deps : takingTheWordOf(resolution, deps));
  return (await tasks.find(taskId))?.resolvedAt ? 'resolved' : 'stillOpen';
}

/** The service cannot change a party's records, so only an operator or the party's next statement closes the task. */
async function resolveWithoutAttempt(taskId: number, resolution: Resolution, { tasks, now }: AttemptDeps) {
  if (resolution.how === 'retryNow') return 'stillOpen';
  await tasks.settle(taskId, now(), resolution);
  return 'resolved';
}

/** Returns dependencies that behave as if the processor had accepted the request. */
function takingTheWordOf({ by, note }: SettledByHand, deps: AttemptDeps): AttemptDeps {
  const agreed = {
    voidCharge: async () => 'voided',
    refund: async () => 'refunded',
  } as const satisfies Partial<ChargePort>;
  const { card, limit } = deps.charging;
  return { ...deps, charging: { card: { ...card, ...agreed }, limit: { ...limit, ...agreed } }, settled: { by, note } };
}
