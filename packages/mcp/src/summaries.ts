import type { CarOrder, CarResult, Event, TransferOrder, TransferProduct } from '@agency-booking/client';

/** Returns the facts that a person needs in order to choose an item from a list. The item's page has all its fields. */
export type Summarize = (item: never) => object;

const SUMMARIES: Readonly<Record<string, Summarize>> = {
  searchCars: ({ code, brand, model, ...car }: CarResult) => ({
    code,
    searchID: car.searchID,
    car: `${brand.name} ${model.name}`,
    class: car.class.name,
    transmission: car.transmission.name,
    seats: car.seatCount,
    days: car.rentalDurationInDays,
    total: car.pricing.total,
    vendor: car.vendor.displayName ?? car.vendor.name,
    ...(car.isCreditcheckRequired && { isCreditcheckRequired: true }),
  }),
  searchTransfers: ({ code, vehicle, supplier, pricing, ...transfer }: TransferProduct) => ({
    code,
    vehicle: vehicle.name,
    seats: vehicle.seatCount,
    bags: vehicle.baggageCount,
    pickupTime: transfer.appointment.pickupTime,
    total: pricing.total,
    ...(supplier && { supplier: supplier.name, rating: supplier.rating }),
  }),
  listOrders: ({ id, status, createdAt, orderedCarProduct: { car }, passenger }: CarOrder) => ({
    id,
    status,
    createdAt,
    car: `${car.brand.name} ${car.model.name}`,
    pickUp: car.appointment?.checkInDateTime,
    total: car.pricing.total,
    lastName: passenger.lastName,
  }),
  listTransferOrders: ({ orderId, status, createdAt, product }: TransferOrder) => ({
    orderId,
    status,
    createdAt,
    vehicle: product.vehicle.name,
    pickupTime: product.appointment.pickupTime,
    total: product.pricing.total,
  }),
  listEvents: ({ position, type, occurredAt, data }: Event) => ({ position, type, occurredAt, ...data }),
};

export const summaryOf = (operation: string | undefined): Summarize | undefined => SUMMARIES[operation ?? ''];

/** Returns as many short fields of an item as fit. */
export function briefOf(item: object, most: number): object {
  const brief: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(item)) {
    const withField = JSON.stringify({ ...brief, [name]: value });
    if (Buffer.byteLength(withField) <= most) brief[name] = value;
  }
  return brief;
}
