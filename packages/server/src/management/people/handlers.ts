import type { PeopleHandlers } from '../../generated/management/handlers.ts';
import { isWaiting } from '../approvals/service.asking.ts';
import { shownApproval } from '../approvals/shown.ts';
import type { Administration } from '../facade.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { subjectOf } from './service.ts';

export function createPeopleHandlers(administration: Administration): PeopleHandlers<Member> {
  return {
    async findPerson({ body }, answer) {
      const orders = await administration.findPerson({ subject: subjectOf(body) });
      const results = orders.map(({ orderId, kind, agencyId, createdAt, status, neededUntil, erasedAt }) => ({
        ...{ orderId, kind, agencyId, status },
        createdAt: createdAt.toISOString(),
        neededUntil: neededUntil.toISOString(),
        ...(erasedAt && { erasedAt: erasedAt.toISOString() }),
      }));
      return answer(200, { results });
    },
    async exportPerson({ caller, body }, answer) {
      const orders = await administration.exportPerson({ by: caller.email, subject: subjectOf(body) });
      return answer(200, { document: JSON.stringify(orders, null, 2) });
    },
    async erasePerson({ caller, body: { person, reason } }, answer) {
      const subject = subjectOf(person);
      const outcome = await administration.erasePerson({ ...askerOf(caller), subject, reason });
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(200, { results: outcome.map(({ orderId, erasure }) => ({ orderId, outcome: erasure })) });
    },
    async listErasures(_request, answer) {
      const erasures = await administration.listErasures();
      const results = erasures.map(({ orderId, requestedAt, reason }) => ({
        ...{ orderId, reason },
        requestedAt: requestedAt.toISOString(),
      }));
      return answer(200, { results });
    },
  };
}
