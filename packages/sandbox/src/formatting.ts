import type { Point } from './world/geometry.ts';
import { nearestPlace } from './world/places.ts';

const NEARBY_METRES = 40_000;

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function placeName(point: Point): string {
  const { place, distance } = nearestPlace(point);
  if (distance > NEARBY_METRES) return `${point.lat.toFixed(3)}, ${point.lon.toFixed(3)}`;
  return place.name.includes(place.city) ? place.name : `${place.name}, ${place.city}`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Formats a time in its own time zone: `10 Jun 2027 10:00`. */
export function localTime(dateTime: string): string {
  const [date, time = ''] = dateTime.split(/T/i);
  return `${DAY.format(new Date(`${date}T00:00:00Z`))} ${time.slice(0, 5)}`;
}
