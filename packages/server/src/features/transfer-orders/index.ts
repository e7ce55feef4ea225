import { createTransferOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { stagingBillingAddresses } from './staging.ts';

/** The door of the transfer-orders room: ordering, paying and cancelling. */
export function createTransferOrdersRoom(deps: HandlerDeps) {
  return {
    handlers: createTransferOrdersHandlers(deps),
    async addStagingBillingAddresses(): Promise<void> {
      for (const [agencyName, address] of Object.entries(stagingBillingAddresses)) {
        await deps.store.registerBillingAddress(agencyName, address);
      }
    },
  };
}
