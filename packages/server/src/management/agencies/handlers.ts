import type { AgenciesHandlers } from '../../generated/management/handlers.ts';
import { pageOf } from '../../shared/list-pages.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import { type GuardDeps, isWaiting } from '../guarded.ts';
import { askerOf, type Member } from '../identity/types.ts';
import { shownApproval } from '../shown-approval.ts';
import { releaseAgency, suspendAgency } from './service.suspension.ts';
import type { AgencyCard, AgencyCardDeps } from './service.ts';
import * as service from './service.ts';
import type { AgencyListStore, ListedAgency, Position } from './store.sql.ts';

type OperatorDeps = GuardDeps & { readonly report: ReportSecurity; readonly agencyList: AgencyListStore };

export function createAgenciesHandlers(deps: AgencyCardDeps & OperatorDeps): AgenciesHandlers<Member> {
  return {
    async listAgencies({ query: { cursor, limit, ...filters } }, answer) {
      const page = { ...filters, after: positionBehind(cursor), atMost: limit + 1 };
      const { results, ...next } = pageOf(await service.listAgencies(page, deps), { limit, positionOf });
      return answer(200, { results: results.map(shownInList), ...next });
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

const shownInList = ({ lastActivityAt, credit, ...agency }: ListedAgency) => ({
  ...shown(agency),
  ...(lastActivityAt && { lastActivityAt: lastActivityAt.toISOString() }),
  credit: [...credit],
});

const positionOf = ({ id, lastActivityAt }: Position) => `${id} ${lastActivityAt?.toISOString() ?? ''}`;

function positionBehind(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [id, at] = cursor.split(' ');
  return { id: Number(id), lastActivityAt: at ? new Date(at) : undefined };
}
