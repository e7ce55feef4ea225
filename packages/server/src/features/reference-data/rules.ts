import Negotiator from 'negotiator';
import { LANGUAGES, type Language, type Page, type Supplier } from './types.ts';

/** The language an `Accept-Language` header likes best among ours; English when it likes none of them. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  return (negotiator.language([...LANGUAGES]) as Language | undefined) ?? 'en';
}

/** `hasParentID`: true keeps subsuppliers, false main suppliers, undefined both. */
export function pageOfSuppliers(
  suppliers: readonly Supplier[],
  { hasParentID, limit, offset }: { hasParentID?: boolean; limit: number; offset: number },
): Page<Supplier> {
  const kept =
    hasParentID === undefined ? suppliers : suppliers.filter(({ parentID }) => (parentID !== null) === hasParentID);
  return { limit, offset, total: kept.length, results: kept.slice(offset, offset + limit) };
}
