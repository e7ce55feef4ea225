import { canonicalRange, isWithin } from '@agency-booking/contract-express';

/** Whether an address is one of those that may; an empty list is no bound. */
export const isAllowedFrom = (clientAddress: string, allowed: readonly string[]) =>
  allowed.length === 0 || isWithin(clientAddress, allowed);

/** As they are kept: each once, in the one spelling. `wrong` is the first that is no address or range. */
export function readAllowedAddresses(texts: readonly string[]) {
  const read = texts.map((text) => canonicalRange(text));
  const wrong = texts[read.indexOf(undefined)];
  return { allowed: [...new Set(read.filter((text) => text !== undefined))], wrong };
}
