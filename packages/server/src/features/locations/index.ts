import { createLocationsHandlers } from './handlers.ts';
import type { LocationsDeps } from './service.ts';

/** The door of the locations room: places by what is typed, and one place by its id. */
export function createLocationsRoom(deps: LocationsDeps) {
  return { handlers: createLocationsHandlers(deps) };
}
