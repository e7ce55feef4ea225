import type { Supplier, SupplierPage } from './types.ts';

export type PageRequest = { readonly hasParentID?: boolean; readonly limit: number; readonly offset: number };

/**
 * Selects subsuppliers if `hasParentID` is true, main suppliers if it is false, or both if it is `undefined`. `total`
 * is the number of suppliers selected.
 */
export function pageOfSuppliers(
  suppliers: readonly Supplier[],
  { hasParentID, limit, offset }: PageRequest,
): SupplierPage {
  const kept =
    hasParentID === undefined ? suppliers : suppliers.filter(({ parentID }) => (parentID !== null) === hasParentID);
  return { limit, offset, total: kept.length, results: kept.slice(offset, offset + limit) };
}
