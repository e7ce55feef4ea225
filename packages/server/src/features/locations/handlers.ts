import type { LocationsHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { askedCountry } from '../../shared/language.ts';
import { detailOf, predictionOf } from './rules.ts';
import * as service from './service.ts';

export function createLocationsHandlers(deps: service.LocationsDeps): LocationsHandlers<Caller> {
  return {
    async searchLocations({ caller: { agencyId }, query, headers }, answer) {
      const asked = { ...query, agencyId, askedCountry: askedCountry(headers['accept-language']) };
      return answer(200, (await service.searchLocations(asked, deps)).map(predictionOf));
    },
    getLocation: ({ path }, answer, fail) => answer(200, detailOf(service.getLocation(path, deps, fail))),
  };
}
