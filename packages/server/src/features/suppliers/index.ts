import type { CallResult } from '../../ports/call-result.ts';
import { oncePer } from '../../shared/once-per.ts';
import { createDirectory, type SuppliersDeps } from './service.ts';
import { stagingSuppliers } from './staging.ts';
import type { Supplier, SupplierKind } from './types.ts';

/**
 * The door of the room that says who is asked for offers, and how each is reached. For the tools of operators: `listSuppliers`,
 * `showSupplier`, and `saveSupplier` and `switchSupplier` in a transaction of theirs, which hold here at once and within five seconds
 * on every process; `by` is the person. What is reserved stays, and is watched and canceled as before.
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
    /** Vendors and their subsuppliers, as they are published: the same list until it is read anew. */
    vendors: async () => published(await suppliers()),
    transferSuppliers: () => ofKind('transferSupplier'),
    /** Who states what is reserved with them. */
    async withStatement(): Promise<readonly { readonly kind: SupplierKind; readonly code: string }[]> {
      return (await suppliers()).filter(({ parentId, hasStatement }) => parentId === undefined && hasStatement);
    },
    /** Who is switched off is not asked: there is nothing of theirs. */
    unlessOff:
      <Asked extends readonly unknown[], Answer>(
        kind: SupplierKind,
        ask: (code: string, ...asked: Asked) => Promise<CallResult<Answer>>,
        nothing: Answer,
      ) =>
      async (code: string, ...asked: Asked): Promise<CallResult<Answer>> =>
        (await isOff({ kind, code })) ? { answered: true, answer: nothing } : ask(code, ...asked),
    async addStagingSuppliers(): Promise<void> {
      const savedAt = deps.now();
      await deps.store.addMissing(stagingSuppliers.map((supplier) => ({ ...supplier, savedBy: 'staging', savedAt })));
    },
  };
}
