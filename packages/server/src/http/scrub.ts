import { passesLuhn } from '../shared/card-number.ts';
import { isIdentityNumber } from '../shared/national-ids.ts';

const MASK = '***';

/** The start of a token. A word is masked from this position on, whether or not the token is complete. */
const TOKEN_START = /(?<![A-Za-z0-9_])(?:eyJ|rt_|sk_)/;
const WORD = /[\w.-]+/g;
/**
 * Matches every text that can contain a token or a number with at least eleven digits. Most short texts do not match.
 */
const WORTH_SEARCHING = /eyJ|rt_|sk_|\d(?:\D{0,3}\d){10}/;

const DIGITS = /\d+/g;
/** Characters that may separate the digits of one number. */
const GAP = /^[ \u00A0\u2000-\u200B\u202F\u2060\uFEFF.·/\\_+\u2010-\u2015-]{1,3}$/;
const LONGEST_GAP = 3;

const CARD_LENGTHS = { min: 12, max: 19 };
const IDENTITY_LENGTH = 11;
/** Maximum length of a run of digits. No legitimate log output contains a longer run. */
const MOST_DIGITS = 40;

/** Groups of digits that may form one number. */
type Run = { readonly start: number; readonly groups: readonly string[]; readonly end: number };

/**
 * Masks tokens, card numbers and identity numbers in a log line, in linear time. Digits next to a card number, such as
 * a CVC, are also masked. An allow-list already restricts log fields, so this protects messages and stack traces.
 */
export function scrub(line: string): string {
  return WORTH_SEARCHING.test(line) ? withoutNumbers(line.replace(WORD, withoutToken)) : line;
}

function withoutToken(word: string): string {
  const start = word.search(TOKEN_START);
  return start === -1 ? word : word.slice(0, start) + MASK;
}

function withoutNumbers(line: string): string {
  let masked = '';
  let copied = 0;
  for (const { start, groups, end } of runsOf(line)) {
    if (!holdsNumberOfPerson(groups)) continue;
    masked += line.slice(copied, start) + MASK;
    copied = end;
  }
  return masked + line.slice(copied);
}

function* runsOf(line: string): Generator<Run> {
  let run: { start: number; groups: string[]; end: number } | undefined;
  for (const { 0: digits, index } of line.matchAll(DIGITS)) {
    const end = index + digits.length;
    if (run && index - run.end <= LONGEST_GAP && GAP.test(line.slice(run.end, index))) {
      run.groups.push(digits);
      run.end = end;
    } else {
      if (run) yield run;
      run = { start: index, groups: [digits], end };
    }
  }
  if (run) yield run;
}

/** Returns whether any group starts a card or identity number. A card number may end within a group, before a CVC. */
function holdsNumberOfPerson(groups: readonly string[]): boolean {
  const digits = groups.join('');
  if (digits.length < IDENTITY_LENGTH) return false;
  if (digits.length > MOST_DIGITS) return true;
  let start = 0;
  return groups.some((group) => {
    const rest = digits.slice(start);
    start += group.length;
    return beginsWithCard(rest) || isIdentityNumber(group);
  });
}

function beginsWithCard(digits: string): boolean {
  if (!/^[2-9]/.test(digits)) return false;
  const longest = Math.min(CARD_LENGTHS.max, digits.length);
  for (let length = CARD_LENGTHS.min; length <= longest; length++) {
    if (passesLuhn(digits.slice(0, length))) return true;
  }
  return false;
}
