import type { CreditLimitsHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';

export const creditLimitsHandlers: CreditLimitsHandlers<Caller> = {
  listCreditLimits() {
    throw new Error('listCreditLimits (GET /payment/limits) has no handler yet');
  },
};
