import type { createAttempts } from '../payment-attempts/index.ts';
import type { OperatorTask } from '../payment-attempts/store.tasks.ts';
import { unreachable } from '../shared/result.ts';
import { type Asked, type AuditDeps, noted } from './audited.ts';
import { refuse } from './refusal.ts';
import { assertShape } from './shapes.ts';

export type TaskDeps = AuditDeps & { readonly tasks: ReturnType<typeof createAttempts>['tasks'] };

type OfTask = { readonly taskId: number };

const noSuchTask = (taskId: number) => refuse(`There is no task ${taskId}: \`task list\` shows those that are open.`);

/** What waits for a person, the oldest first. */
export function listTasks({ tasks }: TaskDeps): Promise<readonly OperatorTask[]> {
  return tasks.list();
}

export async function showTask({ taskId }: OfTask, { tasks }: TaskDeps): Promise<OperatorTask> {
  return (await tasks.find(taskId)) ?? noSuchTask(taskId);
}

/** Asks the processor once more to give the money back. */
export async function retryTask({ by, taskId }: Asked & OfTask, deps: TaskDeps): Promise<OperatorTask> {
  await keepIntent({ by, action: 'retryTask', taskId }, deps);
  return resolved(await deps.tasks.resolve({ taskId, how: 'retryNow' }), taskId, deps);
}

/**
 * Takes the word of the operator that the money went back in another way; the processor is not asked again.
 * @param note how it went back; kept with the task
 */
export async function settleTask(
  { by, taskId, note }: Asked & OfTask & { readonly note: string },
  deps: TaskDeps,
): Promise<OperatorTask> {
  assertShape('note', note);
  await keepIntent({ by, action: 'settleTask', taskId }, deps);
  return resolved(await deps.tasks.resolve({ taskId, how: 'settledByHand', by, note }), taskId, deps);
}

/** Before anything is asked of the outside, as with every payment: what comes of it stands with the task. */
async function keepIntent(
  { by, action, taskId }: Asked & OfTask & { readonly action: string },
  deps: TaskDeps,
): Promise<void> {
  const task = await showTask({ taskId }, deps);
  if (task.resolvedAt)
    refuse(`Task ${taskId} was resolved at ${task.resolvedAt.toISOString()}: nothing is left to do.`);
  const { attemptId, kind } = task;
  const after = { ...(attemptId !== undefined && { attempt: attemptId }), kind };
  await noted({ by, action }, { subject: `task ${taskId}`, agencyId: undefined, after }, deps);
}

function resolved(
  outcome: Awaited<ReturnType<TaskDeps['tasks']['resolve']>>,
  taskId: number,
  deps: TaskDeps,
): Promise<OperatorTask> {
  switch (outcome) {
    case 'resolved':
      return showTask({ taskId }, deps);
    case 'stillOpen':
      return refuse(
        `The other side refuses again, still has something else on its books, or does not answer: task ${taskId} stays open, and is tried again by itself.`,
      );
    case 'underWay':
      return refuse(`A worker is at task ${taskId} now: try again in a minute.`);
    case 'notFound':
      return noSuchTask(taskId);
    default:
      return unreachable(outcome);
  }
}
