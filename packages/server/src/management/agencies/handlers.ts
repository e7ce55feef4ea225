import type { AgenciesHandlers } from '../../generated/management/handlers.ts';
import { isWaiting } from '../approvals/service.asking.ts';
import { shownApproval } from '../approvals/shown.ts';
import type { Administration } from '../facade.ts';
import { askerOf, type Member } from '../identity/types.ts';
import type { AgencyCard } from './service.ts';

export function createAgenciesHandlers(administration: Administration): AgenciesHandlers<Member> {
  return {
    async listAgencies(_request, answer) {
      return answer(200, { results: (await administration.listAgencies()).map(shown) });
    },
    async createAgency({ caller, body }, answer) {
      return answer(201, shown(await administration.createAgency({ by: caller.email, ...body })));
    },
    async getAgency({ path }, answer) {
      return answer(200, shown(await administration.showAgency({ id: path.agencyId })));
    },
    async changeAgency({ caller, path, body }, answer) {
      return answer(200, shown(await administration.setAgency({ by: caller.email, id: path.agencyId, ...body })));
    },
    async endAgency({ caller, path: { agencyId: id }, body }, answer) {
      const outcome = await administration.endAgency({ ...askerOf(caller), id, ...body });
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(200, shown(await administration.showAgency({ id })));
    },
  };
}

const shown = <Of extends Pick<AgencyCard, 'endedAt'>>({ endedAt, ...agency }: Of) => ({
  ...agency,
  ...(endedAt && { endedAt: endedAt.toISOString() }),
});
