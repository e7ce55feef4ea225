import type { OrderBrief, OrderSummary } from '../../ports/order-briefs.ts';
import type { HeldTransferOrder } from './types.ts';

/** Only a place's airport is public, because the place may be a traveller's home. */
export function briefOf({ product, legs, passengers, personalDataErasedAt }: HeldTransferOrder): OrderBrief {
  const { pickup, dropoff } = product.appointment;
  const traveller = passengers.find(({ primary }) => primary);
  const placeOf = ({ name, hotelName, address, iataCode }: typeof pickup) => {
    const whole = name ?? hotelName ?? address ?? iataCode;
    return whole === undefined ? undefined : { name: whole, publicName: iataCode };
  };
  return {
    product: product.vehicle.name,
    from: placeOf(pickup),
    to: placeOf(dropoff),
    isRoundTrip: legs.length > 1,
    traveller: personalDataErasedAt ? undefined : traveller,
  };
}

export function summaryOf({ product, ...order }: HeldTransferOrder): OrderSummary {
  const { lat, lon } = product.appointment.pickup;
  return {
    ...{ id: order.id, kind: 'transfer', agencyId: order.agencyId, status: order.status },
    ...{ createdAt: order.createdAt, pickUpAt: order.pickUpAt, total: order.amount, party: order.supplierCode },
    pickUpPoint: lat === undefined || lon === undefined ? undefined : { lat, lon },
    trackingId: order.trackingID,
    reservationId: order.vendorReservationId,
  };
}
