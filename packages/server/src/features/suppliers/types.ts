export type SupplierKind = 'vendor' | 'transferSupplier';

export type SupplierName = { readonly kind: SupplierKind; readonly code: string; readonly name: string };

export type Switch = Pick<SupplierName, 'kind' | 'code'> & {
  readonly isOn: boolean;
  readonly by: string;
  readonly at: Date;
};

/** A vendor or transfer supplier, and who has switched it last, if it was. */
export type SwitchedSupplier = SupplierName & { readonly isOn: boolean; readonly switched?: Pick<Switch, 'by' | 'at'> };

/** How one is reached. `undefined`: as the settings of the service say for all of its kind. */
export type Reached = {
  readonly baseUrl: string | undefined;
  /** What it knows the service by. */
  readonly key: string | undefined;
  readonly deadlineMilliseconds: number | undefined;
  /** Of a reservation or cancellation. */
  readonly reservationDeadlineMilliseconds: number | undefined;
};

/** What operators save. */
export type SupplierFacts = SupplierName &
  Reached & {
    readonly displayName: string;
    /** Whose subsupplier it is; such a one is asked with its vendor. */
    readonly parentId: number | undefined;
    /** Whether it states what is reserved with it. */
    readonly hasStatement: boolean;
    readonly savedBy: string;
    readonly savedAt: Date;
  };

export type Supplier = SupplierFacts & SwitchedSupplier & { readonly id: number };

/** As operators see it: never its key. */
export type SupplierDetails = Omit<Supplier, 'key' | 'parentId'> & {
  readonly hasKey: boolean;
  readonly partOf: string | undefined;
  /** Its subsuppliers, which are asked with it. */
  readonly parts: readonly Pick<SupplierName, 'code' | 'name'>[];
};

/** What is not named stays as it is, or as the service has it for all; `null` goes back to that. */
export type SupplierChanges = {
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  /** The code of the vendor whose subsupplier a new one is. */
  readonly partOf?: string | undefined;
  readonly hasStatement?: boolean | undefined;
} & { readonly [Field in keyof Reached]?: Reached[Field] | null };

/** The same while it waits for approval: what it knows the service by is sealed, for this supplier alone. */
export type WaitingSupplier = Omit<SavedSupplier, 'by' | 'key'> & { readonly key?: string | null };

export type SavedSupplier = SupplierChanges & Pick<SupplierName, 'kind' | 'code'> & { readonly by: string };
