import type { Administration } from '../../administration/index.ts';
import type { ApprovalsHandlers } from '../../generated/management/handlers.ts';
import { numberBehind, pageOf } from '../../shared/list-pages.ts';
import type { Member } from '../identity/types.ts';
import { shownApproval } from './shown.ts';

export function createApprovalsHandlers(administration: Administration): ApprovalsHandlers<Member> {
  return {
    async listApprovals({ query: { cursor, limit, ...filters } }, answer) {
      const found = await administration.listApprovals({
        ...filters,
        before: numberBehind(cursor, filters),
        atMost: limit + 1,
      });
      const { results, ...page } = pageOf(found, { limit, filters, positionOf: ({ id }) => String(id) });
      return answer(200, { results: results.map(shownApproval), ...page });
    },
    async approve({ caller, path }, answer) {
      const { approval } = await administration.approve({ by: caller.email, ...path });
      return answer(200, shownApproval(approval));
    },
    async reject({ caller, path }, answer) {
      return answer(200, shownApproval(await administration.reject({ by: caller.email, ...path })));
    },
  };
}
