import type { Supplier, SupplierPage } from './types.ts';

export type PageRequest = { readonly hasParentID?: boolean; readonly limit: number; readonly offset: number };

/** `hasParentID` true selects subsuppliers, false main suppliers, `undefined` both. `total` counts the selection. */
export function pageOfSuppliers(
  suppliers: readonly Supplier[],
  { hasParentID, limit, offset }: PageRequest,
): SupplierPage {
  const kept =
    hasParentID === undefined ? suppliers : suppliers.filter(({ parentID }) => (parentID !== null) === hasParentID);
  return { limit, offset, total: kept.length, results: kept.slice(offset, offset + limit) };
}
