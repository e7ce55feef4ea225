import type { AuditHandlers } from '../../generated/management/handlers.ts';
import { numberBehind, pageOf } from '../../shared/list-pages.ts';
import { readMoment } from '../../shared/moments.ts';
import type { AuditDeps } from '../audited.ts';
import type { Member } from '../identity/types.ts';
import { shownFacts } from '../shown-facts.ts';
import * as service from './service.ts';
import type { AuditEvent, AuditFilters } from './store.sql.ts';

type Query = Omit<AuditFilters, 'since' | 'before'> & {
  readonly since?: string;
  readonly cursor?: string;
  readonly limit: number;
};

export function createAuditHandlers(deps: AuditDeps): AuditHandlers<Member> {
  return {
    async listAgencyAudit({ path, query }, answer) {
      const found = await service.listAgencyAudit({ ...path, ...filtersOf(query) }, deps);
      return answer(200, pageOfEvents(found, query));
    },
    async listAudit({ query }, answer) {
      return answer(200, pageOfEvents(await service.listAudit(filtersOf(query), deps), query));
    },
  };
}

const filtersOf = ({ cursor, limit, since, ...filters }: Query) => ({
  ...filters,
  since: since === undefined ? undefined : momentOf(since),
  before: numberBehind(cursor),
  atMost: limit + 1,
});

function pageOfEvents(found: readonly AuditEvent[], { limit }: Query) {
  const { results, ...next } = pageOf(found, { limit, positionOf: ({ id }) => String(id) });
  return { results: results.map(shownEvent), ...next };
}

const momentOf = (since: string) =>
  readMoment('since', since, { suchAs: '2027-03-01T00:00:00Z', missingOffset: 'refused' }).instant;

function shownEvent({ id, at, by, action, subject, agencyId, agencyName, member, ...facts }: AuditEvent) {
  return {
    ...{ id, by, action, subject },
    at: at.toISOString(),
    ...(agencyId !== undefined && { agencyId }),
    ...(agencyName !== undefined && { agencyName }),
    ...(member && { memberEmail: member.email }),
    ...(member?.name !== undefined && { memberName: member.name }),
    facts: shownFacts(facts),
  };
}
