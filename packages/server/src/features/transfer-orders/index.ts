import { addSeconds } from '../../shared/time.ts';
import { createTransferOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { finishChanges } from './service.change.ts';
import { expireLapsed } from './service.ts';
import { stagingBillingAddresses } from './staging.ts';

const SECONDS_PER_DAY = 86_400;

export function createTransferOrdersRoom(
  deps: HandlerDeps & {
    /** Number of days after the ride for which travellers' documents are stored. */
    readonly passengerDetailsDays: number;
  },
) {
  return {
    handlers: createTransferOrdersHandlers(deps),
    /** Expires orders that were not paid in time, whether or not a client reads them. */
    expireLapsed: () => expireLapsed(deps),
    /** Completes changes that are still awaiting the supplier's response. */
    finishChanges: () => finishChanges(deps),
    /** Erases travellers' documents when their retention period ends. */
    async eraseDocuments(): Promise<void> {
      const at = deps.now();
      await deps.store.eraseDocuments({ before: addSeconds(at, -deps.passengerDetailsDays * SECONDS_PER_DAY), at });
    },
    billingAddresses: { of: deps.store.billingAddressOf, set: deps.store.setBillingAddress },
    async addStagingBillingAddresses(): Promise<void> {
      for (const [agencyName, address] of Object.entries(stagingBillingAddresses)) {
        await deps.store.registerBillingAddress(agencyName, address);
      }
    },
  };
}
