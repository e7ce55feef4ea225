import type { createAuthRoom } from '../features/auth/index.ts';
import type { Agency } from '../features/auth/types.ts';
import type { Tx } from '../ports/transaction.ts';
import type { AuditDeps } from './audited.ts';
import { refuse, refuseUnknown } from './refusal.ts';

export type AgencyDeps = AuditDeps & { readonly agencies: ReturnType<typeof createAuthRoom>['agencies'] };

export const noSuchAgency = (id: number) =>
  refuseUnknown('agency', `There is no agency ${id}. \`listAgencies\` shows all agencies.`);

/**
 * Prevents the agency from being closed until the transaction completes. Throws an error if the agency is already
 * closed.
 */
export async function lockGoingOn(
  tx: Tx,
  id: number,
  { agencies }: { readonly agencies: Pick<AgencyDeps['agencies'], 'lock'> },
): Promise<void> {
  const agency = (await agencies.lock(tx, id)) ?? noSuchAgency(id);
  assertGoesOn(agency);
}

export function assertGoesOn({ id, endedAt }: Pick<Agency, 'id' | 'endedAt'>): void {
  if (endedAt) refuse(`Agency ${id} was closed on ${dayOf(endedAt)} and can no longer be used.`);
}

export const dayOf = (at: Date) => at.toISOString().slice(0, 10);
