import type { TasksHandlers } from '../../generated/management/handlers.ts';
import type { Entry } from '../../reconciliation/types.ts';
import { numberBehind, pageOf } from '../../shared/list-pages.ts';
import { money } from '../../shared/money.ts';
import { type GuardDeps, isWaiting } from '../guarded.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { shownApproval } from '../shown-approval.ts';
import { type Desk, type DeskDeps, getDesk } from './service.desk.ts';
import type { Task, TaskDeps } from './service.ts';
import * as service from './service.ts';
import type { StuckPayment, TaskFacts, TaskPayment } from './store.sql.ts';

export function createTasksHandlers(deps: TaskDeps & GuardDeps & DeskDeps): TasksHandlers<Member> {
  return {
    async getDesk({ caller }, answer) {
      return answer(200, shownDesk(await getDesk({ memberId: caller.memberId }, deps)));
    },
    async listTasks({ query: { about, cursor, limit } }, answer) {
      const { tasks, rates } = await service.listTasks({ about, after: numberBehind(cursor), atMost: limit + 1 }, deps);
      const { results, ...page } = pageOf(tasks, { limit, positionOf: ({ id }) => id });
      const oldestFirst = [...results, ...rates].sort(
        (one, other) => one.openedAt.getTime() - other.openedAt.getTime(),
      );
      return answer(200, { results: oldestFirst.map(shownTask), ...page });
    },
    async getTask({ path }, answer) {
      return answer(200, shownTask(await service.getTask(path, deps)));
    },
    async retryTask({ caller, path }, answer) {
      return answer(200, shownTask(await service.retryTask({ by: caller.email, ...path }, deps)));
    },
    async settleTask({ caller, path, body }, answer) {
      const outcome = await service.settleTask({ ...askerOf(caller), ...path, ...body }, deps);
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(200, shownTask(outcome));
    },
    async listStuckPayments({ query: { cursor, limit } }, answer) {
      const found = await service.listStuckPayments({ after: cursor, atMost: limit + 1 }, deps);
      const { results, ...page } = pageOf(found, { limit, positionOf: ({ position }) => position });
      return answer(200, { results: results.map(shownPayment), ...page });
    },
  };
}

const shownDesk = ({ approvals, oldestApprovalAt, tasks, failingParties, ...counts }: Desk) => ({
  ...counts,
  approvals: { count: approvals, ...(oldestApprovalAt && { oldestAt: oldestApprovalAt.toISOString() }) },
  tasks: [...tasks],
  failingParties: [...failingParties],
});

const shownTask = ({
  id,
  kind,
  attemptId,
  ratesId,
  reason,
  ways,
  openedAt,
  resolvedAt,
  payment,
  difference,
}: Task) => ({
  ...{ id, kind, reason, ways: [...ways] },
  openedAt: openedAt.toISOString(),
  ...(attemptId !== undefined && { attemptId }),
  ...(payment && attemptId !== undefined && orderOf(payment)),
  ...(payment && { payment: shownTaskPayment(payment) }),
  ...(difference && { difference: shownDifference(difference) }),
  ...(ratesId !== undefined && { ratesId }),
  ...(resolvedAt && { resolvedAt: resolvedAt.toISOString() }),
});

const orderOf = ({ orderId, agencyId, agencyName }: TaskPayment) => ({ orderId, agencyId, agencyName });

const shownTaskPayment = ({ nextTryAt, transactionId, ...payment }: TaskPayment) => ({
  ...payment,
  ...(transactionId !== undefined && { transactionId }),
  ...(nextTryAt && { nextTryAt: nextTryAt.toISOString() }),
});

const shownDifference = ({ party, reference, day, ours, theirs }: NonNullable<TaskFacts['difference']>) => ({
  ...{ party, reference, day },
  ...(ours && { ours: shownSide(ours) }),
  theirs: theirs.map(shownSide),
  ...(ours?.isPaidByAnother && { isPaidByAnother: true }),
});

const shownSide = ({ stands, says, money: sums }: Entry) => ({
  ...{ effect: stands, status: says },
  ...(sums && { amount: money(sums.amount, sums.currency) }),
  ...(sums && sums.refunded > 0 && { refunded: money(sums.refunded, sums.currency) }),
});

const shownPayment = ({ money: amount, since, deadlineAt, nextTryAt, taskId, refund, ...payment }: StuckPayment) => {
  const { attemptId, orderId, agencyId, agencyName, method, status, party, refusals } = payment;
  return {
    ...{ attemptId, orderId, agencyId, agencyName, method, status, party, refusals, amount },
    since: since.toISOString(),
    ...(refund && { refund }),
    ...(nextTryAt && { nextTryAt: nextTryAt.toISOString() }),
    ...(deadlineAt && { deadlineAt: deadlineAt.toISOString() }),
    ...(taskId !== undefined && { taskId }),
  };
};
