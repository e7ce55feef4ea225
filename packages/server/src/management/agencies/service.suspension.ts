import type { Agency, Suspension } from '../../features/auth/types.ts';
import type { ReportSecurity } from '../../shared/security-events.ts';
import { type AgencyDeps, assertGoesOn, dayOf, noSuchAgency } from '../agency.ts';
import { type ActorContext, type Asker, audited } from '../audited.ts';
import type { CarryOut, GuardDeps, Guarded } from '../guarded.ts';
import { refuse } from '../refusal.ts';

type Named = Pick<Agency, 'id'>;
/** The suspension to end. A request never ends a later suspension of the same agency. */
type Release = Pick<Agency, 'id' | 'name'> & {
  readonly suspension: { readonly suspendedAt: string; readonly reason: string };
};

/**
 * Suspends an agency. The change takes effect within five seconds. Only the suspension is stored, so lifting it
 * restores the agency's previous state.
 */
export async function suspendAgency(
  { by, id, reason }: ActorContext & Named & Pick<Suspension, 'reason'>,
  deps: AgencyDeps & { readonly report: ReportSecurity },
): Promise<void> {
  await audited(
    { by, action: 'suspendAgency' },
    async (tx) => {
      const agency = (await deps.agencies.lock(tx, id)) ?? noSuchAgency(id);
      assertGoesOn(agency);
      if (agency.suspension)
        refuse(`Agency ${id} is already suspended, since ${dayOf(agency.suspension.suspendedAt)}.`);
      await deps.agencies.suspend(tx, { id, suspension: { suspendedAt: deps.now(), reason } });
      const facts = { before: { state: 'active' }, after: { state: 'suspended', suspensionReason: reason } };
      return { result: undefined, kept: { subject: `agency ${id}`, agencyId: id, ...facts } };
    },
    deps,
  );
  deps.report({ event: 'portal.agencySuspended', reason: 'suspended', agencyId: id });
}

export async function releaseAgency(
  { by, memberId, id }: Asker & Named,
  deps: AgencyDeps & GuardDeps,
): Promise<Guarded<Named>> {
  const agency = (await deps.agencies.find(id)) ?? noSuchAgency(id);
  const { suspendedAt, reason } = suspensionOf(agency);
  const asked: Release = { id, name: agency.name, suspension: { suspendedAt: suspendedAt.toISOString(), reason } };
  const about = { subject: `agency ${id}`, agencyId: id, asked };
  return deps.guard({ by, memberId, action: 'releaseAgency', ...about }, endSuspension(asked, deps));
}

export const endSuspension =
  ({ id, suspension: asked }: Release, deps: AgencyDeps): CarryOut<Named> =>
  (who, within) =>
    audited(
      { ...who, action: 'releaseAgency' },
      async (tx) => {
        const { suspendedAt, reason } = suspensionOf((await deps.agencies.lock(tx, id)) ?? noSuchAgency(id));
        if (suspendedAt.toISOString() !== asked.suspendedAt)
          refuse(`Agency ${id} was suspended again after this request. Make a new request to lift the suspension.`);
        await deps.agencies.suspend(tx, { id, suspension: undefined });
        const before = { state: 'suspended', suspendedAt: asked.suspendedAt, suspensionReason: reason };
        const kept = { subject: `agency ${id}`, agencyId: id, before, after: { state: 'active' } };
        return { result: { id }, kept };
      },
      { ...deps, ...within },
    );

function suspensionOf(agency: Agency): Suspension {
  assertGoesOn(agency);
  return agency.suspension ?? refuse(`Agency ${agency.id} is not suspended.`);
}
