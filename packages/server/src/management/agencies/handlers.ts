import type { AgenciesHandlers } from '../../generated/management/handlers.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import { type GuardDeps, isWaiting } from '../guarded.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { shownApproval } from '../shown-approval.ts';
import { releaseAgency, suspendAgency } from './service.suspension.ts';
import type { AgencyCard, AgencyCardDeps } from './service.ts';
import * as service from './service.ts';

type SuspensionDeps = GuardDeps & { readonly report: ReportSecurity };

export function createAgenciesHandlers(deps: AgencyCardDeps & SuspensionDeps): AgenciesHandlers<Member> {
  return {
    async listAgencies(_request, answer) {
      return answer(200, { results: (await service.listAgencies(deps)).map(shown) });
    },
    async createAgency({ caller, body }, answer) {
      return answer(201, shown(await service.createAgency({ by: caller.email, ...body }, deps)));
    },
    async getAgency({ path }, answer) {
      return answer(200, shown(await service.getAgency({ id: path.agencyId }, deps)));
    },
    async changeAgency({ caller, path, body }, answer) {
      return answer(200, shown(await service.changeAgency({ by: caller.email, id: path.agencyId, ...body }, deps)));
    },
    async endAgency({ caller, path: { agencyId: id }, body }, answer) {
      const outcome = await service.endAgency({ ...askerOf(caller), id, ...body }, deps);
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(200, shown(await service.getAgency({ id }, deps)));
    },
    async suspendAgency({ caller, path: { agencyId: id }, body }, answer) {
      await suspendAgency({ by: caller.email, id, ...body }, deps);
      return answer(200, shown(await service.getAgency({ id }, deps)));
    },
    async releaseAgency({ caller, path: { agencyId: id } }, answer) {
      const outcome = await releaseAgency({ ...askerOf(caller), id }, deps);
      if (isWaiting(outcome)) return answer(202, shownApproval(outcome.waitsFor));
      return answer(200, shown(await service.getAgency({ id }, deps)));
    },
  };
}

const shown = <Of extends Pick<AgencyCard, 'endedAt' | 'suspension'>>({ endedAt, suspension, ...agency }: Of) => ({
  ...agency,
  ...(endedAt && { endedAt: endedAt.toISOString() }),
  ...(suspension && { suspension: { ...suspension, suspendedAt: suspension.suspendedAt.toISOString() } }),
});
