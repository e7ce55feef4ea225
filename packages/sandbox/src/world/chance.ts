/** Returns a number in [0, 1) that depends only on the seed and the words. The number determines how vendors differ. */
export type Chance = (...words: readonly string[]) => number;

/** The seed for staging and for the prices in the documentation. */
export const STAGING_SEED = 'agency-booking';

export function createChance(seed: string): Chance {
  return (...words) => fnv1a([seed, ...words].join('|')) / 2 ** 32;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The high bits of an FNV hash hardly change if only the last letters of the input differ.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
