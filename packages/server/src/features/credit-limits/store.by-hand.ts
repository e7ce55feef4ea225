import type { Tx } from '../../ports/transaction.ts';
import type { Money } from '../../shared/money.ts';
import type { ByHand, CreditRecord, StatementLine } from './types.ts';

/** Credit as operators see and move it; what was entered stays, and is only ever added to. */
export type CreditByHandStore = {
  /** Inactive ones, too. */
  readonly recordsOf: (agencyId: number) => Promise<readonly CreditRecord[]>;
  readonly find: (id: number) => Promise<CreditRecord | undefined>;
  /** Held until the transaction ends. */
  readonly lockRecord: (tx: Tx, id: number) => Promise<CreditRecord | undefined>;
  /** The record of the agency that the reference has opened. */
  readonly findOpened: (tx: Tx, opening: { agencyId: number; reference: string }) => Promise<number | undefined>;
  /** @returns the number of the new record */
  readonly openRecord: (
    tx: Tx,
    opening: { readonly agencyId: number; readonly granted: Money; readonly reference: string },
    at: Date,
  ) => Promise<number>;
  readonly setActive: (tx: Tx, id: number, isActive: boolean) => Promise<void>;
  /** What the reference has done to the record. */
  readonly findMove: (tx: Tx, recordId: number, reference: string) => Promise<ByHand | undefined>;
  /** Of a record that is held, and has enough. */
  readonly move: (tx: Tx, recordId: number, move: ByHand, at: Date) => Promise<void>;
  /** The latest entries, the latest first. */
  readonly statement: (recordId: number, atMost: number) => Promise<readonly StatementLine[]>;
};
