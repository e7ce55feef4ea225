import type { LocationsHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { askedCountry } from '../../shared/language.ts';
import { detailOf, predictionOf } from './rules.ts';
import * as service from './service.ts';

export function createLocationsHandlers(deps: service.LocationsDeps): LocationsHandlers<Caller> {
  return {
    searchLocations: ({ caller, query, headers }, answer) => {
      const homeCountry = askedCountry(headers['accept-language']) ?? caller.homeCountry;
      return answer(200, service.searchLocations({ ...query, homeCountry }, deps).map(predictionOf));
    },
    getLocation: ({ path }, answer) => answer(200, detailOf(service.getLocation(path, deps))),
  };
}
