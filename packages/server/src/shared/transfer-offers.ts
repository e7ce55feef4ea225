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
