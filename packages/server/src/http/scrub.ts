import { passesLuhn } from '../shared/card-number.ts';
import { isIdentityNumber } from '../shared/national-ids.ts';

const MASK = '***';

/** 12 to 19 digits, however they are grouped. */
const CARD_LIKE = /(?<!\d)\d(?:[ -]?\d){11,18}(?!\d)/g;
/** A Turkish identity number, or a foreigner's. */
const IDENTITY_LIKE = /(?<!\d)[1-9]\d{10}(?!\d)/g;
const TOKEN_LIKE = /\b(?:eyJ[\w-]+\.[\w-]+\.[\w-]+|rt_[\w-]+\.\d+\.[\w-]+|sk_\w+)/g;

/** Masks tokens, card and identity numbers in a finished line. Fields are on an allow-list; this is for messages and stacks. */
export function scrub(line: string): string {
  return line
    .replace(TOKEN_LIKE, MASK)
    .replace(CARD_LIKE, (found) => (passesLuhn(found.replaceAll(/\D/g, '')) ? MASK : found))
    .replace(IDENTITY_LIKE, (found) => (isIdentityNumber(found) ? MASK : found));
}
