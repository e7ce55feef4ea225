import { createLocationsHandlers } from './handlers.ts';
import { type LocationsDeps, placeOf } from './service.ts';

/** The door of the locations room: places by what is typed, and one place by its id or, an airport, by its IATA code. */
export function createLocationsRoom(deps: LocationsDeps) {
  return {
    /** Ahead of the first search. */
    load: () => void deps.places(),
    handlers: createLocationsHandlers(deps),
    placeOf: (placeId: string) => placeOf(placeId, deps),
    airportOf: (iataCode: string) => placeOf(`airport-${iataCode}`, deps),
  };
}
