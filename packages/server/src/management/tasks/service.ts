import type { createExchangeRatesRoom } from '../../features/exchange-rates/index.ts';
import type { RatesTask } from '../../features/exchange-rates/types.ts';
import type { createAttempts } from '../../payment-attempts/index.ts';
import type { OpenTasks, OperatorTask, TaskKind } from '../../payment-attempts/store.tasks.ts';
import { unreachable } from '../../shared/result.ts';
import { type ActorContext, type Asker, type AuditDeps, noted } from '../audited.ts';
import type { CarryOut, GuardDeps, Guarded } from '../guarded.ts';
import { refuse, refuseUnknown } from '../refusal.ts';
import { assertShape } from '../shapes.ts';
import type { StuckPage, StuckPayment, StuckPaymentStore, TaskFacts } from './store.sql.ts';

export type TaskDeps = AuditDeps & {
  readonly tasks: ReturnType<typeof createAttempts>['tasks'];
  readonly stuck: StuckPaymentStore;
  readonly exchangeRates: Pick<ReturnType<typeof createExchangeRatesRoom>, 'listTasks' | 'fetchRates'>;
};

/** Open operator task for a payment, a reconciliation discrepancy or exchange rates. */
export type Task = Omit<OperatorTask, 'id' | 'kind'> & {
  /** Stored task number, or a fixed name for tasks about the current exchange rates. */
  readonly id: string;
  readonly kind: TaskKind | RatesTask['kind'];
  readonly ratesId: number | undefined;
  readonly ways: readonly Way[];
} & Partial<TaskFacts>;
export type Way = 'retry' | 'settle' | 'acceptRates';

type OfTask = { readonly taskId: string };
/** Only numbered tasks can be settled manually. */
export type Settlement = { readonly taskId: number; readonly note: string };

const noSuchTask = (taskId: string) =>
  refuseUnknown('task', `There is no task ${taskId}. \`listTasks\` shows the open tasks.`);

type TaskFilter = Pick<OpenTasks, 'after' | 'atMost'> & { readonly about: 'rates' | OpenTasks['of'] };

/** Lists a page of stored tasks, oldest first, and the tasks about exchange rates if it is the first page. */
export async function listTasks(
  { about, ...page }: TaskFilter,
  { tasks, stuck, exchangeRates }: TaskDeps,
): Promise<{ readonly tasks: readonly Task[]; readonly rates: readonly Task[] }> {
  const open = about === 'rates' ? [] : await tasks.list({ ...page, of: about });
  const facts = await stuck.factsOf(open.map(({ id }) => id));
  const listsRates = page.after === undefined && (about === undefined || about === 'rates');
  return {
    tasks: open.map((task) => ({ ...numbered(task), ...facts.get(task.id) })),
    rates: listsRates ? (await exchangeRates.listTasks()).map(named) : [],
  };
}

export async function getTask({ taskId }: OfTask, deps: TaskDeps): Promise<Task> {
  if (!isNumber(taskId)) {
    return (await deps.exchangeRates.listTasks()).map(named).find(({ id }) => id === taskId) ?? noSuchTask(taskId);
  }
  return (await findTask(Number(taskId), deps)) ?? noSuchTask(taskId);
}

/** Finds an open or resolved task for a payment or a discrepancy. */
export async function findTask(taskId: number, { tasks, stuck }: TaskDeps): Promise<Task | undefined> {
  const task = await tasks.find(taskId);
  return task && { ...numbered(task), ...(await stuck.factsOf([taskId])).get(taskId) };
}

/** Retries a task by querying the processor, the party whose statement differs, or the exchange rate feed. */
export async function retryTask({ by, taskId }: ActorContext & OfTask, deps: TaskDeps): Promise<Task> {
  const task = await openTask({ taskId }, deps);
  await keepIntent({ by, action: 'retryTask', task }, deps);
  if (!isNumber(taskId)) return fetchedAnew(task, deps);
  return resolved(await deps.tasks.resolve({ taskId: Number(taskId), how: 'retryNow' }), taskId, deps);
}

/**
 * Settles a task, trusting the operator's statement that the money was refunded outside the processor. The processor is
 * not contacted again. `note` states how the money was refunded, and is stored with the task.
 */
