import { createLocationsHandlers } from './handlers.ts';
import { type LocationsDeps, placeOf } from './service.ts';

export function createLocationsRoom(deps: LocationsDeps) {
  return {
    /** Loads the places before the first search. */
    load: () => void deps.places(),
    handlers: createLocationsHandlers(deps),
    placeOf: (placeId: string) => placeOf(placeId, deps),
    airportOf: (iataCode: string) => placeOf(`airport-${iataCode}`, deps),
  };
}
