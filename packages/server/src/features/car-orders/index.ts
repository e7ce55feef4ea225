import { type BookingNeeds, createBookingSide } from './booking.ts';
import { createCarOrdersHandlers, type HandlerNeeds } from './handlers.ts';
import { type PayableOrder, payable } from './rules.payable.ts';
import type { OrderKey } from './store.ts';

export type CarOrdersNeeds = BookingNeeds & Omit<HandlerNeeds, 'isBeingPaid' | 'cancelPaid'>;

/** What the room needs of the payments of its orders. */
export type Paying = Pick<HandlerNeeds, 'isBeingPaid' | 'cancelPaid'>;

/** The door of the car-orders room: ordering and cancelling, and for the money's machine what it moves. */
export function createCarOrdersRoom(needs: CarOrdersNeeds) {
  const { store, now } = needs;
  return {
    /** Apart from the rest of the door, because paying depends on this room and cancelling on paying. */
    handlers: (paying: Paying) => createCarOrdersHandlers({ ...needs, ...paying }),
    bookingSide: createBookingSide(needs),
    /** `undefined`: unknown, another agency's, or not to be paid any more. */
    async payableOrder(key: OrderKey): Promise<PayableOrder | undefined> {
      const order = await store.find(key);
      return order && payable(order, now());
    },
  };
}
