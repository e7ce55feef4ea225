import type { CreditLimitsHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { type CreditLimitsDeps, listCreditLimits } from './service.ts';

export function createCreditLimitsHandlers(deps: CreditLimitsDeps): CreditLimitsHandlers<Caller> {
  return {
    async listCreditLimits({ caller: { agencyId } }, answer) {
      return answer(200, { remaining: await listCreditLimits({ agencyId }, deps) });
    },
  };
}
