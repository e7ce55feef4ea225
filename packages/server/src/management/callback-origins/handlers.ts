import type { CallbackOriginsHandlers } from '../../generated/management/handlers.ts';
import type { Administration } from '../facade.ts';
import type { Member } from '../identity/types.ts';

export function createCallbackOriginsHandlers(administration: Administration): CallbackOriginsHandlers<Member> {
  return {
    async listCallbackOrigins({ path }, answer) {
      const origins = await administration.listOrigins(path);
      return answer(200, { results: origins.map((origin) => ({ origin })) });
    },
    async addCallbackOrigin({ caller, path, body: { origin } }, answer) {
      await administration.addOrigin({ by: caller.email, ...path, origin });
      return answer(201, { origin });
    },
    async removeCallbackOrigin({ caller, path, query: { origin } }, answer) {
      await administration.removeOrigin({ by: caller.email, ...path, origin });
      return answer(204);
    },
  };
}
