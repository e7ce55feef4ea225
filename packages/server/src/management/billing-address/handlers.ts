import type { BillingAddressHandlers } from '../../generated/management/handlers.ts';
import type { Member } from '../identity/types.ts';
import type { BillingDeps } from './service.ts';
import * as service from './service.ts';

export function createBillingAddressHandlers(deps: BillingDeps): BillingAddressHandlers<Member> {
  return {
    async getBillingAddress({ path }, answer) {
      return answer(200, await service.getBillingAddress(path, deps));
    },
    async setBillingAddress({ caller, path, body: address }, answer) {
      return answer(200, await service.setBillingAddress({ by: caller.email, ...path, address }, deps));
    },
  };
}
