import type { ExtraChoice, TransferSearch } from '../ports/transfer-suppliers.ts';
import type { FailWith } from './fail.ts';

/** Throws `transferSearch.offerNotFound`, the only error whose details are a sentence. */
export function failOfferNotFound(fail: FailWith<'transferSearch.offerNotFound'>): never {
  return fail('transferSearch.offerNotFound', 'Search again and use the new searchId and code.');
}

/**
 * Derives the cancellation policy type from the refund. A rounding difference does not change the type of a half
 * refund.
 */
export function policyTypeOf(back: number, paid: number): 'freeCancel' | 'halfRefund' | 'partialRefund' {
  if (back === paid) return 'freeCancel';
  return Math.abs(2 * back - paid) <= 2 ? 'halfRefund' : 'partialRefund';
}

type Needs = Pick<TransferSearch, 'luggage'> & {
  readonly passengers?: { readonly children?: readonly { readonly age: number }[] };
  readonly extras: readonly ExtraChoice[];
};

/**
 * Returns the agency's needs without unspecified fields, so that suppliers that do not support a field continue to
 * respond.
 */
export function publicNeeds({
  passengers,
  luggage,
  extras,
}: Needs): Pick<TransferSearch, 'childAges' | 'luggage' | 'extras'> {
  return {
    childAges: passengers?.children?.map(({ age }) => age),
    luggage,
    extras: extras.length > 0 ? extras : undefined,
  };
}
