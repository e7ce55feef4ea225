export type SupplierKind = 'vendor' | 'transferSupplier';

export type SupplierName = { readonly kind: SupplierKind; readonly code: string; readonly name: string };

export type Switch = Pick<SupplierName, 'kind' | 'code'> & {
  readonly isOn: boolean;
  readonly by: string;
  readonly at: Date;
};

/** Vendor or transfer supplier, with its most recent switch-on or switch-off, if any. */
export type SwitchedSupplier = SupplierName & { readonly isOn: boolean; readonly switched?: Pick<Switch, 'by' | 'at'> };

/** Connection settings of a supplier. `undefined` means the default for its kind. */
export type Reached = {
  readonly baseUrl: string | undefined;
  /** API key that the supplier issued to this service. */
  readonly key: string | undefined;
  readonly deadlineMilliseconds: number | undefined;
  /** Deadline for reservations and cancellations. */
  readonly reservationDeadlineMilliseconds: number | undefined;
};

export type SupplierFacts = SupplierName &
  Reached & {
    readonly displayName: string;
    /** ID of the parent vendor, if this is a subsupplier. A subsupplier is queried through its vendor. */
    readonly parentId: number | undefined;
    readonly hasStatement: boolean;
    readonly savedBy: string;
    readonly savedAt: Date;
  };

export type Supplier = SupplierFacts & SwitchedSupplier & { readonly id: number };

/** Supplier as shown to operators, without its key. */
export type SupplierDetails = Omit<Supplier, 'key' | 'parentId'> & {
  readonly hasKey: boolean;
  readonly partOf: string | undefined;
  /** Subsuppliers, which are queried through this supplier. */
  readonly parts: readonly Pick<SupplierName, 'code' | 'name'>[];
};

/**
 * Changes to a supplier. Absent fields stay unchanged or, for a new supplier, use the default. `null` restores the
 * default.
 */
type SupplierChanges = {
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  /** Code of the parent vendor of a new subsupplier. */
  readonly partOf?: string | undefined;
  readonly hasStatement?: boolean | undefined;
} & { readonly [Field in keyof Reached]?: Reached[Field] | null };

/** A change that awaits approval. Its key is sealed for this supplier only. */
export type WaitingSupplier = Omit<SavedSupplier, 'by' | 'key'> & {
  readonly key?: string | null;
  /** State of the supplier when the change was requested. Absent in requests from earlier releases. */
  readonly seenAt?: string;
};

export type SavedSupplier = SupplierChanges & Pick<SupplierName, 'kind' | 'code'> & { readonly by: string };
