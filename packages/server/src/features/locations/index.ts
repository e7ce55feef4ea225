import type { Point } from '../../ports/vendors.ts';
import { createLocationsHandlers } from './handlers.ts';
import { type LocationsDeps, placeOf } from './service.ts';

/** The radius within which a car search looks for offices. */
const AIRPORT_REACH_METRES = 50_000;

export function createLocationsRoom(deps: LocationsDeps) {
  return {
    /** Loads the places before the first search. */
    load: () => void deps.places(),
    handlers: createLocationsHandlers(deps),
    placeOf: (placeId: string) => placeOf(placeId, deps),
    isNearAirport: (point: Point) => deps.places().isNearAirport(point, AIRPORT_REACH_METRES),
    airportOf: (iataCode: string) => placeOf(`airport-${iataCode}`, deps),
  };
}
