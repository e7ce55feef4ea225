import type { createSuppliersRoom } from '../../features/suppliers/index.ts';
import type {
  SavedSupplier,
  SupplierDetails,
  SupplierName,
  Switch,
  SwitchedSupplier,
  WaitingSupplier,
} from '../../features/suppliers/types.ts';
import { type ActorContext, type Asker, type AuditDeps, audited } from '../audited.ts';
import type { CarryOut, GuardDeps, Guarded } from '../guarded.ts';
import { inRange, refuse, refuseUnknown } from '../refusal.ts';
import { isOfRequest, versionOf } from '../supplier-version.ts';

export type SupplierDeps = AuditDeps & {
  readonly suppliers: Pick<
    ReturnType<typeof createSuppliersRoom>,
    'listSuppliers' | 'showSupplier' | 'saveSupplier' | 'switchSupplier' | 'wouldMoveMoney' | 'waiting'
  >;
};

type Fact = string | number | boolean;
type Which = Pick<SupplierName, 'kind' | 'code'>;

export function listSuppliers({ suppliers }: SupplierDeps): Promise<readonly SwitchedSupplier[]> {
  return suppliers.listSuppliers();
}

/** Returns a supplier without its key. */
export async function showSupplier(which: Which, { suppliers }: SupplierDeps): Promise<SupplierDetails> {
  return (await suppliers.showSupplier(which)) ?? noSuchSupplier(which);
}

/**
 * Adds a supplier or changes the given fields, effective in all processes within five seconds. `null` restores a
 * default. Changes that redirect money need two operators; a new name or deadline does not.
 */
export async function saveSupplier(
  { memberId, ...change }: Asker & SavedSupplier,
  deps: SupplierDeps & GuardDeps,
): Promise<Guarded<SupplierDetails>> {
  const { by, kind, code } = change;
  if (!(await inRange(() => deps.suppliers.wouldMoveMoney(change)))) return storeSupplier(change, { by }, deps);
  const asked = {
    ...deps.suppliers.waiting.seal(change),
    seenAt: versionOf(await deps.suppliers.showSupplier(change)),
  };
  const about = { subject: `${kind} ${code}`, agencyId: undefined, asked };
  return deps.guard({ by, memberId, action: 'saveSupplier', ...about }, storeSealed(asked, deps));
}

/** Saves a supplier change that was stored in sealed form while it awaited approval. */
export const storeSealed =
  (asked: WaitingSupplier, deps: SupplierDeps): CarryOut<SupplierDetails> =>
  async (who, within) =>
    storeSupplier(opened(asked, deps), who, { ...deps, ...within }, asked);

function opened({ seenAt: _, ...asked }: WaitingSupplier, { suppliers }: SupplierDeps): Omit<SavedSupplier, 'by'> {
  try {
    return suppliers.waiting.open(asked);
  } catch {
    return refuse(
      'The key can no longer be decrypted, because the secrets of the service were rotated. Request the change again.',
    );
  }
}

function storeSupplier(
  change: Omit<SavedSupplier, 'by'>,
  { by, review }: ActorContext,
  deps: SupplierDeps,
  request: Pick<WaitingSupplier, 'seenAt'> = {},
): Promise<SupplierDetails> {
  const { kind, code, key, ...named } = change;
  return audited(
    { by, review, action: 'saveSupplier' },
    async (tx) => {
      const before = await deps.suppliers.showSupplier({ kind, code }, tx);
      if (!isOfRequest(request, before))
        refuse(`The ${kind} ${code} was saved after this request. Reject the request and request the change again.`);
      await inRange(() => deps.suppliers.saveSupplier(tx, { ...change, by }));
      const result = (await deps.suppliers.showSupplier({ kind, code }, tx)) ?? noSuchSupplier({ kind, code });
      const after = { ...named, ...(key !== undefined && { key: key === null ? 'removed' : 'renewed' }) };
      const kept = { subject: `${kind} ${code}`, agencyId: undefined, after: factsOf(after, after) };
      return { result, kept: { ...kept, before: before && factsOf(before, named) } };
    },
    deps,
  );
}

/**
 * Enables or disables a supplier. Offer requests to a disabled supplier stop within five seconds. Existing reservations
 * are unaffected.
 */
export function switchSupplier(
  { by, kind, code, isOn }: ActorContext & Pick<Switch, 'kind' | 'code' | 'isOn'>,
  deps: SupplierDeps,
): Promise<void> {
  return audited(
    { by, action: 'switchSupplier' },
    async (tx) => {
      const outcome = await deps.suppliers.switchSupplier(tx, { by, kind, code, isOn });
      if (outcome === 'notFound') noSuchSupplier({ kind, code });
      return { result: undefined, kept: { subject: `${kind} ${code}`, agencyId: undefined, after: { isOn } } };
    },
    deps,
  );
}

/** Returns only the given fields, for the audit log. */
function factsOf(facts: object, named: object): Readonly<Record<string, Fact>> {
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  const said = new Map<string, Fact | null | undefined>(Object.entries(facts));
  return Object.fromEntries(given.map(([field]) => [field, said.get(field) ?? 'service default']));
}

const noSuchSupplier = ({ kind, code }: Which) =>
  refuseUnknown('supplier', `There is no ${kind} ${code}. \`listSuppliers\` shows all suppliers.`);
