export type SupplierKind = 'vendor' | 'transferSupplier';

export type SupplierName = { readonly kind: SupplierKind; readonly code: string; readonly name: string };

export type Switch = Pick<SupplierName, 'kind' | 'code'> & {
  readonly isOn: boolean;
  readonly by: string;
  readonly at: Date;
};

/** A vendor or transfer supplier, and who has switched it last, if somebody has. */
export type SwitchedSupplier = SupplierName & { readonly isOn: boolean; readonly switched?: Pick<Switch, 'by' | 'at'> };
