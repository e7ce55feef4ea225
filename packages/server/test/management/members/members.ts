import { portalAs, type SignedIn } from '../../support/portal.ts';
import type { TestService } from '../../support/service.ts';

/** Removes an agency's members, whether added for staging or by earlier tests, and adds one owner. */
export async function onlyOwnerOf(service: TestService, agencyId: number): Promise<SignedIn> {
  await service.database.pool.query('delete from portal_member where agency_id = $1', [agencyId]);
  return portalAs(service, 'owner', { agencyId });
}

export async function auditOf(service: TestService, memberId: string) {
  const { rows } = await service.database.pool.query(
    'select actor, action, agency_id, before, after from audit_event where subject = $1 order by id',
    [`member ${memberId}`],
  );
  return rows;
}
