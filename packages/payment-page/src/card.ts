import type { Card } from './processor.ts';

/** The fields of the card form, as entered. */
export type Typed = Readonly<Record<'number' | 'expiry' | 'cvc' | 'holder', string>>;

/** For each invalid field, the key of the message to show. */
export type WrongFields = Partial<
  Readonly<{ number: 'numberWrong'; expiry: 'expiryWrong' | 'expiryPast'; cvc: 'cvcWrong'; holder: 'holderWrong' }>
>;

const CENTURY = 2_000;
const LONGEST_HOLDER = 100;

/** Returns the card, or the fields that cannot be valid. Spaces and hyphens between digits are accepted. */
export function readCard(typed: Typed, now: Date): { card: Card } | { wrong: WrongFields } {
  const number = typed.number.replace(/[\s-]/g, '');
  const cvc = typed.cvc.trim();
  const holderName = typed.holder.trim();
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(typed.expiry.trim()) ?? [];
  const expiry = month && year ? { month: Number(month), year: CENTURY + Number(year) } : undefined;
  const wrong: WrongFields = {
    ...(!hasCheckDigit(number) && { number: 'numberWrong' }),
    ...(!expiry && { expiry: 'expiryWrong' }),
    ...(expiry && isPast(expiry, now) && { expiry: 'expiryPast' }),
    ...(!/^\d{3,4}$/.test(cvc) && { cvc: 'cvcWrong' }),
    ...((holderName === '' || holderName.length > LONGEST_HOLDER) && { holder: 'holderWrong' }),
  };
  if (!expiry || Object.keys(wrong).length > 0) return { wrong };
  const expireMonth = String(expiry.month).padStart(2, '0');
  return { card: { number, expireMonth, expireYear: String(expiry.year), holderName, cvc } };
}

/**
 * Returns whether a card has expired. A card is valid until the end of its last month, in the time zone that is
 * furthest behind UTC.
 */
function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  const HOURS_BEHIND = 12;
  return now.getTime() >= Date.UTC(year, month, 1, HOURS_BEHIND);
}

/** Checks the length and the Luhn check digit of a card number. */
function hasCheckDigit(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
