import type { ReconciliationHandlers } from '../../generated/management/handlers.ts';
import type { Member } from '../identity/types.ts';
import type { ReconciliationDeps, StoredRun } from './service.ts';
import * as service from './service.ts';

export function createReconciliationHandlers(deps: ReconciliationDeps): ReconciliationHandlers<Member> {
  return {
    async listReconciliations(_request, answer) {
      return answer(200, { results: (await service.listReconciliations(deps)).map(shownRun) });
    },
    async reconcile({ caller, body }, answer) {
      const { unanswered, ...run } = await service.reconcile({ by: caller.email, ...body }, deps);
      return answer(200, shownRun({ ...run, unanswered: unanswered.length }));
    },
  };
}

const shownRun = ({ reason, days, beganAt, endedAt, differences, ...counts }: StoredRun) => {
  const { statements, unanswered, compared, opened, gone } = counts;
  const { unknownToUs, unknownToThem, amountDiffers, currencyDiffers, stateDiffers, chargedTwice } = differences;
  return {
    ...{ reason, days: [...days], statements, unanswered, compared, opened, gone },
    beganAt: beganAt.toISOString(),
    endedAt: endedAt.toISOString(),
    differences: { unknownToUs, unknownToThem, amountDiffers, currencyDiffers, stateDiffers, chargedTwice },
  };
};
