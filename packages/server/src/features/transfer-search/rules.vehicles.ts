import type { TransferOffer } from '../../ports/transfer-suppliers.ts';
import type { TransferAppointment, TransferProduct } from './types.ts';

type Fleet = NonNullable<TransferOffer['vehicles']>;

/** Returns all vehicles in an offer. This is a single vehicle unless the supplier lists several. */
export function fleetOf({ vehicle, vehicles }: Pick<TransferOffer, 'vehicle' | 'vehicles'>): Fleet {
  return vehicles ?? [{ vehicle, count: 1 }];
}

/** Checks that passengers and suitcases fit, and that the maximum number of vehicles is not exceeded. */
export function takesAll(
  fleet: Fleet,
  { passengerCount, luggage }: Pick<TransferAppointment, 'passengerCount' | 'luggage'>,
  maxVehicles: number,
): boolean {
  const sumOf = (what: (vehicle: Fleet[number]['vehicle']) => number) =>
    fleet.reduce((sum, { vehicle, count }) => sum + count * what(vehicle), 0);
  return (
    sumOf(() => 1) <= maxVehicles &&
    sumOf(({ seatCount }) => seatCount) >= passengerCount &&
    sumOf(({ baggageCount }) => baggageCount) >= (luggage?.suitcases ?? 0)
  );
}

export function toVehicle({
  name,
  seatCount,
  baggageCount,
  imageUrl,
}: TransferOffer['vehicle']): TransferProduct['vehicle'] {
  return { name, seatCount, baggageCount, image: imageUrl };
}
