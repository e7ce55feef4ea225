import type { TasksHandlers } from '../../generated/management/handlers.ts';
import { isWaiting } from '../approvals/service.asking.ts';
import { shownApproval } from '../approvals/shown.ts';
import type { Administration } from '../facade.ts';
import { askerOf, type Member } from '../identity/types.ts';
import type { StuckPayment } from '../orders/store.timeline.ts';
import type { Task } from './service.ts';

export function createTasksHandlers(administration: Administration): TasksHandlers<Member> {
  return {
    async listTasks(_request, answer) {
      return answer(200, { results: (await administration.listTasks()).map(shownTask) });
    },
    async getTask({ path }, answer) {
      return answer(200, shownTask(await administration.showTask(path)));
    },
    async retryTask({ caller, path }, answer) {
      return answer(200, shownTask(await administration.retryTask({ by: caller.email, ...path })));
    },
    async settleTask({ caller, path, body }, answer) {
      const outcome = await administration.settleTask({ ...askerOf(caller), ...path, ...body });
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(200, shownTask(outcome));
    },
    async listStuckPayments(_request, answer) {
      return answer(200, { results: (await administration.stuckPayments()).map(shownPayment) });
    },
  };
}

const shownTask = ({ id, kind, attemptId, ratesId, reason, ways, openedAt, resolvedAt }: Task) => ({
  ...{ id, kind, reason, ways: [...ways] },
  openedAt: openedAt.toISOString(),
  ...(attemptId !== undefined && { attemptId }),
  ...(ratesId !== undefined && { ratesId }),
  ...(resolvedAt && { resolvedAt: resolvedAt.toISOString() }),
});

const shownPayment = ({ money, since, deadlineAt, taskId, ...payment }: StuckPayment) => {
  const { attemptId, orderId, agencyId, method, status, party, refusals } = payment;
  return {
    ...{ attemptId, orderId, agencyId, method, status, party, refusals, amount: money },
    since: since.toISOString(),
    ...(deadlineAt && { deadlineAt: deadlineAt.toISOString() }),
    ...(taskId !== undefined && { taskId }),
  };
};
