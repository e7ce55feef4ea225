import type { Tx } from '../../ports/transaction.ts';
import type { Supplier, SupplierFacts, Switch } from './types.ts';

export type SupplierStore = {
  /** Lists all suppliers, ordered by ID. */
  readonly list: (tx?: Tx) => Promise<readonly Supplier[]>;
  /** Saves a supplier. An existing supplier keeps its ID, kind and parent. */
  readonly save: (tx: Tx, supplier: SupplierFacts) => Promise<void>;
  readonly switch: (tx: Tx, change: Switch) => Promise<void>;
  readonly addMissing: (suppliers: readonly (Omit<SupplierFacts, 'key'> & { readonly id?: number })[]) => Promise<void>;
  /** Re-seals keys that are sealed with older secrets. */
  readonly resealKeys: () => Promise<void>;
};
