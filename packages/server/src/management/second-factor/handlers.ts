import type { SecondFactorHandlers } from '../../generated/management/handlers.ts';
import type { Cookie } from '../cookie.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import type { Member } from '../identity/types.ts';
import * as service from './service.ts';

export function createSecondFactorHandlers(
  deps: IdentityDeps & { readonly cookie: Cookie },
): SecondFactorHandlers<Member> {
  return {
    async beginSecondFactor({ caller }, answer) {
      return answer(200, await service.beginSecondFactor(caller, deps));
    },

    async enableSecondFactor({ body: { code }, caller: member, clientAddress: address }, answer) {
      const { recoveryCodes, token } = await service.enableSecondFactor({ member, code, address }, deps);
      return answer(200, { recoveryCodes: [...recoveryCodes] }, deps.cookie.give(token));
    },

    async disableSecondFactor({ body, caller: member, clientAddress: address }, answer) {
      await service.disableSecondFactor({ ...body, member, address }, deps);
      return answer(204);
    },
  };
}
