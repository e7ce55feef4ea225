import { distance as editDistance } from 'fastest-levenshtein';

/**
 * Suggestions for error messages, which contain only names and rules from the contract and never text from the request.
 */

const MAX_NAME_LENGTH = 64;

/** Returns the known name that was probably meant: a different spelling, or a name with one or two typing errors. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const folded = foldName(name);
  const allowed = folded.length >= 8 ? 2 : folded.length >= 4 ? 1 : 0;
  let nearest: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const other = foldName(candidate);
    if (folded === '' || other === '' || Math.abs(other.length - folded.length) > allowed) continue;
    const distance = editDistance(folded, other);
    if (distance <= allowed && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { name: candidate, distance };
  }
  return nearest?.name;
}

/** `X-Currency`, `currency` and `cur_rency` are the same name in different spellings. */
const foldName = (name: string) =>
  name
    .replace(/^x-/i, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const MAX_CORRECTED_LENGTH = 200;
const SEPARATORS = /[\s()-]/g;

type Correction = {
  readonly advice: string;
  readonly applies?: RegExp;
  readonly correct: (text: string) => string;
};

const CORRECTIONS: readonly Correction[] = [
  { advice: 'spaces are not allowed', correct: (text) => text.replaceAll(/\s/g, '') },
  { advice: 'spaces, hyphens and brackets are not allowed', correct: (text) => text.replaceAll(SEPARATORS, '') },
  { advice: 'use capital letters', correct: (text) => text.toUpperCase() },
  { advice: 'use lower-case letters', correct: (text) => text.toLowerCase() },
  { advice: 'write a zero before a single digit', applies: /^\d$/, correct: (text) => `0${text}` },
  {
    advice: 'begin with + and the country code',
    applies: /^(00)?[1-9][\d\s()-]+$/,
    correct: (text) => `+${text.replaceAll(SEPARATORS, '').replace(/^00/, '')}`,
  },
];

/** Returns the advice for the first correction that makes the text acceptable. */
export function correctionOf(text: unknown, accepts: (text: string) => boolean): string | undefined {
  if (typeof text !== 'string' || text.length > MAX_CORRECTED_LENGTH || accepts(text)) return undefined;
  const isRight = ({ applies, correct }: Correction) => (applies?.test(text) ?? true) && accepts(correct(text));
  return CORRECTIONS.find(isRight)?.advice;
}
