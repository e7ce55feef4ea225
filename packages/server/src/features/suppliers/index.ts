import type { CallResult } from '../../ports/call-result.ts';
import { oncePer } from '../../shared/once-per.ts';
import { createDirectory, type SuppliersDeps } from './service.ts';
import { stagingSuppliers } from './staging.ts';
import type { Supplier, SupplierKind } from './types.ts';

/**
 * Creates the suppliers module, which determines the suppliers to query and their connections. The operator tools use
 * `listSuppliers`, `showSupplier`, and, in the caller's transaction, `saveSupplier` and `switchSupplier`. A change
 * applies immediately in this process and within five seconds in every other process. `by` is the operator. Existing
 * reservations are still polled and canceled as before.
 */
export function createSuppliersRoom(deps: SuppliersDeps) {
  const { suppliers, isOff, ...directory } = createDirectory(deps);
  const published = oncePer((known: readonly Supplier[]) =>
    known
      .filter(({ kind }) => kind === 'vendor')
      .map(({ id, code, name, displayName, parentId }) => ({
        ...{ id, code, name, displayName },
        parentID: parentId ?? null,
      })),
  );
  const ofKind = async (kind: SupplierKind) => (await suppliers()).filter((supplier) => supplier.kind === kind);
  return {
    ...directory,
    isOff,
    resealKeys: deps.store.resealKeys,
    /**
     * Returns vendors and their subsuppliers in published form. The result is the same list until the suppliers are
     * reloaded.
     */
    vendors: async () => published(await suppliers()),
    transferSuppliers: () => ofKind('transferSupplier'),
    /** Lists the suppliers that provide statements of their reservations. */
    async withStatement(): Promise<readonly { readonly kind: SupplierKind; readonly code: string }[]> {
      return (await suppliers()).filter(({ parentId, hasStatement }) => parentId === undefined && hasStatement);
    },
    /** Wraps a supplier call. A disabled supplier is not called, and its answer is empty. */
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
