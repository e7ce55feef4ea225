import type { createAuthRoom } from '../features/auth/index.ts';
import type { Agency } from '../features/auth/types.ts';
import type { createCreditCheckRoom } from '../features/credit-check/index.ts';
import type { AgencyPermissions } from '../shared/caller.ts';
import { type Asked, type AuditDeps, audited } from './audited.ts';
import { refuse } from './refusal.ts';
import { assertShape } from './shapes.ts';

export type AgencyDeps = AuditDeps & {
  readonly agencies: ReturnType<typeof createAuthRoom>['agencies'];
  readonly bureau: ReturnType<typeof createCreditCheckRoom>['configuration'];
};

/** An agency, and whether the credit bureau knows it: without that, its credit checks are refused with 5001. */
export type AgencyCard = Agency & { readonly isKnownToBureau: boolean };

export type AgencyChanges = {
  readonly name?: string;
  readonly permissions?: Partial<AgencyPermissions>;
  readonly isKnownToBureau?: boolean;
};

const NOTHING_ALLOWED: AgencyPermissions = {
  mayUseFullCredit: false,
  mayUseLimitedCredit: false,
  mayPayByLimit: false,
  mayUseCustomBilling: false,
  mayReadReferenceData: false,
  mayCheckCredit: false,
};

const factsOf = ({ name, permissions, isKnownToBureau }: Omit<AgencyCard, 'id'>) => ({
  name,
  ...permissions,
  isKnownToBureau,
});
const nameTaken = (name: string) => refuse(`Another agency is called ${name}: choose another name.`);
export const noSuchAgency = (id: number) => refuse(`There is no agency ${id}: \`agency list\` shows those there are.`);

/** An agency that has neither key nor credit yet, and may do what it is told. */
export function createAgency(
  { by, name, permissions = {}, isKnownToBureau = false }: Asked & AgencyChanges & { readonly name: string },
  deps: AgencyDeps,
): Promise<AgencyCard> {
  assertShape('name', name);
  return audited(
    { by, action: 'createAgency' },
    async (tx) => {
      const wanted = { name, permissions: { ...NOTHING_ALLOWED, ...permissions } };
      const agency = (await deps.agencies.add(tx, wanted)) ?? nameTaken(name);
      if (isKnownToBureau) await deps.bureau.set(tx, agency.id, true);
      const card = { ...agency, isKnownToBureau };
      return { result: card, kept: { subject: `agency ${agency.id}`, agencyId: agency.id, after: factsOf(card) } };
    },
    deps,
  );
}

/** What is not named stays. It holds for the agency within five seconds. */
export async function setAgency(
  { by, id, ...changes }: Asked & AgencyChanges & Pick<Agency, 'id'>,
  deps: AgencyDeps,
): Promise<AgencyCard> {
  if (changes.name !== undefined) assertShape('name', changes.name);
  const wasKnown = await deps.bureau.isSet(id);
  return audited(
    { by, action: 'setAgency' },
    async (tx) => {
      const changed = (await deps.agencies.change(tx, { id, ...changes })) ?? noSuchAgency(id);
      if (changed === 'nameTaken') return nameTaken(changes.name!);
      const isKnownToBureau = changes.isKnownToBureau ?? wasKnown;
      if (isKnownToBureau !== wasKnown) await deps.bureau.set(tx, id, isKnownToBureau);
      const [before, after] = [
        factsOf({ ...changed.before, isKnownToBureau: wasKnown }),
        factsOf({ ...changed.after, isKnownToBureau }),
      ];
      const difference = differing(before, after);
      const isChanged = Object.keys(difference.after).length > 0;
      return {
        result: { ...changed.after, isKnownToBureau },
        kept: isChanged ? { subject: `agency ${id}`, agencyId: id, ...difference } : 'unchanged',
      };
    },
    deps,
  );
}

export function listAgencies({ agencies }: AgencyDeps): Promise<readonly Agency[]> {
  return agencies.list();
}

export async function showAgency({ id }: Pick<Agency, 'id'>, { agencies, bureau }: AgencyDeps): Promise<AgencyCard> {
  const agency = (await agencies.find(id)) ?? noSuchAgency(id);
  return { ...agency, isKnownToBureau: await bureau.isSet(id) };
}

/** The facts that a change has changed. */
function differing<Facts extends object>(before: Facts, after: Facts) {
  const names = Object.keys(after).filter((name) => before[name as keyof Facts] !== after[name as keyof Facts]);
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name as keyof Facts]]));
  return { before: only(before), after: only(after) };
}
