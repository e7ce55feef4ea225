export type { Supplier, SupplierPage } from '../../generated/types.ts';

export type NamedId = { readonly id: number; readonly name: string };
