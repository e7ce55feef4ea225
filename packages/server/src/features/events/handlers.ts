import type { EventsHandlers } from '../../generated/handlers.ts';
import type { Caller } from '../../shared/caller.ts';
import { type EventsDeps, listEvents } from './service.ts';

export function createEventsHandlers(deps: EventsDeps): EventsHandlers<Caller> {
  return {
    async listEvents({ query, caller: { agencyId }, signal }, answer, fail) {
      return answer(200, await listEvents({ ...query, agencyId, signal }, deps, fail));
    },
  };
}
