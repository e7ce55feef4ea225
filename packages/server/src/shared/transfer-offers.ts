import { type FailOf, failOf } from './fail.ts';

const fail: FailOf<'getTransfer' | 'createTransferOrder'> = failOf();

/** @throws transferSearch.offerNotFound, the one error whose details are a sentence */
export function failOfferNotFound(): never {
  return fail('transferSearch.offerNotFound', 'Search again and use the new searchId and code.');
}
