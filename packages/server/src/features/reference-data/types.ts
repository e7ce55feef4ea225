import type { Named } from '../../shared/language.ts';

export type { Supplier, SupplierPage } from '../../generated/types.ts';

export type NamedId = Named & { readonly id: number };
