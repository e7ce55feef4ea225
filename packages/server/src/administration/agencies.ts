import type { createAuthRoom } from '../features/auth/index.ts';
import type { Agency } from '../features/auth/types.ts';
import type { createCreditCheckRoom } from '../features/credit-check/index.ts';
import type { Tx } from '../ports/transaction.ts';
import type { AgencyPermissions } from '../shared/caller.ts';
import { type Asked, type AuditDeps, audited } from './audited.ts';
import { refuse, refuseUnknown } from './refusal.ts';
import { assertShape } from './shapes.ts';
import type { Facts } from './store.audit.ts';

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

const factsOf = ({ name, permissions, isKnownToBureau }: Omit<AgencyCard, 'id' | 'endedAt'>) => ({
  name,
  ...permissions,
  isKnownToBureau,
});
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const nameTaken = (name: string) => refuse(`Another agency is called ${name}: choose another name.`);
export const noSuchAgency = (id: number) =>
  refuseUnknown('agency', `There is no agency ${id}: \`agency list\` shows those there are.`);

/** It does not end meanwhile. An agency that has ended is given nothing more. */
export async function lockGoingOn(
  tx: Tx,
  id: number,
  { agencies }: { readonly agencies: Pick<AgencyDeps['agencies'], 'lock'> },
): Promise<void> {
  const agency = (await agencies.lock(tx, id)) ?? noSuchAgency(id);
  assertGoesOn(agency);
}

export function assertGoesOn({ id, endedAt }: Pick<Agency, 'id' | 'endedAt'>): void {
  if (endedAt) refuse(`Agency ${id} was ended on ${dayOf(endedAt)}: nobody calls or signs in for it any more.`);
}

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

/** What is not named stays. It holds for the agency within five seconds; of one that has ended only the name changes, for another to have. */
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
      if (changes.permissions || changes.isKnownToBureau !== undefined) assertGoesOn(changed.before);
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

export type Ending = Pick<Agency, 'id' | 'name'>;

/** What can be asked for. The name is said again, so that no other agency is meant. */
export async function assertEnding({ id, name }: Ending, { agencies }: AgencyDeps): Promise<void> {
  assertOf((await agencies.find(id)) ?? noSuchAgency(id), name);
}

/**
 * For good: within five seconds its keys and members are refused. Its orders go on as they were booked, and its books stay.
 */
export function endAgency({ by, review, id, name }: Asked & Ending, deps: AgencyDeps): Promise<Agency> {
  return audited(
    { by, review, action: 'endAgency' },
    async (tx) => {
      const before = (await deps.agencies.lock(tx, id)) ?? noSuchAgency(id);
      assertOf(before, name);
      const endedAt = deps.now();
      await deps.agencies.end(tx, { id, at: endedAt });
      const after = { endedAt: endedAt.toISOString() };
      return { result: { ...before, endedAt }, kept: { subject: `agency ${id}`, agencyId: id, after } };
    },
    deps,
  );
}

function assertOf({ id, name, endedAt }: Agency, said: string): void {
  if (name !== said) refuse(`Agency ${id} is called ${name}: say its name to end it.`);
  if (endedAt) refuse(`Agency ${id} was ended on ${dayOf(endedAt)}.`);
}

export function listAgencies({ agencies }: AgencyDeps): Promise<readonly Agency[]> {
  return agencies.list();
}

export async function showAgency({ id }: Pick<Agency, 'id'>, { agencies, bureau }: AgencyDeps): Promise<AgencyCard> {
  const agency = (await agencies.find(id)) ?? noSuchAgency(id);
  return { ...agency, isKnownToBureau: await bureau.isSet(id) };
}

/** The facts that a change has changed. */
export function differing(before: Facts, after: Facts) {
  const names = Object.keys(after).filter((name) => String(before[name]) !== String(after[name]));
  const only = (facts: Facts): Facts => Object.fromEntries(names.map((name) => [name, facts[name]!]));
  return { before: only(before), after: only(after) };
}
