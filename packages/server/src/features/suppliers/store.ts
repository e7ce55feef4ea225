import type { Tx } from '../../ports/transaction.ts';
import type { Supplier, SupplierFacts, Switch } from './types.ts';

export type SupplierStore = {
  /** Lists all suppliers, ordered by id. */
  readonly list: (tx?: Tx) => Promise<readonly Supplier[]>;
  /** Adds a supplier, or changes the supplier with this code. A change keeps the id, the kind and the parent. */
  readonly save: (tx: Tx, supplier: SupplierFacts) => Promise<void>;
  readonly switch: (tx: Tx, change: Switch) => Promise<void>;
  /** Adds suppliers whose codes do not exist yet. */
  readonly addMissing: (suppliers: readonly (Omit<SupplierFacts, 'key'> & { readonly id?: number })[]) => Promise<void>;
  /** Re-seals keys that are sealed with older secrets. */
  readonly resealKeys: () => Promise<void>;
};
