import type { SecondFactorHandlers } from '../../generated/management/handlers.ts';
import type { Cookie } from '../cookie.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import type { Member } from '../identity/types.ts';
import * as service from './service.ts';

export function createSecondFactorHandlers(
  deps: IdentityDeps & { readonly cookie: Cookie },
): SecondFactorHandlers<Member> {
  return {
    async beginSecondFactor({ caller }, answer, fail) {
      return answer(200, await service.beginSecondFactor(caller, deps, fail));
    },

    async enableSecondFactor({ body: { code }, caller: member, clientAddress: address }, answer, fail) {
      const { recoveryCodes, token } = await service.enableSecondFactor({ member, code, address }, deps, fail);
      return answer(200, { recoveryCodes: [...recoveryCodes] }, deps.cookie.give(token));
    },

    async disableSecondFactor({ body, caller: member, clientAddress: address }, answer, fail) {
      await service.disableSecondFactor({ ...body, member, address }, deps, fail);
      return answer(204);
    },
  };
}
