import type { Traveller } from '../shared/person-keys.ts';
import type { Tx } from './transaction.ts';

/**
 * The storage rules for personal data in one kind of order. `Whole` is the complete data that the domain reads and
 * writes. `Row` contains the placeholders stored in the row. Placeholders match the contract and are the only data
 * left after erasure.
 */
export type PeopleRules<Row, Whole, Personal> = {
  /** The columns that `join` reads. */
  readonly columns: readonly (keyof Row & string)[];
  /** Splits the data into the part to seal and the placeholder columns. */
  readonly split: (whole: Whole) => { readonly personal: Personal; readonly columns: Written<Row> };
  /** Combines a row with its personal data, which is `undefined` if it was erased. */
  readonly join: (row: Row, personal: Personal | undefined) => Whole;
  readonly travellersOf: (whole: Whole) => readonly Traveller[];
};

/** The column values that a statement writes for `Row`. */
type Written<Row> = Readonly<Record<keyof Row, string>>;

/** The personal data columns that both order tables share. */
export type PersonalRow = {
  readonly id: string;
  readonly personal_sealed: Buffer | null;
  readonly personal_data_erased_at: Date | null;
};

/**
 * Result of an erasure. `stillNeeded`: the rental or ride has not ended, or a payment is in progress. `unknown`: the
 * order does not exist.
 */
export type Erasure = 'erased' | 'erasedBefore' | 'stillNeeded' | 'unknown';

/** An order as returned for a personal data request. */
export type StoredOrder<Whole> = {
  readonly orderId: string;
  readonly agencyId: number;
  readonly createdAt: Date;
  readonly status: string;
  readonly neededUntil: Date;
  readonly erasedAt: Date | undefined;
  readonly whole: Whole;
};

type NamedOrder = { readonly id: string; readonly agencyId: number };

export type OrderPeople<Row, Whole> = {
  /** The columns that `read` needs. */
  readonly columns: readonly (keyof (Row & PersonalRow) & string)[];
  /** Returns the column values for writing an order. */
  readonly columnsOf: (orderId: string, whole: Whole) => Written<Row> & { readonly personal_sealed: Buffer };
  readonly read: (row: Row & PersonalRow) => Whole;
  /** Updates the traveller index. Call this in a transaction that creates or locks the order. */
  readonly index: (tx: Tx, order: NamedOrder, whole: Whole) => Promise<void>;
  /** Re-seals data that was sealed with an earlier key. Each call processes a limited number of orders. */
  readonly reseal: () => Promise<void>;
  /** Finds orders whose personal data has not been needed since the given time. */
  readonly findOver: (over: { readonly before: Date; readonly atMost: number }) => Promise<readonly string[]>;
  /** Locks the order and replaces personal data with placeholders, so that no traveller search finds the order. */
  readonly erase: (tx: Tx, orderId: string, at: Date) => Promise<Erasure>;
  readonly findKept: (orderId: string) => Promise<StoredOrder<Whole> | undefined>;
};
