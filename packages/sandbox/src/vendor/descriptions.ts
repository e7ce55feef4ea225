import { localTime, placeName, plural } from '../formatting.ts';
import type { Model } from '../world/models.ts';
import type { OfferSearch } from './offers.ts';
import { type Rental, rentalDays } from './rental.ts';
import type { ReservationRequest } from './reservations.ts';

export function describeSearch({ pickUp, dropOff, driverAge, campaignCode }: OfferSearch) {
  const [from, to] = [new Date(pickUp.dateTime), new Date(dropOff.dateTime)];
  const detail = [
    `${localTime(pickUp.dateTime)} – ${localTime(dropOff.dateTime)}`,
    plural(rentalDays({ from, to }), 'day'),
    `driver ${driverAge}`,
    campaignCode,
  ];
  const [start, end] = [placeName(pickUp.point), placeName(dropOff.point)];
  return {
    title: start === end ? `Cars at ${start}` : `Cars from ${start} to ${end}`,
    detail: detail.filter(Boolean).join(' · '),
  };
}

export function describeExtras(rental: Rental, { brand, model }: Model) {
  return {
    title: `Extras for a ${brand} ${model}`,
    detail: `${rental.pickUpOffice.name}, ${plural(rentalDays(rental), 'day')}`,
  };
}

export function describeReservation({ driver }: ReservationRequest) {
  return { title: `Reservation for ${driver.firstName} ${driver.lastName}`, detail: '' };
}
