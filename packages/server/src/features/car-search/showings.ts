import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { VendorOffer } from '../../ports/vendors.ts';
import type { Showing, Supplier } from './types.ts';

/** Each holds all that its vendors said. */
const MOST = 64;

export type Said = { readonly vendor: Supplier; readonly offers: readonly VendorOffer[] };

/** `isAgain`: it was shown before, with codes of another search. */
type Found = { readonly showing: Showing; readonly isAgain: boolean };
type Known = { readonly answers: readonly Said[]; readonly showing: Showing | undefined };
const SHOWN_ONCE: Known = { answers: [], showing: undefined };

/** What was shown lately. */
export type Showings = {
  /**
   * As long as the vendors' answers are the very same, as they are while they are shared and when a vendor repeats itself, an equal
   * search shows the same.
   * @param basis all that prices and choice depend on besides the answers
   */
  readonly find: (basis: object, answers: readonly Said[], show: () => Showing) => Found;
};

export function createShowings(): Showings {
  const known = new LRUCache<string, Known>({ max: MOST });
  return {
    find(basis, answers, show) {
      const key = hash('sha256', JSON.stringify(basis));
      const before = known.get(key);
      if (before?.showing && isSame(before.answers, answers)) return { showing: before.showing, isAgain: true };
      const showing = show();
      // Most are shown once, and what is kept for nothing costs more than it saves.
      known.set(key, before ? { answers, showing } : SHOWN_ONCE);
      return { showing, isAgain: false };
    },
  };
}

function isSame(left: readonly Said[], right: readonly Said[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ vendor, offers }, index) => vendor.id === right[index]!.vendor.id && offers === right[index]!.offers)
  );
}
