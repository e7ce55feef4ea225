import type { SearchVendor, VendorSearch } from '../../ports/vendors.ts';
import { silenceOf } from '../../shared/search-outcomes.ts';
import type { Said } from './search-result-cache.ts';
import type { Supplier } from './types.ts';

type VendorsAsked = {
  readonly question: VendorSearch;
  readonly suppliers: readonly Supplier[];
  readonly signal: AbortSignal;
};

type AskingDeps = {
  readonly searchVendor: SearchVendor;
  /** Codes of the vendors that an operator has switched off. */
  readonly vendorsOff: () => Promise<ReadonlySet<string>>;
};

/** All vendors without a usable response share this list, so that identical outcomes share one cached result. */
const NO_OFFERS: Said['offers'] = [];

/** Queries every main supplier that is switched on. */
export async function askVendors(
  { question, suppliers, signal }: VendorsAsked,
  { searchVendor, vendorsOff }: AskingDeps,
): Promise<Said[]> {
  const off = await vendorsOff();
  const vendors = suppliers.filter(({ parentID, code }) => parentID === null && !off.has(code));
  return Promise.all(
    vendors.map(async (vendor): Promise<Said> => {
      const asked = await searchVendor(vendor.code, question, signal);
      return asked.answered
        ? { vendor, offers: asked.answer, silence: undefined }
        : { vendor, offers: NO_OFFERS, silence: silenceOf(asked.reason) };
    }),
  );
}
