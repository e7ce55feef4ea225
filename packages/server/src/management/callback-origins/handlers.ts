import type { CallbackOriginsHandlers } from '../../generated/management/handlers.ts';
import type { Member } from '../identity/types.ts';
import type { OriginDeps } from './service.ts';
import * as service from './service.ts';

export function createCallbackOriginsHandlers(deps: OriginDeps): CallbackOriginsHandlers<Member> {
  return {
    async listCallbackOrigins({ path }, answer) {
      const origins = await service.listCallbackOrigins(path, deps);
      return answer(200, { results: origins.map((origin) => ({ origin })) });
    },
    async addCallbackOrigin({ caller, path, body: { origin } }, answer) {
      await service.addCallbackOrigin({ by: caller.email, ...path, origin }, deps);
      return answer(201, { origin });
    },
    async removeCallbackOrigin({ caller, path, query: { origin } }, answer) {
      await service.removeCallbackOrigin({ by: caller.email, ...path, origin }, deps);
      return answer(204);
    },
  };
}