export async function settleTask(
  { by, memberId, ...asked }: Asker & Settlement,
  deps: TaskDeps & GuardDeps,
): Promise<Guarded<Task>> {
  const { taskId, note } = asked;
  assertShape('note', note);
  const { attemptId, payment } = await openTask({ taskId: `${taskId}` }, deps);
  const amount = attemptId === undefined ? undefined : payment?.amount;
  const about = { subject: `task ${taskId}`, agencyId: undefined, asked, amount };
  return deps.guard({ by, memberId, action: 'settleTask', ...about }, recordSettlement(asked, deps));
}

export const recordSettlement =
  ({ taskId, note }: Settlement, deps: TaskDeps): CarryOut<Task> =>
  async (who) => {
    await keepIntent({ ...who, action: 'settleTask', task: await openTask({ taskId: `${taskId}` }, deps) }, deps);
    const settled = { taskId, how: 'settledByHand', by: who.by, note } as const;
    return resolved(await deps.tasks.resolve(settled), `${taskId}`, deps);
  };

/** Returns payments that are past their deadline or need operator action. */
export function listStuckPayments(page: StuckPage, { stuck, now }: TaskDeps): Promise<readonly StuckPayment[]> {
  return stuck.list(now(), page);
}

const isNumber = (taskId: string) => /^\d{1,9}$/.test(taskId);

const numbered = ({ id, ...task }: OperatorTask): Task => ({
  ...task,
  id: `${id}`,
  ratesId: undefined,
  ways: ['retry', 'settle'],
});

const NAMES = { ratesLate: 'rates-late', ratesStale: 'rates-stale' } as const;

const named = (task: RatesTask): Task => ({
  ...{ kind: task.kind, reason: task.reason, openedAt: task.openedAt, resolvedAt: undefined, attemptId: undefined },
  ...(task.kind === 'ratesHeld'
    ? { id: `rates-${task.rateId}`, ratesId: task.rateId, ways: ['retry', 'acceptRates'] }
    : { id: NAMES[task.kind], ratesId: undefined, ways: ['retry'] }),
});

async function openTask({ taskId }: OfTask, deps: TaskDeps): Promise<Task> {
  const task = await getTask({ taskId }, deps);
  if (task.resolvedAt) refuse(`Task ${taskId} was already resolved at ${task.resolvedAt.toISOString()}.`);
  return task;
}

/** Records the intent before any external call, as for every payment. The task stores the outcome. */
async function keepIntent(
  { by, review, action, task }: ActorContext & { readonly action: string; readonly task: Task },
  deps: TaskDeps,
): Promise<void> {
  const { id, attemptId, kind, payment } = task;
  const facts = { ...(attemptId !== undefined && { attempt: attemptId }), kind };
  const after = { ...facts, ...(payment && { orderId: payment.orderId, ...payment.amount }) };
  await noted({ by, review, action }, { subject: `task ${id}`, agencyId: payment?.agencyId, after }, deps);
}

/**
 * Fetches the rates again, because a newer publication may be available, or the rates may now be close enough to those
 * in use to be accepted.
 */
async function fetchedAnew(task: Task, { exchangeRates, now }: TaskDeps): Promise<Task> {
  await exchangeRates.fetchRates();
  const open = (await exchangeRates.listTasks()).map(named);
  if (open.some(({ id }) => id === task.id))
    refuse(
      `The feed has not published the missing rates or did not answer. Task ${task.id} stays open, and the ` +
        'service retries the feed automatically.',
    );
  return { ...task, resolvedAt: now() };
}

function resolved(
  outcome: Awaited<ReturnType<TaskDeps['tasks']['resolve']>>,
  taskId: string,
  deps: TaskDeps,
): Promise<Task> {
  switch (outcome) {
    case 'resolved':
      return getTask({ taskId }, deps);
    case 'stillOpen':
      return refuse(
        `The other party refused again, still has a different record, or did not answer. Task ${taskId} stays ` +
          'open, and the service retries it automatically.',
      );
    case 'underWay':
      return refuse(`A worker is processing task ${taskId}. Try again in a minute.`);
    case 'notFound':
      return noSuchTask(taskId);
    default:
      return unreachable(outcome);
  }
}
