import type { createSuppliersRoom } from '../features/suppliers/index.ts';
import type {
  SavedSupplier,
  SupplierDetails,
  SupplierName,
  Switch,
  SwitchedSupplier,
  WaitingSupplier,
} from '../features/suppliers/types.ts';
import { type Asked, type AuditDeps, audited } from './audited.ts';
import { inRange, refuse, refuseUnknown } from './refusal.ts';

export type SupplierDeps = AuditDeps & {
  readonly suppliers: Pick<
    ReturnType<typeof createSuppliersRoom>,
    'listSuppliers' | 'showSupplier' | 'saveSupplier' | 'switchSupplier' | 'wouldMoveMoney' | 'waiting'
  >;
};

type Fact = string | number | boolean;
type Which = Pick<SupplierName, 'kind' | 'code'>;

/** Vendors and transfer suppliers, and who has switched them last. */
export function listSuppliers({ suppliers }: SupplierDeps): Promise<readonly SwitchedSupplier[]> {
  return suppliers.listSuppliers();
}

/** One, and how it is reached; its key is never told. */
export async function showSupplier(which: Which, { suppliers }: SupplierDeps): Promise<SupplierDetails> {
  return (await suppliers.showSupplier(which)) ?? noSuchSupplier(which);
}

/**
 * Adds one, or changes what is named of the one with this code, within five seconds on every process. A key that is named replaces
 * the one before; `null` goes back to what the settings say for all.
 */
export function saveSupplier(
  { review, ...change }: Asked & SavedSupplier,
  deps: SupplierDeps,
): Promise<SupplierDetails> {
  const { by, kind, code, key, ...named } = change;
  return audited(
    { by, review, action: 'saveSupplier' },
    async (tx) => {
      const before = await deps.suppliers.showSupplier({ kind, code }, tx);
      await inRange(() => deps.suppliers.saveSupplier(tx, change));
      const result = (await deps.suppliers.showSupplier({ kind, code }, tx)) ?? noSuchSupplier({ kind, code });
      const after = { ...named, ...(key !== undefined && { key: key === null ? 'removed' : 'renewed' }) };
      const kept = { subject: `${kind} ${code}`, agencyId: undefined, after: factsOf(after, after) };
      return { result, kept: { ...kept, before: before && factsOf(before, named) } };
    },
    deps,
  );
}

/** Whether saving it moves where money goes: whom orders are placed with, and whether their books are compared with ours. */
export function wouldMoveMoney(change: Asked & SavedSupplier, { suppliers }: SupplierDeps): Promise<boolean> {
  return inRange(() => suppliers.wouldMoveMoney(change));
}

/** What was sealed until it is approved. */
export function openWaiting(asked: WaitingSupplier, { suppliers }: SupplierDeps): Omit<SavedSupplier, 'by'> {
  try {
    return suppliers.waiting.open(asked);
  } catch {
    return refuse('The key cannot be read any more, because secrets were renewed meanwhile: ask for it again.');
  }
}

/** Within five seconds no process asks for offers of one that is off; what is reserved with it stays. */
export function switchSupplier(
  { by, kind, code, isOn }: Asked & Pick<Switch, 'kind' | 'code' | 'isOn'>,
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

/** Those of the fields that were named. */
function factsOf(facts: object, named: object): Readonly<Record<string, Fact>> {
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  const said = new Map<string, Fact | null | undefined>(Object.entries(facts));
  return Object.fromEntries(given.map(([field]) => [field, said.get(field) ?? 'as the settings say']));
}

const noSuchSupplier = ({ kind, code }: Which) =>
  refuseUnknown('supplier', `There is no ${kind} ${code}: \`supplier list\` shows those there are.`);
