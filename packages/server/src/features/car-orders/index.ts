import { type BookingDeps, createBookingPort } from './booking.ts';
import { createCarOrdersHandlers, type HandlerDeps } from './handlers.ts';
import { type PayableOrder, payable } from './rules.payable.ts';
import type { OrderKey } from './store.ts';

export type CarOrdersDeps = BookingDeps & Omit<HandlerDeps, 'isBeingPaid' | 'cancelPaid'>;

/** What the room needs of the payments of its orders. */
export type Paying = Pick<HandlerDeps, 'isBeingPaid' | 'cancelPaid'>;

/** The door of the car-orders room: ordering and cancelling, and for the money's machine what it moves. */
export function createCarOrdersRoom(deps: CarOrdersDeps) {
  const { store, now } = deps;
  return {
    /** Apart from the rest of the door, because paying depends on this room and cancelling on paying. */
    handlers: (paying: Paying) => createCarOrdersHandlers({ ...deps, ...paying }),
    bookingPort: createBookingPort(deps),
    /** `undefined`: unknown, another agency's, or not to be paid any more. */
    async payableOrder(key: OrderKey): Promise<PayableOrder | undefined> {
      const order = await store.find(key);
      return order && payable(order, now());
    },
  };
}
