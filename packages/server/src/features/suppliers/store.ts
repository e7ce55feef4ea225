import type { Tx } from '../../ports/transaction.ts';
import type { Supplier, SupplierFacts, Switch } from './types.ts';

export type SupplierStore = {
  /** All of them, in the order of their ids. */
  readonly list: (tx?: Tx) => Promise<readonly Supplier[]>;
  /** A new one, or a change of the one with this code; its id, its kind and whose it is stay. */
  readonly save: (tx: Tx, supplier: SupplierFacts) => Promise<void>;
  readonly switch: (tx: Tx, change: Switch) => Promise<void>;
  /** Those that are there already stay as they are. */
  readonly addMissing: (suppliers: readonly (Omit<SupplierFacts, 'key'> & { readonly id?: number })[]) => Promise<void>;
  /** What other keys have sealed comes to be sealed with the current one. */
  readonly resealKeys: () => Promise<void>;
};
