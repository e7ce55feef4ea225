import type { ApprovalsHandlers } from '../../generated/management/handlers.ts';
import { numberBehind, pageOf } from '../../shared/list-pages.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { shownApproval } from '../shown-approval.ts';
import type { ApprovalDeps } from './carry-outs.ts';
import * as service from './service.ts';

export function createApprovalsHandlers(deps: ApprovalDeps): ApprovalsHandlers<Member> {
  return {
    async listApprovals({ query: { cursor, limit, ...filters } }, answer) {
      const found = await service.listApprovals(
        {
          ...filters,
          before: numberBehind(cursor),
          atMost: limit + 1,
        },
        deps,
      );
      const { results, ...page } = pageOf(found, { limit, positionOf: ({ id }) => String(id) });
      return answer(200, { results: results.map(shownApproval), ...page });
    },
    async approve({ caller, path }, answer) {
      const { approval } = await service.approve({ ...askerOf(caller), ...path }, deps);
      return answer(200, shownApproval(approval));
    },
    async reject({ caller, path }, answer) {
      return answer(200, shownApproval(await service.reject({ ...askerOf(caller), ...path }, deps)));
    },
  };
}
