import type { Publication } from '../../ports/exchange-rates.ts';
import type { Tx } from '../../ports/transaction.ts';
import type { Acceptance, KeptRates, Margin } from './types.ts';

export type ExchangeRateStore = {
  /** @returns `undefined` when it is what was said last */
  readonly add: (
    publication: Publication,
    kept: Pick<KeptRates, 'fetchedAt' | 'isHeld'>,
  ) => Promise<KeptRates | undefined>;
  /** The newest that may be converted with. */
  readonly inUse: () => Promise<KeptRates | undefined>;
  /** The same, with the agency's margin. */
  readonly inUseFor: (
    agencyId: number,
  ) => Promise<{ readonly rates: KeptRates; readonly marginBasisPoints: number } | undefined>;
  /** The newest first. */
  readonly list: (limit: number) => Promise<readonly KeptRates[]>;
  readonly find: (tx: Tx, id: number) => Promise<KeptRates | undefined>;
  /** Again changes nothing. */
  readonly accept: (tx: Tx, id: number, acceptance: Acceptance) => Promise<void>;
  /** In basis points; 0 if none was set. */
  readonly marginOf: (agencyId: number, tx?: Tx) => Promise<number>;
  /** @returns false when there is no such agency */
  readonly addMargin: (tx: Tx, margin: Margin) => Promise<boolean>;
};
