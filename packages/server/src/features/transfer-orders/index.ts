import { type BookingNeeds, createBookingSide } from './booking.ts';
import { createTransferOrdersHandlers, type HandlerNeeds } from './handlers.ts';
import { stagingBillingAddresses } from './staging.ts';

/** What the room needs of the payments of its orders. */
export type Paying = Pick<HandlerNeeds, 'pay' | 'isBeingPaid' | 'cancelPaid'>;

export type TransferOrdersNeeds = BookingNeeds & Omit<HandlerNeeds, keyof Paying>;

/** The door of the transfer-orders room: ordering, paying and cancelling, and for the money's machine what it moves. */
export function createTransferOrdersRoom(needs: TransferOrdersNeeds) {
  return {
    /** Apart from the rest of the door, because the money's machine depends on this room and paying on the machine. */
    handlers: (paying: Paying) => createTransferOrdersHandlers({ ...needs, ...paying }),
    bookingSide: createBookingSide(needs),
    async addStagingBillingAddresses(): Promise<void> {
      for (const [agencyName, address] of Object.entries(stagingBillingAddresses)) {
        await needs.store.registerBillingAddress(agencyName, address);
      }
    },
  };
}
