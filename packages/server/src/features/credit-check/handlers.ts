import type { CreditCheckHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { CreditStanding } from '../../ports/credit-bureau.ts';
import type { Caller } from '../../shared/caller.ts';
import { confirmPin, renewPin } from './service.pin.ts';
import { type CreditCheckDeps, checkCredit, createReport, listPhones } from './service.ts';

type Status = components['schemas']['CreditCheckResult']['status'];

const STATUS = {
  positive: 'Positive',
  negative: 'Negative',
  unknown: 'Unknown',
  positiveWithYoungDriver: 'Positive With Young Driver',
} as const satisfies Record<CreditStanding, Status>;

export function createCreditCheckHandlers(deps: CreditCheckDeps): CreditCheckHandlers<Caller> {
  return {
    async checkCredit({ body, caller, signal }, answer) {
      return answer(200, { status: STATUS[await checkCredit(caller, body, deps, signal)] });
    },

    async listCreditCheckPhones({ body, caller, signal }, answer) {
      const phones = await listPhones(caller, body, deps, signal);
      return answer(200, { phoneList: phones.map(({ key, phone }) => ({ key, phone })) });
    },

    async createCreditReport({ body, caller }, answer) {
      const { code } = await createReport(caller, body, deps);
      return answer(200, { creditcheckCode: code });
    },

    async confirmCreditPin({ body, caller }, answer) {
      const { creditcheckCode, pinCode, integrationCode } = body;
      await confirmPin(caller, { code: Number(creditcheckCode), pin: pinCode, integrationCode }, deps);
      return answer(204);
    },

    async renewCreditPin({ body, caller }, answer) {
      const { creditcheckCode, integrationCode } = body;
      await renewPin(caller, { code: Number(creditcheckCode), integrationCode }, deps);
      return answer(204);
    },
  };
}
