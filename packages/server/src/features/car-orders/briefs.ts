import type { OrderBrief, OrderSummary } from '../../ports/order-briefs.ts';
import type { CarOrder, CarPeople } from './types.ts';

type Briefed = {
  readonly car: string | null | undefined;
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
  readonly erasedAt: Date | null | undefined;
};

export function briefOf(
  { car, from, to, erasedAt }: Briefed,
  { passenger: { firstName, lastName } }: Pick<CarPeople, 'passenger'>,
): OrderBrief {
  const office = (name: Briefed['from']) => (name ? { name, publicName: name } : undefined);
  return {
    product: car || undefined,
    from: office(from),
    to: office(to),
    isRoundTrip: false,
    traveller: erasedAt ? undefined : { firstName, lastName },
  };
}

export function briefOfOrder(order: CarOrder): OrderBrief {
  const { brand, model, appointment } = order.car.product;
  return briefOf(
    {
      car: [brand.name, model.name].join(' '),
      from: appointment?.checkInOffice.location?.name,
      to: appointment?.checkOutOffice.location?.name,
      erasedAt: order.personalDataErasedAt,
    },
    order,
  );
}

export const summaryOf = ({ car, ...order }: CarOrder): OrderSummary => ({
  ...{ id: order.id, kind: 'car', agencyId: order.agencyId, status: car.status },
  ...{ createdAt: order.createdAt, pickUpAt: order.pickUpAt, total: order.amount, party: order.vendorCode },
  pickUpPoint: car.product.appointment?.checkInOffice.point,
  trackingId: order.trackingID,
  reservationId: car.vendorReservationID,
});
