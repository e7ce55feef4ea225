import type { ApprovalsHandlers } from '../../generated/management/handlers.ts';
import { numberBehind, pageOf } from '../../shared/list-pages.ts';
import type { Administration } from '../facade.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { shownApproval } from './shown.ts';

export function createApprovalsHandlers(administration: Administration): ApprovalsHandlers<Member> {
  return {
    async listApprovals({ query: { cursor, limit, ...filters } }, answer) {
      const found = await administration.listApprovals({
        ...filters,
        before: numberBehind(cursor),
        atMost: limit + 1,
      });
      const { results, ...page } = pageOf(found, { limit, positionOf: ({ id }) => String(id) });
      return answer(200, { results: results.map(shownApproval), ...page });
    },
    async approve({ caller, path }, answer) {
      const { approval } = await administration.approve({ ...askerOf(caller), ...path });
      return answer(200, shownApproval(approval));
    },
    async reject({ caller, path }, answer) {
      return answer(200, shownApproval(await administration.reject({ ...askerOf(caller), ...path })));
    },
  };
}
