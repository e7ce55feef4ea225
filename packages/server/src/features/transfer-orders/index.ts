import { addSeconds } from '../../shared/time.ts';
import { createTransferOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { finishChanges } from './service.change.ts';
import { expireLapsed } from './service.ts';
import { stagingBillingAddresses } from './staging.ts';

const SECONDS_PER_DAY = 86_400;

/** The door of the transfer-orders room: ordering, paying and cancelling. */
export function createTransferOrdersRoom(
  deps: HandlerDeps & {
    /** How long after the ride the documents of travellers are kept. */
    readonly passengerDetailsDays: number;
  },
) {
  return {
    handlers: createTransferOrdersHandlers(deps),
    /** What was not paid in time expires, whether it is read or not. */
    expireLapsed: () => expireLapsed(deps),
    /** What suppliers were asked to change, and have not answered. */
    finishChanges: () => finishChanges(deps),
    /** What carriers had to report of travellers is kept not longer than needed. */
    async eraseDocuments(): Promise<void> {
      const at = deps.now();
      await deps.store.eraseDocuments({ before: addSeconds(at, -deps.passengerDetailsDays * SECONDS_PER_DAY), at });
    },
    /** For operators: where the invoices of an agency go. */
    billingAddresses: { of: deps.store.billingAddressOf, set: deps.store.setBillingAddress },
    async addStagingBillingAddresses(): Promise<void> {
      for (const [agencyName, address] of Object.entries(stagingBillingAddresses)) {
        await deps.store.registerBillingAddress(agencyName, address);
      }
    },
  };
}
