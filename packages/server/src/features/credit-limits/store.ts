import type { Tx } from '../../ports/transaction.ts';
import type { HoldRequest, MovementKind, NewCreditRecord, RemainingCredit } from './types.ts';

type FollowUp = {
  readonly kind: Exclude<MovementKind, 'opening' | 'grant' | 'reduce' | 'hold'>;
  readonly attemptId: string;
  /** Absent: all that was held. */
  readonly amount?: number;
};

/** The ledger, and the remaining amount of each record that it adds up to. */
export type CreditStore = {
  /** The record an attempt holds credit of, or held it. */
  readonly heldRecord: (attemptId: string, tx?: Tx) => Promise<number | undefined>;
  /** Takes the amount from the lowest record that has enough; `undefined` when none has, and for an attempt that has held before. */
  readonly hold: (tx: Tx, request: HoldRequest, at: Date) => Promise<number | undefined>;
  /** Whether the agency has a record in the currency, however much is left of it. */
  readonly hasRecord: (tx: Tx, request: Pick<HoldRequest, 'agencyId' | 'money'>) => Promise<boolean>;
  /** Continues a hold on its own record, once per attempt and kind; without a hold nothing happens. */
  readonly follow: (tx: Tx, followUp: FollowUp, at: Date) => Promise<void>;
  readonly remaining: (agencyId: number) => Promise<readonly RemainingCredit[]>;
  /** A record that exists, or whose agency does not, is left alone. */
  readonly open: (record: NewCreditRecord, at: Date) => Promise<void>;
};
