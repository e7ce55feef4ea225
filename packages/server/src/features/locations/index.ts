import { createLocationsHandlers } from './handlers.ts';
import type { LocationsNeeds } from './service.ts';

/** The door of the locations room: places by what is typed, and one place by its id. */
export function createLocationsRoom(needs: LocationsNeeds) {
  return { handlers: createLocationsHandlers(needs) };
}
