import type { OrderBrief, OrderSummary } from '../../ports/order-briefs.ts';
import { rentalBrief } from '../../shared/order-briefs.ts';
import type { CarOrder } from './types.ts';

export function briefOf(order: CarOrder): OrderBrief {
  const { brand, model, appointment } = order.car.product;
  return rentalBrief({
    car: [brand.name, model.name].join(' '),
    from: appointment?.checkInOffice.location?.name,
    to: appointment?.checkOutOffice.location?.name,
    erasedAt: order.personalDataErasedAt,
    passenger: order.passenger,
  });
}

export const summaryOf = ({ car, ...order }: CarOrder): OrderSummary => ({
  ...{ id: order.id, kind: 'car', agencyId: order.agencyId, status: car.status },
  ...{ createdAt: order.createdAt, pickUpAt: order.pickUpAt, total: order.amount, party: order.vendorCode },
  pickUpPoint: car.product.appointment?.checkInOffice.point,
  trackingId: order.trackingID,
  reservationId: car.vendorReservationID,
});
