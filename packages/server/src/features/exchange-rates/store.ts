import type { Publication } from '../../ports/exchange-rates.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Acceptance, Margin, StoredRates } from './types.ts';

export type ExchangeRateStore = {
  /** Returns `undefined` if the publication is identical to the latest one. */
  readonly add: (
    publication: Publication,
    kept: Pick<StoredRates, 'fetchedAt' | 'isHeld'>,
  ) => Promise<StoredRates | undefined>;
  /** Returns the newest rates that may be used for conversion. */
  readonly inUse: () => Promise<StoredRates | undefined>;
  /** Returns the newest usable rates, with the agency's margin. */
  readonly inUseFor: (
    agencyId: number,
  ) => Promise<{ readonly rates: StoredRates; readonly marginBasisPoints: number } | undefined>;
  /** Lists rates, newest first. */
  readonly list: (limit: number) => Promise<readonly StoredRates[]>;
  readonly find: (tx: Tx, id: number) => Promise<StoredRates | undefined>;
  /** Accepts held rates. A repeated call has no effect. */
  readonly accept: (tx: Tx, id: number, acceptance: Acceptance) => Promise<void>;
  /** Returns the margin in basis points, or 0 if none is set. */
  readonly marginOf: (agencyId: number, tx?: Tx) => Promise<number>;
  /** Returns false if the agency does not exist. */
  readonly addMargin: (tx: Tx, margin: Margin) => Promise<boolean>;
};
