import type { ChargePort } from '../ports/charging.ts';
import { advance, leaseUntil } from './advance.ts';
import type { SettledByHand } from './store.tasks.ts';
import type { AttemptDeps } from './types.ts';

export type Resolution = { readonly how: 'retryNow' } | ({ readonly how: 'settledByHand' } & SettledByHand);

/**
 * Resolves a task: asks the processor once more, or takes the person's word that the money went back.
 * @returns `stillOpen`: the processor refuses again, or does not answer; `underWay`: a worker is at it, try again
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

/** What a party has on its books is not ours to change: only a person, or its next statement, ends it. */
async function resolveWithoutAttempt(taskId: number, resolution: Resolution, { tasks, now }: AttemptDeps) {
  if (resolution.how === 'retryNow') return 'stillOpen';
  await tasks.settle(taskId, now(), resolution);
  return 'resolved';
}

/** As if the processor had agreed. */
function takingTheWordOf({ by, note }: SettledByHand, deps: AttemptDeps): AttemptDeps {
  const agreed = {
    voidCharge: async () => 'voided',
    refund: async () => 'refunded',
  } as const satisfies Partial<ChargePort>;
  const { card, limit } = deps.charging;
  return { ...deps, charging: { card: { ...card, ...agreed }, limit: { ...limit, ...agreed } }, settled: { by, note } };
}
