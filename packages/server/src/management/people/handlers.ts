import type { PeopleHandlers } from '../../generated/management/handlers.ts';
import { type GuardDeps, isWaiting } from '../guarded.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { shownApproval } from '../shown-approval.ts';
import type { PeopleDeps } from './service.ts';
import * as service from './service.ts';
import { subjectOf } from './service.ts';

export function createPeopleHandlers(deps: PeopleDeps & GuardDeps): PeopleHandlers<Member> {
  return {
    async findPerson({ body }, answer) {
      const orders = await service.findPerson({ subject: subjectOf(body) }, deps);
      const results = orders.map(
        ({ orderId, kind, agencyId, agencyName, createdAt, status, neededUntil, erasedAt }) => ({
          ...{ orderId, kind, agencyId, status, ...(agencyName !== undefined && { agencyName }) },
          createdAt: createdAt.toISOString(),
          neededUntil: neededUntil.toISOString(),
          ...(erasedAt && { erasedAt: erasedAt.toISOString() }),
        }),
      );
      return answer(200, { results });
    },
    async exportPerson({ caller, body }, answer) {
      const orders = await service.exportPerson({ by: caller.email, subject: subjectOf(body) }, deps);
      return answer(200, { document: JSON.stringify(orders, null, 2) });
    },
    async erasePerson({ caller, body: { person, reason } }, answer) {
      const subject = subjectOf(person);
      const outcome = await service.erasePerson({ ...askerOf(caller), subject, reason }, deps);
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(200, { results: outcome.map(({ orderId, erasure }) => ({ orderId, outcome: erasure })) });
    },
    async listErasures(_request, answer) {
      const erasures = await service.listErasures(deps);
      const results = erasures.map(({ orderId, requestedAt, reason }) => ({
        ...{ orderId, reason },
        requestedAt: requestedAt.toISOString(),
      }));
      return answer(200, { results });
    },
  };
}
