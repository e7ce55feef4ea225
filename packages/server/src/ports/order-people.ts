import type { Traveller } from '../shared/person-keys.ts';
import type { Tx } from './transaction.ts';

/**
 * How a kind of orders keeps what it holds of people. `Whole` is what the domain reads and writes of it, `Columns` what the row
 * shows instead: it fits what partners read, and is all that is left of an order that is erased.
 */
export type PeopleRules<Row, Whole, Columns, Personal> = {
  /** `personal` is sealed. */
  readonly split: (whole: Whole) => { readonly personal: Personal; readonly columns: Columns };
  /** The columns as the release before reads them. */
  readonly inClear: (whole: Whole, orderId: string) => Columns;
  /** `undefined`: the row is erased, or an earlier release has written it and it is not sealed yet. */
  readonly join: (row: Row, personal: Personal | undefined) => Whole;
  readonly travellersOf: (whole: Whole) => readonly Traveller[];
};

/** The columns of every kind. */
export type PersonalRow = {
  readonly id: string;
  readonly personal_sealed: Buffer | null;
  readonly personal_data_erased_at: Date | null;
};

/** `stillNeeded`: the rental or ride is not over, or is being paid. `unknown`: there is no such order. */
export type Erasure = 'erased' | 'erasedBefore' | 'stillNeeded' | 'unknown';

/** An order, as one who asks for their data is told. */
export type KeptOrder<Whole> = {
  readonly orderId: string;
  readonly agencyId: number;
  readonly createdAt: Date;
  readonly status: string;
  readonly neededUntil: Date;
  readonly erasedAt: Date | undefined;
  readonly whole: Whole;
};

type NamedOrder = { readonly id: string; readonly agencyId: number };

export type OrderPeople<Row, Whole, Columns> = {
  /** What an order is written with. */
  readonly columnsOf: (
    orderId: string,
    whole: Whole,
  ) => Columns & { readonly personal_sealed: Buffer; readonly is_in_clear: boolean };
  readonly read: (row: Row & PersonalRow) => Whole;
  /** Within a transaction that creates or holds the order: it is found by who travels, and by no one else. */
  readonly index: (tx: Tx, order: NamedOrder, whole: Whole) => Promise<void>;
  /** Leaves placeholders in orders that an earlier release has written, or was to read; a part of them, if there are many. */
  readonly seal: () => Promise<void>;
  /** Seals with the current key what another has sealed, in the same way. */
  readonly reseal: () => Promise<void>;
  /** Orders that have not needed their people since then. */
  readonly findOver: (over: { readonly before: Date; readonly atMost: number }) => Promise<readonly string[]>;
  /** Locks the order, and leaves placeholders only; it is no longer found by its people. */
  readonly erase: (tx: Tx, orderId: string, at: Date) => Promise<Erasure>;
  readonly findKept: (orderId: string) => Promise<KeptOrder<Whole> | undefined>;
};
