import type { AuditDeps } from '../audited.ts';
import type { AuditEvent, AuditFilters } from './store.sql.ts';

type Page = { readonly atMost: number };

/** Lists changes across all agencies, newest first. */
export function listAudit(
  { atMost, ...filters }: AuditFilters & Page,
  { audit }: AuditDeps,
): Promise<readonly AuditEvent[]> {
  return audit.list(filters, atMost);
}

/** Lists changes that concern one agency, newest first. */
export function listAgencyAudit(
  filters: AuditFilters & Page & { readonly agencyId: number },
  deps: AuditDeps,
): Promise<readonly AuditEvent[]> {
  return listAudit(filters, deps);
}
