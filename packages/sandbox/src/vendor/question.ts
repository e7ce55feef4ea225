import type { Point } from '../world/geometry.ts';
import type { Model } from '../world/models.ts';
import { nearestPlace } from '../world/places.ts';
import type { OfferSearch } from './offers.ts';
import { type Rental, rentalDays } from './rental.ts';
import type { ReservationRequest } from './reservations.ts';

const NEARBY_METRES = 40_000;

/** A search as the console tells it. */
export function searchQuestion({ pickUp, dropOff, driverAge, campaignCode }: OfferSearch) {
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

export function extrasQuestion(rental: Rental, { brand, model }: Model) {
  return {
    title: `Extras of a ${brand} ${model}`,
    detail: `${rental.pickUpOffice.name}, ${plural(rentalDays(rental), 'day')}`,
  };
}

export function reservationQuestion({ driver }: ReservationRequest) {
  return { title: `Reservation for ${driver.firstName} ${driver.lastName}`, detail: '' };
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function placeName(point: Point): string {
  const { place, distance } = nearestPlace(point);
  if (distance > NEARBY_METRES) return `${point.lat.toFixed(3)}, ${point.lon.toFixed(3)}`;
  return place.name.includes(place.city) ? place.name : `${place.name}, ${place.city}`;
}

/** As the caller's clock shows it: `10 Jun 2027 10:00`. */
export function localTime(dateTime: string): string {
  const [date, time = ''] = dateTime.split(/T/i);
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${day} ${time.slice(0, 5)}`;
}
