import cardValidator from 'card-validator';
import { passesLuhn } from '../shared/card-number.ts';

/**
 * Minimum number of digits in a card number. Some brands also have shorter numbers, but 13-digit e-tickets and EANs are
 * far more frequent in free text.
 */
const MIN_DIGITS = 14;
/** Maestro's BIN range covers almost every number starting with 5 or 6, but current cards have at least 16 digits. */
const MIN_MAESTRO_DIGITS = 16;

const ENOUGH_DIGITS = /\d(?:[\s\u2010-\u2015-]{0,3}\d){13}/;
const UUID_OR_HASH = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b|\b(?=\d*[a-f])[\da-f]{24,}\b/gi;
const IBAN = /\b[A-Z]{2}\d{2}(?:[ -]?[\dA-Z]{4}){2,7}(?:[ -]?[\dA-Z]{1,3})?\b/g;
const RUN = /\d+(?:[\s\u2010-\u2015-]{1,3}\d+)*/g;

/** Returns the text for the error message if `text` contains a card number, otherwise `undefined`. */
export const refuseCardNumber = (text: string): string | undefined =>
  holdsCardNumber(text) ? 'must be text without a card number' : undefined;

/**
 * Returns whether a text contains a card number. A card number has a known BIN, a length that the brand uses and a
 * valid check digit. Groups of digits are joined.
 */
export function holdsCardNumber(text: string): boolean {
  if (!ENOUGH_DIGITS.test(text)) return false;
  const others = text.replace(UUID_OR_HASH, ' _ ').replace(IBAN, (found) => (isIban(found) ? ' _ ' : found));
  const runs = others.match(RUN) ?? [];
  return runs.some((run) => [...candidatesIn(run.match(/\d+/g)!)].some(isCardNumber));
}

/** Yields the numbers formed by consecutive groups of digits that are either of equal size or spaced as on a card. */
function* candidatesIn(groups: readonly string[]): Generator<string> {
  for (let first = 0; first < groups.length; first++) {
    let digits = '';
    for (let last = first; last < groups.length && digits.length < 19; last++) {
      digits += groups[last];
      if (digits.length >= MIN_DIGITS && isGroupedEvenly(groups.slice(first, last + 1))) yield digits;
    }
  }
}

/**
 * Accepts groups of equal size, such as 4-4-4-4, 8-8 or single digits, and the groups 4-6-5 and 4-6-4 (American Express
 * and Diners).
 */
function isGroupedEvenly(groups: readonly string[]): boolean {
  const sizes = groups.map(({ length }) => length);
  const [size, ...others] = sizes as [number, ...number[]];
  const last = others.pop() ?? size;
  return (others.every((other) => other === size) && last <= size) || /^4,6,[45]$/.test(sizes.join());
}

function isCardNumber(digits: string): boolean {
  // The library does not support Troy cards.
  if (/^9792\d{12}$/.test(digits)) return passesLuhn(digits);
  const { isValid, card } = cardValidator.number(digits);
  return isValid && (card?.type !== 'maestro' || digits.length >= MIN_MAESTRO_DIGITS);
}

/**
 * ISO 13616: with the first four characters moved to the end and each letter replaced by a number starting at 10, the
 * remainder modulo 97 is 1.
 */
function isIban(text: string): boolean {
  const letters = text.replace(/[ -]/g, '');
  const digits = [...letters.slice(4), ...letters.slice(0, 4)].map((letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
