import type { Page, Supplier } from './types.ts';

/** `hasParentID`: true keeps subsuppliers, false main suppliers, undefined both. */
export function pageOfSuppliers(
  suppliers: readonly Supplier[],
  { hasParentID, limit, offset }: { hasParentID?: boolean; limit: number; offset: number },
): Page<Supplier> {
  const kept =
    hasParentID === undefined ? suppliers : suppliers.filter(({ parentID }) => (parentID !== null) === hasParentID);
  return { limit, offset, total: kept.length, results: kept.slice(offset, offset + limit) };
}
