import type { Tx } from '../../ports/transaction.ts';
import type { HoldRequest, MovementKind, NewCreditRecord, Refund, RemainingCredit } from './types.ts';

type FollowUp = {
  readonly kind: Exclude<MovementKind, 'opening' | 'grant' | 'reduce' | 'hold'>;
  readonly attemptId: string;
  /** The amount to move; if absent, the entire held amount is moved. */
  readonly amount?: number;
  readonly legs?: Refund['legs'];
};

/** The ledger. The remaining amount of each record is the sum of its entries. */
export type CreditStore = {
  /** Returns the record on which the attempt holds or held credit. */
  readonly heldRecord: (attemptId: string, tx?: Tx) => Promise<number | undefined>;
  /**
   * Places a hold on the first record, by ID, that has enough credit. Returns `undefined` if there is no such record,
   * or if the attempt already has a hold.
   */
  readonly hold: (tx: Tx, request: HoldRequest, at: Date) => Promise<number | undefined>;
  /** Returns whether the agency has a record in the currency, regardless of the remaining amount. */
  readonly hasRecord: (tx: Tx, request: Pick<HoldRequest, 'agencyId' | 'money'>) => Promise<boolean>;
  /**
   * Writes one entry per attempt and kind to the record on which the attempt has a hold. Without a hold, the call has
   * no effect.
   */
  readonly follow: (tx: Tx, followUp: FollowUp, at: Date) => Promise<void>;
  readonly remaining: (agencyId: number) => Promise<readonly RemainingCredit[]>;
  /** Opens a record, unless it already exists or the agency is unknown. */
  readonly open: (record: NewCreditRecord, at: Date) => Promise<void>;
};
