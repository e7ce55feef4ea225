import { type BookingDeps, createBookingPort } from './booking.ts';
import { createTransferOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { stagingBillingAddresses } from './staging.ts';

/** What the room needs of the payments of its orders. */
export type Paying = Pick<HandlerDeps, 'pay' | 'isBeingPaid' | 'cancelPaid'>;

export type TransferOrdersDeps = BookingDeps & Omit<HandlerDeps, keyof Paying>;

/** The door of the transfer-orders room: ordering, paying and cancelling, and for the money's machine what it moves. */
export function createTransferOrdersRoom(deps: TransferOrdersDeps) {
  return {
    /** Apart from the rest of the door, because the money's machine depends on this room and paying on the machine. */
    handlers: (paying: Paying) => createTransferOrdersHandlers({ ...deps, ...paying }),
    bookingPort: createBookingPort(deps),
    async addStagingBillingAddresses(): Promise<void> {
      for (const [agencyName, address] of Object.entries(stagingBillingAddresses)) {
        await deps.store.registerBillingAddress(agencyName, address);
      }
    },
  };
}
