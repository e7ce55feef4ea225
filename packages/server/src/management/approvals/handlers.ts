import type { ApprovalsHandlers } from '../../generated/management/handlers.ts';
import { numberBehind, pageOf } from '../../shared/list-pages.ts';
import type { Approval } from '../approval.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { shownApproval } from '../shown-approval.ts';
import { shownFacts } from '../shown-facts.ts';
import type { ApprovalDeps } from './carry-outs.ts';
import { type Subject, type SubjectDeps, subjectOf } from './service.subject.ts';
import * as service from './service.ts';

export function createApprovalsHandlers(deps: ApprovalDeps & SubjectDeps): ApprovalsHandlers<Member> {
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
      const shown = await Promise.all(results.map(async (each) => withSubject(each, await subjectOf(each, deps))));
      return answer(200, { results: shown, ...page });
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

const withSubject = (approval: Approval, { agencyId, agencyName, orderId, changes, isOutdated }: Subject) => ({
  ...shownApproval(approval),
  ...(agencyId !== undefined && { agencyId }),
  ...(agencyName !== undefined && { agencyName }),
  ...(orderId !== undefined && { orderId }),
  ...(changes && { changes: shownFacts(changes) }),
  ...(isOutdated !== undefined && { isOutdated }),
});
