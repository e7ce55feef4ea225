import type { OrderSummary } from '../../ports/order-briefs.ts';
import type { HeldTransferOrder } from './types.ts';

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
