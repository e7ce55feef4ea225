import type { CallResult } from '../../ports/call-result.ts';
import { oncePer } from '../../shared/once-per.ts';
import { createDirectory, type SuppliersDeps } from './service.ts';
import { stagingSuppliers } from './staging.ts';
import type { Supplier, SupplierKind } from './types.ts';

/**
 * Creates the suppliers module. A change applies immediately in this process and within five seconds in every other
 * process. Existing reservations are still polled and cancelled as before. `by` is the operator.
 */
export function createSuppliersRoom(deps: SuppliersDeps) {
  const { suppliers, isOff, ...directory } = createDirectory(deps);
  const published = oncePer((known: readonly Supplier[]) =>
    known
      .filter(({ kind }) => kind === 'vendor')
      .map(({ id, code, name, displayName, parentId }) => ({
        id,
        code,
        name,
        displayName,
        parentID: parentId ?? null,
      })),
  );
  const off = oncePer((known: readonly Supplier[]) => {
    const codes = (asked: SupplierKind) =>
      new Set(known.flatMap(({ kind, code, isOn }) => (kind === asked && !isOn ? code : [])));
    return { vendor: codes('vendor'), transferSupplier: codes('transferSupplier') };
  });
  const ofKind = async (kind: SupplierKind) => (await suppliers()).filter((supplier) => supplier.kind === kind);
  return {
    ...directory,
    isOff,
    resealKeys: deps.store.resealKeys,
    /** Returns the same list of vendors and their subsuppliers until the suppliers are reloaded. */
    vendors: async () => published(await suppliers()),
    transferSuppliers: () => ofKind('transferSupplier'),
    /** Returns the codes of suppliers of the given kind that are switched off. */
    switchedOff: async (kind: SupplierKind): Promise<ReadonlySet<string>> => off(await suppliers())[kind],
    async withStatement(): Promise<readonly { readonly kind: SupplierKind; readonly code: string }[]> {
      return (await suppliers()).filter(({ parentId, hasStatement }) => parentId === undefined && hasStatement);
    },
    /** A disabled supplier is not called, and its result is empty. */
    unlessOff:
      <Args extends readonly unknown[], Answer>(
        kind: SupplierKind,
        ask: (code: string, ...asked: Args) => Promise<CallResult<Answer>>,
        nothing: Answer,
      ) =>
      async (code: string, ...asked: Args): Promise<CallResult<Answer>> =>
        (await isOff({ kind, code })) ? { answered: true, answer: nothing } : ask(code, ...asked),
    async addStagingSuppliers(): Promise<void> {
      const savedAt = deps.now();
      await deps.store.addMissing(stagingSuppliers.map((supplier) => ({ ...supplier, savedBy: 'staging', savedAt })));
    },
  };
}
