import type { BillingAddressHandlers } from '../../generated/management/handlers.ts';
import type { Administration } from '../facade.ts';
import type { Member } from '../identity/types.ts';

export function createBillingAddressHandlers(administration: Administration): BillingAddressHandlers<Member> {
  return {
    async getBillingAddress({ path }, answer) {
      return answer(200, await administration.showBillingAddress(path));
    },
    async setBillingAddress({ caller, path, body: address }, answer) {
      return answer(200, await administration.setBillingAddress({ by: caller.email, ...path, address }));
    },
  };
}
