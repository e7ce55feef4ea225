import { localTime, placeName, plural } from '../formatting.ts';
import type { TransferSearch } from './offers.ts';
import { primaryOf, type TransferReservationRequest } from './reservations.ts';

export function describeSearch({ pickup, dropoff, pickupTime, returnPickupTime, passengerCount }: TransferSearch) {
  const detail = [
    localTime(pickupTime),
    returnPickupTime && `return ${localTime(returnPickupTime)}`,
    plural(passengerCount, 'passenger'),
  ];
  return {
    title: `Transfer ${placeName(pickup)} → ${placeName(dropoff)}`,
    detail: detail.filter(Boolean).join(' · '),
  };
}

export function describeReservation(request: TransferReservationRequest) {
  const { firstName, lastName } = primaryOf(request);
  return { title: `Transfer for ${firstName} ${lastName}`, detail: request.flightNumber ?? '' };
}
