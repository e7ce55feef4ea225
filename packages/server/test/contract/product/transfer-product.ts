import { currency, dateTime, integer, list, money, number, object, optional, seen, text } from './facts.ts';

/** A place, with a name if the search provided one. */
const point = object({ lat: number, lon: number, name: optional(text) });

export const transferProduct = object({
  code: text,
  appointment: object({
    pickup: point,
    dropoff: point,
    pickupTime: dateTime,
    // Present only for round trips.
    returnPickupTime: optional(dateTime),
    passengerCount: integer,
  }),
  // Distances are in meters, and durations are in seconds.
  onewayDistance: integer,
  onewayDuration: integer,
  // Present only for round trips.
  returnDistance: optional(integer),
  returnDuration: optional(integer),
  vehicle: object({ name: text, seatCount: integer, baggageCount: integer, image: text }),
  pricing: object({
    currency,
    fees: list(
      object({
        amount: integer,
        currency,
        type: seen('oneway', 'return', 'commission'),
        charge: seen('advance'),
        description: text,
      }),
    ),
    vendorTotal: money,
    paymentTotal: money,
    discountTotal: money,
    total: money,
  }),
  rules: list(object({ type: seen('freeCancellation', 'waitForFree', 'safeTripWithInvoice'), description: text })),
  cancellationPolicies: list(object({ type: seen('freeCancel'), until: dateTime, description: text })),
});
