import type { PasswordsHandlers } from '../../generated/management/handlers.ts';
import type { Cookie } from '../cookie.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import type { Member } from '../identity/types.ts';
import * as service from './service.ts';

type Deps = IdentityDeps & { readonly cookie: Cookie };

export function createPasswordsHandlers(deps: Deps): PasswordsHandlers<Member> {
  return {
    async changePassword({ body, caller: member, clientAddress: address }, answer, fail) {
      const token = await service.changePassword({ ...body, member, address }, deps, fail);
      return answer(204, undefined, deps.cookie.give(token));
    },

    async requestPasswordReset({ body, clientAddress: address }, answer) {
      await service.requestPasswordReset({ ...body, address }, deps);
      return answer(204);
    },

    async completePasswordReset({ body, clientAddress: address }, answer, fail) {
      await service.completePasswordReset({ ...body, address }, deps, fail);
      return answer(204);
    },
  };
}
