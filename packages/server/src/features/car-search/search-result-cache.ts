import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { VendorOffer } from '../../ports/vendors.ts';
import type { Silence } from '../../shared/search-outcomes.ts';
import type { Showing, Supplier } from './types.ts';

/** Maximum number of cached search results. Each entry contains the responses of all its vendors. */
const MOST = 64;

/** The outcome of querying a vendor. Without a usable response, `offers` is empty and `silence` contains the reason. */
export type Said = {
  readonly vendor: Supplier;
  readonly offers: readonly VendorOffer[];
  readonly silence: Silence | undefined;
};

/** A cached or new search result. `isAgain` is true if an earlier search returned it with different codes. */
type Found = { readonly showing: Showing; readonly isAgain: boolean };
type Known = { readonly answers: readonly Said[]; readonly showing: Showing | undefined };
const SHOWN_ONCE: Known = { answers: [], showing: undefined };

export type SearchResultCache = {
  /**
   * Returns the cached result if an identical search received identical vendor responses; otherwise computes a new one.
   * Two searches receive identical responses if they share a vendor call, or if the vendor returns the same response
   * again. `basis` contains all other inputs that determine prices and selection.
   */
  readonly find: (basis: object, answers: readonly Said[], show: () => Showing) => Found;
};

export function createSearchResultCache(): SearchResultCache {
  const known = new LRUCache<string, Known>({ max: MOST });
  return {
    find(basis, answers, show) {
      const key = hash('sha256', JSON.stringify(basis));
      const before = known.get(key);
      if (before?.showing && isSame(before.answers, answers)) return { showing: before.showing, isAgain: true };
      const showing = show();
      // Most results are shown only once, so a result is cached only from the second search onwards. Unused cache
      // entries would cost more than they save.
      known.set(key, before ? { answers, showing } : SHOWN_ONCE);
      return { showing, isAgain: false };
    },
  };
}

function isSame(left: readonly Said[], right: readonly Said[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ vendor, offers, silence }, index) => {
      const other = right[index]!;
      return vendor.id === other.vendor.id && offers === other.offers && silence === other.silence;
    })
  );
}
