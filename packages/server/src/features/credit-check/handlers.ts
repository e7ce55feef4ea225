import type { CreditCheckHandlers } from '../../generated/handlers.ts';
import type { components } from '../../generated/types.ts';
import type { CreditStanding } from '../../ports/credit-bureau.ts';
import type { Caller } from '../../shared/caller.ts';
import { confirmPin, renewPin } from './service.pin.ts';
import { type CreditCheckNeeds, checkCredit, createReport, listPhones } from './service.ts';

type Status = components['schemas']['CreditCheckResult']['status'];

const STATUS = {
  positive: 'Positive',
  negative: 'Negative',
  unknown: 'Unknown',
  positiveWithYoungDriver: 'Positive With Young Driver',
} as const satisfies Record<CreditStanding, Status>;

export function createCreditCheckHandlers(needs: CreditCheckNeeds): CreditCheckHandlers<Caller> {
  return {
    async checkCredit({ body, caller, signal }, answer) {
      return answer(200, { status: STATUS[await checkCredit(caller, body, needs, signal)] });
    },

    async listCreditCheckPhones({ body, caller, signal }, answer) {
      const phones = await listPhones(caller, body, needs, signal);
      return answer(200, { phoneList: phones.map(({ key, phone }) => ({ key, phone })) });
    },

    async createCreditReport({ body, caller }, answer) {
      const { code } = await createReport(caller, body, needs);
      return answer(200, { creditcheckCode: code });
    },

    async confirmCreditPin({ body, caller }, answer) {
      const { creditcheckCode, pinCode, integrationCode } = body;
      await confirmPin(caller, { code: Number(creditcheckCode), pin: pinCode, integrationCode }, needs);
      return answer(204);
    },

    async renewCreditPin({ body, caller }, answer) {
      const { creditcheckCode, integrationCode } = body;
      await renewPin(caller, { code: Number(creditcheckCode), integrationCode }, needs);
      return answer(204);
    },
  };
}
