import type { ExtraChoice, TransferSearch } from '../ports/transfer-suppliers.ts';
import { type FailOf, failOf } from './fail.ts';

const fail: FailOf<'getTransfer' | 'createTransferOrder'> = failOf();

/** @throws transferSearch.offerNotFound, the one error whose details are a sentence */
export function failOfferNotFound(): never {
  return fail('transferSearch.offerNotFound', 'Search again and use the new searchId and code.');
}

/** How a policy of cancellation is called by what comes back of what is paid; roundings do not make a half something else. */
export function policyTypeOf(back: number, paid: number): 'freeCancel' | 'halfRefund' | 'partialRefund' {
  if (back === paid) return 'freeCancel';
  return Math.abs(2 * back - paid) <= 2 ? 'halfRefund' : 'partialRefund';
}

type Needs = Pick<TransferSearch, 'luggage'> & {
  readonly passengers?: { readonly children?: readonly { readonly age: number }[] };
  readonly extras: readonly ExtraChoice[];
};

/** As suppliers are told: what was not said is left out, so that those who know no such field go on answering. */
export function toldNeeds({
  passengers,
  luggage,
  extras,
}: Needs): Pick<TransferSearch, 'childAges' | 'luggage' | 'extras'> {
  return {
    ...(passengers?.children && { childAges: passengers.children.map(({ age }) => age) }),
    ...(luggage && { luggage }),
    ...(extras.length > 0 && { extras }),
  };
}
