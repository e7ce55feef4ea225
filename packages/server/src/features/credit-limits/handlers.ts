import type { CreditLimitsHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import type { CreditStore } from './store.ts';

export function createCreditLimitsHandlers({
  remaining,
}: Pick<CreditStore, 'remaining'>): CreditLimitsHandlers<Caller> {
  return {
    async listCreditLimits({ caller }, answer) {
      return answer(200, { remaining: await remaining(caller.agencyId) });
    },
  };
}
