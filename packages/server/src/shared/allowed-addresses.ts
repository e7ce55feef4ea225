import { canonicalRange, isWithin } from '@agency-booking/contract-express';

/** Returns whether the address is allowed; an empty list allows every address. */
export const isAllowedFrom = (clientAddress: string, allowed: readonly string[]) =>
  allowed.length === 0 || isWithin(clientAddress, allowed);

/**
 * Returns canonical addresses without duplicates. `wrong` is the first entry that is neither an address nor a range.
 */
export function readAllowedAddresses(texts: readonly string[]) {
  const read = texts.map((text) => canonicalRange(text));
  const wrong = texts[read.indexOf(undefined)];
  return { allowed: [...new Set(read.filter((text) => text !== undefined))], wrong };
}
