import type { Tx } from '../../ports/transaction.ts';
import type { Money } from '../../shared/money.ts';
import type { ByHand, CreditRecord, StatementLine } from './types.ts';

/** Entries are append-only. */
export type CreditByHandStore = {
  /** Lists all of an agency's records, including inactive records. */
  readonly recordsOf: (agencyId: number) => Promise<readonly CreditRecord[]>;
  readonly find: (id: number) => Promise<CreditRecord | undefined>;
  readonly lockRecord: (tx: Tx, id: number) => Promise<CreditRecord | undefined>;
  /** Finds the record that the agency opened with this reference. */
  readonly findOpened: (tx: Tx, opening: { agencyId: number; reference: string }) => Promise<number | undefined>;
  /** Returns the ID of the new record. */
  readonly openRecord: (
    tx: Tx,
    opening: { readonly agencyId: number; readonly granted: Money; readonly reference: string },
    at: Date,
  ) => Promise<number>;
  readonly setActive: (tx: Tx, id: number, isActive: boolean) => Promise<void>;
  /** Finds the manual change that was entered with this reference. */
  readonly findMove: (tx: Tx, recordId: number, reference: string) => Promise<ByHand | undefined>;
  /** Moves credit. The caller must hold the lock and check that the amount is sufficient. */
  readonly move: (tx: Tx, recordId: number, move: ByHand, at: Date) => Promise<void>;
  /** Returns the most recent ledger entries, newest first. */
  readonly statement: (recordId: number, atMost: number) => Promise<readonly StatementLine[]>;
};
