import type { CreditCheckHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { CreditStanding } from '../../ports/credit-bureau.ts';
import type { Caller } from '../../shared/caller.ts';
import { confirmCreditPin, renewCreditPin } from './service.pin.ts';
import { createCreditReport } from './service.report.ts';
import { type CreditCheckDeps, checkCredit, listCreditCheckPhones } from './service.ts';

type Status = components['schemas']['CreditCheckResult']['status'];

const STATUS = {
  positive: 'Positive',
  negative: 'Negative',
  unknown: 'Unknown',
  positiveWithYoungDriver: 'Positive With Young Driver',
} as const satisfies Record<CreditStanding, Status>;

export function createCreditCheckHandlers(deps: CreditCheckDeps): CreditCheckHandlers<Caller> {
  return {
    async checkCredit({ body, caller, signal }, answer, fail) {
      return answer(200, { status: STATUS[await checkCredit({ ...body, caller, signal }, deps, fail)] });
    },

    async listCreditCheckPhones({ body, caller, signal }, answer, fail) {
      const phones = await listCreditCheckPhones({ ...body, caller, signal }, deps, fail);
      return answer(200, { phoneList: phones.map(({ key, phone }) => ({ key, phone })) });
    },

    async createCreditReport({ body, caller }, answer, fail) {
      const { code } = await createCreditReport({ ...body, caller }, deps, fail);
      return answer(200, { creditcheckCode: code });
    },

    async confirmCreditPin({ body, caller }, answer, fail) {
      const { creditcheckCode, pinCode: pin, integrationCode } = body;
      await confirmCreditPin({ caller, code: Number(creditcheckCode), pin, integrationCode }, deps, fail);
      return answer(204);
    },

    async renewCreditPin({ body, caller }, answer, fail) {
      const { creditcheckCode, integrationCode } = body;
      await renewCreditPin({ caller, code: Number(creditcheckCode), integrationCode }, deps, fail);
      return answer(204);
    },
  };
}
