import tzLookup from '@photostructure/tz-lookup';
import type { Chance } from '../world/chance.ts';
import { distanceMetres, type Point } from '../world/geometry.ts';
import { nearestPlace, type Place, places } from '../world/places.ts';
import { nearestTown } from '../world/towns.ts';
import type { Vendor } from '../world/vendor.ts';
import { HUBS, vendors } from '../world/vendors.ts';

/** An office where a vendor hands over cars, with its local name. */
export type Office = Place & { readonly isHub: boolean; readonly iataCode?: string };

export type Offices = {
  /** Returns the offices within the radius, nearest first. */
  near(vendor: Vendor, point: Point, radiusMetres: number): readonly Office[];
  byId(vendor: Vendor, officeId: string): Office | undefined;
  count(vendor: Vendor): number;
};

export function createOffices(chance: Chance): Offices {
  const all = new Map(vendors.map((vendor) => [vendor.code, officesOf(vendor, chance)]));
  return {
    near(vendor, point, radiusMetres) {
      if (vendor.isEverywhere) return [officeAt(vendor, point)];
      return all
        .get(vendor.code)!
        .map((office) => ({ office, distance: distanceMetres(point, office.point) }))
        .filter(({ distance }) => distance <= radiusMetres)
        .sort((one, other) => one.distance - other.distance)
        .map(({ office }) => office);
    },
    byId(vendor, officeId) {
      if (vendor.isEverywhere) {
        const point = pointOf(vendor, officeId);
        return point && officeAt(vendor, point);
      }
      return all.get(vendor.code)!.find((office) => office.id === officeId);
    },
    count: (vendor) => all.get(vendor.code)!.length,
  };
}

function officesOf(vendor: Vendor, chance: Chance): readonly Office[] {
  if (vendor.isEverywhere) return [];
  return places
    .filter((place) => vendor.servesPlace(place))
    .filter((place) => HUBS.has(place.id) || chance('office', vendor.code, place.id) < vendor.officeShare)
    .map((place) => ({ ...place, ...airportOf(place), id: `${vendor.code}-${place.id}`, isHub: HUBS.has(place.id) }));
}

/** The ID of an airport is its IATA code. */
const airportOf = ({ kind, id }: Place) => (kind === 'airport' ? { iataCode: id } : {});

/**
 * An office within this distance of a place uses that place's name and time zone, because the time zone map is too
 * coarse on coasts.
 */
const SAME_PLACE_METRES = 3_000;
const DEGREE_STEPS = 1e5;

/** Returns the office at a search point. The office ID contains the coordinates, shifted to be positive. */
function officeAt(vendor: Vendor, point: Point): Office {
  const lat = Math.round((point.lat + 90) * DEGREE_STEPS);
  const lon = Math.round((point.lon + 180) * DEGREE_STEPS);
  const id = `${vendor.code}-${lat}-${lon}`;
  const rounded = pointOf(vendor, id)!;
  const { place, distance } = nearestPlace(rounded);
  if (distance <= SAME_PLACE_METRES) {
    const name = place.kind === 'airport' ? place.name : `${vendor.name} ${place.name}`;
    return { ...place, ...airportOf(place), id, name, point: rounded, isHub: HUBS.has(place.id) };
  }
  const timeZone = tzLookup(rounded.lat, rounded.lon);
  const isAtSea = timeZone.startsWith('Etc/');
  const { name: city, countryCode } = (!isAtSea && nearestTown(rounded)) || AT_SEA;
  return {
    id,
    kind: 'city',
    name: `${vendor.name} ${city}`,
    city,
    countryCode,
    point: rounded,
    timeZone,
    isHub: false,
  };
}

const AT_SEA = { name: 'International Waters', countryCode: 'XZ' } as const;

function pointOf(vendor: Vendor, officeId: string): Point | undefined {
  const [, lat, lon] = officeId.match(new RegExp(`^${vendor.code}-(\\d{1,8})-(\\d{1,8})$`)) ?? [];
  if (lat === undefined) return undefined;
  // Subtract whole steps, to avoid rounding errors such as 41.275279999999995 for 41.27528.
  const degrees = (steps: string | undefined, shift: number) => (Number(steps) - shift * DEGREE_STEPS) / DEGREE_STEPS;
  return { lat: degrees(lat, 90), lon: degrees(lon, 180) };
}
