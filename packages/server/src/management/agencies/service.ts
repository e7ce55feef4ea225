import type { Agency } from '../../features/auth/types.ts';
import type { createCreditCheckRoom } from '../../features/credit-check/index.ts';
import type { AgencyPermissions } from '../../shared/caller.ts';
import { type AgencyDeps, assertGoesOn, dayOf, noSuchAgency } from '../agency.ts';
import { type ActorContext, type Asker, audited, differing } from '../audited.ts';
import type { CarryOut, GuardDeps, Guarded } from '../guarded.ts';
import { refuse } from '../refusal.ts';
import { assertShape } from '../shapes.ts';
import type { AgencyFilters, AgencyListStore, ListedAgency } from './store.sql.ts';

export type AgencyCardDeps = AgencyDeps & {
  readonly bureau: ReturnType<typeof createCreditCheckRoom>['configuration'];
  readonly environment: 'staging' | 'production';
};

/**
 * An agency with its credit bureau status. If the agency is not registered with the bureau, its credit checks fail with
 * error 5001.
 */
export type AgencyCard = Agency & { readonly isKnownToBureau: boolean };

export type AgencyChanges = {
  readonly name?: string;
  readonly permissions?: Partial<AgencyPermissions>;
  readonly isKnownToBureau?: boolean;
};

/** In production, the travellers of a new agency pay on the payment page unless an operator allows card numbers. */
const initialPermissions = ({ environment }: Pick<AgencyCardDeps, 'environment'>): AgencyPermissions => ({
  mayUseFullCredit: false,
  mayUseLimitedCredit: false,
  mayPayByLimit: false,
  mayPayByCardNumber: environment === 'staging',
  mayUseCustomBilling: false,
  mayReadReferenceData: false,
  mayCheckCredit: false,
});

const factsOf = ({
  name,
  permissions,
  isKnownToBureau,
}: Pick<AgencyCard, 'name' | 'permissions' | 'isKnownToBureau'>) => ({
  name,
  ...permissions,
  isKnownToBureau,
});
const nameTaken = (name: string) => refuse(`Another agency is already named ${name}. Choose a different name.`);

/** Creates an agency with the given permissions, without API keys or credit. */
export function createAgency(
  { by, name, permissions = {}, isKnownToBureau = false }: ActorContext & AgencyChanges & { readonly name: string },
  deps: AgencyCardDeps,
): Promise<AgencyCard> {
  assertShape('name', name);
  return audited(
    { by, action: 'createAgency' },
    async (tx) => {
      const wanted = { name, permissions: { ...initialPermissions(deps), ...permissions } };
      const agency = (await deps.agencies.add(tx, wanted)) ?? nameTaken(name);
      if (isKnownToBureau) await deps.bureau.set(tx, agency.id, true);
      const card = { ...agency, isKnownToBureau };
      return { result: card, kept: { subject: `agency ${agency.id}`, agencyId: agency.id, after: factsOf(card) } };
    },
    deps,
  );
}

/**
 * Changes an agency. The change takes effect within five seconds. For a closed agency, only the name can be changed,
 * which frees the old name.
 */
export async function changeAgency(
  { by, id, ...changes }: ActorContext & AgencyChanges & Pick<Agency, 'id'>,
  deps: AgencyCardDeps,
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

/** Closes an agency permanently. The caller must enter the agency's name, so that the wrong agency is not closed. */
export async function endAgency(
  { by, memberId, ...asked }: Asker & Ending,
  deps: AgencyCardDeps & GuardDeps,
): Promise<Guarded<Agency>> {
  const { id, name } = asked;
  assertOf((await deps.agencies.find(id)) ?? noSuchAgency(id), name);
  const about = { subject: `agency ${id}`, agencyId: id, asked };
  return deps.guard({ by, memberId, action: 'endAgency', ...about }, closeAgency(asked, deps));
}

/**
 * Closes an agency. Keys and members lose access within five seconds. Orders remain valid as booked, and the ledger is
 * kept.
 */
export const closeAgency =
  ({ id, name }: Ending, deps: AgencyDeps): CarryOut<Agency> =>
  (who, within) =>
    audited(
      { ...who, action: 'endAgency' },
      async (tx) => {
        const before = (await deps.agencies.lock(tx, id)) ?? noSuchAgency(id);
        assertOf(before, name);
        const endedAt = deps.now();
        await deps.agencies.end(tx, { id, at: endedAt });
        const after = { endedAt: endedAt.toISOString() };
        return { result: { ...before, endedAt }, kept: { subject: `agency ${id}`, agencyId: id, after } };
      },
      { ...deps, ...within },
    );

function assertOf({ id, name, endedAt }: Agency, said: string): void {
  if (name !== said) refuse(`Agency ${id} has the name ${name}. Specify this name to close the agency.`);
  if (endedAt) refuse(`Agency ${id} was closed on ${dayOf(endedAt)}.`);
}

export function listAgencies(
  { atMost, ...filters }: AgencyFilters & { readonly atMost: number },
  { agencyList }: { readonly agencyList: AgencyListStore },
): Promise<readonly ListedAgency[]> {
  return agencyList.list(filters, atMost);
}

export async function getAgency({ id }: Pick<Agency, 'id'>, { agencies, bureau }: AgencyCardDeps): Promise<AgencyCard> {
  const agency = (await agencies.find(id)) ?? noSuchAgency(id);
  return { ...agency, isKnownToBureau: await bureau.isSet(id) };
}
